/* What a page must not have: something that axe finds, something too wide, errors, requests that leave the site. */
import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { expect } from './site.ts';

/** The rules that a page breaks, each with its elements. */
export const findViolations = async (page: Page, options: RunOptions = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async (how) => {
      // A border: axe came as text.
      const { axe } = window as unknown as { readonly axe: typeof axeCore };
      const { violations } = await axe.run(document, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`);
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
};

/** A page in one of its states: axe finds nothing, and it is no wider than the screen. */
export const expectOpen = async (page: Page, state: string): Promise<void> => {
  expect(await findViolations(page), state).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${state} is too wide`).toBeLessThanOrEqual(0);
};

/** The errors of a page and its requests elsewhere, as they come. */
export const collectErrors = (page: Page, origin: string): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'blob:') errors.push(request.url());
  });
  return errors;
};

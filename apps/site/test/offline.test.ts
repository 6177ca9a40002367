/* After one visit everything works without a network; a new version is offered, never forced. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../serve.ts';
import { dist, expect, pages, test } from './site.ts';

const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('after one visit every page opens without a network, the search too', async ({ browser }) => {
  const { server, address } = await serve(dist, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/en/`);
  await kept(page);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  for (const path of pages()) {
    const status = await page.evaluate(async (path) => (await fetch(path)).status, path);
    expect(status, path).toBe(200);
  }
  const answer = await page.goto(`${address}/fr/rights/?a=1`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText('Droits');
  await page.evaluate(() => document.fonts.ready);

  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill('licence');
  await expect(page.locator('#search li a').first()).toHaveAttribute('href', '/fr/rights/');

  const lost = await page.goto(`${address}/en/nowhere/`);
  expect(lost?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Off the map');
  await context.close();
});

test('a new version is offered, and taken only when asked', async ({ browser }) => {
  const folder = `${mkdtempSync(join(tmpdir(), 'site-'))}${sep}`;
  cpSync(dist, folder, { recursive: true });
  const { server, address } = await serve(folder, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/en/rights/`);
  await kept(page);
  await expect(page.locator('#newer')).toBeHidden();

  // The next release: one page says something else, and the list says so.
  const file = join(folder, 'en/rights/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1>[^<]*/, '<h1>Rights, second edition'));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const next = worker
    .replace(/const version = "/, 'const version = "2')
    .replace(/(\["\/en\/rights\/",")[^"]*/, '$1changed');
  expect(next).toContain('["/en/rights/","changed"]');
  writeFileSync(join(folder, 'sw.js'), next);

  await page.reload();
  await expect(page.locator('#newer')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Rights');
  await page.goto(`${address}/en/corrections/`);
  await page.goto(`${address}/en/rights/`);
  await expect(page.locator('h1')).toHaveText('Rights');

  await page.locator('#newer [data-use]').click();
  await expect(page.locator('h1')).toHaveText('Rights, second edition');
  await expect(page.locator('#newer')).toBeHidden();
  const caches = await page.evaluate(async () => (await window.caches.keys()).length);
  expect(caches).toBe(1);

  await context.close();
  server.close();
  rmSync(folder, { recursive: true });
});

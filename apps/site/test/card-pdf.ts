/* A player's card through the printer of a real Chromium. */
import type { Page } from '@playwright/test';
import { pages } from './site.ts';

export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

export const cardPages = (): readonly string[] => pages().filter((page) => /^\/(?:en|fr)\/cards\/./.test(page));

/** Prints a card and counts its sheets; with a path the file is kept. */
export const printCard = async (page: Page, address: string, format: Paper, path?: string) => {
  await page.goto(address);
  // What only print shows asks for its faces here, not in the printer.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format, printBackground: true, ...(path === undefined ? {} : { path }) });
  return { sheets: (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length };
};

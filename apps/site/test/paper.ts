/* Pages through the printer of a real Chromium. */
import type { Page } from '@playwright/test';

/** What is left of each paper between margins of 6.4 mm, in CSS pixels, and the paper itself in points. */
export const papers = {
  A4: { inner: { width: 745, height: 1074 }, points: [595, 842] },
  Letter: { inner: { width: 767, height: 1007 }, points: [612, 792] },
} as const;

/** How many pages the printer of a real Chromium makes of the page as it stands. */
export const countSheets = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
  return (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
};

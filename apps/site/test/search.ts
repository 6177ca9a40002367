/* What the search answers: from the built index of a language, and on a page. */
import type { Locator, Page } from '@playwright/test';
import { createFinder } from '../src/search/find.ts';
import type { SearchIndex } from '../src/search/index-format.ts';
import { expect, read } from './site.ts';

// A border: the build writes it from that very type.
export const indexOf = (lang: string) => JSON.parse(read(`${lang}/search.json`)) as SearchIndex;
const finders = { en: createFinder(indexOf('en')), fr: createFinder(indexOf('fr')) };

export const ask = (lang: 'en' | 'fr', words: string) =>
  finders[lang](words).map(({ entry, group, ratio }) => ({ ...entry, ...group, found: ratio }));

/** The results that a page shows. */
export const asking = async (page: Page, address: string, words: string): Promise<Locator> => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill(words);
  await expect(page.locator('#search [role="status"]')).not.toBeEmpty();
  return page.locator('#search li a');
};

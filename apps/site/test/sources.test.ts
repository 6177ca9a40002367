/* The readings: grouped by their charts and folded, and opened by the address of one of them. */
import { expect, pages, test } from './site.ts';

test('on a phone the page of sources is short, and the address of a reading opens its fold', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/fr/sources/`);
  const games = pages().filter((path) => /^\/fr\/cards\/[^/]+\/$/.test(path)).length;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500 + games * 500);
  // A document is told by its number, year and languages, that of a draft by what it says; an id that is a word is nobody's to read.
  for (const about of await page.locator('.docs dt .mute').allTextContents())
    expect(about).toMatch(/^(?:(?:\d+, )?(?:\d{4}|sans date), (?:français|anglais)|sans date$)/);
  const articles = page.locator('.doubts article');
  expect(await articles.count()).toBeGreaterThan(0);
  await expect(articles.first()).toBeHidden();
  // In a group the weakest reading stands first.
  const ranks = await page
    .locator('details.fold .doubts')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('article')].map((article) =>
          ['faible', 'moyenne', 'forte'].findIndex((word) => article.textContent?.includes(`Confiance\u202f: ${word}`)),
        ),
      ),
    );
  for (const rank of ranks) {
    expect(rank).not.toContain(-1);
    expect(rank).toEqual(rank.toSorted((a, b) => a - b));
  }
  const [id, other] = [await articles.first().getAttribute('id'), await articles.last().getAttribute('id')];
  await page.goto(`${origin}/fr/sources/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.evaluate((anchor) => {
    location.hash = anchor ?? '';
  }, other);
  await expect(page.locator(`[id="${other}"]`)).toBeInViewport();
  await context.close();
});

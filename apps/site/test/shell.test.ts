/* The head that every page has: languages, lamp, search, menu. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

test('the front door goes to the language of the device, then to the one chosen', async ({ browser, origin }) => {
  const french = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await french.newPage();
  await page.goto(`${origin}/`);
  await page.waitForURL(`${origin}/fr/`);
  await page.locator('[data-twin]').click();
  await page.waitForURL(`${origin}/en/`);
  await page.goto(`${origin}/`);
  await page.waitForURL(`${origin}/en/`);
  await french.close();
});

test('without script the front door shows both languages', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${origin}/fr/`);
  await context.close();
});

test('the switch keeps the state of the page: the links differ in the language alone', async ({ page, origin }) => {
  await page.goto(`${origin}/en/rights/?attackers.1.strength=3#main`);
  await page.locator('[data-twin]').click();
  await expect(page).toHaveURL(`${origin}/fr/rights/?attackers.1.strength=3#main`);
});

test('the lamp turns the light over, keeps it, and there is no flash of the other', async ({ browser, origin }) => {
  const context = await browser.newContext({ colorScheme: 'light', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/en/`);
  const lamp = page.getByRole('button', { name: 'By lamplight' });
  await expect(lamp).toHaveAttribute('aria-pressed', 'false');
  await lamp.click();
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(24, 21, 16)');
  await page.goto(`${origin}/fr/rights/`, { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset.lamp)).toBe('dark');
  await page.getByRole('button', { name: 'À la lampe' }).click();
  expect(await ground()).toBe('rgb(252, 251, 247)');
  await context.close();
});

test('the search opens with the keyboard, finds, says so, and closes', async ({ page, origin }) => {
  await page.goto(`${origin}/en/`);
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  const words = page.locator('#search-words');
  await expect(words).toBeFocused();
  await words.fill('licence');
  await expect(page.locator('#search li a').first()).toHaveAttribute('href', '/en/rights/');
  await expect(page.locator('#search [role="status"]')).toContainText('found');
  await words.fill('zqxv');
  await expect(page.locator('#search [role="status"]')).toContainText('Nothing found for “zqxv”');
  await page.keyboard.press('Escape');
  await expect(page.locator('#search')).toBeHidden();
});

const asking = async (page: Page, address: string, words: string): Promise<Locator> => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill(words);
  await expect(page.locator('#search [role="status"]')).not.toBeEmpty();
  return page.locator('#search li a');
};

test('who looks for a terrain, a ratio or a note is answered, in either language, and opens its cell', async ({
  page,
  origin,
}) => {
  const village = await asking(page, `${origin}/fr/`, 'village');
  // Other games may have villages too.
  await expect(village.first()).toHaveAttribute('href', /^\/fr\/[^/]+\/charts\/[^/]+\/#/);
  await expect(page.locator('#search li a[href="/fr/corbach-1760/charts/terrain/#village"]')).toBeVisible();
  const town = page.locator('#search li', { hasText: 'Ville / Village / Ruines' });
  await expect(town.locator('a').first()).toContainText('Infanterie 2');
  // The other printing stands with it, and only where it differs.
  await expect(town.locator('a.other')).toHaveAttribute('href', '/fr/jours-de-gloire/charts/terrain/2006/#town');
  const links = await village.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((link) => link.includes('/docs/'))).toEqual([]);
  expect(links.filter((link) => /terrain.*#town/.test(link))).toHaveLength(2);

  const ratio = await asking(page, `${origin}/en/`, '15:8');
  const ladder = page.locator('#search li', { hasText: '15:8 → 1.5/1' });
  await expect(ladder).toHaveCount(1);
  await expect(ladder).toContainText('+1, rounded in the defender’s favour');

  // By keys alone: down to the second result, back up to the words, and the first opens with Enter.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(ratio.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#search-words')).toBeFocused();
  await page.locator('#search-words').fill('note e');
  await expect(ratio.first()).toHaveAttribute('href', '/en/jours-de-gloire/charts/notes/#e');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/jours-de-gloire/charts/notes/#e');
  await expect(page.locator('.litnote')).toContainText('e');
  // A letter on a page opens it too; within a field it is a letter.
  await page.keyboard.press('/');
  await expect(page.locator('#search-words')).toBeFocused();
  await page.keyboard.type('1/2');
  await expect(page.locator('#search-words')).toHaveValue('1/2');
});

test('the docs are found from the docs', async ({ page, origin }) => {
  await expect((await asking(page, `${origin}/en/docs/`, 'vitest')).first()).toHaveAttribute('href', /\/docs\//);
  await asking(page, `${origin}/en/`, 'vitest');
  await expect(page.locator('#search [role="status"]')).toContainText('Nothing found');
});

test('more results are a key away, are counted aloud, and what is not found stands in the quotes of the language', async ({
  page,
  origin,
}) => {
  const found = await asking(page, `${origin}/fr/`, 'combat');
  const status = page.locator('#search [role="status"]');
  await expect(found).toHaveCount(12);
  await expect(status).toHaveText(/^\d+ trouvés, 12 montrés$/);
  const all = Number.parseInt((await status.textContent()) ?? '', 10);
  const more = page.getByRole('button', { name: 'En montrer plus' });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (let shown = 12; shown < all; shown += 12) {
    await expect(status).toHaveText(`${all} trouvés, ${shown} montrés`);
    await more.press('Enter');
    await expect(found.nth(shown)).toBeFocused();
  }
  await expect(found).toHaveCount(all);
  await expect(status).toHaveText(`${all} trouvés`);
  await expect(more).toBeHidden();
  // Opened again, it goes on with what is asked now.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill('cavalerie');
  await expect(status).toHaveText(/, 12 montrés$/);
  await more.press('Enter');
  await expect(found.nth(12)).toBeFocused();
  await page.locator('#search-words').fill('zqxv');
  await expect(status).toHaveText('Rien trouvé pour «\u202fzqxv\u202f».');
  await expect(more).toBeHidden();
});

test('the first thing that Tab reaches leads to the page itself', async ({ page, origin }) => {
  for (const [address, target] of [
    ['/en/rights/', '#main'],
    ['/en/docs/', '#_top'],
  ] as const) {
    await page.goto(origin + address);
    await page.keyboard.press('Tab');
    const skip = page.locator('a.skip');
    await expect(skip).toBeFocused();
    await expect(skip).toHaveAttribute('href', target);
    await expect(page.locator(target)).toHaveCount(1);
  }
});

test('on a phone the rooms are in the menu, and every target of the head is 44 px', async ({ browser, origin }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/en/`);
  await page.locator('.menu summary').click();
  await expect(page.locator('.menu').getByRole('link', { name: 'Charts' })).toBeVisible();
  const small = await page
    .locator('.head :is(a, button, summary):visible')
    .evaluateAll(
      (targets) =>
        targets.map((target) => target.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44)
          .length,
    );
  expect(small).toBe(0);
  await context.close();
});

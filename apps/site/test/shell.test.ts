/* The head that every page has: languages, lamp, search, menu. */
import { asking } from './search.ts';
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

test('the docs are found from the docs', async ({ page, origin }) => {
  await expect((await asking(page, `${origin}/en/docs/`, 'vitest')).first()).toHaveAttribute('href', /\/docs\//);
  await asking(page, `${origin}/en/`, 'vitest');
  await expect(page.locator('#search [role="status"]')).toContainText('Nothing found');
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

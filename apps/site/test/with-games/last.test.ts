/* From the home page and the menu every calculator is one tap away, those used last with their answers; what was stored
   survives damage. */
import type { Browser, Page } from '@playwright/test';
import { expect, pages, test } from '../site.ts';
import { startTaps } from '../taps.ts';

const calculators = pages().filter((page) => /^\/en\/[^/]+\/(?:calculators|steps)\/./.test(page));

const store = (page: Page, value: unknown) =>
  page.evaluate((entry) => localStorage.setItem('coup-doeil/last', JSON.stringify(entry)), { version: 1, value });

const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  return { context, page: await context.newPage() };
};

test('a calculator that was used is one tap away on the home page, in either language, with its game and its answer', async ({
  page,
  origin,
}) => {
  const path = '/en/jours-de-gloire/calculators/fire/?strength=5';
  await page.goto(`${origin}/en/`);
  await expect(page.locator('[data-last]')).toBeHidden();
  await store(page, [{ path, title: { en: 'Mine', fr: 'Le <b>mien</b>' }, headline: '-1_60/100' }]);
  await page.goto(`${origin}/fr/`);
  const link = page.locator('[data-last] a');
  await expect(link).toHaveText('Le <b>mien</b> Jours de Gloire −1 · 60\u202f%');
  await expect(link).toHaveAttribute('href', path.replace('/en/', '/fr/'));
  // Of a march the total is a cost, and stands without the sign of a modifier; words are no figures.
  const march = {
    // Used in the other language, with an input of its own.
    path: '/fr/jours-de-gloire/calculators/march/?arm=cavalry',
    title: { en: 'March', fr: 'Marche' },
    headline: '+2',
  };
  await store(page, [march, { ...march, headline: '' }]);
  await page.goto(`${origin}/en/`);
  await expect(link.first()).toHaveText('March Jours de Gloire 2');
  await expect(link.last()).toHaveText('March Jours de Gloire');
  await store(page, [{ path: 'javascript:alert(1)' }]);
  await page.goto(`${origin}/en/`);
  await expect(page.locator('[data-last]')).toBeHidden();
});

test('the three calculators that were changed last are kept, each once, the newest first, as they were left', async ({
  page,
  origin,
}) => {
  for (const id of ['shock', 'cohesion', 'odds', 'fire', 'cohesion']) {
    await page.goto(`${origin}/en/jours-de-gloire/calculators/${id}/`);
    await page.locator('#calculator[data-live]').waitFor();
    await page.locator('.step button').nth(1).click();
    await expect(page).toHaveURL(/\?.*=/);
  }
  const kept: readonly { readonly path: string; readonly headline: string }[] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coup-doeil/last') ?? '{}').value,
  );
  expect(kept.map(({ path }) => path.split('/')[4])).toEqual(['cohesion', 'fire', 'odds']);
  const here = new URL(page.url());
  expect(kept[0]?.path).toBe(here.pathname + here.search);
  for (const { headline } of kept) expect(headline).toMatch(/^[+−-]?\d+(?:_\d+\/\d+)?$/);
  await page.goto(`${origin}/fr/`);
  await expect(page.locator('[data-last] a')).toHaveCount(3);
});

test('on a phone the home page leads to every calculator in one tap', async ({ browser, origin }) => {
  const { context, page } = await openPhone(browser);
  await page.goto(`${origin}/en/`);
  expect(calculators.length).toBeGreaterThan(10);
  for (const path of calculators) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  const taps = startTaps();
  await taps.tap(page.locator('main a[href="/en/jours-de-gloire/calculators/fire/"]'));
  await page.waitForURL('**/calculators/fire/');
  expect(taps.count()).toBe(1);
  await context.close();
});

test('the menu has the calculators of the game and those used last', async ({ browser, origin }) => {
  const { context, page } = await openPhone(browser);
  await page.goto(`${origin}/en/jours-de-gloire/charts/terrain/`);
  const title = { en: 'Combat', fr: 'Combat' };
  await store(page, [{ path: '/fr/corbach-1760/calculators/combat/?a=1', title, headline: '0_1/2' }]);
  await page.locator('.menu summary').tap();
  const menu = page.locator('.menu nav');
  await expect(menu.locator('[data-menu-last] a')).toHaveText('Combat Corbach 1760');
  await expect(menu.locator('[data-menu-last] a')).toHaveAttribute('href', '/en/corbach-1760/calculators/combat/?a=1');
  for (const path of calculators.filter((each) => each.includes('/jours-de-gloire/')))
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await menu.locator('a[href="/en/jours-de-gloire/calculators/shock/"]').tap();
  await page.waitForURL('**/calculators/shock/');
  await page.goto(`${origin}/en/`);
  await page.locator('.menu summary').tap();
  await expect(menu.locator('[data-menu-last] a')).toHaveCount(1);
  await context.close();
});

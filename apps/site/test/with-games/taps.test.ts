/* How far a practised hand is from an answer, on a phone, from the home page. */
import { expect, test } from '../site.ts';
import { startTaps } from '../taps.ts';

test('a bombardment takes six taps from the home page, and its answer is in sight', async ({ browser, origin }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/en/`);
  const taps = startTaps();
  // A battery of 5 at three hexes, within its effective range, on infantry in a wood.
  await taps.tap(page.locator('main a[href="/en/jours-de-gloire/calculators/fire/"]'));
  await page.locator('#calculator[data-live]').waitFor();
  const value = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  const set = async (name: string, to: number): Promise<void> => {
    for (let now = Number(await value(name).inputValue()); now !== to; now += now < to ? 1 : -1)
      await taps.tap(page.getByRole('button', { name: `${name}: one ${now < to ? 'more' : 'less'}` }));
  };
  await set('Fire strength', 5);
  await set('Range in hexes', 3);
  await taps.tap(page.locator('label', { hasText: /^Woods/ }).first());
  expect(taps.count()).toBeLessThanOrEqual(6);
  // From the sheet: strength +5, within effective range 0, woods −1.
  await expect(page.locator('.total b').first()).toHaveText('+4');
  await expect(page.locator('.ribbon').getByText('+4').first()).toBeInViewport();
  await context.close();
});

test('a long table of results shows the rows that can come up, and folds the rest', async ({ page, origin }) => {
  await page.goto(`${origin}/en/corbach-1760/calculators/combat/`);
  await page.locator('#calculator[data-live]').waitFor();
  const rows = page.locator('.crt tbody tr');
  // One die of six faces leads to six of the fifteen rows.
  await expect(rows).toHaveCount(6);
  const unfold = page.getByRole('button', { name: 'Rows that cannot come up (9)' });
  await unfold.click();
  await expect(rows).toHaveCount(15);
  await page.getByRole('button', { name: 'Only rows that can come up' }).click();
  await expect(rows).toHaveCount(6);
  // Of a table of four rows none is folded.
  await page.goto(`${origin}/en/jours-de-gloire/calculators/shock/`);
  await expect(rows).toHaveCount(4);
});

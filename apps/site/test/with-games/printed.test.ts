/* Calculators with many units on paper, and what is printed of one. */
import { countSheets, papers } from '../paper.ts';
import { expect, test } from '../site.ts';

const units = (list: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `${list}.${i + 1}.strength=${3 + i}`).join('&');

test('three against two, and six against three, are printed on one page too', async ({ page, origin }) => {
  for (const address of [
    '/en/jours-de-gloire/calculators/shock/?attackers.2.arm=infantry&attackers.3.arm=cavalry&defenders.2.arm=infantry',
    '/fr/corbach-1760/calculators/combat/?attackers.2.strength=3&attackers.3.strength=3&defenders.2.strength=2',
    // Two readings decide this one, and both lists of fates are long.
    `/en/jours-de-gloire/calculators/shock/?${units('attackers', 6)}&attackers.6.arm=cavalry&attackers.6.charging=true&${units('defenders', 3)}`,
    `/fr/corbach-1760/calculators/combat/?${units('attackers', 6)}&attackers.2.from=flank&attackers.2.hexsides=stream&${units('defenders', 3)}`,
  ]) {
    await page.goto(origin + address);
    await page.locator('#calculator[data-live]').waitFor();
    await expect(page.locator('.field .unit, .field [class*="u-c"]').nth(4)).toBeVisible();
    for (const paper of ['A4', 'Letter'] as const)
      expect(await countSheets(page, paper), `${address} on ${paper}`).toBe(1);
  }
});

test('what is printed of a calculator is what was asked, the answer, the working and the odds; no control', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/en/jours-de-gloire/calculators/shock/`);
  await page.locator('#calculator[data-live]').waitFor();
  await page.setViewportSize(papers.A4.inner);
  await page.emulateMedia({ media: 'print' });
  const answer = page.locator('.answer');
  for (const part of ['.field', '.answer', '.work', '.oddsec']) await expect(page.locator(part).first()).toBeVisible();
  await expect(page.locator('.work')).toContainText('Terrain effects');
  for (const control of ['.head', '.setbar', '.whatsec', '.acts', '.ribbon'])
    for (const each of await page.locator(control).all()) await expect(each).toBeHidden();
  // Side by side: what was asked at the left.
  const [left, right] = [await page.locator('.field').first().boundingBox(), await answer.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
});

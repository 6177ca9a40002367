/* From the files of a VASSAL game to counters on the board; all the rest of it is looked at in `vassal.test.ts`. */
import { expect, test } from './site.ts';
import { describeAll, expectAt, openGame, openSheet, piece } from './vassal-sheet.ts';

test('the likeliest map comes first, its picture lies under the hexes, counters on theirs', async ({
  page,
  origin,
}) => {
  await openSheet(page, origin);
  await openGame(page);
  await expect(page.getByLabel('Map').locator('option')).toHaveText(['Field: 5 pieces', 'Charts: 9 pieces, no hexes']);
  await expect(page.locator('.map-numbers text').first()).toHaveText('0101');
  await expect(page.locator('.va-kinds').locator('li')).toHaveCount(4);
  await expect(page.locator('.va-kinds')).toContainText('smoke.png');
  await expect(page.locator('.va')).toContainText('Hidden pieces: 1');
  await expect(page.locator('.map-piece')).toHaveCount(0);
  await describeAll(page);
  // Both lines have one picture: one rule says what they are.
  await expect(page.locator('.map-piece')).toHaveCount(3);
  await expect(page.locator('.va')).toContainText('Not said yet what they are: 1');
  await expectAt(page, '1', [1, 1]);
  await expectAt(page, '2', [1, 1]);
  await expectAt(page, '3', [4, 2]);
  // Nothing that VASSAL hides is on the page.
  await expect(page.locator('body')).not.toContainText('Ambush');
  await piece(page, '3').click();
  await expect(page.locator('.sheet-b')).toContainText('Hussars');
  await expect(page.locator('.sheet-b')).toContainText('0503');
});

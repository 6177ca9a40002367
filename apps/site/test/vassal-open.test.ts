/* From the files of a VASSAL game to counters on the board; all the rest of it is looked at in `vassal.test.ts`. */
import { writeLargeGame } from '../../../packages/vassal/test/large-game.ts';
import { expect, test } from './site.ts';
import { choose, describeAll, expectAt, openGame, openSheet, piece, SAYS } from './vassal-sheet.ts';

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

test('on a very large map each number stands at the top of its own hex', async ({ page, origin }) => {
  const { module, save } = writeLargeGame({ onMap: 4 });
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'large.vmod', Buffer.from(module));
  await choose(page, SAYS.en.save, 'large.vsav', Buffer.from(save));
  await expect(page.locator('.map-numbers text').first()).toHaveText(/^0101 /);
  await page.evaluate(() => document.fonts.ready);
  const places = await page.locator('.map-numbers text').evaluateAll((texts) =>
    (texts as SVGTextElement[]).flatMap((text) =>
      (text.textContent ?? '').split(' ').map((label, i) => {
        const first = i * (label.length + 1);
        const [start, end] = [
          text.getStartPositionOfChar(first).x,
          text.getEndPositionOfChar(first + label.length - 1).x,
        ];
        return { label, x: (start + end) / 2, y: Number(text.getAttribute('y')) };
      }),
    ),
  );
  // Every hex has one: 88 columns of 50, as its board is wide.
  expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
  expect(places.length).toBe(88 * 50);
  const first = places.find(({ label }) => label === '0101');
  for (const { label, x, y } of places) {
    const [column, row] = [Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1];
    // Columns are one and a half corners of 56 apart; even ones lie half a hex lower.
    expect(Math.abs(x - (first?.x ?? 0) - 84 * column), label).toBeLessThan(2);
    expect(Math.abs(y - (first?.y ?? 0) - 56 * Math.sqrt(3) * (row + (column % 2) / 2)), label).toBeLessThan(1);
  }
});

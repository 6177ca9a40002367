/* From a calculator with its units to the board, and back. */
import { openBoards } from './boards.ts';
import { expect, test } from './site.ts';

const boards = await openBoards();

for (const { game, board } of boards) {
  const { id } = game.meta;
  const [action] = board.door.actions.filter(({ against, prepares }) => against !== 'own' && !prepares);

  test(`${id}: from a calculator one tap leads to the board with its units, and one back to the same answer`, async ({
    page,
    origin,
  }) => {
    const example = Object.values(board.door.calculators)
      .filter((calculator) => [action?.id, `${action?.id}-terrain`].includes(calculator.id))
      .flatMap((calculator) => calculator.examples.slice(0, 1).map(({ words }) => ({ id: calculator.id, words })))[0];
    if (!example) throw new Error('no example');
    const query = example.words.split(' ').map(encodeURIComponent).join('&').replaceAll('%3D', '=');
    await page.goto(`${origin}/en/${id}/calculators/${example.id}/?${query}`);
    await expect(page.locator('a[data-board]')).toHaveAttribute('href', /#c=[\w-]+&/);
    await page.locator('a[data-board]').click();
    await page.locator('#board[data-play]').waitFor();
    // The units are set out and compared before they are shown.
    await expect(page.locator('.at-t')).toBeVisible({ timeout: 30_000 });
    expect(await page.locator('.map-piece').count()).toBeGreaterThan(1);
    await expect(page.locator('.sheet-b .sum tbody th').first()).toBeAttached();
    // The board names hexes as the map does, and leaves what sets a line aside to the calculator's page.
    const bare = (row: string): string =>
      row.replace(/^Hex \w+ into hex \w+: /, '').replace(/(?<=set aside by ).*$/, '');
    const rows = (await page.locator('.sheet-b .sum tbody th').allTextContents()).map(bare);
    await expect(page.locator('.refused')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open as a calculator' }).click();
    await expect(page).toHaveURL(new RegExp(`/calculators/${example.id}/`));
    await expect(page.locator('.sum tbody th')).toHaveCount(rows.length);
    expect((await page.locator('.sum tbody th').allTextContents()).map(bare)).toEqual(rows);
  });
}

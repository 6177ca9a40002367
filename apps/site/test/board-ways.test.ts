/* Ways to the board and back: from a calculator with its units; and by mail between two devices. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openBoards, openPage, piece } from './boards.ts';
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const saveFile = async (page: Page): Promise<Buffer> => {
  const waiting = page.waitForEvent('download');
  await page.locator('.share-p').getByRole('button', { name: 'Save as a file' }).click();
  return readFileSync(await (await waiting).path());
};

/** One device sends the battle as a file, the other opens it. */
const send = async (from: Page, to: Page): Promise<void> => {
  const buffer = await saveFile(from);
  await to.locator('input[type=file]').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
};

test('by mail: from the sheet of an enemy through the secrets of both sides to the result on the counters', async ({
  page: one,
  browser,
  origin,
}) => {
  const there = await browser.newContext();
  const two = await there.newPage();
  for (const page of [one, two]) {
    await openPage(page, `${origin}/en/jours-de-gloire/board/`);
    await page.locator('.modes').getByRole('button', { name: /^Log/ }).click();
  }
  await button(one, 'Play French on this device').click();
  await send(one, two);
  await button(two, 'Play Austrians on this device').click();
  await send(two, one);
  await expect(one.locator('.mail-p')).toContainText('It is your move.');
  await piece(one, 'leger').click();
  await piece(one, 'grenzer').click();
  await expect(button(one, 'Throw')).toHaveCount(0);
  await button(one, 'Ask for a throw').click();
  await expect(one.locator('.mail-p')).toContainText('It is for Austrians to go on');
  await send(one, two);
  await button(two, 'Answer with my secret').click();
  await send(two, one);
  await button(one, 'Show my secret and throw').click();
  await button(one, 'Carry out the throw').click();
  await expect(one.locator('.told')).toBeVisible();
  const open = one.locator('.where2');
  for (let i = 0; i < (await open.count()); i++) await open.nth(i).getByRole('radio').first().check();
  await button(one, 'Set it so').click();
  await one.locator('.modes').getByRole('button', { name: 'Log, 1' }).click();
  await expect(one.locator('.log-p')).toContainText('from the secrets of both sides');
  await expect(one.locator('.mail-p')).toContainText('All hashes, seals and throws agree.');
  await button(one, 'Give the move to Austrians').click();
  await send(one, two);
  await expect(two.locator('.mail-p')).toContainText('All hashes, seals and throws agree.');
  await expect(two.locator('.mail-p')).toContainText('It is your move.');
  await there.close();
});

/* By mail between two devices. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPage, piece } from '../boards.ts';
import { expect, test } from '../site.ts';

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

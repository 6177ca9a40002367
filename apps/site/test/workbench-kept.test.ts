/* What is typed at the workbench is never lost, and goes to another device as it is. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectCell, fillCell, goToSheet, openBench, readGrid, readOdds, settle, typeGame } from './bench.ts';
import { expect, test } from './site.ts';

const begin = (page: Page) => page.getByRole('button', { name: 'The invented example' }).click();

test('a reload, and a tab that is closed, lose nothing', async ({ context, page, origin }) => {
  await openBench(page, origin);
  await typeGame(page);
  await goToSheet(page, 'terrain');
  await fillCell(page, 4, 1, 'Marsh');
  await fillCell(page, 4, 2, '-2');
  const typed = await readGrid(page);
  // At once: the last key is not waited for.
  await page.close();
  const next = await context.newPage();
  await openBench(next, origin, '#terrain');
  expect(await readGrid(next)).toEqual(typed);
  await next.reload();
  await expectCell(next, 4, 1, 'Marsh');
  expect(await readGrid(next)).toEqual(typed);
});

test('where the room is full it is said, and nothing on the page is lost', async ({ page, origin }) => {
  await openBench(page, origin);
  await begin(page);
  await settle(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillCell(page, 1, 1, 'AR');
  await expect(page.locator('.wb-s')).toContainText('The browser would not keep this');
  await fillCell(page, 2, 1, 'AR');
  await goToSheet(page, 'key');
  await goToSheet(page, 'combat');
  await expectCell(page, 1, 1, 'AR');
  // Who leaves is asked first.
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await expectCell(page, 2, 1, 'AR');
  // It can still be taken away.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('mill-at-sarne.zip');
});

test('two tabs of one draft: the second change goes on as a copy, and both are kept', async ({
  context,
  page,
  origin,
}) => {
  await openBench(page, origin);
  await begin(page);
  await settle(page);
  const other = await context.newPage();
  await openBench(other, origin);
  await fillCell(page, 1, 1, 'DR');
  // Untouched, the other tab takes the change over.
  await expectCell(other, 1, 1, 'DR');
  await fillCell(other, 2, 1, 'D1');
  await expect(page.locator('.wb-s')).toContainText('as a copy');
  await expectCell(page, 1, 1, 'DR');
  await settle(page);
  const texts = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('coup-doeil/workbench/'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value.text as string),
  );
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('\n2,D1,'))).toHaveLength(1);
});

test('its link opens on another device with the same answers', async ({ browser, page, origin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBench(page, origin);
  await typeGame(page);
  const answers = await readOdds(page);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.locator('.wb-said')).toContainText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const device = await browser.newContext();
  const there = await device.newPage();
  await there.goto(link);
  await expect(there.locator('.wb-s')).toHaveText('Opened from a link, and kept on this device.');
  await expect.poll(() => readOdds(there)).toEqual(answers);
  expect(await readGrid(there)).toEqual(await readGrid(page));
  await there.reload();
  await expect.poll(() => readOdds(there)).toEqual(answers);
  await device.close();
});

test('a damaged link says so, and what the device keeps stays', async ({ page, origin }) => {
  await openBench(page, origin);
  await begin(page);
  await settle(page);
  await page.goto('about:blank');
  await openBench(page, origin, '#=not-a-draft');
  await expect(page.locator('.wb-s')).toHaveText('The link is damaged or cut short.');
  await expectCell(page, 1, 1, 'A1');
});

test('a zip holds the sheets as files, and opens again with the second entry', async ({ browser, page, origin }) => {
  await openBench(page, origin);
  await begin(page);
  await page.evaluate(() => {
    location.hash = 'key/second';
  });
  await fillCell(page, 1, 0, 'A1');
  await settle(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await saved).path();
  const names = [...readFileSync(file, 'latin1').matchAll(/[\w-]+\.(?:csv|txt)/g)].map(([name]) => name);
  expect([...new Set(names)].sort()).toEqual([
    'charts.csv',
    'combat.csv',
    'game.csv',
    'key.csv',
    'second-entry.txt',
    'shifts.csv',
    'sources.csv',
    'terrain.csv',
  ]);
  const device = await browser.newContext();
  const there = await device.newPage();
  await openBench(there, origin);
  await there
    .locator('input[type="file"]')
    .setInputFiles({ name: 'mill.zip', mimeType: 'application/zip', buffer: readFileSync(file) });
  await expect(there.locator('h1')).toContainText('The Mill at Sarne');
  await there.evaluate(() => {
    location.hash = 'key/second';
  });
  await expectCell(there, 1, 0, 'A1');
  await there.evaluate(() => {
    location.hash = 'combat';
  });
  await page.evaluate(() => {
    location.hash = 'combat';
  });
  await expectCell(there, 6, 5, 'D1');
  expect(await readGrid(there)).toEqual(await readGrid(page));
  await expect.poll(() => readOdds(there)).toEqual(await readOdds(page));
  await device.close();
});

test('a zip that is broken is said to be none, before a draft and on one, and nothing else changes', async ({
  page,
  origin,
}) => {
  const file = { name: 'mill.zip', mimeType: 'application/zip', buffer: Buffer.from('PK, but cut short') };
  for (const [lang, words] of [
    ['en', 'There is no sheet in that file.'],
    ['fr', 'Il n’y a pas de feuille dans ce fichier.'],
  ] as const) {
    await openBench(page, origin, '', lang);
    if (lang === 'en') {
      await page.locator('input[type="file"]').setInputFiles(file);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await begin(page);
      await settle(page);
    }
    const typed = await readGrid(page);
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    expect(await readGrid(page)).toEqual(typed);
  }
  await page
    .locator('input[type="file"]')
    .setInputFiles({ ...file, name: 'fire.csv', buffer: Buffer.from('die,1:1\n1-6,AR\n') });
  await expect(page.locator('.wb-tabs a', { hasText: 'fire' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'pas de feuille' })).toHaveCount(0);
});

test('a draft is sent as the text and the files of a pull request', async ({ page, origin }) => {
  await openBench(page, origin);
  await begin(page);
  await page.getByRole('button', { name: /^Send/ }).click();
  const text = page.locator('.wb-send textarea');
  await expect(text).toHaveValue(/^Add The Mill at Sarne as a draft\n/);
  await expect(text).toHaveValue(/new-game mill-at-sarne\.zip/);
  await expect(page.locator('.wb-files li')).toContainText(['packages/mill-at-sarne/sheets/combat.csv']);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the files' }).click();
  const zip = readFileSync(await (await saved).path(), 'latin1');
  expect(zip).toContain('packages/mill-at-sarne/sheets/combat.csv');
});

test('without a network the page opens, and what is typed is kept', async ({ context, page, origin }) => {
  await openBench(page, origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
    while (!(await window.caches.match('/?group=en'))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await page.locator('#workbench[data-live]').waitFor();
  await begin(page);
  await fillCell(page, 6, 1, 'DX');
  await expect(page.getByRole('button', { name: 'Put DR' })).toBeVisible();
  await settle(page);
  await page.reload();
  await expectCell(page, 6, 1, 'DX');
  await page.getByRole('link', { name: 'Atlas', exact: true }).last().click();
  await expect(page.locator('.wb-r .heat tbody tr').first()).toBeVisible();
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page.locator('.k-sheet')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('mill-at-sarne.zip');
});

/* What docs/adding-a-game.md says to do at the workbench is done here, read from the page: to the package that its zip makes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSecondText, readSheetFiles } from '../../../packages/kit/src/generator/read-sheets.ts';
import { cell, openBench, readOdds, typeRows } from './bench.ts';
import { expect, test } from './site.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/adding-a-game.md'), 'utf8');
const [, SECTION = ''] = /\n## 1\.[^\n]*\n([\s\S]*?)\n## 2\./.exec(DOCUMENT) ?? [];
const [, TEXT = ''] = /```csv\n([\s\S]*?)```/.exec(SECTION) ?? [];
/** The address that it names, and the buttons, in their order. */
const [, ADDRESS = ''] = /`\/(\w+\/workbench\/)`/.exec(SECTION) ?? [];
const BUTTONS = [...SECTION.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);

const paste = (page: Page): Promise<void> =>
  cell(page, 0, 0).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, TEXT);

test('the page of a new game names what stands at the workbench, and leads from its text to a zip that new-game takes', async ({
  page,
  origin,
}) => {
  expect(ADDRESS).not.toBe('');
  expect(BUTTONS).toHaveLength(5);
  const [blank = '', add = '', take = '', link = '', send = ''] = BUTTONS;
  await openBench(page, origin);
  expect(page.url()).toBe(`${origin}/${ADDRESS}`);

  await page.getByRole('button', { name: blank, exact: true }).click();
  await expect(page.locator('.mendl')).toHaveCount(0);
  await paste(page);
  await expect(page.locator('.mendl')).toHaveCount(0);
  await page.getByRole('link', { name: 'assault', exact: true }).click();
  await expect(page.locator('.wb-r .chart tbody tr')).toHaveCount(6);

  // 2:1, two columns to the left for the village, one to the right from the rear: 1:1, whose rows are AR, AR, -, -, DR, DR.
  await page.getByRole('spinbutton', { name: 'Strength of the attack' }).fill('6');
  await page.getByRole('spinbutton', { name: 'Strength of the defence' }).fill('3');
  await page.locator('.wc-g label', { hasText: 'Village' }).click();
  await page.locator('.wc-g label', { hasText: 'From the rear' }).click();
  await expect.poll(async () => Object.fromEntries(await readOdds(page))).toEqual({ AR: 2, '-': 2, DR: 2 });

  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.locator('.wb-new')).toBeVisible();
  for (const name of [link, send]) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  // The ground is typed again, one figure of it otherwise.
  await page.goto(`${origin}/${ADDRESS}#ground/second`);
  await typeRows(page, 1, [
    ['Clear', '1', '0'],
    ['Woods', '2', '-1'],
    ['Village', '1', '-3'],
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: take, exact: true }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'walk-'));
  const zip = join(folder, download.suggestedFilename());
  await download.saveAs(zip);
  const sheets = readSheetFiles(zip);
  expect(Object.keys(sheets).sort()).toEqual(['assault', 'assault-modifiers', 'ground']);
  const [, table = ''] = /# assault\n([\s\S]*?)# /.exec(TEXT) ?? [];
  expect(new TextDecoder().decode(sheets.assault as Uint8Array)).toBe(table);
  expect(readSecondText(zip)).toMatch(/^# ground\n.*\nClear,1,0\nWoods,2,-1\nVillage,1,-3\n$/);
  rmSync(folder, { recursive: true });
});

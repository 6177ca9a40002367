/* What the tests of the workbench share: typing into it, and a table with its slow enumeration. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const openBench = async (page: Page, origin: string, hash = '', lang = 'en'): Promise<void> => {
  await page.goto(`${origin}/${lang}/workbench/${hash}`);
  await page.locator('#workbench[data-live]').waitFor();
};

/** A cell of a grid, which is text until the focus comes to it, or a field of a form. */
export const cell = (page: Page, row: number, column: number): Locator =>
  page.locator(`.wb-l [data-row="${row}"][data-column="${column}"]`);

/** The input of the cell that the focus last came to. */
export const inputInHand = (page: Page): Locator => page.locator('.wb-l .grid input');

export const fillCell = async (page: Page, row: number, column: number, text: string): Promise<void> => {
  await cell(page, row, column).focus();
  await page.locator('.wb-l input:focus').fill(text);
};

/** Waits until a cell says a text, in its input too where it has one. */
export const expectCell = (page: Page, row: number, column: number, text: string): Promise<void> =>
  expect
    .poll(() =>
      cell(page, row, column).evaluate((element) => {
        const input = element instanceof HTMLInputElement ? element : element.querySelector('input');
        return [...new Set([input?.value ?? element.textContent, element.textContent || input?.value])].join(' | ');
      }),
    )
    .toBe(text);

/** What stands in the cells of the grid, row by row. */
export const readGrid = (page: Page): Promise<readonly string[]> =>
  page.locator('.wb-l .grid td[data-row]').evaluateAll((all) => all.map((each) => each.textContent ?? ''));

/** Types rows of cells with the keys alone, from a cell on. */
export const typeRows = async (page: Page, row: number, rows: readonly (readonly string[])[]): Promise<void> => {
  for (const [i, cells] of rows.entries()) {
    await cell(page, row + i, 0).focus();
    for (const text of cells) {
      await page.keyboard.press('ControlOrMeta+a');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
  }
};

export const goToSheet = async (page: Page, name: string): Promise<void> => {
  await page.locator('.wb-tabs a', { hasText: new RegExp(`^${name}`) }).click();
  await expect(page.locator(`[data-sheet="${name}"]`)).toBeVisible();
};

/** A table of odds that is printed nowhere: rows by the die, columns from worse to better. */
export const ODDS = ['1:2', '1:1', '3:2', '2:1', '3:1', '4:1'] as const;
export const TABLE: readonly (readonly string[])[] = [
  ['1', 'A1', 'A1', 'AR', 'AR', '-', '-'],
  ['2', 'A1', 'AR', 'AR', '-', '-', 'DR'],
  ['3', 'AR', 'AR', '-', '-', 'DR', 'DR'],
  ['4', 'AR', '-', '-', 'DR', 'DR', 'D1'],
  ['5', '-', '-', 'DR', 'DR', 'D1', 'D1'],
  ['6', '-', 'DR', 'DR', 'D1', 'D1', 'D1'],
];
export const SHIFTS = { Clear: 0, Woods: -1, Village: -2 } as const;

/** The greatest odds of the table that the attacker has in full: the slow way, by trying each. */
const findColumn = (attack: number, defence: number): number => {
  let column = 0;
  for (const [i, odds] of ODDS.entries()) {
    const [over = 0, under = 1] = odds.split(':').map(Number);
    if (attack * under >= over * defence) column = i;
  }
  return column;
};

/** How often each result comes up, counted on the table as it stands above. */
export const countResults = (attack: number, defence: number, ground: keyof typeof SHIFTS): Map<string, number> => {
  const column = Math.max(0, findColumn(attack, defence) + SHIFTS[ground]);
  const counts = new Map<string, number>();
  for (const row of TABLE) {
    const result = row[column + 1] ?? '';
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  return counts;
};

/** The odds on the page: each result as it is printed, with its ways. */
export const readOdds = async (page: Page): Promise<Map<string, number>> => {
  const rows = await page
    .locator('.odds tr')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('th')?.textContent ?? '', row.querySelector('.fr')?.textContent ?? '']),
    );
  return new Map(
    rows.map(([label = '', ways = '']) => [label.replace(/ \(.*$/, '').replace('–', '-'), Number(ways.split('/')[0])]),
  );
};

const SHEETS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  terrain: [
    ['', 'Clear', '0'],
    ['', 'Woods', '-1'],
    ['', 'Village', '-2'],
  ],
  shifts: [['', 'Ground of the defender', 'Ground', 'lookup terrain.shift', 'column']],
};

/** Types a whole game, as somebody does who has the paper beside the screen. */
export const typeGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'A blank table' }).click();
  await typeRows(page, 0, [['die', ...ODDS], ...TABLE]);
  for (const [name, rows] of Object.entries(SHEETS)) {
    await goToSheet(page, name);
    await typeRows(page, 1, rows);
  }
  await goToSheet(page, 'combat');
};

/** Waits until nothing is left to keep: the device has what is on the page. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(200);

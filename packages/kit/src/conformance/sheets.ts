import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SheetGame } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { expect, test } from 'vitest';
import { embedSheets } from '../generator/embed.ts';
import { readFolder } from '../generator/read-folder.ts';
import { conform } from './conform.ts';
import type { Options } from './subject.ts';

/** Registers a test for each check of a game that is its sheets: nothing is wrong with them, and what is embedded is what they say. */
export const conformSheets = (sheets: SheetGame, options: Omit<Options, 'rulings'>): void => {
  test('its sheets are read without a mistake', () => {
    expect(sheets.problems.map((problem) => tellProblem(problem, 'en'))).toEqual([]);
  });
  test(`src/sheets.ts is what the folder sheets says; to write it: npx -y pnpm@12 --filter @coup-doeil/${sheets.game.meta.id} sheets`, async () => {
    const embedded = await readFile(join(options.at, '../src/sheets.ts'), 'utf8');
    expect(embedded).toBe(embedSheets(readFolder(join(options.at, '../sheets'))));
  });
  conform(sheets.game, { ...options, rulings: sheets.data.rulings });
};

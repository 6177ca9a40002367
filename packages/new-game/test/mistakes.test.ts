import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make, optionsFrom, type Question, Wrong } from '../src/index.ts';
import { EXAMPLE, emptyWorkspace, filesOf } from './workspace.ts';

let root = '';
let charts = '';

beforeEach(() => {
  root = emptyWorkspace();
  charts = mkdtempSync(join(tmpdir(), 'sheet-'));
  cpSync(EXAMPLE, charts, { recursive: true });
});
afterEach(() => {
  for (const folder of [root, charts]) rmSync(folder, { recursive: true, force: true });
});

const said = (more: Partial<Record<Question, string>> = {}) => ({
  id: 'the-ford',
  'title-en': 'The Ford',
  'title-fr': 'Le Gué',
  publisher: 'None',
  'period-en': 'no year',
  'period-fr': 'sans date',
  dice: 'd6',
  printings: '2024:2024:leaflet,2010:2010:first',
  owner: '@ferryman',
  charts,
  ...more,
});

const mistake = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    throw error;
  }
  return 'no mistake';
};

/** A change in a file of the example: the text that stands there, and what is typed instead. */
type Slip = readonly [file: string, was: string, typed: string, told: string];

const SLIPS: readonly Slip[] = [
  [
    'assault.csv',
    '7,8,-,R',
    '8,8,-,R',
    'assault.csv, row 4, column from: there is a gap: it should begin at 7, where line 3 ends; it says "8"',
  ],
  [
    'assault.csv',
    '7,8,-,R',
    '6,8,-,R',
    'assault.csv, row 4, column from: two rows overlap: it should begin at 7, where line 3 ends; it says "6"',
  ],
  [
    'assault.csv',
    ',3,2R,-',
    '2,3,2R,-',
    'assault.csv, row 2, column from: nothing holds what is below 2: leave it empty in the lowest row',
  ],
  [
    'volley.csv',
    '6,,E',
    '6,9,E',
    'volley.csv, row 4, column to: nothing holds what is above 9: leave it empty in the highest row',
  ],
  [
    'assault.csv',
    '7,8,-,R',
    'seven,8,-,R',
    'assault.csv, row 4, column from: it should be a whole number, or nothing for no end; it says "seven"',
  ],
  [
    'assault.csv',
    '7,8,-,R',
    '7,8,-',
    'assault.csv, row 4: it should be 4 cells (from, to, attacker=Attacker / Attaquant, defender=Defender / Défenseur); it says "7,8,-"',
  ],
  [
    'terrain.csv',
    '-1 [a]',
    '-1 [c]',
    'terrain.csv, row 3, column assault=Assault / Assaut: the mark [c] has no note in notes.csv; it says "-1 [c]"',
  ],
  [
    'notes.csv',
    'b,Seulement',
    'd,Seulement',
    'terrain.csv, row 5, column assault=Assault / Assaut: the mark [b] has no note in notes.csv; it says "-1 [b]"',
  ],
  ['terrain.csv', '-1 [b]', '-1', 'notes.csv, row 3, column mark: no chart bears the mark [b]'],
  [
    'terrain.csv',
    'Clair,Clear',
    ',Clear',
    'terrain.csv, row 2, column fr: it should be the name in French; it is empty',
  ],
  [
    'terrain.csv',
    'Village,Village',
    'Bois,Woods',
    'terrain.csv, row 4, column id: it should be an id of its own: woods is taken; it is empty',
  ],
  [
    'terrain.csv',
    '2,-1,-1 [a]',
    '2,-1,strong [a]',
    'terrain.csv, row 3, column assault: a figure is looked up here: it should be one, a dash, or a symbol of key.csv; it says "strong"',
  ],
  [
    'assault-modifiers.csv',
    '+2,flag,,flank',
    '+2,flag,,flanc',
    'assault-modifiers.csv, row 3, column replaces: it should be ids of lines in this file: flank, rear, charge, square, leaders, morale, ground; it says "flanc"',
  ],
  [
    'assault-modifiers.csv',
    'lookup terrain.assault',
    'lookup terrain.charge',
    'assault-modifiers.csv, row 8, column kind: a lookup names chart.column of a grid here, or ladder.value; there is no terrain.charge',
  ],
  [
    'assault-modifiers.csv',
    '+1,count',
    '+1,often',
    'assault-modifiers.csv, row 6, column kind: it should be flag, count, difference, lookup; a lookup may name chart.column; it says "often"',
  ],
  ['odds.csv', '2/1,+1', '2/1,+3', 'odds.csv, row 3, column value: 2/1 brings +3, and 3/1 + no more (+2)'],
  [
    'odds.csv',
    '2/1,+1',
    'two,+1',
    'odds.csv, row 3, column ratio: it should be a ratio such as 4/1 +, 3/2, 1.5/1, 1/4 -; it says "two"',
  ],
  [
    'charts.csv',
    'siege,matrix',
    'siege,table',
    'charts.csv, row 8, column kind: it should be one of grid, bands, ladder, matrix, modifiers, notes, key; it says "table"',
  ],
  ['charts.csv', 'siege,matrix', 'sieges,matrix', 'charts.csv, row 8, column id: there is no file sieges.csv for it'],
  [
    'charts.csv',
    'assault-modifiers odds',
    'assault-modifiers ratio',
    'charts.csv, row 4, column with: it should name charts of this file: terrain, odds, assault, assault-modifiers, volley, volley-modifiers, siege, siege-odds, siege-shifts; it says "assault-modifiers ratio"',
  ],
  [
    'sources.csv',
    ',2024,',
    ',MMXXIV,',
    'sources.csv, row 2, column year: it should be a year, or nothing; it says "MMXXIV"',
  ],
  [
    'key.csv',
    'R,recul',
    '2R,recul',
    'key.csv, row 3, column id: it should be an id of its own: n-2r is taken; it is empty',
  ],
];

describe('a slip of the pen', () => {
  test.each(SLIPS)('%s: %j for %j', (file, was, typed, told) => {
    const text = readFileSync(join(charts, file), 'utf8');
    expect(text).toContain(was);
    writeFileSync(join(charts, file), text.replace(was, typed));
    const before = filesOf(root);
    expect(mistake(() => make(root, optionsFrom(said())))).toBe(told);
    expect(filesOf(root)).toEqual(before);
  });

  test('a file that charts.csv does not list', () => {
    writeFileSync(join(charts, 'weather.csv'), 'fr,en,move\nPluie,Rain,2\n');
    expect(mistake(() => make(root, optionsFrom(said())))).toBe(
      'weather.csv: charts.csv has no row for it: its id, kind and title in both languages',
    );
  });
  test('a file that is missing', () => {
    rmSync(join(charts, 'sources.csv'));
    expect(mistake(() => make(root, optionsFrom(said())))).toBe('sources.csv: the folder wants this file');
  });
});

describe('a slip in what is asked for', () => {
  test.each<readonly [Partial<Record<Question, string>>, string]>([
    [{ id: 'The Ford' }, '--id: it should be the id of the game, such as the-ford; it says "The Ford"'],
    [{ 'title-fr': '' }, '--title-fr: it should be the title in French; it says ""'],
    [{ dice: 'd6,coin' }, '--dice: it should be the dice, such as d6 or d10,2d6; it says "coin"'],
    [{ charts: '/nowhere' }, '--charts: there is no folder /nowhere'],
    [{ printings: '2024:2024:map' }, '--printings: sources.csv has no document map; it has leaflet, first'],
  ])('%j', (more, told) => {
    expect(mistake(() => make(root, optionsFrom(said(more))))).toBe(told);
  });

  test('a taken id', () => {
    mkdirSync(join(root, 'packages/the-ford'));
    const before = filesOf(root);
    expect(mistake(() => make(root, optionsFrom(said())))).toBe(
      '--id: the-ford is taken: packages/the-ford is there, half-written: it has no package.json; take it away if nobody is at it',
    );
    expect(filesOf(root)).toEqual(before);
  });
});

test('what stops in the middle leaves nothing behind', () => {
  // The formatter is gone: everything was read well, and nothing can be finished.
  unlinkSync(join(root, 'node_modules'));
  const before = filesOf(root);
  expect(() => make(root, optionsFrom(said()))).toThrow();
  expect(filesOf(root)).toEqual(before);
});

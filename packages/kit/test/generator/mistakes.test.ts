import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePackage } from '../../src/generator/make-package.ts';
import { Mistake } from '../../src/generator/mistake.ts';
import { parseOptions, type Question } from '../../src/generator/options.ts';
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
    if (error instanceof Mistake) return error.message;
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

/** What a spreadsheet or a hurried hand makes. */
const MORE: readonly Slip[] = [
  [
    'odds.csv',
    '3/1 +',
    '03-janv',
    'odds.csv, row 2, column ratio: it should be a ratio such as 4/1 +, 3/2, 1.5/1, 1/4 -; it says "03-janv" (has a spreadsheet made a date of it? Type into cells set as text)',
  ],
  ['odds.csv', '2/1,', '2/0,', 'odds.csv, row 3, column ratio: a side of a ratio is at least 1'],
  ['odds.csv', '3/1 +,+2', '3/1 +,', 'odds.csv, row 2, column value: it should be what 3/1 + brings; it is empty'],
  [
    'terrain.csv',
    '-1 [a]',
    '-1 (a)',
    'terrain.csv, row 3, column assault: a figure is looked up here: it should be one, a dash, or a symbol of key.csv; it says "-1 (a)" (a mark of a note is [a], [1] or [*])',
  ],
  [
    'terrain.csv',
    'Clair,Clear,1,-,0',
    'Clair,Clear,1,-,',
    'terrain.csv, row 2, column assault: a figure is looked up here: it should be one, a dash, or a symbol of key.csv; it is empty',
  ],
  [
    'terrain.csv',
    'group,fr,en,',
    'group,fr,english,',
    'terrain.csv, row 1, column en: it should be the columns fr, en …; it says "group,fr,english,move=Movement / Mouvement,fire=Fire / Tir,assault=Assault / Ass…"',
  ],
  [
    'assault-modifiers.csv',
    'not_with',
    'notwith',
    'assault-modifiers.csv, row 1, column not_with: it should be the columns id, group, fr, en, value, kind, not_with, replaces (rules); it says "id,group,fr,en,value,kind,notwith,replaces"',
  ],
  [
    'assault-modifiers.csv',
    'rear,Attack',
    'flank,Attack',
    'assault-modifiers.csv, row 3, column id: it should be an id of its own: flank is taken; it says "flank"',
  ],
  [
    'assault-modifiers.csv',
    '+2,flag,,flank',
    '+2,flag,,rear',
    'assault-modifiers.csv, row 3, column replaces: rear cannot replace itself',
  ],
  [
    'assault-modifiers.csv',
    '+1,flag,,\n',
    '+1,flag,,rear\n',
    'assault-modifiers.csv, row 2, column replaces: flank and rear replace each other: which of the two counts?',
  ],
  [
    'assault-modifiers.csv',
    '+1,flag,square,',
    '+1,flag,charge,',
    'assault-modifiers.csv, row 4, column not_with: charge goes with itself',
  ],
  [
    'assault-modifiers.csv',
    '+2,flag',
    '2 points,flag',
    'assault-modifiers.csv, row 3, column value: it should be a figure such as +1 (kinds difference and lookup take theirs from elsewhere); it says "2 points"',
  ],
  [
    'assault.csv',
    '12,,-,E',
    '12,,-,E\n12,,-,E',
    'assault.csv, row 7, column from: two rows overlap: nothing begins above row 6, which has no end; it says "12"',
  ],
  [
    'siege-odds.csv',
    ',2:1',
    ',3:1',
    'siege-odds.csv, row 2, column value: it should name a column of siege.csv, as its neighbours do; it says "3:1"',
  ],
  [
    'charts.csv',
    'shift:siege-shifts',
    'shift:siege-shifts volley-modifiers',
    'charts.csv, row 8, column with: a first calculator counts on the dice or shifts the column: volley-modifiers does not shift it',
  ],
  [
    'charts.csv',
    'assault-modifiers odds',
    'shift:assault-modifiers odds',
    'charts.csv, row 4, column with: only a matrix has columns to shift',
  ],
  [
    'charts.csv',
    'assault-modifiers odds',
    'terrain',
    'charts.csv, row 4, column with: modifiers and ladders go into a throw; terrain is neither',
  ],
  ['charts.csv', '2d6', '2w6', 'charts.csv, row 4, column dice: it should be dice such as d6 or 2d6; it says "2w6"'],
  [
    '2010/volley.csv',
    '5,5',
    '6,6',
    '2010/volley.csv, row 3, column from: there is a gap: it should begin at 5, where line 2 ends; it says "6"',
  ],
  [
    '2010/terrain.csv',
    'village,',
    ',',
    '2010/terrain.csv, row 4, column id: terrain.csv has no row hamlet: give it the id that it has there; what only an older printing has is written by hand, once the package is there',
  ],
  [
    '2010/terrain.csv',
    '-1 [b]',
    '-1 [a]',
    '2010/terrain.csv, row 5, column assault=Assault / Assaut: the mark [a] has no note in 2010/notes.csv; it says "-1 [a]"',
  ],
  [
    '2010/terrain.csv',
    '-1 [b]',
    '-1',
    '2010/notes.csv, row 2, column mark: no chart of 2010 bears the mark [b]; 2010/notes.csv holds the notes of that printing alone',
  ],
  [
    '2010/assault-modifiers.csv',
    '+3,flag',
    '+3,count',
    '2010/assault-modifiers.csv, row 3, column kind: a line counts as in assault-modifiers.csv; what only an older printing has is written by hand, once the package is there',
  ],
];

/** A file as some program saves it: it is read all the same. */
const SAVED: Readonly<Record<string, (text: string) => string>> = {
  'with semicolons': (text) => text.replaceAll(',', ';'),
  'with tabs': (text) => text.replaceAll(',', '\t'),
  'with a first mark and long line ends': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'with the line ends of old': (text) => text.replaceAll('\n', '\r'),
  'with lines left empty': (text) => `${text.replaceAll('\n', '\n\n')},,,,,,,,,,\n  \n`,
  'with columns left empty': (text) => text.replaceAll('\n', ',,,\n'),
  'with every cell in quotes': (text) =>
    text.replace(/^.*$/gm, (line) => (line.includes('"') || line === '' ? line : `"${line.replaceAll(',', '","')}"`)),
  'with a printer’s minus': (text) => text.replaceAll(',-1', ',−1'),
};

describe('a slip of the pen', () => {
  test.each(SLIPS)('%s: %j for %j', (file, was, typed, told) => {
    const text = readFileSync(join(charts, file), 'utf8');
    expect(text).toContain(was);
    writeFileSync(join(charts, file), text.replace(was, typed));
    const before = filesOf(root);
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe(told);
    expect(filesOf(root)).toEqual(before);
  });

  test.each(MORE)('%s: %j for %j', (file, was, typed, told) => {
    const text = readFileSync(join(charts, file), 'utf8');
    expect(text).toContain(was);
    writeFileSync(join(charts, file), text.replace(was, typed));
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe(told);
  });

  test('a file that charts.csv does not list', () => {
    writeFileSync(join(charts, 'weather.csv'), 'fr,en,move\nPluie,Rain,2\n');
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe(
      'weather.csv: charts.csv has no row for it: its id, kind and title in both languages',
    );
  });
  test('a file that is missing', () => {
    rmSync(join(charts, 'sources.csv'));
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe('sources.csv: the folder wants this file');
  });
});

describe('a file as a program saves it', () => {
  const packageOf = (): Map<string, string> => {
    makePackage(root, parseOptions(said()));
    return filesOf(join(root, 'packages/the-ford'));
  };
  test.each(Object.entries(SAVED))('%s', (_, saved) => {
    const plain = packageOf();
    rmSync(join(root, 'packages/the-ford'), { recursive: true });
    rmSync(join(root, '.changeset/new-the-ford.md'));
    for (const file of ['charts', 'terrain', 'odds', 'assault', 'assault-modifiers', 'siege', 'notes', 'key'])
      writeFileSync(join(charts, `${file}.csv`), saved(readFileSync(join(charts, `${file}.csv`), 'utf8')));
    expect(packageOf()).toEqual(plain);
  });

  test.each<readonly [string, BufferEncoding, number]>([
    ['in the letters of western Europe', 'latin1', 5],
    ['in two bytes a letter', 'utf16le', 1],
  ])('%s is told by its row', (_, encoding, row) => {
    const text = readFileSync(join(charts, 'terrain.csv'), 'utf8');
    writeFileSync(
      join(charts, 'terrain.csv'),
      Buffer.from(`${encoding === 'utf16le' ? '\ufeff' : ''}${text}`, encoding),
    );
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe(
      `terrain.csv, row ${row}: its letters are not UTF-8: save the file as “CSV UTF-8”`,
    );
  });

  test('what is no sheet stays aside', () => {
    writeFileSync(join(charts, '~$terrain.csv'), 'in use');
    mkdirSync(join(charts, 'scans'));
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe('no mistake');
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
    expect(mistake(() => makePackage(root, parseOptions(said(more))))).toBe(told);
  });

  test('a taken id', () => {
    mkdirSync(join(root, 'packages/the-ford'));
    const before = filesOf(root);
    expect(mistake(() => makePackage(root, parseOptions(said())))).toBe(
      '--id: the-ford is taken: packages/the-ford is there, half-written: it has no package.json; take it away if nobody is at it',
    );
    expect(filesOf(root)).toEqual(before);
  });
});

test('what stops in the middle leaves nothing behind', () => {
  // The formatter is gone: everything was read well, and nothing can be finished.
  unlinkSync(join(root, 'node_modules'));
  const before = filesOf(root);
  expect(() => makePackage(root, parseOptions(said()))).toThrow();
  expect(filesOf(root)).toEqual(before);
});

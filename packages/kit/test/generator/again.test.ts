import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Made, makePackage } from '../../src/generator/make-package.ts';
import { readFolder } from '../../src/generator/read-folder.ts';
import { EXAMPLE, emptyWorkspace, filesOf, INVENTED } from './workspace.ts';

let root = '';
let folder = '';
const place = (...path: readonly string[]): string => join(root, 'packages', INVENTED, ...path);
const make = (more: { isAgain?: boolean; isTyped?: boolean; from?: string } = {}): Made =>
  makePackage(root, { folder: more.from ?? folder, owner: '@ferryman', isTyped: false, isAgain: false, ...more });

beforeEach(() => {
  root = emptyWorkspace();
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  cpSync(EXAMPLE, folder, { recursive: true });
});
afterEach(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true, force: true });
});

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

/** The sheets of the folder in a zip, under a folder of their own as an archiver of a desktop makes it. */
const zip = (under: string): string => {
  const files = Object.entries(readFolder(folder)).flatMap(([path, content]) => [
    [`${under}${path}.csv`, content as Uint8Array] as const,
    [`__MACOSX/${under}._${path}.csv`, new Uint8Array([0, 5, 22, 7])] as const,
  ]);
  const file = join(folder, 'The Ford.zip');
  // What a draft has beside its sheets is no sheet.
  const beside = {
    'second-entry.txt': new Uint8Array(),
    'packages/the-ford/test/second-entry/odds.csv': new Uint8Array(),
  };
  writeFileSync(file, zipSync({ ...(under.startsWith('packages/') ? beside : {}), ...Object.fromEntries(files) }));
  return file;
};

test.each(['', 'the ford/', 'packages/the-ford/sheets/'])(
  'a zip makes the package that its folder makes: %o',
  (under) => {
    make();
    const ofFolder = filesOf(root);
    rmSync(place(), { recursive: true });
    rmSync(join(root, '.changeset', `new-${INVENTED}.md`));
    make({ from: zip(under) });
    expect(filesOf(root)).toEqual(ofFolder);
  },
);

test('a sheet that was typed again whole is a second entry of the package; one half typed is left to be typed', () => {
  const file = join(folder, 'draft.zip');
  const sheets = readFolder(folder);
  const [head = '', first = '', ...rest] = new TextDecoder().decode(sheets.siege as Uint8Array).split('\n');
  const second = `# siege\n${[head, first, ...rest].join('\n')}# volley\n${new TextDecoder()
    .decode(sheets.volley as Uint8Array)
    .split('\n')
    .slice(0, 2)
    .join('\n')}\n`;
  const files = Object.entries(sheets).map(([path, content]) => [`${path}.csv`, content as Uint8Array] as const);
  writeFileSync(file, zipSync({ ...Object.fromEntries(files), 'second-entry.txt': new TextEncoder().encode(second) }));
  make({ from: file });
  expect(existsSync(place('test/second-entry/volley.csv'))).toBe(false);
  const rows = readFileSync(place('test/second-entry/siege.csv'), 'utf8').trimEnd().split('\n');
  // The same figures as on the sheet, row by row.
  const figures = (row: string): readonly string[] => row.split(',').slice(-3);
  expect(rows.slice(1).map(figures)).toEqual([first, ...rest].filter(Boolean).map(figures));
});

test('a zip that is none, a single file and an empty folder are told', () => {
  const file = join(folder, 'torn.zip');
  writeFileSync(file, 'no zip');
  expect(() => make({ from: file })).toThrow('torn.zip cannot be opened as a zip');
  expect(() => make({ from: join(folder, 'odds.csv') })).toThrow('odds.csv is a file: give the folder');
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(() => make({ from: empty })).toThrow('there is no sheet');
  rmSync(empty, { recursive: true });
});

describe('corrected sheets', () => {
  const SECOND = 'test/second-entry/odds.csv';

  /** A package in which somebody has been at work since. */
  const work = (): void => {
    make();
    appendFileSync(place('README.md'), '\nThe paper is in the museum.\n');
    writeFileSync(place(SECOND), 'row,value\n3/1 +,+2\n');
    writeFileSync(place('src/extra.ts'), 'export const EXTRA = 1;\n');
    writeFileSync(place('test/second-entry/blank/volley.csv'), 'row,target\n-3,-\n');
    appendFileSync(place('OWNERS'), '/packages/the-ford/ @friend\n');
  };

  test('take the place of those before, and what was written by hand stays', () => {
    work();
    const byHand = ['OWNERS', 'README.md', 'src/extra.ts', 'test/second-entry/blank/volley.csv', SECOND];
    const kept = byHand.map((path) => readFileSync(place(path), 'utf8'));
    change('terrain.csv', 'Bois,Woods,2', 'Bois,Woods,3');
    // A whole table goes, in both printings, with its modifiers; what the sheets say beside their charts is not typed anew.
    change('charts.csv', 'siege,matrix,Siège,Siege,siege-modifiers,d6,in favour of the defender,,stay\n', '');
    change('charts.csv', 'siege-modifiers,modifiers,Modificateurs du siège,Siege modifiers,,,,,\n', '');
    for (const file of [
      'siege.csv',
      'siege-modifiers.csv',
      '2010/siege.csv',
      'game.csv',
      'rulings.csv',
      'sources.csv',
      'printings.csv',
    ])
      unlinkSync(join(folder, file));
    writeFileSync(join(folder, 'game.csv'), 'what,en\nid,the-ford\ntitle,The Ford\n');
    const { byHand: told, gone, game } = make({ isAgain: true });
    expect(told.toSorted()).toEqual(byHand.toSorted());
    expect(gone.toSorted()).toEqual(['2010/siege', 'siege', 'siege-modifiers']);
    expect(byHand.map((path) => readFileSync(place(path), 'utf8'))).toEqual(kept);
    expect(readFileSync(place('sheets/terrain.csv'), 'utf8')).toContain('Bois,Woods,3');
    expect(readFileSync(place('src/sheets.ts'), 'utf8')).toContain('Bois,Woods,3');
    expect(game.game.meta.printings.map(({ id }) => id)).toEqual(['2024', '2010']);
    for (const path of ['sheets/siege.csv', 'src/calculators/siege.ts', 'test/second-entry/blank/siege.csv'])
      expect([path, existsSync(place(path))]).toEqual([path, false]);
  });

  test('that are the same change nothing', () => {
    make();
    const before = filesOf(root);
    expect(make({ isAgain: true })).toMatchObject({ byHand: [], gone: [] });
    expect(filesOf(root)).toEqual(before);
  });

  test('with a mistake change nothing', () => {
    work();
    const before = filesOf(root);
    change('odds.csv', '2/1,+1', 'two,+1');
    expect(() => make({ isAgain: true })).toThrow('odds.csv, row 3');
    expect(filesOf(root)).toEqual(before);
  });

  test('want a package whose sheets they are', () => {
    expect(() => make({ isAgain: true })).toThrow('there is no package packages/the-ford');
    make({ isTyped: true });
    expect(() => make({ isAgain: true })).toThrow('packages/the-ford has its charts in the source');
  });
});

describe('charts in the source', () => {
  test('leave what was written by hand', () => {
    make();
    appendFileSync(place('README.md'), '\nThe paper is in the museum.\n');
    writeFileSync(place('src/extra.ts'), 'export const EXTRA = 1;\n');
    make({ from: place('sheets'), isTyped: true });
    expect(readFileSync(place('README.md'), 'utf8')).toContain('museum');
    expect([existsSync(place('src/extra.ts')), existsSync(place('sheets'))]).toEqual([true, false]);
  });

  test('do not take the place of what somebody wrote in the same file', () => {
    make();
    appendFileSync(place('src/index.ts'), 'export const OWN = 1;\n');
    const before = filesOf(root);
    expect(() => make({ from: place('sheets'), isTyped: true })).toThrow('packages/the-ford/src/index.ts');
    expect(filesOf(root)).toEqual(before);
  });
});

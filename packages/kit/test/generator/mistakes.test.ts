import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePackage } from '../../src/generator/make-package.ts';
import { Mistake } from '../../src/generator/mistake.ts';
import { EXAMPLE, emptyWorkspace, filesOf } from './workspace.ts';

let root = '';
let folder = '';

beforeEach(() => {
  root = emptyWorkspace();
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  cpSync(EXAMPLE, folder, { recursive: true });
});
afterEach(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true, force: true });
});

/** What is said where no package can be made; nothing is written then. */
const mistake = (isTyped = false): string => {
  const before = filesOf(root);
  try {
    makePackage(root, { folder, owner: '@ferryman', isTyped, isAgain: false });
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    expect(filesOf(root)).toEqual(before);
    return error.message;
  }
  return 'no mistake';
};

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

test('every mistake of the sheets is told at once, and nothing is written', () => {
  change('assault.csv', '7,8,-,R', '8,8,-,R');
  change('odds.csv', '2/1,+1', 'two,+1');
  expect(mistake().split('\n')).toEqual([
    'odds.csv, row 3, column ratio: it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another; it says “two”',
    'assault.csv, row 4, column from: there is a gap: it should begin at 7, where row 3 ends; it says “8”',
  ]);
});

test('a name that is taken is told, with what to do', () => {
  mkdirSync(join(root, 'packages/the-ford'));
  expect(mistake()).toContain('half-made');
  writeFileSync(join(root, 'packages/the-ford/package.json'), '{"name":"@coup-doeil/the-ford"}');
  expect(mistake()).toContain('the id the-ford is taken: packages/the-ford is there');
  mkdirSync(join(root, 'apps/shop'), { recursive: true });
  writeFileSync(join(root, 'apps/shop/package.json'), '{"name":"@coup-doeil/the-ford"}');
  rmSync(join(root, 'packages/the-ford'), { recursive: true });
  expect(mistake()).toContain('apps/shop is called @coup-doeil/the-ford');
  rmSync(join(root, 'apps'), { recursive: true });
  mkdirSync(join(root, 'packages/the-ford'));
  rmSync(join(root, 'packages/the-ford'), { recursive: true });
  mkdirSync(join(root, 'packages/other'));
  mkdirSync(join(root, 'packages/empty'));
  writeFileSync(join(root, 'packages/other/package.json'), '{"name":"the-ford"}');
  expect(mistake()).toContain('packages/other is called the-ford');
  rmSync(join(root, 'packages/other'), { recursive: true });
  writeFileSync(join(root, '.changeset/new-the-ford.md'), '');
  expect(mistake()).toContain('.changeset/new-the-ford.md is there');
  expect(mistake()).toContain('npx -y pnpm@12 new-game --remove the-ford');
});

describe('what is said of an id that is taken is what would work', () => {
  const take = (manifest: object, files: Readonly<Record<string, string>> = {}): string => {
    const own = join(root, 'packages/the-ford');
    for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    return mistake();
  };
  const GAME = { name: '@coup-doeil/the-ford', coupDoeil: { game: true } };
  const RENAME = 'Give the game another in game.csv: a row id.';
  const AGAIN = 'If these are its corrected sheets: the same command with --again';
  const REMOVE = 'To begin anew, take it back: npx -y pnpm@12 new-game --remove the-ford';
  const IN_SOURCE =
    'packages/the-ford has its charts in the source: correct them there, in packages/the-ford/src/charts.';
  const SHEETS = { 'sheets/game.csv': 'what,en\ntitle,The Ford\n' };

  test.each([
    ['a package that is no game', { name: '@coup-doeil/the-ford' }, {}, [RENAME]],
    ['a draft of sheets', GAME, SHEETS, [AGAIN, RENAME, REMOVE]],
    [
      'a game of sheets past its draft',
      GAME,
      { 'sheets/game.csv': 'what,en\ntitle,The Ford\nstage,checked\n' },
      [AGAIN, RENAME],
    ],
    ['a draft in the source', GAME, { 'src/meta.ts': "stage: 'draft'," }, [IN_SOURCE, RENAME, REMOVE]],
    ['a game in the source', GAME, { 'src/meta.ts': "stage: 'verified'," }, [IN_SOURCE, RENAME]],
  ])('%s', (_, manifest, files, then) => {
    expect(take(manifest, files).split('\n').slice(1)).toEqual(then);
  });

  test('corrected sheets are not taken for those of a package that is no game', () => {
    take({ name: '@coup-doeil/the-ford' });
    const again = () => makePackage(root, { folder, owner: '@ferryman', isTyped: false, isAgain: true });
    expect(again).toThrow(`packages/the-ford is no game: new-game did not make it.\n${RENAME}`);
  });
});

test('a folder that is not there is a mistake', () => {
  rmSync(folder, { recursive: true });
  expect(mistake()).toBe(`there is no folder or zip ${folder}`);
});

test('a table without modifiers makes a package', () => {
  unlinkSync(join(folder, 'volley-modifiers.csv'));
  change('charts.csv', 'Volley,volley-modifiers,', 'Volley,,');
  change('charts.csv', 'volley-modifiers,modifiers,Modificateurs de salve,Volley modifiers,,,,,\n', '');
  expect(mistake()).toBe('no mistake');
});

test('a typed chart of an older printing has nothing that the newest lacks', () => {
  change('2010/terrain.csv', ',Hexsides / Bords d’hex,Gué', ',Hexsides / Bords d’hex,Bac');
  change('2010/terrain.csv', 'Bac,Ford', 'Bac,Ferry');
  expect(mistake(true)).toBe(
    '2010/terrain.csv: the newest printing has nothing called ferry; a typed chart of another printing is its differences',
  );
  expect(mistake()).toBe('no mistake');
});

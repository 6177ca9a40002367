import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePackage } from '../../src/generator/make-package.ts';
import { type Removed, removePackage } from '../../src/generator/remove-package.ts';
import { EXAMPLE, emptyWorkspace, filesOf, INVENTED, ROOT } from './workspace.ts';

let root = '';
let copies: string[] = [];
beforeEach(() => {
  root = emptyWorkspace();
});
afterEach(() => {
  for (const path of [root, ...copies]) rmSync(path, { recursive: true, force: true });
  copies = [];
});

const place = (...path: readonly string[]): string => join(root, 'packages', INVENTED, ...path);
const make = (isTyped = false): void => {
  makePackage(root, { folder: EXAMPLE, owner: '@ferryman', isTyped, isAgain: false });
};
const remove = (name = INVENTED): Removed => {
  const removed = removePackage(root, name, join(ROOT, name));
  if (removed.copy) copies.push(removed.copy);
  return removed;
};

describe('a draft is taken back', () => {
  test.each([
    ['of sheets', false, INVENTED],
    ['of sheets, by its sheets', false, 'packages/kit/example'],
    ['with its charts in the source', true, INVENTED],
  ])('%s: nothing of it stays, but a copy elsewhere', (_, isTyped, name) => {
    const before = filesOf(root);
    make(isTyped);
    appendFileSync(place('README.md'), 'The paper is in the museum.\n');
    appendFileSync(join(root, '.github/CODEOWNERS'), `/packages/${INVENTED}/ @ferryman\n`);
    const { gone, copy = '' } = remove(name);
    expect(gone).toEqual([`packages/${INVENTED}`, `.changeset/new-${INVENTED}.md`]);
    expect(filesOf(root)).toEqual(before);
    expect(readFileSync(join(copy, 'README.md'), 'utf8')).toContain('museum');
  });

  test('half-made ones too', () => {
    const before = filesOf(root);
    mkdirSync(place('sheets'), { recursive: true });
    writeFileSync(place('sheets/odds.csv'), 'ratio,value\n1:1,0\n');
    mkdirSync(join(root, 'packages/.new-game-x1'));
    writeFileSync(join(root, 'packages/.new-game-x1/package.json'), '{}');
    writeFileSync(join(root, '.changeset', `new-${INVENTED}.md`), '');
    expect(remove().gone).toHaveLength(3);
    expect(filesOf(root)).toEqual(before);
    expect(() => remove()).toThrow('there is nothing to take back');
  });
});

test('what no draft is stays', () => {
  mkdirSync(join(root, 'packages/core'));
  writeFileSync(join(root, 'packages/core/package.json'), '{}');
  expect(() => remove('core')).toThrow('packages/core is no game');
  make();
  appendFileSync(place('sheets/game.csv'), 'stage,checked,checked\n');
  const git = (...args: readonly string[]) => expect(spawnSync('git', args, { cwd: root }).status).toBe(0);
  git('init', '--quiet');
  git('add', `packages/${INVENTED}`);
  const before = filesOf(root);
  expect(() => remove()).toThrow(`${INVENTED} is past its draft`);
  expect(filesOf(root)).toEqual(before);
  // What says that it is checked too soon, and that git does not have, goes back.
  git('rm', '-r', '--cached', '--quiet', `packages/${INVENTED}`);
  expect(remove().gone).toContain(`packages/${INVENTED}`);
});

describe('the command', () => {
  const run = (...args: readonly string[]) => {
    const main = join(ROOT, 'packages/kit/src/generator/main.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@coup-doeil/source', main, ...args, '--no-install'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, INIT_CWD: root } },
    );
    return { status, out: stdout, err: stderr.trim().split('\n') };
  };

  test.each([
    [['nowhere'], /^new-game: there is no folder or zip .*nowhere$/],
    [['one', 'two'], /^new-game: one folder at a time, not two too$/],
    [['one', '--what'], /^new-game: there is no option --what$/],
    [['one', '--owner'], /^new-game: --owner wants a name such as @name$/],
    [['one', '--again', '--typed'], /^new-game: --again, --typed and --remove do not go together/],
    [['one', '--battle'], /^new-game: --battle goes with --typed/],
    [['one', '--owner', 'me'], /^new-game: --owner: a name such as @name, not me$/],
    [['--remove', 'nowhere'], /^new-game: there is nothing to take back/],
    [['--remove', 'kit'], /^new-game: packages\/kit is no game/],
  ])('%j is answered in words', (args, words) => {
    const { status, out, err } = run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err[0]).toMatch(words);
    for (const line of err) expect(line).toMatch(/^new-game: (?! *at )/);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUESTIONS } from '../../src/generator/options.ts';
import { EXAMPLE, filesOf, INVENTED, workspace } from './workspace.ts';

let root = '';
beforeAll(() => {
  root = workspace();
  cpSync(EXAMPLE, join(root, 'sheet'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The command itself, its questions answered line by line. */
const newGame = (answers: readonly string[], ...options: string[]) => {
  const args = ['--conditions=@coup-doeil/source', join(root, 'packages/kit/src/generator/main.ts'), '--no-install'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...options], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: root },
    input: answers.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const ANSWERS = ['The Ford', 'Le Gué', 'None', 'no year', 'sans date', 'd6', '2024:2024:leaflet,2010:2010:first'];

test('what ends before the last answer is one line, and nothing is written', () => {
  const before = filesOf(root);
  const { status, stderr } = newGame([INVENTED, 'The Ford']);
  expect([status, stderr]).toEqual([2, 'new-game: --title-fr: it should be the title in French; it says ""\n']);
  expect(filesOf(root)).toEqual(before);
});

test('what is not said is asked for; a slip is told at once, and asked for again', () => {
  const { status, stdout, stderr } = newGame(
    ['Ford!', 'corbach-1760', INVENTED, ...ANSWERS, 'nowhere', 'sheet'],
    '--owner',
    '@ferryman',
  );
  expect([status, stderr]).toEqual([0, '']);
  for (const [name, question] of Object.entries(QUESTIONS))
    expect([name, stdout.includes(`${question}: `)]).toEqual([name, name !== 'owner']);
  expect(stdout).toContain('it says "Ford!"');
  expect(stdout).toContain('corbach-1760 is taken');
  expect(stdout).toContain('there is no folder');
  const files = filesOf(join(root, 'packages', INVENTED));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['package.json', 'src/index.ts', 'OWNERS']));
  expect(stdout).toContain(join('packages', INVENTED, 'src/meta.ts'));
});

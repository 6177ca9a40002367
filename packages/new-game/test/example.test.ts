import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, link, workspace } from './workspace.ts';

const DOCS = join(import.meta.dirname, '../../../docs/adding-a-game.md');
const SOURCE = '--conditions=@aide-de-camp/source';

/** The commands of the page, in order; a line that ends in a stroke goes on. */
const commands = [...readFileSync(DOCS, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
  .filter(Boolean);

let root = '';
let before = new Map<string, string>();

beforeAll(() => {
  root = workspace();
  before = filesOf(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const scripts = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts;

/** What pnpm does for a command of the page, without pnpm: the copy is not to be installed anew. */
const script = (command: string): readonly [folder: string, shell: string] => {
  const [, filter, name = '', rest = ''] =
    /^npx pnpm@12(?: --silent)?(?: --filter @aide-de-camp\/([a-z-]+))? ([a-z-]+)(.*)$/.exec(command) ?? [];
  const folder = filter ? `packages/${filter}` : '.';
  const found = scripts(folder)[name];
  if (!found) throw new Error(`the page names a command that does not exist: ${command}`);
  return [folder, `${found}${rest}${name === 'new-game' ? ' --no-install' : ''}`];
};

const execute = (command: string) => {
  const [prefix = '', plain = command] = /^(PIN=write )?(.*)$/.exec(command)?.slice(1) ?? [];
  const [folder, shell] = script(plain);
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = {
    ...process.env,
    PATH: path,
    FORCE_COLOR: '0',
    CI: '',
    VITEST: '',
    NODE_OPTIONS: '',
    INIT_CWD: join(root, folder),
  };
  const done = spawnSync('sh', ['-c', `${prefix ?? ''}${shell}`], { cwd: join(root, folder), env, encoding: 'utf8' });
  return { code: done.status, out: `${done.stdout}${done.stderr}` };
};

test('the page is walked, command by command', () => {
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) {
    const { code, out } = execute(command);
    expect(`${command}: ${code}\n${code === 0 ? '' : out}`).toBe(`${command}: 0\n`);
    if (command.includes(' new-game ')) link(root, 'the-ford');
  }
});

test('nothing but the package and its changeset came', () => {
  const after = filesOf(root);
  for (const [file, digest] of before) expect(`${file} ${after.get(file)}`).toBe(`${file} ${digest}`);
  const came = [...after.keys()].filter((file) => !before.has(file));
  expect(came.filter((file) => !file.startsWith('packages/the-ford/'))).toEqual(['.changeset/new-the-ford.md']);
});

test('its package.json says all that those of the other games do, in the same places', () => {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = read('packages/the-ford');
  for (const folder of globSync('packages/*', { cwd: root }).filter((at) => read(at).aideDeCamp)) {
    const { devDependencies, ...other } = read(folder);
    expect(Object.keys(own)).toEqual(Object.keys(other));
  }
  const { homepage, repository, bugs } = read('.');
  expect(own.repository).toEqual({ ...repository, directory: 'packages/the-ford' });
  expect(own.homepage).toBe(homepage.replace('#readme', '/tree/main/packages/the-ford#readme'));
  expect(own.bugs).toEqual(bugs);
});

test('it is formatted, and built as it is published', () => {
  const at = join(root, 'packages/the-ford');
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: at, stdio: 'pipe' });
  expect(filesOf(join(at, 'dist')).has('calculators/assault.js')).toBe(true);
  execFileSync(bin('biome'), ['check', '--error-on-warnings', at], { cwd: root, stdio: 'pipe' });
});

const adc = (...args: string[]): string =>
  execFileSync(process.execPath, [SOURCE, join(root, 'packages/cli/src/main.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('the command line knows the game and works out its tables', () => {
  const games: { id: string; charts: string[] }[] = JSON.parse(adc('games', '--json'));
  // The order of charts.csv.
  expect(games.find(({ id }) => id === 'the-ford')?.charts.slice(0, 3)).toEqual(['terrain', 'odds', 'assault']);

  // 5 against 2 is 2/1 in the defender's favour: +1. Woods −1. From the rear +2, and the flank is then set aside. +2.
  const words = ['terrain=woods', 'attack=5', 'defence=2', 'flank=true', 'rear=true'];
  const report = JSON.parse(adc('calc', 'the-ford', 'assault', ...words, '--json'));
  expect(report.answer.total).toBe(2);
  // Two dice and 2: 12 or more on a 10, 11 or 12; 9 to 11 on 7 to 9; 7 to 8 on 5 and 6; 4 to 6 on 2 to 4.
  const ways: { id: string; ways: number; of: number }[] = report.odds.result;
  expect(Object.fromEntries(ways.map((one) => [one.id, one.ways]))).toEqual({
    '12-or-more': 6,
    '9-to-11': 15,
    '7-to-8': 9,
    '4-to-6': 6,
  });
  // A charge does not go with a square: the chart says so.
  const square = JSON.parse(adc('calc', 'the-ford', 'assault', 'charge=true', 'square=true', '--json'));
  expect(square.answer.total).toBe(-1);
  // The river bears an X, and the key forbids it.
  expect(JSON.parse(adc('calc', 'the-ford', 'assault', 'terrain=river', '--json')).refused.cite.row).toBe('river');
});

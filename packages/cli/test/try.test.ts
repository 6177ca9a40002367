import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { coupDoeil, json } from './run.ts';

const FOLDER = join(import.meta.dirname, 'sheets/assault');
const damaged = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(damaged, { recursive: true, force: true }));

test('a folder of sheets answers every command', async () => {
  expect(await json(`try ${FOLDER} games`)).toMatchObject([{ id: 'assault', charts: ['assault'] }]);
  expect((await coupDoeil(`try ${FOLDER}`)).out).toContain('(assault)');
  expect((await coupDoeil(`try ${FOLDER} charts assault`)).out).toContain('3:1 +');
  const report = await json(`try ${FOLDER} calc assault attack=5 defence=2`);
  expect(report).toMatchObject({
    odds: {
      result: [
        { id: 'none', ways: 3 },
        { id: 'dr', ways: 2 },
        { id: 'de', ways: 1 },
      ],
    },
  });
  expect((await coupDoeil(`try ${FOLDER} calc assault --help`)).out).toContain('Strength of the attack');
  expect(await json(`try ${FOLDER} roll assault --seed 3`)).toMatchObject({ seed: '3' });
  expect(await json(`try ${FOLDER} schema assault`)).toMatchObject({ title: 'Input' });
});

test('a file will do for a folder', async () => {
  expect(await json(`try ${FOLDER}/assault.csv calc assault`)).toMatchObject({ game: 'assault' });
});

test('a folder without a sheet and a zip are no sheets', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  writeFileSync(join(empty, 'sheets.zip'), 'PK');
  for (const path of [empty, join(empty, 'sheets.zip')]) {
    const { code, err } = await coupDoeil(`try ${path} --lang en`);
    expect([code, err]).toEqual([2, expect.stringContaining('a folder of CSV files, or a file that holds sheets')]);
  }
});

test('mistakes are told all at once, each with its place', async () => {
  writeFileSync(join(damaged, 'fire.csv'), 'from,to,hit\n1,3,x\n5,six,y\n');
  const { code, err } = await coupDoeil(`try ${damaged} games --lang en`);
  expect(code).toBe(2);
  expect(err.split('\n')).toEqual([
    'coup-doeil: fire.csv, row 3, column to: it should be a whole number, or nothing for no end; it says “six”',
    '',
  ]);
  expect(await json(`try ${damaged}`)).toMatchObject({
    problems: [{ file: 'fire.csv', line: 3, column: 'to', given: 'six' }],
  });
});

test('what counts for nothing is told beside the answer', async () => {
  const idle = mkdtempSync(join(tmpdir(), 'idle-'));
  writeFileSync(join(idle, 'fire.csv'), 'from,to,hit\n1,3,x\n4,6,y\n');
  writeFileSync(join(idle, 'battle.csv'), 'en,facing\nFoot,none\n');
  const { code, err } = await coupDoeil(`try ${idle} games --lang en`);
  expect([code, err]).toEqual([
    0,
    'coup-doeil: battle.csv, row 1, column en: nothing reads this sheet until charts.csv has a row of kind march\n',
  ]);
});

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/sheets.md'), 'utf8');

test('the reference of sheets runs as it stands', async () => {
  const commands = [...PAGE.matchAll(/^npx -y pnpm@12 --silent coup-doeil (.+)$/gm)].map(([, words = '']) => words);
  expect(commands.length).toBeGreaterThan(2);
  for (const words of commands) {
    const { code, err } = await coupDoeil(words.replaceAll('packages/', `${ROOT}/packages/`));
    expect([words, code, err]).toEqual([words, 0, '']);
  }
});

test('wrong use is told as elsewhere', async () => {
  for (const [line, words] of [
    ['try', 'folder'],
    ['try /no/such/folder', 'a folder of CSV files'],
    [`try ${FOLDER} dance`, 'games, charts, schema, calc, roll, diff'],
    [`try ${FOLDER} games --seed 3`, '--seed'],
    [`try ${FOLDER} charts a b`, 'charts'],
  ] as const) {
    const { code, err } = await coupDoeil(`${line} --lang en`);
    expect([line, code, err.includes(words)]).toEqual([line, 2, true]);
  }
});

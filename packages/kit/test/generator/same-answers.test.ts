import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BattleDoor, listReach, listZones, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { type AnyCalculator, type Game, run, sampleInput } from '@coup-doeil/core/game';
import { createPicker } from '@coup-doeil/dice/roll';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwed } from '../../src/conformance/duties.ts';
import { loadSubject } from '../../src/conformance/subject.ts';
import { makePackage } from '../../src/generator/make-package.ts';
import { makeReadyBattle, writeReadyBattle } from '../../src/generator/ready-battle.ts';
import { DRAFTS, EXAMPLE, emptyWorkspace, link, ROOT } from './workspace.ts';

const FOLDERS = [...DRAFTS, EXAMPLE, join(EXAMPLE, '../finished/sheets')].map((folder) => [basename(folder), folder]);
const SAMPLES = 40;

const roots: Record<'sheets' | 'typed', string> = { sheets: '', typed: '' };
beforeAll(() => {
  for (const kind of ['sheets', 'typed'] as const) {
    roots[kind] = emptyWorkspace();
    for (const name of ['hex', 'dice', 'core', 'kit'])
      symlinkSync(join(ROOT, 'packages', name), join(roots[kind], 'packages', name));
  }
});
afterAll(() => {
  for (const root of Object.values(roots)) rmSync(root, { recursive: true, force: true });
});

/** The game that the package of a draft exports, and where that stands. */
const makeGame = async (kind: 'sheets' | 'typed', folder: string) => {
  const root = roots[kind];
  const made = makePackage(root, { folder, owner: '@sapper', isTyped: kind === 'typed', isAgain: false });
  const { id } = made.game.game.meta;
  link(root, id);
  const at = join(root, 'packages', id);
  const { game }: { readonly game: Game } = await import(join(at, 'src/index.ts'));
  return { at, game };
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every answer to some inputs, under every printing. */
const listAnswers = async ({ meta, calculators }: Game) => {
  const pick = createPicker('same answers');
  const loaded = await Promise.all(Object.values(calculators).map((load) => load()));
  const answerAll = (calculator: AnyCalculator, input: unknown) =>
    meta.printings.map(({ id: edition }) => run(meta, calculator, { input, edition }));
  return loaded.flatMap((calculator) =>
    Array.from({ length: SAMPLES }, () => answerAll(calculator, sampleInput(calculator.input, pick))),
  );
};

/** Zones and reach of everybody on the ready battle that its own words make. */
const listMoves = (game: Game, door: BattleDoor | undefined) => {
  if (!door) return undefined;
  const board = openBoard(door, readBattlefield(makeReadyBattle(game, door)));
  return [board.counters.map(({ id }) => listReach(board, id)), board.sides.map((side) => listZones(board, side))];
};

describe.each(FOLDERS)('a draft of %s', (_, folder = '') => {
  test('answers the same with its charts in sheets and in the source', async () => {
    const { game: sheets } = await makeGame('sheets', folder);
    const { game: typed } = await makeGame('typed', folder);
    expect(typed.meta).toEqual(sheets.meta);
    expect(plain(typed.readings)).toEqual(plain(sheets.readings));
    expect(plain(await typed.charts())).toEqual(plain(await sheets.charts()));
    expect(await listAnswers(typed)).toEqual(await listAnswers(sheets));
    expect(listMoves(typed, await typed.battle?.())).toEqual(listMoves(sheets, await sheets.battle?.()));
  });
});

test.each(['sheets', 'typed'] as const)('a table without modifiers makes a package: %s', async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  writeFileSync(join(folder, 'volley.csv'), 'from,to,target\n1,4,-\n5,6,hit\n');
  const { game } = await makeGame(kind, folder);
  expect(game.meta.calculators.map(({ id }) => id)).toEqual(['volley']);
  const [[report] = []] = await listAnswers(game);
  expect(report?.ok && report.report.odds.result?.map(({ ways, of }) => [ways, of])).toEqual([
    [4, 6],
    [2, 6],
  ]);
  rmSync(folder, { recursive: true });
});

test.each(['sheets', 'typed'] as const)(
  'a draft that has a battle door and is checked has a ready battle: %s',
  async (kind) => {
    const at = join(roots[kind], 'packages/redoubt');
    const { game }: { readonly game: Game } = await import(join(at, 'src/index.ts'));
    const owed = await listOwed(await loadSubject(game, { at: join(at, 'test') }), 'checked');
    expect(owed.find(({ gaps }) => gaps.some((gap) => gap.includes('src/battles.ts')))).toEqual({
      gaps: ['set up a battle to start from, on which the battle door is checked: src/battles.ts'],
      command: 'npx -y pnpm@12 --filter @coup-doeil/redoubt battle',
    });
    const file = await writeReadyBattle(at);
    const source = readFileSync(file, 'utf8');
    // Every word of the ground and every arm is in it once at least.
    for (const word of [
      'clear',
      'woods',
      'village',
      'marsh',
      'stream',
      'river',
      'road',
      'infantry',
      'cavalry',
      'train',
    ])
      expect(source).toContain(`'${word}'`);
    const { scripts } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    expect(scripts.battle).toContain('ready-battle.ts');
  },
);

test('charts in the source, made in place of the sheets, leave a ready battle as it stands', () => {
  const at = join(roots.sheets, 'packages/redoubt');
  const before = readFileSync(join(at, 'src/battles.ts'), 'utf8');
  expect(before).toContain('async () => first');
  const folder = join(at, 'sheets');
  const { byHand } = makePackage(roots.sheets, { folder, owner: '@sapper', isTyped: true, isAgain: false });
  expect(byHand).toEqual(['src/battles.ts']);
  expect(readFileSync(join(at, 'src/battles.ts'), 'utf8')).toBe(before);
  expect(readFileSync(join(at, 'src/battle.ts'), 'utf8')).toContain('createSheetBattle');
});

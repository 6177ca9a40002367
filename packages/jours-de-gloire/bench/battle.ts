import { performance } from 'node:perf_hooks';
import {
  type BattlefieldInput,
  changeBoard,
  findMarches,
  findView,
  getCounter,
  listActions,
  measureAction,
  openBoard,
  prepareAction,
  readBattlefield,
  runAction,
} from '@coup-doeil/core/battle';
import { createGrid, findReach, formatHex, parseHexside } from '@coup-doeil/hex';
import { battle } from '../src/battle.ts';
import { benchPlans } from './plan.ts';

// Of the rooms that a bench may be asked for, this is one.
const rooms = process.argv.slice(2);
if (rooms.length > 0 && !rooms.includes('battle')) process.exit();

// Sixty columns by forty rows of mixed ground, sixty counters a side around a line of contact.

let state = 12345;
const next = (below: number): number => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % below;
};
const pick = <T>(items: readonly [T, ...T[]]): T => items[next(items.length)] ?? items[0];

const shape = { columns: 60, rows: 40, orientation: 'flat', shifted: 'even' } as const;
const grid = createGrid(shape);
const TERRAINS = ['clear', 'clear', 'clear', 'clear', 'woods', 'orchard', 'difficult', 'village', 'castle'] as const;
const FEATURES = ['stream', 'stream', 'slope', 'crest', 'redoubt-lower', 'fortification-higher'] as const;

const hexes = Array.from({ length: grid.size }, (_, hex) => ({
  hex: formatHex(grid, hex),
  terrains: [pick(TERRAINS)],
  level: next(4) ? 0 : 1,
}));
const seen = new Set<number>();
const hexsides = Array.from({ length: 700 }, () => ({
  hexside: `${formatHex(grid, next(grid.size))}/${next(6)}`,
  features: [pick(FEATURES)],
})).filter(({ hexside }) => {
  const number = parseHexside(grid, hexside);
  if (seen.has(number)) return false;
  seen.add(number);
  return true;
});

type Unit = NonNullable<BattlefieldInput['units']>[number];
const owner = new Map<number, string>();
const unitOf = (side: string, i: number): Unit => {
  let hex = -1;
  while (hex < 0 || (owner.has(hex) && owner.get(hex) !== side))
    hex = (18 + next(24)) * 40 + (side === 'blue' ? 17 + next(5) : 20 + next(4));
  owner.set(hex, side);
  const arm = i % 6 === 0 ? 'artillery' : i % 4 === 1 ? 'cavalry' : 'infantry';
  const movement = arm === 'cavalry' ? 8 : 5;
  return {
    id: `${side}-${i}`,
    side,
    arm,
    strength: 2 + next(6),
    ratings: { cohesion: 4 + next(5), movement, ...(arm === 'artillery' ? { range: 4 } : {}) },
    back: { strength: 2, ratings: { cohesion: 4 } },
    formation: `${i % 6}`,
    facing: { side: side === 'blue' ? pick([2, 3, 4]) : pick([0, 1, 5]) },
    hex: formatHex(grid, hex),
  };
};
const units = ['blue', 'red'].flatMap((side) => Array.from({ length: 60 }, (_, i) => unitOf(side, i)));
const document = readBattlefield({
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'jours-de-gloire',
  grid: shape,
  hexes,
  hexsides,
  units,
});

/** The best of several rounds: a busy machine disturbs some of them, never all. */
const time = (work: () => unknown, rounds = 30): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

const board = openBoard(battle, document);
const rider = getCounter(board, 'blue-1');
const free = openBoard(battle, { ...document, units: document.units.filter(({ side }) => side === 'blue') });
const far = getCounter(free, 'blue-1');
// The same search over a table, as fast as one can be: each step costs 2.
const flat = new Int32Array(grid.size * 6).fill(2);
const overTable = () =>
  findReach(grid, (from, side) => flat[from * 6 + side] ?? 2, { from: far.hex, modes: 3, allowance: 400 });
const ask = listActions(board, 'blue').find(({ action }) => action === 'shock')?.sets[0]?.ask;
if (!ask) throw new Error('nobody attacks');
const ready = prepareAction(board, ask);
if (!('input' in ready)) throw new Error('refused');

const turned = [{ change: 'face', counter: 'blue-1', facing: { side: 1 } }] as const;
const cases: readonly (readonly [what: string, milliseconds: number, most: number])[] = [
  ['the board set up', time(() => openBoard(battle, document)), 20],
  ['renewed after a counter moves', time(() => changeBoard(board, turned).presence('red')), 1],
  ['reach of one counter over the map', time(() => findMarches(free, far, 200)), 2 * time(overTable)],
  ['reach of all', time(() => board.counters.map((counter) => findMarches(board, counter))), 5],
  ['all actions of a side', time(() => listActions(board, 'blue')), 25],
  ['the measure alone', time(() => measureAction(board, ready), 300), time(() => runAction(board, ask), 100) / 8],
  ['a field of view', time(() => findView(board, rider.hex)), 1],
];

console.log('| work | ms | at most | met |\n| --- | ---: | ---: | --- |');
for (const [what, own, most] of cases) {
  console.log(`| ${what} | ${own.toFixed(3)} | ${most.toFixed(3)} | ${own <= most ? 'yes' : 'no'} |`);
  if (own > most) process.exitCode = 1;
}
const actions = listActions(board, 'blue');
const sets = actions.reduce((sum, one) => sum + one.sets.length, 0);
console.log(`${board.ground.crossings.length} kinds of crossing, ${actions.length} targets, ${sets} sets\n`);
if (!benchPlans()) process.exitCode = 1;

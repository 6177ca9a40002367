import { type BattlefieldInput, listReach, listZones, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { run } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { readGame } from '../../core/test/sheets/games.ts';
import { createRandom, findNeighbour, listLabels, pickItem, type Random } from '../src/twin/index.ts';
import { slowHolders, slowReach } from './slow-redoubt.ts';

const sheets = readGame('redoubt');
const load = async () => {
  const door = await sheets.game.battle?.();
  if (!door) throw new Error('no door');
  return door;
};

const GRID = { columns: 6, rows: 5, orientation: 'flat', shifted: 'even' } as const;
const LABELS = listLabels({ grid: GRID });
const SEEDS = Array.from({ length: 40 }, (_, i) => 1 + i);

const drawFacing = (random: Random) =>
  [{}, { facing: { side: random(6) } }, { facing: { side: random(6) } }, { facing: { vertex: random(6) } }][random(4)];

/** A small board, with up to eight counters on ground drawn by chance. */
const drawBattle = (seed: number): BattlefieldInput => {
  const random = createRandom(seed);
  const units = Array.from({ length: 8 }, (_, i) => ({
    id: `u${i}`,
    side: i % 2 === 0 ? 'blue' : 'red',
    arm: pickItem(random, ['infantry', 'infantry', 'cavalry', 'train']),
    ratings: { movement: 2 + random(6) },
    hex: pickItem(random, LABELS as [string, ...string[]]),
    ...drawFacing(random),
  }));
  const hexsides = LABELS.flatMap((hex) =>
    [0, 1, 2].flatMap((side) => {
      const other = findNeighbour({ grid: GRID }, hex, side);
      if (other === undefined || random(3) > 0) return [];
      const features = [['stream'], ['river'], []][random(3)] ?? [];
      return [{ hexside: [hex, other].sort().join('/'), features, ...(random(3) === 0 ? { road: 'road' } : {}) }];
    }),
  );
  return {
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'redoubt',
    grid: GRID,
    hexes: LABELS.map((hex) => ({
      hex,
      terrains: [pickItem(random, ['clear', 'clear', 'woods', 'village', 'marsh'])],
    })),
    hexsides,
    // The first in a hex keeps it.
    units: units.filter(({ hex }, i) => units.findIndex((other) => other.hex === hex) === i),
  };
};

const TABLES = [
  { barriers: 'reaches', stops: false },
  { barriers: 'ends', stops: true },
] as const;

describe.each(TABLES)('The Redoubt on a small board, zones that reach past barriers: $barriers', (table) => {
  const readings = { 'zone-barriers': table.barriers, 'zone-stops': table.stops ? 'stops' : 'goes-on' };

  test('zones are those that one sees on the map', async () => {
    const door = await load();
    for (const seed of SEEDS) {
      const document = readBattlefield(drawBattle(seed));
      const board = openBoard(door, document, { readings });
      for (const side of board.sides) {
        const own = listZones(board, side).hexes.map(({ hex, holders }) => [hex, holders]);
        const slow = LABELS.map((hex) => [hex, slowHolders(document, side, hex, table)] as const);
        const held = slow.filter(([, holders]) => holders.length > 0);
        expect([seed, side, Object.fromEntries(own)]).toEqual([seed, side, Object.fromEntries(held)]);
      }
    }
  });

  test('marches reach the same hexes for the same cost', async () => {
    const door = await load();
    let reached = 0;
    for (const seed of SEEDS) {
      const document = readBattlefield(drawBattle(seed));
      const board = openBoard(door, document, { readings });
      for (const counter of board.counters) {
        const own = listReach(board, counter.id).hexes.map(({ hex, cost }) => [hex, cost] as const);
        const slow = slowReach(document, counter.unit, table);
        expect([seed, counter.id, Object.fromEntries(own)]).toEqual([seed, counter.id, Object.fromEntries(slow)]);
        reached += slow.size;
      }
    }
    expect(reached).toBeGreaterThan(SEEDS.length * 20);
  });
});

test('the working of a march names the zones as the sheet prints them', async () => {
  const door = await load();
  const calculator = door.calculators.march;
  if (!calculator) throw new Error('no march');
  const step = { enters: 'clear', crosses: [], follows: 'none', zone: 'entering' };
  const told = run(door.game, calculator, { input: { column: 'horse', allowance: 4, steps: [step] } });
  if (!told.ok) throw told.error;
  expect(told.report.working.map(({ label, value }) => [label.en, value])).toEqual([
    ['Hex 1: Clear', 1],
    ['Hex 1: Entering an enemy zone', 2],
  ]);
});

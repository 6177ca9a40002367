import fc from 'fast-check';
import { it } from 'vitest';
import * as hexes from '../src/index.ts';
import { fault } from './fault.ts';
import { RUNS, takeTime } from './fuzz.ts';

takeTime();

const shape = { columns: 7, rows: 5, orientation: 'pointed', shifted: 'odd' } as const;
const grid = hexes.createGrid(shape);
const board = hexes.createBoard(grid, {}, { terrains: [], features: [], roads: [] });
const { ALL_FRONT } = hexes;

// What a program without types may hand in: each place once with junk in it, the others sound.
const junk: Readonly<Record<string, (junk: never) => unknown>> = {
  columns: (it) => hexes.createGrid({ ...shape, columns: it }),
  rows: (it) => hexes.createGrid({ ...shape, rows: it }),
  orientation: (it) => hexes.createGrid({ ...shape, orientation: it }),
  shifted: (it) => hexes.createGrid({ ...shape, shifted: it }),
  order: (it) => hexes.createGrid({ ...shape, order: it }),
  firstColumn: (it) => hexes.createGrid({ ...shape, firstColumn: it }),
  firstRow: (it) => hexes.createGrid({ ...shape, firstRow: it }),
  digits: (it) => hexes.createGrid({ ...shape, digits: it }),
  'a number': (it) => hexes.parseHex(grid, it),
  'a hexside': (it) => hexes.parseHexside(grid, it),
  'a vertex': (it) => hexes.parseVertex(grid, it),
  'hex to print': (it) => hexes.formatHex(grid, it),
  'hexside to print': (it) => hexes.formatHexside(grid, it),
  'hex of a vertex': (it) => hexes.formatVertex(grid, it, 0),
  corner: (it) => hexes.getVertex(grid, 0, it),
  vertex: (it) => hexes.getVertexHexes(grid, it),
  hex: (it) => hexes.getNeighbours(grid, it),
  side: (it) => hexes.getNeighbour(grid, 0, it),
  'side of a hexside': (it) => hexes.getHexside(grid, 0, it),
  other: (it) => hexes.findSide(grid, 0, it),
  q: (it) => hexes.fromAxial(grid, { q: it, r: 0 }),
  r: (it) => hexes.fromAxial(grid, { q: 0, r: it }),
  'hex to find': (it) => hexes.toAxial(grid, it),
  from: (it) => hexes.measureDistance(grid, it, 0),
  to: (it) => hexes.traceLine(grid, 0, it),
  target: (it) => hexes.traceSight(grid, 0, it, () => true),
  centre: (it) => hexes.listRing(grid, it, 1),
  radius: (it) => hexes.listRange(grid, 0, it),
  facing: (it) => hexes.getAspect(ALL_FRONT, it, 0),
  'hex of a unit': (it) => hexes.findZone(grid, { hex: it, arcs: ALL_FRONT, facing: 0 }),
  'hex of a board': (it) => hexes.getTerrains(board, it),
  'side of a board': (it) => hexes.getFeatures(board, 0, it),
  start: (it) => hexes.findReach(grid, () => 1, { from: it, allowance: 2 }),
  mode: (it) => hexes.findReach(grid, () => 1, { from: 0, mode: it, modes: 2, allowance: 2 }),
  modes: (it) => hexes.findReach(grid, () => 1, { from: 0, modes: it, allowance: 2 }),
  allowance: (it) => hexes.findReach(grid, () => 1, { from: 0, allowance: it }),
  // The game's own function gives numbers at least.
  'cost of a step': (it) => hexes.findReach(grid, () => (typeof it === 'number' ? it : 1), { from: 0, allowance: 2 }),
  goal: (it) => hexes.findPath(grid, () => 1, { from: 0, to: it }),
  least: (it) => hexes.findPath(grid, () => 1, { from: 0, to: 5, least: it }),
};

const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0.5, 1e20, 2 ** 31, 2 ** 32, 2 ** 53));

it.each(Object.entries(junk))('junk for %s is an answer or the one error', (_name, work) => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), numbers, fc.string()), (given) => {
      try {
        work(given as never);
      } catch (error) {
        // Anything but the one error is thrown on.
        fault(() => {
          throw error;
        });
      }
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

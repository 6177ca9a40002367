import {
  Grid as Comb,
  Direction,
  defineHex,
  distance as far,
  Orientation,
  rectangle,
  ring as round,
  spiral,
  line as straight,
} from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  formatHex,
  type Grid,
  getNeighbour,
  listRange,
  listRing,
  measureDistance,
  toAxial,
  traceLine,
} from '../src/index.ts';
import { takeTime } from './fuzz.ts';
import { GRIDS, hexesOf, printed } from './shapes.ts';

takeTime();

// The second opinion: another library's hexes, found by column and row of the printed number alone.
const DIRECTIONS = {
  flat: [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW],
  pointed: [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW],
} as const;

const comb = (grid: Grid) => {
  const first = grid.orientation === 'flat' ? grid.firstColumn : grid.firstRow;
  const evenIndexShifted = (first % 2 === 0) === (grid.shifted === 'even');
  const Hex = defineHex({
    orientation: grid.orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY,
    offset: evenIndexShifted ? 1 : -1,
  });
  const board = new Comb(Hex, rectangle({ width: grid.columns, height: grid.rows }));
  const key = (hex: { col: number; row: number }): string => `${hex.col},${hex.row}`;
  const positions = new Map(
    hexesOf(grid).map((hex) => {
      const { column, row } = printed(grid, formatHex(grid, hex));
      return [`${column - grid.firstColumn},${row - grid.firstRow}`, hex];
    }),
  );
  const hexes = new Map([...board].map((hex) => [positions.get(key(hex)) ?? -1, hex]));
  const positionOf = (hex: { col: number; row: number } | undefined): number => (hex && positions.get(key(hex))) ?? -1;
  const hexOf = (position: number) => {
    const hex = hexes.get(position);
    if (!hex) throw new Error(`no hex at ${position}`);
    return hex;
  };
  return { board, positionOf, hexOf };
};

const sorted = (hexes: Iterable<number>): number[] => [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b);

describe.each(GRIDS)('%s, beside honeycomb', (_name, grid) => {
  const { board, positionOf, hexOf } = comb(grid);
  const all = hexesOf(grid);
  // Every hex in its turn as the other end, a few in every part of the board as the first.
  const some = all.filter((hex) => hex % 13 === 0 || hex === grid.size - 1);

  it('has the same neighbours', () => {
    for (const hex of all)
      DIRECTIONS[grid.orientation].forEach((direction, side) => {
        const other = board.neighborOf(hexOf(hex), direction, { allowOutside: false });
        expect(getNeighbour(grid, hex, side)).toBe(positionOf(other));
      });
  });

  it('has the same distances and axial coordinates up to one shift', () => {
    for (const hex of some)
      expect(all.map((other) => measureDistance(grid, hex, other))).toEqual(
        all.map((other) => far(hexOf(0), hexOf(hex), hexOf(other))),
      );
    const { q, r } = toAxial(grid, 0);
    for (const hex of all) {
      const [own, theirs, zero] = [toAxial(grid, hex), hexOf(hex), hexOf(0)];
      expect([own.q - q, own.r - r]).toEqual([theirs.q - zero.q, theirs.r - zero.r]);
    }
  });

  it('has the same rings and ranges', () => {
    for (const hex of some)
      for (const radius of [1, 2, 5]) {
        const circle = board.traverse(round({ center: hexOf(hex), radius }), { bail: false });
        expect(sorted(listRing(grid, hex, radius))).toEqual(sorted([...circle].map(positionOf)));
        const disc = board.traverse(spiral({ start: hexOf(hex), radius }), { bail: false });
        expect(sorted(listRange(grid, hex, radius))).toEqual(sorted([...disc].map(positionOf)));
      }
  });

  it('has the same lines, but that honeycomb tells one of the two hexes of a hexside', () => {
    for (const hex of some)
      for (const other of all) {
        const path = board.traverse(straight({ start: hexOf(hex), stop: hexOf(other) }), { bail: false });
        const theirs = [...path].map(positionOf);
        const ours = traceLine(grid, hex, other);
        // Along the board's edge honeycomb may take the hex that is not there.
        const missing = ours.length - theirs.length;
        const met = theirs.filter((step) => ours.flat().includes(step));
        const sure = ours.filter((step) => typeof step === 'number' && !theirs.includes(step));
        expect([ours[0], ours.at(-1), met.length, sure.length]).toEqual([hex, other, theirs.length, missing]);
      }
  });
});

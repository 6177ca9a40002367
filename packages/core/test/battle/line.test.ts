import { createGrid, findSide, parseHex } from '@coup-doeil/hex';
import { describe, expect, it } from 'vitest';
import { blockByCover, type GameBoard, listLineWays } from '../../src/battle/index.ts';

// Flat hexes, the even columns half a hex lower: 0505 has 0504 to its north, 0604 to its north-east.
const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
const at = (label: string): number => parseHex(grid, label);

const boardOf = (levels: Readonly<Record<string, number>>, standing: readonly string[] = []) => {
  const board = { levels: new Int32Array(grid.size) };
  for (const [label, level] of Object.entries(levels)) board.levels[at(label)] = level;
  const stacks = Array.from({ length: grid.size }, (_, hex) =>
    standing.some((label) => at(label) === hex) ? [] : undefined,
  );
  // Of a board these alone are looked at.
  return { ground: { grid, board }, stacks } as unknown as GameBoard;
};

describe('the ways of a line', () => {
  const waysOf = (from: string, to: string) =>
    listLineWays(boardOf({}), at(from), at(to)).map(({ out, before }) => [out, before] as const);

  it('straight north: one, over side 0', () => {
    expect(waysOf('0505', '0502')).toEqual([[0, at('0503')]]);
    expect(waysOf('0505', '0504')).toEqual([[0, at('0505')]]);
  });

  it('to itself: none', () => {
    expect(waysOf('0505', '0505')).toEqual([]);
  });

  it('between two hexes: it leaves over either of two sides, and enters out of either of two hexes', () => {
    // 0603 lies beyond the hexside of 0504 and 0604.
    const ways = waysOf('0505', '0603');
    expect(ways.map(([out]) => out).sort()).toEqual([0, 0, 1, 1]);
    expect([...new Set(ways.map(([, before]) => before))].sort()).toEqual([at('0504'), at('0604')].sort());
    expect(findSide(grid, at('0505'), at('0604'))).toBe(1);
  });
});

describe('what usually blocks a line', () => {
  const woods = (hex: number): boolean => hex === at('0503');
  /** Whether the hex in the middle of a line of four steps north blocks it. */
  const blocks = (levels: Readonly<Record<string, number>>, standing: readonly string[] = [], isCover = woods) =>
    blockByCover(boardOf(levels, standing), at('0505'), at('0501'), isCover)(at('0505'), at('0501'), at('0503'), 2, 4);

  it('cover, and counters, between two of one level; open ground does not', () => {
    expect(blocks({})).toBe(true);
    expect(blocks({}, ['0503'], () => false)).toBe(true);
    expect(blocks({}, [], () => false)).toBe(false);
  });

  it('ground higher than the line, whatever stands there', () => {
    expect(blocks({ '0503': 2 }, [], () => false)).toBe(true);
    // From level 2 to level 2 the line passes over cover at level 0.
    expect(blocks({ '0505': 2, '0501': 2 })).toBe(false);
  });

  it('not the hex that is looked at', () => {
    const rule = blockByCover(boardOf({ '0501': 3 }), at('0505'), at('0501'), () => true);
    expect(rule(at('0505'), at('0501'), at('0501'), 4, 4)).toBe(false);
  });
});

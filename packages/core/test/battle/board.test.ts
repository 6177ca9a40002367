import { createBoard, getUnits } from '@coup-doeil/hex';
import { describe, expect, it } from 'vitest';
import { type Battle, createGameBoard, readBattlefield, type UnitReader } from '../../src/battle/index.ts';
import { faultOf } from '../fault.ts';

const battle = (change: object = {}, grid: object = {}): Battle =>
  readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 1,
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even', ...grid },
    hexes: [{ hex: '0505', terrains: ['woods'] }],
    units: [
      {
        id: 'guard',
        side: 'french',
        arm: 'foot',
        ratings: { cohesion: 8 },
        state: ['shaken', 'square'],
        hex: '0505',
        ...change,
      },
    ],
  });

const words = { terrains: ['woods'], features: [], roads: [] } as const;
/** A unit as some game reads it. */
const read = (given: Battle, unit: (reads: UnitReader) => object) =>
  createGameBoard(
    given,
    ({ id, hex }, reads) => ({ id, hex, ...unit(reads) }),
    (grid, contents) => createBoard(grid, contents, words),
  );

const all = (reads: UnitReader) => ({
  arm: reads.arm(['foot', 'horse']),
  state: reads.state(['shaken', 'square']),
  traits: reads.traits(['heavy']),
  cohesion: reads.rating('cohesion'),
  second: reads.ratingIfAny('second'),
  facing: reads.facing(),
});

describe('a board from a battlefield document', () => {
  it('has its units in the words of the game', () => {
    const board = read(battle({ facing: { side: 2 } }), all);
    const guard = {
      id: 'guard',
      hex: '0505',
      arm: 'foot',
      state: ['shaken', 'square'],
      traits: [],
      cohesion: 8,
      second: null,
    };
    expect(
      getUnits(
        board,
        board.units.findIndex((stack) => stack.length > 0),
      ),
    ).toEqual([{ ...guard, facing: 2 }]);
    const other = read(battle({ facing: { vertex: 4 }, ratings: { cohesion: 0, second: 7 }, traits: ['heavy'] }), all);
    expect(other.units.flat()).toEqual([{ ...guard, traits: ['heavy'], cohesion: 0, second: 7, facing: 4 }]);
    expect(read(battle(), all).units.flat()).toEqual([{ ...guard, facing: 0 }]);
  });

  it.each([
    [{ arm: 'elephants' }, 'choice', 'units.0.arm'],
    [{ state: ['shaken', 'weary'] }, 'choice', 'units.0.state'],
    [{ traits: ['brave'] }, 'choice', 'units.0.traits'],
    [{ ratings: {} }, 'range', 'units.0.ratings.cohesion'],
    [{ ratings: { cohesion: 2.5 } }, 'range', 'units.0.ratings.cohesion'],
    [{ ratings: { cohesion: 5, second: -1 } }, 'range', 'units.0.ratings.second'],
  ])('names the place of %j, which the game does not know', (change, code, field) => {
    expect(faultOf(() => read(battle(change), all))).toMatchObject({ code, field });
  });

  it('names the place of a grid that is none', () => {
    const wrong = { ...battle(), grid: { columns: 0, rows: 9, orientation: 'flat', shifted: 'even' } as const };
    expect(faultOf(() => read(wrong, all))).toMatchObject({ field: 'grid.columns' });
  });

  it('may be empty', () => {
    expect(read({ ...battle(), units: [] }, all).units.flat()).toEqual([]);
  });
});

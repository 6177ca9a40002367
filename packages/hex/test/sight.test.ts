import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Blocks, blockByHeight, createGrid, findSide, parseHex, traceLine, traceSight } from '../src/index.ts';
import { fault } from './fault.ts';
import { RUNS, takeTime } from './fuzz.ts';
import { hexesOf } from './shapes.ts';

takeTime();

const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
const at = (label: string): number => parseHex(grid, label);
const hex = fc.nat(grid.size - 1);

/** Whether one way along a line, one hex a step, is free of hexes that block, its ends apart. */
const free = (way: readonly number[], blocked: ReadonlySet<number>) =>
  way.slice(1, -1).every((one) => !blocked.has(one));

describe('line of sight', () => {
  it('is what following every way along the line says', () => {
    fc.assert(
      fc.property(hex, hex, fc.uniqueArray(hex, { maxLength: 20 }), (from, to, list) => {
        const blocked = new Set(list);
        const blocks: Blocks = (_from, _side, into, step, of) => step < of && blocked.has(into);
        const steps = traceLine(grid, from, to);
        // Each pair of hexes on the way is blocked only when both are; elsewhere one hex is enough.
        const clear = steps.slice(1, -1).every((step) => [step].flat().some((one) => !blocked.has(one)));
        const found = traceSight(grid, from, to, blocks);
        expect(found === 0).toBe(clear);
        if (found > 0) expect([steps[found]].flat().every((one) => one !== undefined && blocked.has(one))).toBe(true);
        const narrow = traceSight(grid, from, to, blocks, (left, right) => left || right);
        expect(narrow === 0).toBe(free(steps.flat(), blocked));
      }),
      { numRuns: RUNS },
    );
  });

  it('asks about every hexside of the line, and each step in order', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const steps = traceLine(grid, from, to);
        const asked: string[] = [];
        traceSight(grid, from, to, (here, side, into, step, of) => {
          expect(findSide(grid, here, into)).toBe(side);
          expect(of).toBe(steps.length - 1);
          asked.push(`${step} ${here} ${into}`);
          return false;
        });
        const crossings = steps.flatMap((step, index) =>
          [steps[index - 1] ?? []].flat().flatMap((here) => [step].flat().map((into) => `${index} ${here} ${into}`)),
        );
        expect(asked.toSorted()).toEqual(crossings.toSorted());
      }),
    );
  });

  it('runs along a hexside with two ways round it', () => {
    const [from, to, left, right] = [at('0303'), at('0503'), at('0402'), at('0403')];
    const by =
      (...hexes: number[]): Blocks =>
      (_from, _side, into, step, of) =>
        step < of && hexes.includes(into);
    expect(traceSight(grid, from, to, by(left))).toBe(0);
    expect(traceSight(grid, from, to, by(right))).toBe(0);
    expect(traceSight(grid, from, to, by(left, right))).toBe(1);
    // One way blocked on entering, the other on leaving: closed where they join.
    const crossed: Blocks = (here, _side, into) => into === left || here === right;
    expect(traceSight(grid, from, to, crossed)).toBe(2);
    expect(traceSight(grid, from, to, (here, _side, into) => into === right || here === left)).toBe(2);
    const told: unknown[] = [];
    traceSight(grid, from, to, by(left), (...args) => {
      told.push(args);
      return false;
    });
    const side = findSide(grid, left, right);
    expect(told).toEqual([
      [true, false, left, side, right],
      [true, false, left, side, right],
    ]);
  });

  it('has one way at the edge of the board', () => {
    const middle = at('0201');
    const blocks: Blocks = (_from, _side, into) => into === middle;
    expect(traceSight(grid, at('0101'), at('0301'), blocks)).toBe(1);
    expect(traceSight(grid, at('0301'), at('0101'), blocks)).toBe(1);
    expect(traceSight(grid, at('0101'), at('0301'), (here) => here === middle)).toBe(2);
    expect(
      traceSight(
        grid,
        at('0301'),
        at('0101'),
        () => false,
        () => true,
      ),
    ).toBe(0);
    const low = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'odd' });
    const [from, to, over] = ['0109', '0309', '0209'].map((label) => parseHex(low, label));
    expect(traceSight(low, from ?? -1, to ?? -1, (_from, _side, into) => into === over)).toBe(1);
    expect(traceSight(low, to ?? -1, from ?? -1, (here) => here === over)).toBe(2);
  });

  describe.each(['even', 'odd'] as const)('between any two hexes of a small board, %s columns shifted', (shifted) => {
    const small = createGrid({ columns: 4, rows: 4, orientation: 'flat', shifted });
    const hexes = hexesOf(small);

    it('is blocked where it enters the one hex that blocks, unless there is a way round it', () => {
      const wrong: string[] = [];
      for (const from of hexes)
        for (const to of hexes) {
          const steps = traceLine(small, from, to);
          for (const blocked of hexes) {
            const expected = steps.findIndex((step, at) => at > 0 && at < steps.length - 1 && step === blocked);
            const found = traceSight(small, from, to, (_from, _side, into, at, of) => at < of && into === blocked);
            if (found !== Math.max(expected, 0)) wrong.push(`${from} ${to} ${blocked}: ${found}, not ${expected}`);
          }
        }
      expect(wrong).toEqual([]);
    });

    it('asks about every hexside of it, the edge of the board among them', () => {
      const wrong: string[] = [];
      for (const from of hexes)
        for (const to of hexes) {
          const steps = traceLine(small, from, to);
          const asked: string[] = [];
          traceSight(small, from, to, (here, side, into, step) => {
            if (findSide(small, here, into) !== side) wrong.push(`${from} ${to}: ${side} of ${here} is not ${into}`);
            asked.push(`${step} ${here} ${into}`);
            return false;
          });
          const crossings = steps.flatMap((step, index) =>
            [steps[index - 1] ?? []].flat().flatMap((here) => [step].flat().map((into) => `${index} ${here} ${into}`)),
          );
          if (asked.toSorted().join() !== crossings.toSorted().join()) wrong.push(`${from} ${to}: ${asked.join()}`);
        }
      expect(wrong).toEqual([]);
    });
  });

  it('is clear from a hex to itself, and refuses what is off the board', () => {
    expect(traceSight(grid, 5, 5, () => true)).toBe(0);
    expect(fault(() => traceSight(grid, 81, 0, () => true)).field).toBe('from');
    expect(fault(() => traceSight(grid, 0, -1, () => true)).field).toBe('to');
  });
});

describe('levels', () => {
  it.each([
    // Height, step, steps, eye, target.
    [1, 1, 2, 0, 0, true],
    [0, 1, 2, 0, 0, false],
    [1, 1, 2, 2, 0, false],
    [2, 1, 2, 2, 0, true],
    [1, 1, 3, 0, 2, true],
    [1, 2, 3, 0, 2, false],
    [1, 2, 4, 0, 2, false],
  ])('height %i at step %i of %i, from %i to %i: %s', (height, step, of, eye, target, above) => {
    expect(blockByHeight(height, step, of, eye, target)).toBe(above);
  });
});

import { type Calculator, checkAsk, computeAnswer, isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { calculator } from '../src/calculators/shock.ts';

/** The shock table as a reader of the sheet would say it, typed apart from the charts. */
const rowOf = (total: number): 'ten' | 'five' | 'nought' | 'below' =>
  total >= 10 ? 'ten' : total >= 5 ? 'five' : total >= 0 ? 'nought' : 'below';

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** One defender and one attacker, every sequence of dice thrown out: the slow and obvious way. */
const enumerated = (total: number, attacker: number, defender: number): Map<string, number> => {
  const found = new Map<string, number>();
  for (const die of DICE)
    for (const test of DICE) {
      const row = rowOf(die + total);
      const d =
        row === 'ten'
          ? 'recoils-disordered'
          : row === 'five'
            ? test <= defender
              ? 'recoils'
              : 'recoils-disordered'
            : 'hold';
      const a = row === 'nought' || row === 'below' ? (test <= attacker ? 'disordered' : 'recoils-disordered') : 'hold';
      const both = `${a}-1--${d}-1`;
      found.set(both, (found.get(both) ?? 0) + 1);
    }
  return found;
};

// The shape of any calculator is what the runner takes; its input is checked on the way in.
const any: Calculator = calculator;

/** Strengths whose figure is known from the sheet, so that every total from −12 to 12 can be had. */
const STRENGTHS: readonly (readonly [attack: number, defence: number, figure: number])[] = [
  [20, 5, 4],
  [15, 5, 3],
  [10, 5, 2],
  [6, 4, 1],
  [5, 5, 0],
  [4, 6, -1],
  [5, 10, -2],
  [5, 15, -3],
  [5, 20, -4],
];

describe('final odds are those of all dice thrown', () => {
  for (const [attack, defence, figure] of STRENGTHS)
    test(`${attack} to ${defence}, every cohesion against every other`, () => {
      for (let attacker = 0; attacker <= 10; attacker++)
        for (let defender = 0; defender <= 10; defender++) {
          const input = {
            attackers: [{ strength: attack, cohesion: attacker }],
            defenders: [{ strength: defence, cohesion: defender }],
          };
          const result = computeAnswer(any, checkAsk(any, { input }));
          if (isRefusal(result)) throw new Error('refused');
          // Clear ground is +1.
          const total = figure + attacker - defender + 1;
          expect(result.total).toBe(total);
          const { of, ways } = result.odds?.both ?? { of: 0, ways: [] };
          const slow = enumerated(total, attacker, defender);
          expect(Object.fromEntries(ways.map(([id, n]) => [id, (n * 100) / of]))).toEqual(Object.fromEntries(slow));
        }
    });
});

test('six a side stay within safe integers', () => {
  const six = Array.from({ length: 6 }, (_, i) => ({ cohesion: i + 2 }));
  const result = computeAnswer(any, checkAsk(any, { input: { attackers: six, defenders: six } }));
  if (isRefusal(result)) throw new Error('refused');
  for (const { of, ways } of Object.values(result.odds ?? {})) {
    expect(Number.isSafeInteger(of)).toBe(true);
    expect(ways.reduce((sum, [, n]) => sum + n, 0)).toBe(of);
  }
});

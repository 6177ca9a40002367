import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAnswer, isSameDice } from '../../src/game/answer.ts';
import {
  type Answer,
  checkAsk,
  computeAnswer,
  computeForMeasure,
  foldOdds,
  isRefusal,
  measureAnswer,
} from '../../src/game/index.ts';
import { compareWays } from '../../src/game/same-brief.ts';
import { fight, input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';

const answerTo = (value: unknown): Answer | undefined => {
  const result = computeAnswer(fight, checkAsk(fight, { input: value } as never));
  return isRefusal(result) ? undefined : result;
};

describe('odds that are folded when somebody reads them', () => {
  it('are those of the branches, once and for all', () => {
    fc.assert(
      fc.property(inputs(input), (value) => {
        const answer = answerTo(value);
        if (!answer?.branches) return;
        expect(answer.odds).toEqual(foldOdds(fight.odds ?? {}, answer.branches));
        expect(answer.odds).toBe(answer.odds);
        expect({ ...answer }.odds).toBe(answer.odds);
      }),
    );
  });

  it('give the same measure folded alone, from all of them, and where nothing else was wanted', () => {
    fc.assert(
      fc.property(inputs(input), (value) => {
        const [lazy, read] = [answerTo(value), answerTo(value)];
        if (!lazy || !read) return;
        const asked = checkAsk(fight, { input: value } as never);
        const alone = computeForMeasure(fight, asked);
        const { fold: _, ...whole } = { ...read };
        expect(measureAnswer(fight, lazy)).toEqual(measureAnswer(fight, whole));
        expect(isRefusal(alone) ? null : measureAnswer(fight, alone)).toEqual(measureAnswer(fight, whole));
      }),
    );
  });

  it('are the same where the same is left to the dice, and two answers differ as their odds do', () => {
    fc.assert(
      fc.property(inputs(input), inputs(input), (value, other) => {
        const [a, b] = [answerTo(value), answerTo(other)];
        if (!a || !b) return;
        // The slow way: every list folded, every chance of one looked for in the other.
        const names = Object.keys({ ...a.odds, ...b.odds });
        const isSame = names.every((name) => {
          const [these, those] = [a.odds?.[name], b.odds?.[name]];
          if (!these || !those || these.ways.length !== those.ways.length) return false;
          return these.ways.every(([id, ways]) => {
            const [, found] = those.ways.find(([known]) => known === id) ?? [];
            return found !== undefined && BigInt(ways) * BigInt(those.of) === BigInt(found) * BigInt(these.of);
          });
        });
        if (isSameDice(a, b)) expect(isSame).toBe(true);
        const [bare, bareOther] = [a, b].map(({ odds, branches }) => ({ total: 0, odds, branches }) as Answer);
        expect(isSameAnswer(bare as Answer, bareOther as Answer)).toBe(isSame);
      }),
    );
  });

  it('compare chances exactly, beyond what numbers hold too', () => {
    expect(compareWays({ ways: 1, of: 2 }, { ways: 3, of: 6 }) === 0).toBe(true);
    expect(compareWays({ ways: 1, of: 3 }, { ways: 333_333_333, of: 1_000_000_000 }) === 0).toBe(false);
    const huge = Number.MAX_SAFE_INTEGER;
    expect(compareWays({ ways: huge - 1, of: huge }, { ways: huge - 2, of: huge - 1 }) === 0).toBe(false);
    expect(compareWays({ ways: huge - 1, of: huge - 1 }, { ways: huge, of: huge }) === 0).toBe(true);
  });
});

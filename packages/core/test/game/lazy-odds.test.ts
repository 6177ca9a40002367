import { d10 } from '@coup-doeil/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAnswer, isSameDice } from '../../src/game/answer.ts';
import {
  type Answer,
  checkAsk,
  computeAnswer,
  computeUnfolded,
  foldOdds,
  isRefusal,
  measureAnswer,
} from '../../src/game/index.ts';
import { measureBranches } from '../../src/game/measure-branches.ts';
import { compareWays } from '../../src/game/same-brief.ts';
import { same } from '../../src/text/index.ts';
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

  it('are read by one function in every answer: V8 is slow with objects that each bring their own, and keeps what those hold', () => {
    const getterOf = (input: unknown) => Object.getOwnPropertyDescriptor(answerTo(input) ?? {}, 'odds')?.get;
    expect(getterOf({})).toBeTypeOf('function');
    expect(getterOf({})).toBe(getterOf({}));
  });

  it('give every chance that can be counted in them, without being folded', () => {
    fc.assert(
      fc.property(inputs(input), fc.integer(), (value, seed) => {
        const { branches, odds = {} } = answerTo(value) ?? {};
        if (!branches) return;
        // Any half of the outcomes will do.
        const counts = (id: string) => ((id.length * 31 + (id.codePointAt(id.length - 1) ?? 0)) ^ seed) % 2 === 0;
        for (const [name, about] of Object.entries(fight.odds ?? {})) {
          const folded = odds[name];
          const ways = (folded?.ways ?? []).filter(([id]) => counts(id)).reduce((sum, [, n]) => sum + n, 0);
          expect(measureBranches(branches, about, counts)).toEqual(folded && { ways, of: folded.of });
        }
      }),
    );
  });

  it('are left out where both sides together have more ways than numbers hold exactly, and so is their measure', () => {
    const tests = Array.from({ length: 16 }, () => ({ die: d10, need: 3, why: same('') }));
    const units = tests.map((_, i) => ({ unit: `units.${i + 1}`, pass: 'holds', fail: 'runs', test: i }));
    const parties = [
      { side: 'attacker' as const, units: units.slice(0, 8) },
      { side: 'defender' as const, units: units.slice(8) },
    ];
    const row = { id: 'all', faces: [1], ways: 10, tests, parties };
    const about = { label: same(''), role: 'joint' as const, outcome: same };
    const branches = { dice: [{ die: d10, why: same('') }], rows: [row], fates: ['holds', 'runs'] };
    const lists = { both: about, one: { ...about, role: { side: 'attacker' as const } } };
    expect(measureBranches(branches, about, () => true)).toBeUndefined();
    expect(foldOdds(lists, branches)).toEqual({ one: expect.objectContaining({ of: 10 ** 9 }) });
    expect(measureBranches(branches, lists.one, () => true)).toEqual({ ways: 10 ** 9, of: 10 ** 9 });
  });

  it('give the same measure from the branches, from all of them, and where nothing else was wanted', () => {
    fc.assert(
      fc.property(inputs(input), (value) => {
        const answer = answerTo(value);
        if (!answer) return;
        const asked = checkAsk(fight, { input: value } as never);
        const alone = computeUnfolded(fight, asked);
        const { branches: _, ...whole } = { ...answer };
        expect(measureAnswer(fight, answer)).toEqual(measureAnswer(fight, whole));
        expect(isRefusal(alone) ? null : measureAnswer(fight, alone)).toEqual(measureAnswer(fight, whole));
        expect(alone).not.toHaveProperty('odds');
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

import { describe, expect, test } from 'vitest';
import * as dice from '../src/index.ts';
import { d6, d10, InputError, sumDice } from '../src/index.ts';
import { numbered, refusal } from './twin.ts';

const SAFE = Number.MAX_SAFE_INTEGER;

// What a caller without a type checker may do: any door, any arguments.
const doors: Readonly<Record<string, unknown>> = dice;
const call = (door: string, given: readonly unknown[]): unknown =>
  refusal(() => {
    const open = doors[door];
    if (typeof open !== 'function') throw new Error(`no door ${door}`);
    return open(...given);
  });
const same = (outcome: unknown): unknown => outcome;

describe('bad input is refused by name', () => {
  test.each<[door: string, given: unknown[], field: string]>([
    ['die', ['d', []], 'faces'],
    ['die', ['d', new Array(1001).fill(1)], 'faces'],
    ['die', ['d', '123'], 'faces'],
    ['die', ['d', undefined], 'faces'],
    ['die', ['d', [1, 1.5]], 'faces'],
    ['die', ['d', [Number.NaN]], 'faces'],
    ['die', ['d', ['1']], 'faces'],
    ['die', ['d', [1e13]], 'faces'],
    ['die', ['d', [-1e13]], 'faces'],
    ['sumDice', [undefined, 2], 'die'],
    ['sumDice', [null, 2], 'die'],
    ['sumDice', [{ id: 'd2', faces: [1, 2] }, 2], 'die'],
    ['sumDice', [d6, -1], 'dice'],
    ['sumDice', [d6, 0], 'dice'],
    ['sumDice', [d6, 1001], 'dice'],
    ['sumDice', [d6, 1.5], 'dice'],
    ['sumDice', [d6, Number.NaN], 'dice'],
    ['sumDice', [d6, '__proto__'], 'dice'],
    ['sumDice', [d6, 'length'], 'dice'],
    ['addModifier', [d6, 0.5], 'modifier'],
    ['addModifier', [d6, SAFE], 'modifier'],
    ['addModifier', [d6, 1e12], 'outcome'],
    ['testRating', [d10, 5.5], 'rating'],
    ['testRating', [d10, 5, Number.NaN], 'rating'],
    ['testRating', [d10, SAFE, -SAFE], 'rating'],
    ['testRating', [{}, 5], 'ways'],
    ['map', [undefined, same], 'ways'],
    ['map', [d6, () => 0.5], 'outcome'],
    ['map', [d6, () => Number.POSITIVE_INFINITY], 'outcome'],
    ['map', [d6, () => undefined], 'outcome'],
    ['map', [d6, () => null], 'outcome'],
    ['map', [d6, () => ({ id: 'rout' })], 'outcome'],
    ['map', [d6, () => true], 'outcome'],
    ['map', [d6, () => '\0[1]'], 'outcome'],
    ['map', [d6, () => ['a', [null]]], 'outcome'],
    ['map', [d6, () => [1.5]], 'outcome'],
    ['chain', [null, same], 'ways'],
    ['chain', [d6, () => ({ __proto__: null })], 'outcome'],
    ['chain', [d6, () => null], 'outcome'],
    ['chain', [d6, () => undefined], 'outcome'],
    ['certainOdds', [Number.NaN], 'outcome'],
    ['pairOdds', [d6, 7], 'ways'],
    ['pairOdds', [undefined, d6], 'ways'],
    ['restrictOdds', [d6, () => false], 'outcomes'],
    ['restrictOdds', [{}, () => true], 'ways'],
    ['fold', [[d6, {}], 0, Math.max], 'ways'],
    ['fold', [[undefined], 0, Math.max], 'ways'],
    ['fold', [d6, 0, Math.max], 'parts'],
    ['fold', [undefined, 0, Math.max], 'parts'],
    ['fold', [[d6], Number.NaN, Math.max], 'outcome'],
    ['measureChance', [[], () => true], 'ways'],
    ['measureChance', [undefined, () => true], 'ways'],
    ['measureAtLeast', [d6, '4'], 'total'],
    ['measureExpectation', [{}], 'ways'],
    ['findQuantile', [d6, 1, 0], 'parts'],
    ['findQuantile', [d6, 3, 2], 'part'],
    ['findQuantile', [d6, -1, 2], 'part'],
    ['findQuantile', [d6, 0.5, 1], 'part'],
    ['findQuantile', [{ of: 1, ways: [] }, 1, 2], 'ways'],
    ['toPlainOdds', [sumDice(d10, 16)], 'of'],
    ['toPlainOdds', [undefined], 'of'],
  ])('%s (%#): %s', (door, given, field) => {
    const error = call(door, given);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ name: 'InputError', code: `bad-${field}`, field });
  });

  test('what would grow beyond all measure stops', () => {
    const wide = numbered(1000);
    expect(call('chain', [sumDice(wide, 2), () => wide])).toMatchObject({ code: 'bad-outcomes', given: 1_999_000 });
  });

  test('the error says what is allowed and what was given', () => {
    expect(call('sumDice', [d6, 1001])).toMatchObject({
      allowed: { rule: 'whole-number', min: 1, max: 1000 },
      given: 1001,
    });
    expect(call('toPlainOdds', [sumDice(d10, 16)])).toMatchObject({
      allowed: { rule: 'plain-number' },
      given: 10n ** 16n,
    });
    expect(call('sumDice', [6, 2])).toMatchObject({ allowed: { rule: 'die' }, given: 6 });
    expect(call('certainOdds', [true])).toMatchObject({ allowed: { rule: 'outcome' }, given: true });
    expect(call('fold', ['d6', 0, Math.max])).toMatchObject({ allowed: { rule: 'list' }, given: 'd6' });
  });
});

test('nothing given is changed', () => {
  const before = JSON.stringify([d6, d10]);
  sumDice(d6, 5);
  dice.findQuantile(
    dice.map(d10, (face) => -face),
    1,
    2,
  );
  const listed = dice.pairOdds(d6, d10);
  const kept = JSON.stringify(listed);
  dice.restrictOdds(listed, ([a]) => a === 1);
  dice.chain(listed, ([a]) => (a === 1 ? d10 : 0));
  expect(JSON.stringify([d6, d10])).toBe(before);
  expect(JSON.stringify(listed)).toBe(kept);
});

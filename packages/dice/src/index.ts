/**
 * Exact odds of dice. Odds say for each outcome in how many ways it comes up, in whole numbers, `of` so many in all.
 * A die is the odds of its own roll, and every step makes new odds from old ones:
 *
 * ```ts
 * import { chain, d10, toPlainOdds, map, addModifier, testRating } from '@coup-doeil/dice';
 *
 * const row = map(addModifier(d10, 2), (total) => (total >= 10 ? 'flees' : total >= 5 ? 'tests' : 'holds'));
 * const test = map(testRating(d10, 6), (verdict) => (verdict === 'pass' ? 'holds' : 'flees'));
 * console.log(JSON.stringify(toPlainOdds(chain(row, (result) => (result === 'tests' ? test : result)))));
 * // {"of":100,"ways":[["holds",65],["flees",35]]}
 * ```
 *
 * - one roll: `d6`, `d10`, `die`; several: `sumDice`, `pairOdds`, `fold`; a modifier: `addModifier`; a test: `testRating`
 * - a table: `map`; a result that calls for more dice: `chain`; what is known: `restrictOdds`; marginals of joint odds: `map`
 * - questions: `measureChance`, `measureAtLeast`, `measureExpectation`, `findQuantile`
 * - what is certain: `certainOdds`; for JSON: `toPlainOdds`
 *
 * Bad input throws an `InputError`. No function changes what it is given.
 */
export { addModifier, certainOdds, chain, type EndOf, fold, map, pairOdds, restrictOdds } from './combine.ts';
export type { Count } from './count.ts';
export { type Die, d6, d10, die } from './die.ts';
export { type Allowed, type DiceRule, InputError, type InputFault, type Rule, type Scalar } from './error.ts';
export {
  type Chance,
  type Expectation,
  findQuantile,
  measureAtLeast,
  measureChance,
  measureExpectation,
} from './measure.ts';
export { type Odds, type Outcome, toPlainOdds, type Way } from './odds.ts';
export { testRating, type Verdict } from './rating.ts';
export { sumDice } from './sum.ts';

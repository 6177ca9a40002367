/**
 * Exact odds of dice. Odds say for each outcome in how many ways it comes up, in whole numbers, `of` so many in all.
 * A die is the odds of its own roll, and every step makes new odds from old ones:
 *
 * ```ts
 * import { chain, d10, inNumbers, map, modified, ratingTest } from '@coup-doeil/dice';
 *
 * const row = map(modified(d10, 2), (total) => (total >= 10 ? 'flees' : total >= 5 ? 'tests' : 'holds'));
 * const test = map(ratingTest(d10, 6), (verdict) => (verdict === 'pass' ? 'holds' : 'flees'));
 * console.log(JSON.stringify(inNumbers(chain(row, (result) => (result === 'tests' ? test : result)))));
 * // {"of":100,"ways":[["holds",65],["flees",35]]}
 * ```
 *
 * - one roll: `d6`, `d10`, `die`; several: `sum`, `both`, `fold`; a modifier: `modified`; a test: `ratingTest`
 * - a table: `map`; a result that calls for more dice: `chain`; what is known: `given`; marginals of joint odds: `map`
 * - questions: `chance`, `atLeast`, `expectation`, `quantile`
 * - what is certain: `certain`; for JSON: `inNumbers`
 *
 * Bad input throws an `InputError`. No function changes what it is given.
 */
export { both, certain, chain, type EndOf, fold, given, map, modified } from './combine.ts';
export type { Count } from './count.ts';
export { type Die, d6, d10, die } from './die.ts';
export { type Allowed, type DiceRule, InputError, type InputFault, type Rule, type Scalar } from './error.ts';
export { atLeast, type Chance, chance, type Expectation, expectation, quantile } from './measure.ts';
export { inNumbers, type Odds, type Outcome, type Way } from './odds.ts';
export { ratingTest, type Verdict } from './rating.ts';
export { sum } from './sum.ts';

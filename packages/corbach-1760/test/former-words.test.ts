import { type Calculator, checkAsk, computeAnswer, parseQuery } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator } from '../src/calculators/combat.ts';
import { renewWords } from '../src/inputs/former-words.ts';

// The shape of any calculator is what links take.
const combat: Calculator = calculator;

const totalOf = (query: string): unknown => {
  const { ask, problems } = parseQuery(combat, query);
  expect(problems).toEqual([]);
  const result = computeAnswer(combat, checkAsk(combat, ask));
  return 'total' in result && result.total;
};
const heavy = 'attackers.1.arm=cavalry&attackers.1.heavy=true';

test('links from before the kinds of infantry open as they were meant', () => {
  // Heavy cavalry on line infantry in good order -1; light defenders in the clear +1.
  expect(totalOf(`${heavy}&defenders.1.line=true`)).toBe(-1);
  expect(totalOf(`${heavy}&defenders.1.light=true`)).toBe(1);
  expect(totalOf('defenders.1.arm=cavalry&defenders.1.light=true')).toBe(1);
});

test('a word that says no is passed over, and what is no such word stays', () => {
  expect(renewWords([['defenders.2.line', 'false']])).toEqual([]);
  expect(renewWords([['defenders.2.light', 'yes']])).toEqual([['defenders.2.light', 'yes']]);
  expect(renewWords([['light', 'true']])).toEqual([['light', 'true']]);
  expect(renewWords([['attackers.2.line', 'true']])).toEqual([['attackers.2.kind', 'line']]);
});

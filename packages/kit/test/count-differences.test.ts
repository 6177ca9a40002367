import { type Calculator, checkAsk, parseWords, splitWords } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { shapes } from '../../core/test/game/shapes.ts';
import { countDifferences } from '../src/conformance/count-differences.ts';
import { fire } from './duel.ts';

const asked = (calculator: Calculator, words: string, more: object = {}) =>
  checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)), ...more });

test.each([
  // One more in the middle of a list of numbers, at its front, and in another order.
  ['numbers=1,2,3', 'numbers=1,3', 1],
  ['numbers=9,1,2', 'numbers=1,2', 1],
  ['numbers=9,1,2', 'numbers=2,1', 2],
  ['numbers=1,2,3', 'numbers=4,2,5', 2],
  ['numbers=1,2,3', 'numbers=1,4,3', 1],
  ['flags=true', 'flags=true,true', 1],
  // An item of an inner list, of a list of units within a list, and several of them or of their fields.
  ['lists.1=1,2', 'lists.1=1,3', 1],
  ['lists.1=1,2', 'lists.1=2,3', 2],
  ['lists.1=1,2 lists.2=1', 'lists.1=1,3 lists.2=2', 2],
  ['deep.1.1.small=2', 'deep.1.1.small=3', 1],
  ['deep.1.1.small=2', 'deep.1.1.small=3 deep.1.1.yes=true', 2],
  ['units.2.small=2', 'units.2.small=3 units.2.gun=true', 2],
  ['units.3.small=2', 'units.3.small=3', 1],
  ['units.1.small=2 units.2.gun=true', 'units.1.small=2', 1],
  ['units.1.gun=true units.1.shots=1,2', 'units.1.gun=true units.1.shots=1', 1],
  // What hangs on a field that changed is settled with it, from either side.
  ['units.1.gun=true units.1.shots=1,2', '', 1],
  ['colour=blue', 'colour=red nest.near=5', 1],
  ['colour=blue', 'colour=red nest.near=5 small=3', 2],
  ['yes=false', 'nest.near=5', 1],
  ['nest.inner.far=true', 'nest.near=5', 2],
])('%s and %s are %i apart', (a, b, steps) => {
  const every: Calculator = { ...fire, input: shapes as Calculator['input'], readings: {} };
  expect(countDifferences(every, asked(every, a), asked(every, b))).toBe(steps);
  expect(countDifferences(every, asked(every, b), asked(every, a))).toBe(steps);
});

test.each([
  [{}, 0],
  [{ edition: '2010' }, 1],
  [{ readings: { 'flank-in-wood': 'lost' } }, 1],
  [{ readings: { 'flank-in-wood': 'lost', dusk: 'lost' } }, 2],
  [{ readings: { 'flank-in-wood': 'lost' }, edition: '2010' }, 2],
])('the printing and each reading count for themselves: %j', (more, steps) => {
  const spec = fire.readings['flank-in-wood'];
  const calculator: Calculator = { ...fire, readings: { ...fire.readings, ...(spec ? { dusk: spec } : {}) } };
  expect(countDifferences(calculator, asked(calculator, ''), asked(calculator, '', more))).toBe(steps);
  expect(countDifferences(calculator, asked(calculator, 'flank=true', more), asked(calculator, ''))).toBe(steps + 1);
  expect(countDifferences(calculator, asked(calculator, 'flank=true attack=3'), asked(calculator, '', more))).toBe(
    steps + 2,
  );
});

import { expect, it } from 'vitest';
import { InputError } from '../src/index.ts';

it.each<[unknown, string]>([
  ['x'.repeat(100), `"${'x'.repeat(80)}"`],
  [-1, '-1'],
  [10n, '10'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('die'), 'Symbol(die)'],
  [[1, 2], 'a list'],
  [{ toString: () => expect.fail() }, 'object'],
  [() => 1, 'function'],
])('says the same in English, what was given in a few letters (%#)', (given, shown) => {
  const fault = { code: 'bad-die', field: 'die', given };
  expect(new InputError({ ...fault, allowed: { rule: 'whole-number', min: 0, max: 80 } }).message).toBe(
    `die: allowed whole number, min 0, max 80; given ${shown}`,
  );
  expect(new InputError({ ...fault, allowed: ['d6', 1, null] }).message).toBe(
    `die: allowed d6, 1, null; given ${shown}`,
  );
});

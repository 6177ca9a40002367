import { createHash } from 'node:crypto';
import { t } from '@coup-doeil/core/chart';
import { type Calculator, describeInput, flag, wholeNumber } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { fieldLines } from '../src/conformance/field-lines.ts';
import { fire } from './duel.ts';

const label = t('X', 'X');
const { odds: _, measure: __, ...bare } = fire;
const input = describeInput({
  yes: flag({ label }),
  n: wholeNumber({ label, min: 0, max: 2, default: 0 }),
  moon: flag({ label, when: { yes: true } }),
  deep: flag({ label, when: { n: 2 } }),
});

/** Answers with a sum in which every field shows. */
const calculator: Calculator = {
  ...bare,
  input: input as Calculator['input'],
  examples: [
    { id: 'plain', title: label, words: 'n=1' },
    { id: 'late', title: label, words: 'yes=true' },
  ],
  answer: ({ edition }, said) => {
    const { yes, n, moon, deep } = Object(said);
    return { total: n + (yes ? 10 : 0) + (moon ? 100 : 0) + (deep ? 1000 : 0) + (edition === '2010' ? 5 : 0) };
  },
};

/** A total and what it is told by: all that an answer says but its words. */
const told = (total: number): string => {
  const said = `[${total},false,null,[]]`;
  return `${total > 0 ? '+' : ''}${total} ${createHash('sha256').update(said).digest('hex').slice(0, 8)}`;
};

test('every field is told over all its values, from the first example or the first value that brings it in', () => {
  expect(fieldLines(calculator)).toEqual(
    [
      ['2020', 0],
      ['2010', 5],
    ].flatMap(([edition, more]) =>
      [
        ['plain: as it is', 1],
        ['plain: yes=true', 11],
        ['plain: n=0', 0],
        ['plain: n=2', 2],
        ['late: moon=true', 110],
        ['plain with n=2: deep=true', 1002],
      ].map(([said, total]) => `${edition} ${said}: ${told(Number(total) + Number(more))}`),
    ),
  );
});

test('without an example no field is told of', () => {
  expect(fieldLines({ ...calculator, examples: [] })).toEqual([]);
});

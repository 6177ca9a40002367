import { run } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator } from '../src/calculators/deep-charge.ts';
import { meta } from '../src/meta.ts';

// Eleven or more with one die of six.
test.each<[number, number, string, string]>([
  [4, 7, 'no face will do', 'aucune face ne suffit'],
  [5, 6, 'a 6', 'un 6'],
  [6, 5, '5 or more', '5 ou plus'],
  [9, 2, '2 or more', '2 ou plus'],
  [10, 1, 'any face will do', 'toute face convient'],
])('at morale %i it takes %i on the die', (morale, needed, en, fr) => {
  const result = run(meta, calculator, { input: { morale } });
  if (!result.ok) throw new Error(result.error.code);
  expect(result.report.answer?.facts[0]).toMatchObject({ id: 'needed', value: needed, text: { en, fr } });
});

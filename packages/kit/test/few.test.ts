import { expect, test } from 'vitest';
import { few } from '../src/conformance/few.ts';

const problems = (count: number): string[] => Array.from({ length: count }, (_, i) => `problem ${i + 1}`);

test('as many problems as a person reads are told, and the rest counted', () => {
  expect(few([])).toEqual([]);
  expect(few(problems(40))).toEqual(problems(40));
  expect(few(problems(41))).toEqual([...problems(40), '… and 1 more']);
});

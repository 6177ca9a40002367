import { expect, test } from 'vitest';
import { limitProblems } from '../src/conformance/limit-problems.ts';

const problems = (count: number): string[] => Array.from({ length: count }, (_, i) => `problem ${i + 1}`);

test('as many problems as a person reads are told, and the rest counted', () => {
  expect(limitProblems([])).toEqual([]);
  expect(limitProblems(problems(40))).toEqual(problems(40));
  expect(limitProblems(problems(41))).toEqual([...problems(40), '… and 1 more']);
});

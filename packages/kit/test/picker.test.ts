import { createPicker } from '@coup-doeil/dice/roll';
import { expect, test } from 'vitest';
import { sizedPicker } from '../src/conformance/picker.ts';

test('small numbers are drawn as dice draws them', () => {
  const [ours, theirs] = [sizedPicker('asks fire'), createPicker('asks fire')];
  for (let i = 0; i < 50; i++) expect(ours(6)).toBe(theirs(6));
});

test('numbers of any size are within it, and spread over it', () => {
  for (const size of [2 ** 16 + 1, 1_000_000_001, 2 ** 40]) {
    const pick = sizedPicker('large');
    const draws = Array.from({ length: 200 }, () => pick(size));
    expect(draws.every((n) => Number.isSafeInteger(n) && n >= 0 && n < size)).toBe(true);
    const upper = draws.filter((n) => n >= size / 2).length;
    expect(upper).toBeGreaterThan(60);
    expect(upper).toBeLessThan(140);
  }
});

test('of nothing the first is drawn', () => {
  expect(sizedPicker('none')(0)).toBe(0);
});

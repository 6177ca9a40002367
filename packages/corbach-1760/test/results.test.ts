import { expect, test } from 'vitest';
import { calculator as combat } from '../src/calculators/combat.ts';
import { calculator as fire } from '../src/calculators/fire.ts';
import { result } from '../src/charts/results.ts';

test.each([
  ['-', [], { kind: 'none' }],
  ['E', [], { kind: 'eliminated' }],
  ['TM', [], { kind: 'test', steps: 0, modifier: 0, retreat: 0 }],
  ['TM-1', [], { kind: 'test', steps: 0, modifier: -1, retreat: 0 }],
  ['TM+2-R1', [], { kind: 'test', steps: 0, modifier: 2, retreat: 1 }],
  ['1-TM+2-R1', [], { kind: 'test', steps: 1, modifier: 2, retreat: 1 }],
  ['D', [], { kind: 'disorganised', steps: 0, retreat: 0, star: false }],
  ['2D-R2', ['*'], { kind: 'disorganised', steps: 2, retreat: 2, star: true }],
])('%s %s is read', (printed, marks, read) => {
  expect(result(printed, marks)).toEqual(read);
});

test.each([
  ['TM3', []],
  ['ТМ', []],
  ['R1', []],
  ['1-2D', []],
  ['TM-R3', []],
  ['TM', ['*']],
  ['E', ['*']],
  ['', []],
])('%s %s is refused', (printed, marks) => {
  expect(() => result(printed, marks)).toThrow(SyntaxError);
});

test('a result is told as it is printed: true minus signs, a dash where nothing happens, the star', () => {
  const tell = (id: string) => combat.odds?.result?.outcome(id).en;
  expect(tell('5')).toBe('TM−1 | TM+2');
  expect(tell('8')).toBe('– | 1D-R1');
  expect(tell('9')).toBe('– | 2D-R2 [*]');
  expect(fire.odds?.result?.outcome('1').en).toBe('–');
  expect(fire.odds?.result?.outcome('8').en).toBe('1D-R2');
});

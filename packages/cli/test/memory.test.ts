import { expect, it } from 'vitest';
import { createMemory, MOST_KEPT, MOST_NEW } from '../src/memory.ts';

const line = (i: number): string => `{"strength":${i}}`;

it('remembers what was asked before', () => {
  const memory = createMemory<string>();
  expect(memory.get(line(1))).toBeUndefined();
  memory.keep(line(1), 'one', 3);
  expect(memory.get(line(1))).toBe('one');
  expect(memory.get(line(2))).toBeUndefined();
});

it('keeps no more than there is room for', () => {
  const memory = createMemory<string>();
  memory.keep(line(1), 'one', MOST_KEPT / 2);
  memory.keep(line(2), 'two', MOST_KEPT / 2);
  expect([memory.get(line(1)), memory.get(line(2))]).toEqual(['one', undefined]);
});

it('stops where no line comes again, and not before', () => {
  const memory = createMemory<string>();
  memory.keep(line(0), 'nought', 6);
  for (let i = 1; i < MOST_NEW; i++) expect(memory.get(line(i))).toBeUndefined();
  expect(memory.get(line(0))).toBe('nought');
  for (let i = 1; i <= MOST_NEW; i++) expect(memory.get(line(i))).toBeUndefined();
  expect(memory.get(line(0))).toBe('nought');
  for (let i = 0; i <= MOST_NEW; i++) expect(memory.get(line(i + 1))).toBeUndefined();
  expect(memory.get(line(0))).toBeUndefined();
  memory.keep(line(1), 'one', 3);
  expect(memory.get(line(1))).toBeUndefined();
});

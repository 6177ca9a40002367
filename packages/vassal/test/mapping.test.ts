import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMapping } from '../src/battlefield/index.ts';
import { VassalError } from '../src/index.ts';

const mapping = {
  game: 'the-ford',
  map: 'Field',
  boards: 'Ground',
  rules: [
    { when: { name: 'Turn' }, counter: null },
    {
      when: { picture: 'FR-*', face: 'Disordered', marks: { Army: 'I' } },
      counter: {
        side: 'french',
        arm: 'infantry',
        name: '1/57',
        formation: 'I',
        strength: 4,
        ratings: { cohesion: 6 },
        back: { strength: 2, ratings: { cohesion: 5 } },
        state: ['disordered'],
        marks: ['fired'],
        traits: ['line'],
      },
    },
  ],
};

/** What the error says in English. */
const problemOf = (given: unknown): string => {
  try {
    readMapping(given);
  } catch (error) {
    if (error instanceof VassalError) return error.problem.text.en;
    throw error;
  }
  return '';
};

test('a mapping is read as it was written, from data and from its text', () => {
  expect(readMapping(mapping)).toEqual(mapping);
  expect(readMapping(JSON.stringify(mapping))).toEqual(mapping);
});

test('what is wrong is named with its place', () => {
  const rule = (counter: unknown) => ({ ...mapping, rules: [{ when: {}, counter }] });
  const wrong = (place: string, allowed: string) => `Mapping: “${place}” is wrong; allowed: ${allowed}.`;
  expect(problemOf('{')).toBe(wrong('JSON', '{…}'));
  expect(problemOf([])).toBe(wrong('JSON', '{…}'));
  for (const odd of [
    Promise.resolve(mapping),
    new Proxy(mapping, {}),
    {
      ...mapping,
      get map() {
        throw new Error('trap');
      },
    },
  ])
    expect(problemOf(odd)).toBe(wrong('JSON', '{…}'));
  expect(problemOf({ game: 'the-ford', map: 'Field' })).toBe(wrong('rules', '[…]'));
  expect(problemOf({ ...mapping, map: 3 })).toBe(wrong('map', '"…"'));
  expect(problemOf({ ...mapping, colour: 3 })).toBe(wrong('colour', 'game, map, boards, rules'));
  expect(problemOf(rule({ ratings: { cohesion: '6' } }))).toBe(wrong('rules.0.counter.ratings.cohesion', '0'));
  expect(problemOf(rule({ ratings: { 'Best cohesion': 6 } }))).toBe(
    wrong('rules.0.counter.ratings.Best cohesion', '"a-word"'),
  );
  expect(problemOf(rule({ strength: 10_001 }))).toBe(wrong('rules.0.counter.strength', '0'));
  expect(problemOf(rule({ ratings: [] }))).toBe(wrong('rules.0.counter.ratings', '{…}'));
  expect(problemOf(rule({ state: ['a', 1] }))).toBe(wrong('rules.0.counter.state.1', '"a-word"'));
  expect(problemOf({ ...mapping, rules: [{ counter: null }] })).toBe(wrong('rules.0.when', '{…}'));
  expect(problemOf({ ...mapping, rules: [{ when: {} }] })).toBe(wrong('rules.0.counter', '{…}'));
});

test('whatever else is given is refused by the one error', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      try {
        readMapping(given);
        return false;
      } catch (error) {
        return error instanceof VassalError;
      }
    }),
  );
});

import { failWith } from '../problem.ts';
import type { Mapping } from './convert.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Figures of counters are smaller. */
const isFigure = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 10_000;

/** The values of a mapping: an example, as JSON writes it in every language, and what is allowed. */
const VALUES = {
  text: ['"…"', isText],
  name: ['"…"', (value: unknown) => isText(value) && value.length > 0 && value.length <= 200],
  // In kebab-case, so that it is no number and no `__proto__`.
  word: ['"a-word"', (value: unknown) => isText(value) && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value)],
  strength: ['0', (value: unknown) => isFigure(value) && value >= 0],
  rating: ['0', isFigure],
} as const;

/** What a mapping looks like; `*` is any name, `<word>` any word. */
type Shape = keyof typeof VALUES | readonly [Shape] | { readonly [name: string]: Shape };

const WORDS: Shape = ['word'];
const FACE: Shape = { strength: 'strength', ratings: { '<word>': 'rating' } };
const MAPPING: Shape = {
  game: 'word',
  map: 'text',
  boards: 'text',
  rules: [
    {
      when: { name: 'text', picture: 'text', face: 'text', marks: { '*': 'text' } },
      counter: {
        ...FACE,
        side: 'word',
        arm: 'word',
        name: 'name',
        formation: 'name',
        back: FACE,
        state: WORDS,
        marks: WORDS,
        traits: WORDS,
      },
    },
  ],
};

/** All else may be left out; `counter` may be `null`. */
const REQUIRED: readonly unknown[] = ['game', 'map', 'rules', 'when', 'counter'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reject = (place: string, allowed: string): never =>
  failWith('bad-mapping', { place: place.slice(1) || 'JSON', allowed });

/** Throws unless the value has the shape. */
const check = (value: unknown, shape: Shape, place: string): void => {
  if (typeof shape === 'string') {
    const [example, isAllowed] = VALUES[shape];
    if (!isAllowed(value)) reject(place, example);
  } else if (Array.isArray(shape)) {
    if (!Array.isArray(value)) reject(place, '[…]');
    else for (const [i, entry] of value.entries()) check(entry, shape[0], `${place}.${i}`);
  } else if (!isRecord(value)) reject(place, '{…}');
  else
    for (const name of new Set([...Object.keys(shape), ...Object.keys(value)])) {
      const at = `${place}.${name}`;
      const entry = value[name];
      const [key, inner] = Object.entries(shape).find(([known]) => [name, '*', '<word>'].includes(known)) ?? [];
      if (!inner) reject(at, Object.keys(shape).join(', '));
      else if (entry === undefined ? REQUIRED.includes(key) : entry !== null || key !== 'counter') {
        if (key === '<word>') check(name, 'word', at);
        check(entry, inner, at);
      }
    }
};

/** A mapping from plain data or its JSON text; throws a `VassalError` that names the place of what is wrong. */
export const readMapping = (given: unknown): Mapping => {
  let data: unknown;
  try {
    // A copy, and plain data: what was given may change, and nothing in it runs when it is read.
    data = typeof given === 'string' ? JSON.parse(given) : structuredClone(given);
  } catch {
    reject('', '{…}');
  }
  check(data, MAPPING, '');
  return data as Mapping;
};

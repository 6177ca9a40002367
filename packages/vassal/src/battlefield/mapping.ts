import { failWith } from '../problem.ts';
import type { Mapping } from './convert.ts';

/** The values of a mapping, by how each is told to be allowed. */
const VALUES = {
  text: (value: unknown) => typeof value === 'string' || '"…"',
  /** A word of a battlefield document: in kebab-case, so that it is no number and no `__proto__`. */
  word: (value: unknown) => (typeof value === 'string' && WORD.test(value)) || '"a-word"',
  name: (value: unknown) => (typeof value === 'string' && value.length > 0 && value.length <= 200) || '"…"',
  strength: (value: unknown) => (typeof value === 'number' && value >= 0 && value <= MOST) || '0',
  rating: (value: unknown) => (typeof value === 'number' && Math.abs(value) <= MOST) || '0',
} as const;

const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Figures of counters are smaller. */
const MOST = 10_000;

/** What a mapping looks like: `?` may be left out, `*` is any name, `<word>` any word, `null` beside an object may stand in its place. */
type Shape = keyof typeof VALUES | readonly [Shape] | { readonly [name: string]: Shape };

const FACE: Shape = { 'strength?': 'strength', 'ratings?': { '<word>': 'rating' } };
const WORDS: Shape = ['word'];
const MAPPING: Shape = {
  game: 'word',
  map: 'text',
  'boards?': 'text',
  rules: [
    {
      when: { 'name?': 'text', 'picture?': 'text', 'face?': 'text', 'marks?': { '*': 'text' } },
      'counter!': {
        ...FACE,
        'side?': 'word',
        'arm?': 'word',
        'name?': 'name',
        'formation?': 'name',
        'back?': FACE,
        'state?': WORDS,
        'marks?': WORDS,
        'traits?': WORDS,
      },
    },
  ],
};

/** What is allowed is shown as JSON writes it, which is the same in every language. */
const reject = (place: string, allowed: string): never => failWith('bad-mapping', { place: place || 'JSON', allowed });

/** Throws unless the value has the shape. */
const check = (value: unknown, shape: Shape, place: string): void => {
  const at = (name: string | number): string => (place ? `${place}.${name}` : `${name}`);
  if (typeof shape === 'string') {
    const allowed = VALUES[shape](value);
    if (allowed !== true) reject(place, allowed);
  } else if (Array.isArray(shape)) {
    if (Array.isArray(value)) for (const [i, entry] of value.entries()) check(entry, shape[0], at(i));
    else reject(place, '[…]');
  } else if (typeof value !== 'object' || !value || Array.isArray(value)) reject(place, '{…}');
  else {
    const given = new Map(Object.entries(value));
    for (const [key, inner] of Object.entries(shape)) {
      const name = key.replace(/[?!]$/, '');
      for (const known of name === '*' || name === '<word>' ? [...given.keys()] : [name]) {
        if (name === '<word>') check(known, 'word', at(known));
        const entry = given.get(known);
        const isLeftOut = (entry === undefined && key.endsWith('?')) || (entry === null && key.endsWith('!'));
        if (!isLeftOut) check(entry, inner, at(known));
        given.delete(known);
      }
    }
    for (const stray of given.keys()) reject(at(stray), Object.keys(shape).join(', ').replace(/[?!]/g, ''));
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBattlefield } from '../../src/battle/index.ts';
import { isInputError } from '../../src/error.ts';
import { battlefieldSchema } from '../../src/zod/index.ts';
import { alter, alteration, type Json } from './alter.ts';

const sideName = fc.string({ minLength: 1, maxLength: 9 });
const word = fc.constantFrom('woods', 'foot', 'light-infantry', 'constructor', 'a1');
const number = (min: number, max: number) => fc.integer({ min, max });
const hex = fc.tuple(number(1, 6), number(1, 6)).map(([column, row]) => `0${column}0${row}`);
const facing = fc.oneof(fc.record({ side: number(0, 5) }), fc.record({ vertex: number(0, 5) }));
const words = fc.uniqueArray(word, { maxLength: 3 });

const face = { strength: fc.double({ min: 0, max: 20, noNaN: true }), ratings: fc.dictionary(word, number(-3, 9)) };

/** Documents that are sound, with and without what may be left out. */
const sound = fc.record(
  {
    format: fc.constantFrom('coup-doeil/battlefield', 'aide-de-camp/battlefield'),
    version: fc.constantFrom(1, 2),
    game: word,
    title: fc.constant({ en: 'The ford', fr: 'Le gué' }),
    grid: fc.record(
      {
        columns: fc.constant(6),
        rows: fc.constant(6),
        orientation: fc.constantFrom('flat', 'pointed'),
        shifted: fc.constantFrom('odd', 'even'),
        order: fc.constantFrom('column-row', 'row-column'),
        firstColumn: fc.constant(1),
        firstRow: fc.constant(1),
        digits: fc.constant(2),
      },
      { requiredKeys: ['columns', 'rows', 'orientation', 'shifted'] },
    ),
    hexes: fc.uniqueArray(
      fc.record({ hex, terrains: words, level: number(-9, 9), road: word }, { requiredKeys: ['hex'] }),
      { selector: (entry) => entry.hex, maxLength: 3 },
    ),
    hexsides: fc.uniqueArray(
      fc.record(
        { hexside: hex.map((name) => `${name}/0`), features: words, road: word },
        { requiredKeys: ['hexside'] },
      ),
      { selector: (entry) => entry.hexside, maxLength: 2 },
    ),
    units: fc.uniqueArray(
      fc.record(
        {
          id: word,
          side: word,
          arm: word,
          name: fc.string({ minLength: 1, maxLength: 9 }),
          formation: fc.constant('Garde'),
          ...face,
          back: fc.record(face, { requiredKeys: [] }),
          steps: number(0, 9),
          state: words,
          marks: words,
          traits: words,
          hex,
          facing,
        },
        { requiredKeys: ['id', 'side', 'arm'] },
      ),
      { selector: (unit) => unit.id, maxLength: 3 },
    ),
    formations: fc.uniqueArray(fc.record({ formation: word, side: word, state: words }), {
      selector: ({ formation, side }) => `${formation} ${side}`,
      maxLength: 2,
    }),
    sides: fc.uniqueArray(
      fc.record(
        { side: word, name: fc.oneof(sideName, fc.record({ en: sideName, fr: sideName })), state: words },
        { requiredKeys: ['side'] },
      ),
      { selector: ({ side }) => side, maxLength: 2 },
    ),
    turn: fc.record({ number: number(0, 999), phase: word, active: word }, { requiredKeys: [] }),
    edition: fc.constantFrom('2016', 'first'),
    readings: fc.dictionary(word, word),
  },
  { requiredKeys: ['format', 'version', 'grid'] },
);

const altered = fc.tuple(sound, fc.array(alteration, { minLength: 1, maxLength: 2 })).map(([document, alterations]) => {
  const copy: Json = JSON.parse(JSON.stringify(document));
  for (const change of alterations) alter(copy, { ...change, value: structuredClone(change.value) });
  return { document: copy, faults: alterations.length };
});

/** What the reader makes of a document, or the place it refuses. */
const read = (given: unknown) => {
  try {
    return { value: readBattlefield(given), place: '' };
  } catch (error) {
    if (isInputError(error)) return { value: undefined, place: error.field };
    throw error;
  }
};

describe('the zod schema of battlefield documents, and the reader written by hand', () => {
  it('give the same for sound documents', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const { value, place } = read(document);
        expect(place).toBe('');
        expect(battlefieldSchema.parse(document)).toEqual(value);
      }),
      { numRuns: 500, seed: 1809 },
    );
  });

  it('accept and refuse the same 10,000 altered documents, at a place that both name', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(altered, ({ document, faults }) => {
        const { value, place } = read(document);
        const { data, error } = battlefieldSchema.safeParse(document);
        expect(data).toEqual(value);
        // Of several faults each may name another: zod goes on where the shape is wrong, the reader stops.
        if (error && faults === 1) {
          // zod names a field it does not know by the object that holds it.
          const places = error.issues.flatMap((issue) => {
            const at = issue.path.map(String);
            return issue.code === 'unrecognized_keys'
              ? issue.keys.map((key) => [...at, key].join('.'))
              : [at.join('.')];
          });
          const inside = (outer: string): boolean =>
            outer === '' || place === outer || place.startsWith(`${outer}.`) || outer === 'document';
          expect({ place, places, named: places.some(inside) }).toMatchObject({ named: true });
        }
        seen[error ? 'refused' : 'accepted']++;
      }),
      { numRuns: 10_000, seed: 1809 },
    );
    // The alterations must try both sides of the line.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
  });
});

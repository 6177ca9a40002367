import { GRID_WORDS, MOST_LEVEL } from '@coup-doeil/hex';
import { z } from 'zod';
import { arrange } from '../battle/arrange.ts';
import { type Battlefield, FORMAT, FORMER_FORMAT, VERSION, VERSIONS } from '../battle/battlefield.ts';
import { toInputError } from '../game/fault.ts';

const MOST_ENTRIES = 100_000;

const word = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a word in kebab-case');
const words = z.array(word).max(100).default([]);
const label = z.string().max(20);
const name = z.string().min(1).max(200);
const figure = z.number().min(-1_000_000).max(1_000_000);
const direction = z.int().min(0).max(5);

const grid = z.strictObject({
  columns: z.int(),
  rows: z.int(),
  orientation: z.enum(GRID_WORDS.orientation),
  shifted: z.enum(GRID_WORDS.shifted),
  order: z.enum(GRID_WORDS.order).default('column-row'),
  firstColumn: z.int().default(1),
  firstRow: z.int().default(1),
  digits: z.union([z.literal(2), z.literal(3)]).default(2),
});

const hex = z.strictObject({
  hex: label,
  terrains: words,
  level: z.int().min(-MOST_LEVEL).max(MOST_LEVEL).default(0),
  road: word.optional(),
});
const hexside = z.strictObject({ hexside: label, features: words, road: word.optional() });

// zod passes over a key named `__proto__`, which JSON can have.
const wordRecord = <V extends z.ZodType>(value: V) =>
  z.preprocess(
    (raw, context) => {
      if (Object.hasOwn(Object(raw), '__proto__'))
        context.addIssue({ code: 'custom', message: 'a word in kebab-case', path: ['__proto__'] });
      return raw;
    },
    z.record(word, value),
  );

const face = { strength: figure.min(0).optional(), ratings: wordRecord(figure).default({}) };

const unit = z.strictObject({
  id: word,
  side: word,
  arm: word,
  name: name.optional(),
  formation: name.optional(),
  ...face,
  back: z.strictObject(face).optional(),
  steps: z.int().min(0).max(99).optional(),
  state: words,
  marks: words,
  traits: words,
  hex: label.optional(),
  facing: z.union([z.strictObject({ side: direction }), z.strictObject({ vertex: direction })]).optional(),
});

/** The zod schema of a battlefield document: it accepts what `readBattlefield` does, and gives the same. */
export const battlefieldSchema = z
  .strictObject({
    format: z.enum([FORMAT, FORMER_FORMAT]).transform((): typeof FORMAT => FORMAT),
    version: z.literal(VERSIONS).transform((): typeof VERSION => VERSION),
    game: word.optional(),
    title: z.strictObject({ en: name, fr: name }).optional(),
    grid,
    hexes: z.array(hex).max(MOST_ENTRIES).default([]),
    hexsides: z.array(hexside).max(MOST_ENTRIES).default([]),
    units: z.array(unit).max(MOST_ENTRIES).default([]),
    formations: z
      .array(z.strictObject({ formation: name, side: word, state: words }))
      .max(MOST_ENTRIES)
      .default([]),
    sides: z
      .array(z.strictObject({ side: word, name: name.optional(), state: words }))
      .max(MOST_ENTRIES)
      .default([]),
    turn: z
      .strictObject({
        number: z.int().min(0).max(999).optional(),
        phase: word.optional(),
        active: word.optional(),
      })
      .optional(),
    edition: z.string().min(1).max(20).optional(),
    readings: wordRecord(word).optional(),
  })
  .transform((data, context): Battlefield => {
    try {
      return arrange(data);
    } catch (error) {
      const { message, field } = toInputError(error);
      context.addIssue({ code: 'custom', message, path: field.split('.') });
      return z.NEVER;
    }
  });

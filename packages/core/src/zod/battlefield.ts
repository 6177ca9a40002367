import { GRID_WORDS, MOST_LEVEL } from '@coup-doeil/hex';
import * as z from 'zod/mini';
import { arrange } from '../battle/arrange.ts';
import { type Battlefield, type BattlefieldInput, FORMAT, FORMER_FORMAT, VERSIONS } from '../battle/battlefield.ts';
import { toInputError } from '../game/fault.ts';
import { asOwnType } from './own-type.ts';

const MOST_ENTRIES = 100_000;

const most = (list: number) => z.maxLength(list);
const between = (least: number, greatest: number) => [z.gte(least), z.lte(greatest)] as const;

export const word = z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a word in kebab-case'));
export const words = z._default(z.array(word).check(most(100)), []);
export const label = z.string().check(most(20));
export const name = z.string().check(z.minLength(1), most(200));
export const figure = z.number().check(...between(-1_000_000, 1_000_000));
const direction = z.int().check(...between(0, 5));

const grid = z.strictObject({
  columns: z.int(),
  rows: z.int(),
  orientation: z.enum(GRID_WORDS.orientation),
  shifted: z.enum(GRID_WORDS.shifted),
  order: z._default(z.enum(GRID_WORDS.order), 'column-row'),
  firstColumn: z._default(z.int(), 1),
  firstRow: z._default(z.int(), 1),
  digits: z._default(z.union([z.literal(2), z.literal(3)]), 2),
});

export const hex = z.strictObject({
  hex: label,
  terrains: words,
  level: z._default(z.int().check(...between(-MOST_LEVEL, MOST_LEVEL)), 0),
  road: z.optional(word),
});
export const hexside = z.strictObject({ hexside: label, features: words, road: z.optional(word) });

// zod passes over a key named `__proto__`, which JSON can have.
const safeRecord = <V extends z.ZodMiniType>(key: z.ZodMiniType<string, string>, value: V) =>
  z.pipe(
    z.transform((raw: unknown, { issues }) => {
      if (Object.hasOwn(Object(raw), '__proto__'))
        issues.push({ code: 'custom', message: 'a word in kebab-case', input: raw, path: ['__proto__'] });
      return raw;
    }),
    z.record(key, value) as z.ZodMiniType<Readonly<Record<string, z.output<V>>>>,
  );

/** Values by words. */
export const wordRecord = <V extends z.ZodMiniType>(value: V) => safeRecord(word, value);
/** Values by any short text. */
export const textRecord = <V extends z.ZodMiniType>(value: V) =>
  safeRecord(z.string().check(z.minLength(1), most(200)), value);

const face = {
  strength: z.optional(figure.check(z.gte(0))),
  ratings: z._default(wordRecord(figure), {}),
};

export const facing = z.union([z.strictObject({ side: direction }), z.strictObject({ vertex: direction })]);

export const unit = z.strictObject({
  id: word,
  side: word,
  arm: word,
  name: z.optional(name),
  formation: z.optional(name),
  ...face,
  back: z.optional(z.strictObject(face)),
  steps: z.optional(z.int().check(...between(0, 99))),
  state: words,
  marks: words,
  traits: words,
  hex: z.optional(label),
  facing: z.optional(facing),
});

const entries = <T extends z.ZodMiniType>(entry: T) => z._default(z.array(entry).check(most(MOST_ENTRIES)), []);

export const turnFields = {
  number: z.optional(z.int().check(...between(0, 999))),
  phase: z.optional(word),
  active: z.optional(word),
};

const bothNames = z.strictObject({ en: name, fr: name });

const shape = z.strictObject({
  format: z.pipe(
    z.enum([FORMAT, FORMER_FORMAT]),
    z.transform((): typeof FORMAT => FORMAT),
  ),
  version: z.literal(VERSIONS),
  game: z.optional(word),
  title: z.optional(bothNames),
  grid,
  hexes: entries(hex),
  hexsides: entries(hexside),
  units: entries(unit),
  formations: entries(z.strictObject({ formation: name, side: word, state: words })),
  sides: entries(z.strictObject({ side: word, name: z.optional(z.union([name, bothNames])), state: words })),
  turn: z.optional(z.strictObject(turnFields)),
  edition: z.optional(z.string().check(z.minLength(1), most(20))),
  readings: z.optional(wordRecord(word)),
});

const schema = z.pipe(
  shape,
  z.transform((data: z.output<typeof shape>, { issues }): Battlefield => {
    try {
      return arrange(data);
    } catch (error) {
      const { message, field } = toInputError(error);
      issues.push({ code: 'custom', message, input: data, path: field.split('.') });
      return z.NEVER;
    }
  }),
);

/** The zod schema of a battlefield document: it accepts what `readBattlefield` does, and gives the same. */
export const battlefieldSchema = asOwnType<Battlefield, BattlefieldInput>(schema);

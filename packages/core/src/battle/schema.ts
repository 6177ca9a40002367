import { GRID_WORDS } from '@coup-doeil/hex';
import { z } from 'zod';

export const FORMAT = 'coup-doeil/battlefield';
export const VERSION = 1;

const MOST_ENTRIES = 100_000;

/** A word of a game: terrain, arm, state. Kebab-case, so that none is a number or a name of JavaScript's own. */
const word = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a word in kebab-case');
const words = z.array(word).max(100);
const label = z.string().max(20);
const name = z.string().min(1).max(200);
const figure = z.number().min(-1_000_000).max(1_000_000);
const direction = z.int().min(0).max(5);

const gridShape = z.strictObject({
  columns: z.int(),
  rows: z.int(),
  orientation: z.enum(GRID_WORDS.orientation),
  shifted: z.enum(GRID_WORDS.shifted),
  order: z.enum(GRID_WORDS.order).default('column-row'),
  firstColumn: z.int().default(1),
  firstRow: z.int().default(1),
  digits: z.union([z.literal(2), z.literal(3)]).default(2),
});

const hexEntry = z.strictObject({
  hex: label,
  terrains: words.default([]),
  level: z.int().default(0),
  road: word.optional(),
});

const hexsideEntry = z.strictObject({
  hexside: label,
  features: words.default([]),
  road: word.optional(),
});

const unit = z.strictObject({
  id: word,
  /** The army it fights for. */
  side: word,
  arm: word,
  name: name.optional(),
  formation: name.optional(),
  strength: figure.min(0).default(0),
  /** Cohesion, morale, movement … by name. */
  ratings: z.record(word, figure).default({}),
  /** What holds of it now: disordered, square … */
  state: words.default([]),
  /** What holds of it always: heavy, light … */
  traits: words.default([]),
  /** Where it stands; off the board without. */
  hex: label.optional(),
  /** Toward a side or a vertex of its hex. */
  facing: z.union([z.strictObject({ side: direction }), z.strictObject({ vertex: direction })]).optional(),
});

/** The shape of a battlefield document; whether its labels lie on its grid is looked at apart. */
export const battlefield = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** The game whose words it uses. */
  game: word.optional(),
  title: z.strictObject({ en: name, fr: name }).optional(),
  grid: gridShape,
  hexes: z.array(hexEntry).max(MOST_ENTRIES).default([]),
  hexsides: z.array(hexsideEntry).max(MOST_ENTRIES).default([]),
  units: z.array(unit).max(MOST_ENTRIES).default([]),
});

/** A battle as data: the grid and its printed numbers, what lies on hexes and hexsides, and the units. */
export type Battlefield = z.output<typeof battlefield>;
export type BattlefieldUnit = Battlefield['units'][number];

/** What may be written: with defaults left out. */
export type BattlefieldInput = z.input<typeof battlefield>;

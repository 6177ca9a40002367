import { GRID_WORDS, type GridShape, MOST_LEVEL } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import { type AnyVersion, arrange } from './arrange.ts';
import {
  type Battlefield,
  type BattleUnit,
  type CounterFace,
  FORMAT,
  FORMER_FORMAT,
  type FormationEntry,
  type SideEntry,
  type TurnEntry,
  VERSIONS,
} from './battlefield.ts';
import { readShape } from './read-shape.ts';
import {
  choice,
  list,
  number,
  object,
  optional,
  type Reader,
  record,
  text,
  wholeNumber,
  withDefault,
  word,
} from './values.ts';

export const MOST_ENTRIES = 100_000;
const HIGHEST = 1_000_000;
const MOST_STEPS = 99;
const MOST_TURNS = 999;

export const words = withDefault(list(word, 100), []);
export const label = text(0, 20);
export const name = text(1, 200);
const bothNames = object({ en: name, fr: name });
const sideName: Reader<NonNullable<SideEntry['name']>> = (raw, place) =>
  (typeof raw === 'object' ? bothNames : name)(raw, place);
const direction = wholeNumber(0, 5);
// `createGrid` checks the figures of a grid, as what one may be depends on the others.
const gridFigure: Reader<number> = (raw) => raw as number;

const format: Reader<typeof FORMAT> = (raw, place) => {
  choice([FORMAT, FORMER_FORMAT])(raw, place);
  return FORMAT;
};

export const strengthFigure = number(0, HIGHEST);
export const stepFigure = wholeNumber(0, MOST_STEPS);
const strength = optional(strengthFigure);
const ratings = withDefault(record(number(-HIGHEST, HIGHEST)), {});

const grid = object<Required<GridShape>>({
  columns: gridFigure,
  rows: gridFigure,
  orientation: choice(GRID_WORDS.orientation),
  shifted: choice(GRID_WORDS.shifted),
  order: withDefault(choice(GRID_WORDS.order), 'column-row'),
  firstColumn: withDefault(gridFigure, 1),
  firstRow: withDefault(gridFigure, 1),
  digits: withDefault(choice([2, 3]), 2),
});

export const facing: Reader<{ readonly side: number } | { readonly vertex: number }> = (raw, place) => {
  const { side, vertex } = object<{ side?: number | undefined; vertex?: number | undefined }>({
    side: optional(direction),
    vertex: optional(direction),
  })(raw, place);
  if (vertex === undefined && side !== undefined) return { side };
  return side === undefined && vertex !== undefined
    ? { vertex }
    : rejectInput('choice', place, ['side', 'vertex'], raw);
};

export const hexEntry = object<Battlefield['hexes'][number]>({
  hex: label,
  terrains: words,
  level: withDefault(wholeNumber(-MOST_LEVEL, MOST_LEVEL), 0),
  road: optional(word),
});

export const hexsideEntry = object<Battlefield['hexsides'][number]>({
  hexside: label,
  features: words,
  road: optional(word),
});

export const unitEntry = object<BattleUnit>({
  id: word,
  side: word,
  arm: word,
  name: optional(name),
  formation: optional(name),
  strength,
  ratings,
  back: optional(object<CounterFace>({ strength, ratings })),
  steps: optional(stepFigure),
  state: words,
  marks: words,
  traits: words,
  hex: optional(label),
  facing: optional(facing),
});

export const turnFields = {
  number: optional(wholeNumber(0, MOST_TURNS)),
  phase: optional(word),
  active: optional(word),
};

const document = object<AnyVersion>({
  format,
  version: choice(VERSIONS),
  game: optional(word),
  title: optional(bothNames),
  grid,
  hexes: withDefault(list(hexEntry, MOST_ENTRIES), []),
  hexsides: withDefault(list(hexsideEntry, MOST_ENTRIES), []),
  units: withDefault(list(unitEntry, MOST_ENTRIES), []),
  formations: withDefault(
    list(object<FormationEntry>({ formation: name, side: word, state: words }), MOST_ENTRIES),
    [],
  ),
  sides: withDefault(list(object<SideEntry>({ side: word, name: optional(sideName), state: words }), MOST_ENTRIES), []),
  turn: optional(object<TurnEntry>(turnFields)),
  edition: optional(text(1, 20)),
  readings: optional(record(word)),
});

/**
 * Reads a battlefield from data of any kind: checks its shape and its labels, and that nothing stands twice. The result
 * has its defaults filled in, and its hexes and hexsides under their canonical names, in the order of their numbers;
 * units keep their order, which is that of the stacks.
 */
export const readBattlefield = (given: unknown): Battlefield => arrange(readShape(document, given));

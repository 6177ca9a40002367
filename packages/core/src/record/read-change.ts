import type { Change } from '../battle/change.ts';
import {
  facing,
  hexEntry,
  hexsideEntry,
  label,
  MOST_ENTRIES,
  name,
  stepFigure,
  strengthFigure,
  turnFields,
  unitEntry,
  words,
} from '../battle/read.ts';
import { choice, list, object, optional, type Reader, record, text, withDefault, word } from '../battle/values.ts';

type Kind = Change['change'];
type FieldsOf<K extends Kind> = {
  readonly [F in Exclude<keyof Extract<Change, { readonly change: K }>, 'change'>]-?: Reader<
    Extract<Change, { readonly change: K }>[F]
  >;
};
type Fields = { readonly [K in Kind]: FieldsOf<K> };

const counter = word;
const add = words;
const remove = words;

/** The fields of each kind of change. */
const FIELDS: Fields = {
  state: { counter, add, remove },
  mark: { counter, add, remove },
  move: { counter, hex: optional(label) },
  face: { counter, facing },
  steps: { counter, left: stepFigure },
  strength: { counter, left: strengthFigure },
  eliminate: { counter },
  formation: { formation: name, side: word, add, remove },
  side: { side: word, add, remove },
  turn: turnFields,
  table: { edition: optional(text(1, 20)), readings: withDefault(record(word), {}) },
  unit: { unit: unitEntry },
  ground: {
    hexes: withDefault(list(hexEntry, MOST_ENTRIES), []),
    hexsides: withDefault(list(hexsideEntry, MOST_ENTRIES), []),
    unpainted: withDefault(list(label, MOST_ENTRIES), []),
  },
};

/** Reads an object by the fields of its kind, which a field of its own names. */
export const readByKind =
  <T extends object>(field: string, kinds: Readonly<Record<string, object>>): Reader<T> =>
  (raw, place) => {
    const kind =
      typeof raw === 'object' && raw !== null && Object.hasOwn(raw, field) ? Reflect.get(raw, field) : undefined;
    const name = choice(Object.keys(kinds))(kind, `${place}.${field}`);
    // The table of kinds has the readers of each kind's fields; the type of a union does not say so.
    return object({ [field]: choice([name]), ...kinds[name] } as never)(raw, place) as T;
  };

/** Reads one change of a document. */
export const readChange: Reader<Change> = readByKind<Change>('change', FIELDS);

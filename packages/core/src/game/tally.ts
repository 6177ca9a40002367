import type { Cite, Entry } from '../chart/cell.ts';
import type { Text } from '../text.ts';

export const OPS = ['add', 'set', 'ignored'] as const;
export type Op = (typeof OPS)[number];

/** A line of the working. */
export interface Step {
  readonly id: string;
  readonly label: Text;
  readonly op: Op;
  readonly value: number;
  /** The running total after this line. */
  readonly total: number;
  readonly cite: Cite;
  /** The line that set this one aside. */
  readonly by?: string;
}

/** What can be pointed at: a cell, a line, a note, a row. */
export type Place = Pick<Entry, 'label' | 'cite'>;

/** What a rule tells its steps to. Labels are made only when somebody reads them. */
export interface Tally {
  readonly total: number;
  add(place: Place, value: number, label?: () => Text): void;
  /** The figure stands in place of everything before it. */
  set(place: Place, value: number, label?: () => Text): void;
  /** Said but not counted: set aside by another place. */
  ignore(place: Place, value: number, by: Place, label?: () => Text): void;
  /** A cell that was used without being a figure of the sum. */
  light(place: Place): void;
  /** The same sum, its lines told apart by a name: the steps of a march. */
  within(name: string, label: () => Text): Tally;
}

/** Sums and says nothing: for searches, neighbours and enumerations. */
export const silent = (): Tally => {
  let total = 0;
  const tally: Tally = {
    get total() {
      return total;
    },
    add: (_, value) => {
      total += value;
    },
    set: (_, value) => {
      total = value;
    },
    ignore: () => {},
    light: () => {},
    within: () => tally,
  };
  return tally;
};

export interface Recording extends Tally {
  readonly steps: readonly Step[];
  readonly lit: readonly Cite[];
}

/** A place as one word: `terrain.woods.fire`, `notes.g`. */
export const placeId = ({ chart, row, column, note }: Cite): string => {
  let id = chart;
  if (row !== undefined) id += `.${row}`;
  if (column !== undefined) id += `.${column}`;
  return note === undefined ? id : `${id}.${note}`;
};

/** Keeps every line, in order, with ids that stay the same for the same line of the same sum. */
export const recording = (): Recording => {
  let total = 0;
  const steps: Step[] = [];
  const lit: Cite[] = [];
  const used = new Map<string, number>();

  const scoped = (prefix: string, before: (() => Text) | undefined): Tally => {
    const idOf = (cite: Cite) => `${prefix}${placeId(cite)}`;
    const note = (op: Op, place: Place, value: number, label: (() => Text) | undefined, by?: Place) => {
      const base = idOf(place.cite);
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      const said = label ? label() : place.label;
      const head = before?.();
      steps.push({
        id: count === 1 ? base : `${base}-${count}`,
        label: head ? { en: `${head.en}: ${said.en}`, fr: `${head.fr}\u202f: ${said.fr}` } : said,
        op,
        value,
        total,
        cite: place.cite,
        ...(by ? { by: idOf(by.cite) } : {}),
      });
      if (op !== 'ignored') lit.push(place.cite);
    };
    return {
      get total() {
        return total;
      },
      add: (place, value, label) => {
        total += value;
        note('add', place, value, label);
      },
      set: (place, value, label) => {
        total = value;
        note('set', place, value, label);
      },
      ignore: (place, value, by, label) => note('ignored', place, value, label, by),
      light: (place) => lit.push(place.cite),
      within: (name, label) => scoped(`${prefix}${name}/`, label),
    };
  };
  const root = scoped('', undefined);
  return {
    ...root,
    get total() {
      return total;
    },
    steps,
    lit,
  };
};

import type { Cite, Entry } from '../chart/cell.ts';
import { type Text, t } from '../text/index.ts';
import { memoise } from './once.ts';

/** What a step may do to the total. */
export const OPS = ['add', 'set', 'ignored'] as const;

/** What a step does to the total: adds to it, stands in its place, or is set aside. */
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

class Silent implements Tally {
  total = 0;
  add(_: Place, value: number): void {
    this.total += value;
  }
  set(_: Place, value: number): void {
    this.total = value;
  }
  ignore(): void {}
  light(): void {}
  within(): Tally {
    return this;
  }
}

/** Sums and says nothing: for searches, neighbours and enumerations. */
export const silentTally = (): Tally => new Silent();

/** A tally that keeps every step and every cell used. */
export interface Recording extends Tally {
  readonly steps: readonly Step[];
  readonly lit: readonly Cite[];
}

/** A place as one word: `terrain.woods.fire`, `notes.g`. */
export const formatPlaceId = ({ chart, row, column, note }: Cite): string => {
  let id = chart;
  if (row !== undefined) id += `.${row}`;
  if (column !== undefined) id += `.${column}`;
  return note === undefined ? id : `${id}.${note}`;
};

// A chart’s cells are the same objects every time.
const placeIdOf = memoise(formatPlaceId);

/** What all the parts of one sum write on. */
class Page {
  total = 0;
  readonly steps: Step[] = [];
  readonly lit: Cite[] = [];
  readonly used = new Map<string, number>();
}

type Say = (() => Text) | undefined;

class Recorder implements Recording {
  readonly #page: Page;
  readonly #prefix: string;
  readonly #head: Say;

  constructor(page: Page, prefix: string, head: Say) {
    this.#page = page;
    this.#prefix = prefix;
    this.#head = head;
  }

  get total(): number {
    return this.#page.total;
  }
  get steps(): readonly Step[] {
    return this.#page.steps;
  }
  get lit(): readonly Cite[] {
    return this.#page.lit;
  }

  add(place: Place, value: number, label?: () => Text): void {
    this.#page.total += value;
    this.#note('add', place, value, label);
  }
  set(place: Place, value: number, label?: () => Text): void {
    this.#page.total = value;
    this.#note('set', place, value, label);
  }
  ignore(place: Place, value: number, by: Place, label?: () => Text): void {
    this.#note('ignored', place, value, label, by);
  }
  light(place: Place): void {
    this.#page.lit.push(place.cite);
  }
  within(name: string, label: () => Text): Tally {
    return new Recorder(this.#page, `${this.#prefix}${name}/`, label);
  }

  #note(op: Op, place: Place, value: number, label: Say, by?: Place): void {
    const { steps, lit, used, total } = this.#page;
    const base = this.#prefix + placeIdOf(place.cite);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const text = label ? label() : place.label;
    const head = this.#head?.();
    const step: Step = {
      id: count === 1 ? base : `${base}-${count}`,
      label: head ? t('{head}: {line}', '{head}\u202f: {line}', { head, line: text }) : text,
      op,
      value,
      total,
      cite: place.cite,
    };
    steps.push(by ? { ...step, by: this.#prefix + placeIdOf(by.cite) } : step);
    if (op !== 'ignored') lit.push(place.cite);
  }
}

/** Keeps every line, in order, with ids that stay the same for the same line of the same sum. */
export const recordingTally = (): Recording => new Recorder(new Page(), '', undefined);

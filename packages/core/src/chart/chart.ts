import { InputError } from '../error.ts';
import type { Text } from '../text.ts';
import { type Cite, type Entry, type Read, splitCell } from './cell.ts';

export const KINDS = ['grid', 'bands', 'ladder', 'matrix', 'modifiers', 'sequence', 'notes', 'key'] as const;
export type Kind = (typeof KINDS)[number];

/** What a note or a line says, as data that rules read. */
export type Term = string | number | boolean | null | readonly string[];
export type Terms = Readonly<Record<string, Term>>;

export interface Note extends Entry<Terms> {
  readonly id: string;
  readonly mark: string;
  readonly rules: readonly string[];
}

export interface Column<V = unknown> {
  readonly label: Text;
  /** A short head for narrow screens. */
  readonly short?: Text;
  /** Columns with the same spanner stand under it. */
  readonly spanner?: Text;
  /** Marks on the head, a space between them. */
  readonly marks?: string;
  readonly read: Read<V>;
}

export const LINE_KINDS = ['flag', 'count', 'difference', 'lookup'] as const;
/** `flag`: counts once; `count`: times a number; `difference`, `lookup`: the figure comes from elsewhere. */
export type LineKind = (typeof LINE_KINDS)[number];

export interface LineSense {
  readonly kind: LineKind;
  readonly notWith: readonly string[];
  readonly replaces: readonly string[];
}

export interface Row {
  readonly id: string;
  readonly label: Text;
  readonly marks: readonly string[];
  readonly cite: Cite;
  readonly cells: Readonly<Record<string, Entry>>;
  /** The group or the kind of row it stands with. */
  readonly group?: string;
  /** Rule numbers printed in the row. */
  readonly rules: readonly string[];
  readonly terms: Terms;
  /** What is printed at the head of the row where that is no name: `13 to 14`, `4/1 +`. */
  readonly head?: string;
  /** The symbol a row of a key explains, as each language prints it. */
  readonly symbol?: Text;
  /** How a line of modifiers counts, and what it goes with. */
  readonly line?: LineSense;
  /** How deep a step stands in a sequence. */
  readonly depth?: number;
  /** The calculator that serves a step. */
  readonly calculator?: string;
  /** Said by the house where the sheet leaves a range out; a second entry has no such row. */
  readonly unprinted?: true;
}

/** Any printed chart, seen as the table it is on paper. The kinds add their look-ups. */
export interface Chart {
  readonly kind: Kind;
  readonly id: string;
  readonly title: Text;
  readonly document: string;
  readonly columns: readonly (Omit<Column, 'read'> & { readonly id: string })[];
  readonly groups: readonly { readonly id: string; readonly label: Text }[];
  readonly rows: readonly Row[];
  readonly notes: readonly Note[];
  /** Rule numbers printed in its heading. */
  readonly rules?: readonly string[];
}

export interface Head {
  readonly id: string;
  readonly title: Text;
  readonly document: string;
  readonly notes?: readonly Note[];
  /** Rule numbers printed in the heading. */
  readonly rules?: string;
}

export interface RowSpec {
  readonly label: Text;
  /** The cells as on paper, with a bar between them. */
  readonly cells: string;
  /** Marks on the row's name, a space between them. */
  readonly marks?: string;
  readonly group?: string;
  readonly rules?: string;
  readonly terms?: Terms;
  readonly head?: string;
  readonly symbol?: Text;
  readonly line?: LineSense;
  readonly depth?: number;
  readonly calculator?: string;
  readonly unprinted?: true;
}

/** Marks or rule numbers written with a space between them. */
export const listOf = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** Every kind is laid out here: the bars cut into cells, each cell read by its column, each with its citation. */
export const layOut = (
  kind: Kind,
  head: Head,
  columns: Readonly<Record<string, Column>>,
  rows: readonly (readonly [id: string, spec: RowSpec])[],
  groups: Readonly<Record<string, Text>> = {},
): Chart => {
  const names = Object.keys(columns);
  const place = { document: head.document, chart: head.id };
  return {
    kind,
    id: head.id,
    title: head.title,
    document: head.document,
    notes: head.notes ?? [],
    ...(head.rules ? { rules: listOf(head.rules) } : {}),
    columns: names.map((id) => {
      const { read: _, ...shown } = columns[id] as Column;
      return { id, ...shown };
    }),
    groups: Object.entries(groups).map(([id, label]) => ({ id, label })),
    rows: rows.map(([id, { cells, marks, rules, terms, label, ...rest }]) => {
      const printed = cells.split('|');
      if (printed.length !== names.length)
        throw new InputError({
          code: 'cells',
          field: `${head.id}.${id}`,
          allowed: `${names.length} cells`,
          given: cells,
        });
      const read = names.map((column, i) => {
        const cell = splitCell(printed[i] ?? '');
        const cite = { ...place, row: id, column };
        try {
          return [column, { ...cell, label, cite, value: columns[column]?.read(cell.printed, cell.marks) }] as const;
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          const { code, allowed, given } = error;
          throw new InputError({ code, field: `${head.id}.${id}.${column}`, allowed, given });
        }
      });
      return {
        id,
        label,
        marks: listOf(marks),
        rules: listOf(rules),
        terms: terms ?? {},
        cite: { ...place, row: id },
        cells: Object.fromEntries(read),
        ...rest,
      };
    }),
  };
};

/** What another printing says differently: any part of the spec, rows by their ids; `null` takes a row away. */
export type Changes<S> = S extends readonly unknown[]
  ? S
  : S extends (...args: never[]) => unknown
    ? S
    : S extends object
      ? { readonly [K in keyof S]?: Changes<S[K]> | null }
      : S extends string
        ? string
        : S extends number
          ? number
          : S;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A spec with the changes of another printing laid over it; row order stays. */
export const revise = <S extends object>(spec: S, changes: Changes<NoInfer<S>>): S => {
  // The shape is the spec's own: only its values are replaced.
  return overlay(Object.fromEntries(Object.entries(spec)), changes) as S;
};

const overlay = (spec: Record<string, unknown>, changes: object): Record<string, unknown> => {
  const result = { ...spec };
  for (const [key, change] of Object.entries(changes)) {
    const before = result[key];
    if (change === null && isPlain(before)) delete result[key];
    else result[key] = isPlain(before) && isPlain(change) ? overlay(before, change) : change;
  }
  return result;
};

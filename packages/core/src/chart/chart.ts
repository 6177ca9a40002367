import type { Text } from '../text/index.ts';
import type { Cite, Entry, Read } from './cell.ts';

/** The kinds of printed chart. */
export const KINDS = ['grid', 'bands', 'ladder', 'matrix', 'modifiers', 'sequence', 'notes', 'key'] as const;

/** A kind of printed chart: `kind` of a chart tells which it is. */
export type Kind = (typeof KINDS)[number];

/** What a note or a line says, as data that rules read. */
export type Term = string | number | boolean | null | readonly string[];

/** The terms of a note or a line, by their names. */
export type Terms = Readonly<Record<string, Term>>;

/** A note of a sheet: its mark, what it says, and what it does as terms. */
export interface Note extends Entry<Terms> {
  readonly id: string;
  readonly mark: string;
  readonly rules: readonly string[];
}

/** A column of a chart: what stands at its head, and how its cells are read. */
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

/** The ways in which a line of modifiers counts. */
export const LINE_KINDS = ['flag', 'count', 'difference', 'lookup', 'factor'] as const;
/** `flag`: counts once; `count`: times a number; `difference`, `lookup`: the figure comes from elsewhere; `factor`: changes a strength. */
export type LineKind = (typeof LINE_KINDS)[number];

/** How a line of modifiers counts, and which other lines it excludes or replaces. */
export interface LineSense {
  readonly kind: LineKind;
  readonly notWith: readonly string[];
  readonly replaces: readonly string[];
}

/** A row of any chart, as printed: its name, its marks, its cells, and where it stands. */
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

/** Marks or rule numbers written with a space between them. */
export const splitMarks = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** A list among the terms of a line or note, its words checked: `someOf<Arm>('infantry', 'cavalry')`. */
export const someOf = <W extends string>(...words: readonly W[]): readonly W[] => words;

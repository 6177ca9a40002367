import { rejectInput } from '../error.ts';
import { type Text, t } from '../text/index.ts';
import { type Entry, figure, verbatim } from './cell.ts';
import type { Chart, Head, LineKind, LineSense, Term, Terms } from './chart.ts';
import { cellOf, column, type Reprints, rowOf } from './column.ts';
import { layOut } from './lay-out.ts';
import { revise, type Widened } from './revise.ts';

/** What a line of modifiers is written as. */
export interface LineSpec<Id extends string = string, T = unknown> {
  readonly group: string;
  readonly label: Text;
  /** As printed; a line that gives no number of its own says where it comes from. */
  readonly value: string;
  /** Marks on the line's name, a space between them. */
  readonly marks?: string;
  readonly kind?: LineKind;
  /** Lines beside which this one does not count. Of two that name each other, the one claimed first counts. */
  readonly notWith?: readonly Id[];
  /** Lines that this one sets aside. */
  readonly replaces?: readonly Id[];
  readonly rules?: string;
  readonly terms?: T & { readonly [K in keyof T]: Term };
}

/** The terms of each line by its id; `unknown` where a line has none. */
export type LineTerms = Readonly<Record<string, unknown>>;

/** A line of modifiers: its figure, its condition in words, its terms, and which lines it sets aside. */
export interface Line<T = unknown> extends Entry<number>, LineSense {
  readonly id: string;
  /** A printing may give another number, or the opposite. */
  readonly terms: { readonly [K in keyof T]: Widened<T[K]> };
}

/** What a chart of modifiers is written as. */
export interface ModifiersSpec<T extends LineTerms = Readonly<Record<string, Terms>>> extends Head {
  readonly groups: Readonly<Record<string, Text>>;
  readonly lines: { readonly [Id in keyof T]: LineSpec<NoInfer<keyof T & string>, T[Id]> };
}

/** A printed list of modifiers: `line` finds one by its id, `addLines` adds up those that hold. */
export interface Modifiers<T extends LineTerms = Readonly<Record<string, Terms>>>
  extends Chart,
    Reprints<ModifiersSpec<T>, Modifiers<T>> {
  readonly kind: 'modifiers';
  line<Id extends keyof T & string>(id: Id): Line<T[Id]>;
}

/** A chart of modifiers. Its ids and the terms of each line are typed from what is written here. */
export const modifiers = <T extends LineTerms>(spec: ModifiersSpec<T>): Modifiers<T> => {
  const value = column(t('Modifier', 'Modificateur'), verbatim);
  const rows = Object.entries<LineSpec>(spec.lines).map(
    ([id, { value: cells, kind = 'flag', notWith = [], replaces = [], ...row }]) =>
      [id, { ...row, cells, line: { kind, notWith, replaces } }] as const,
  );
  const chart = layOut('modifiers', spec, { value }, rows, spec.groups);
  const lines = new Map(
    rows.map(([id, { line, terms = {} }]) => {
      const cell = cellOf(chart, rowOf(chart, id), 'value');
      const counts = line.kind === 'flag' || line.kind === 'count';
      return [id, { ...cell, ...line, id, terms, value: counts ? figure(cell.printed, cell.marks) : 0 }] as const;
    }),
  );
  return {
    ...chart,
    // Its terms are those that the spec gives this very line.
    line: (id) =>
      (lines.get(id) ?? rejectInput('row', spec.id, [...lines.keys()], id)) as unknown as Line<T[typeof id]>,
    reprint: (changes) => modifiers(revise(spec, changes)),
  };
};

import type { Text } from '../text/index.ts';
import { type Entry, splitCell } from './cell.ts';
import { type Chart, type Column, type Head, type Kind, type LineSense, splitMarks, type Terms } from './chart.ts';

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

/** Every kind is laid out here: the bars cut into cells, each cell read by its column, each with its citation. */
export const layOut = <K extends Kind>(
  kind: K,
  head: Head,
  columns: Readonly<Record<string, Column>>,
  rows: readonly (readonly [id: string, spec: RowSpec])[],
  groups: Readonly<Record<string, Text>> = {},
): Chart & { readonly kind: K } => {
  const entries = Object.entries(columns);
  const place = { document: head.document, chart: head.id };
  const groupList = Object.entries(groups).map(([id, label]) => ({ id, label }));
  return {
    kind,
    id: head.id,
    title: head.title,
    document: head.document,
    notes: head.notes ?? [],
    ...(head.rules ? { rules: splitMarks(head.rules) } : {}),
    columns: entries.map(([id, { read: _, ...printed }]) => ({ id, ...printed })),
    groups: groupList,
    rows: rows.map(([id, { cells, marks, rules, terms, label, ...rest }]) => {
      const printed = cells.split('|');
      if (printed.length !== entries.length)
        throw new SyntaxError(`${head.id}.${id}: a row has ${entries.length} cells, not ${JSON.stringify(cells)}`);
      const own: Record<string, Entry> = {};
      entries.forEach(([column, { read }], i) => {
        const cell = splitCell(printed[i] ?? '');
        try {
          own[column] = { ...cell, label, cite: { ...place, row: id, column }, value: read(cell.printed, cell.marks) };
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          throw new SyntaxError(`${head.id}.${id}.${column}: ${error.message}`);
        }
      });
      return {
        id,
        label,
        marks: splitMarks(marks),
        rules: splitMarks(rules),
        terms: terms ?? {},
        cite: { ...place, row: id },
        cells: own,
        ...rest,
      };
    }),
  };
};

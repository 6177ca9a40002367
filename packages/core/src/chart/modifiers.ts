import { refuseInput } from '../error.ts';
import type { Text } from '../text.ts';
import { type Entry, figure, verbatim } from './cell.ts';
import type { Chart, Head, LineKind, LineSense, Terms } from './chart.ts';
import { cellOf, column, type Reprints, rowOf } from './column.ts';
import { layOut } from './lay-out.ts';
import { revise } from './revise.ts';

export interface LineSpec {
  readonly group: string;
  readonly label: Text;
  /** As printed; a line that gives no number of its own says where it comes from. */
  readonly value: string;
  /** Marks on the line's name, a space between them. */
  readonly marks?: string;
  readonly kind?: LineKind;
  readonly notWith?: readonly string[];
  readonly replaces?: readonly string[];
  readonly rules?: string;
  readonly terms?: Terms;
}

export interface Line extends Entry<number>, LineSense {
  readonly id: string;
  readonly terms: Terms;
}

export interface ModifiersSpec<L extends string> extends Head {
  readonly groups: Readonly<Record<string, Text>>;
  readonly lines: Readonly<Record<L, LineSpec>>;
}

export interface Modifiers<L extends string> extends Chart, Reprints<ModifiersSpec<L>, Modifiers<L>> {
  readonly kind: 'modifiers';
  line(id: L): Line;
}

export const modifiers = <const L extends string>(spec: ModifiersSpec<L>): Modifiers<L> => {
  const value = column({ en: 'Modifier', fr: 'Modificateur' }, verbatim);
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
    line: (id) => lines.get(id) ?? refuseInput('row', spec.id, [...lines.keys()], id),
    reprint: (changes) => modifiers(revise(spec, changes)),
  };
};

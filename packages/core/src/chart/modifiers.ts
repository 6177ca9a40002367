import { InputError } from '../error.ts';
import type { Text } from '../text.ts';
import { type Entry, figure, verbatim } from './cell.ts';
import { type Chart, type Head, layOut, revise, type Terms } from './chart.ts';
import { cellOf, column, type Reprints, rowOf } from './column.ts';

export const LINE_KINDS = ['flag', 'count', 'difference', 'lookup'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface LineSpec {
  readonly group: string;
  readonly label: Text;
  /** As printed; a line that gives no number of its own says where it comes from. */
  readonly value: string;
  /** `flag`: counts once; `count`: times a number; `difference`, `lookup`: the figure comes from elsewhere. */
  readonly kind?: LineKind;
  readonly notWith?: readonly string[];
  readonly replaces?: readonly string[];
  readonly rules?: string;
  readonly terms?: Terms;
}

export interface Line extends Entry<number> {
  readonly id: string;
  readonly kind: LineKind;
  readonly notWith: readonly string[];
  readonly replaces: readonly string[];
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
  const entries = Object.entries<LineSpec>(spec.lines);
  const value = column({ en: 'Modifier', fr: 'Modificateur' }, verbatim);
  const chart = layOut(
    'modifiers',
    spec,
    { value },
    entries.map(
      ([id, { value: cells, kind: _, notWith: __, replaces: ___, ...row }]) => [id, { ...row, cells }] as const,
    ),
    spec.groups,
  );
  const lines = new Map(
    entries.map(([id, { kind = 'flag', notWith = [], replaces = [], terms = {} }]) => {
      const cell = cellOf(chart, rowOf(chart, id), 'value');
      const counts = kind === 'flag' || kind === 'count';
      const read = counts ? figure(cell.printed, cell.marks) : 0;
      return [id, { ...cell, id, kind, notWith, replaces, terms, value: read }] as const;
    }),
  );
  return {
    ...chart,
    kind: 'modifiers',
    line: (id) => {
      const found = lines.get(id);
      if (found) return found;
      throw new InputError({ code: 'row', field: spec.id, allowed: [...lines.keys()], given: id });
    },
    reprint: (changes) => modifiers(revise(spec, changes)),
  };
};

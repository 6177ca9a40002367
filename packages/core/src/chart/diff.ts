import { type Text, t } from '../text/index.ts';
import { joinCell } from './cell.ts';
import { type Chart, type Column, type Row, splitMarks, type Terms } from './chart.ts';
import { cellOf, getGroupLabel } from './column.ts';

/** The sorts of difference between two printings. */
export const WHATS = ['cell', 'name', 'condition', 'term', 'reference'] as const;
/**
 * `cell`: a figure or its marks; `name`: what a chart, row, column or note is called, its group, its marks, or whether it
 * is there at all; `condition`: when a line counts; `term`: what a note does; `reference`: rule numbers.
 */
export type What = (typeof WHATS)[number];

/** One place where two printings differ; `null` on the side that has nothing there. */
export interface Difference {
  readonly chart: string;
  readonly row?: string;
  readonly column?: string;
  readonly note?: string;
  readonly what: What;
  readonly from: Text | Terms | string | null;
  readonly to: Text | Terms | string | null;
}

type Place = Pick<Difference, 'chart' | 'row' | 'column' | 'note'>;
type Side = Difference['from'];

const pairs = <T>(before: readonly T[], after: readonly T[], idOf: (item: T) => string) => {
  const [old, now] = [
    new Map(before.map((item) => [idOf(item), item])),
    new Map(after.map((item) => [idOf(item), item])),
  ];
  const ids = new Set([...old.keys(), ...now.keys()]);
  return [...ids].map((id) => [id, old.get(id), now.get(id)] as const);
};

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Text with the marks that stand on it. */
const marked = (name: Text, marks: readonly string[]): Text =>
  marks.length === 0 ? name : t('{name} {marks}', '{name} {marks}', { name, marks: joinCell({ printed: '', marks }) });

/** What each of two sets of terms says that the other does not. */
const termsApart = (from: Terms, to: Terms): readonly [Terms, Terms] => {
  const differs = ([key, term]: readonly [string, unknown], other: Terms) =>
    !Object.hasOwn(other, key) || !alike(term, other[key]);
  const only = (terms: Terms, other: Terms): Terms =>
    Object.fromEntries(Object.entries(terms).filter((entry) => differs(entry, other)));
  return [only(from, to), only(to, from)];
};

/** A line's terms with how it counts and what it goes with, all as terms. */
const conditions = ({ terms, line }: Row): Terms => (line ? { ...terms, ...line } : terms);

/** What changed between two printings, from their charts alone. */
export const diff = (before: readonly Chart[], after: readonly Chart[]): Difference[] => {
  const differences: Difference[] = [];
  const compare = (place: Place, what: What, from: Side, to: Side): void => {
    if (!alike(from, to)) differences.push({ ...place, what, from, to });
  };
  const compareTerms = (place: Place, what: What, from: Terms, to: Terms): void =>
    compare(place, what, ...termsApart(from, to));

  const compareNotes = (place: Place, from: Notelike | undefined, to: Notelike | undefined): void => {
    if (!from || !to) {
      compare(place, 'name', from?.text ?? null, to?.text ?? null);
      return;
    }
    const changed = differences.length;
    compareTerms(place, 'term', from.terms, to.terms);
    // A note that does something else says something else: that is one change, not two.
    if (differences.length === changed) compare(place, 'name', from.text, to.text);
    compare(place, 'reference', from.rules, to.rules);
  };

  for (const [chart, old, now] of pairs(before, after, ({ id }) => id)) {
    compare({ chart }, 'name', old?.title ?? null, now?.title ?? null);
    if (!old || !now) continue;
    compare({ chart }, 'reference', (old.rules ?? []).join(' '), (now.rules ?? []).join(' '));
    if (old.kind === 'notes' && now.kind === 'notes') {
      for (const [note, from, to] of pairs(old.rows, now.rows, ({ id }) => id))
        compareNotes({ chart, note }, from && noteOf(old, from), to && noteOf(now, to));
      continue;
    }
    for (const [column, from, to] of pairs(old.columns, now.columns, ({ id }) => id)) {
      compare({ chart, column }, 'name', from ? headOf(from) : null, to ? headOf(to) : null);
      compare({ chart, column }, 'name', from?.spanner ?? null, to?.spanner ?? null);
    }
    for (const [row, from, to] of pairs(old.rows, now.rows, ({ id }) => id)) {
      const place = { chart, row };
      compare(place, 'name', from ? marked(from.label, from.marks) : null, to ? marked(to.label, to.marks) : null);
      if (!from || !to) continue;
      compare(place, 'name', getGroupLabel(old, from), getGroupLabel(now, to));
      compare(place, 'name', from.symbol ?? null, to.symbol ?? null);
      for (const [column, was, is] of pairs(Object.entries(from.cells), Object.entries(to.cells), ([id]) => id))
        compare({ chart, row, column }, 'cell', was ? joinCell(was[1]) : null, is ? joinCell(is[1]) : null);
      compareTerms(place, 'condition', conditions(from), conditions(to));
      compare(place, 'reference', from.rules.join(' '), to.rules.join(' '));
    }
  }
  return differences;
};

/** A note as it is compared: its text with its mark, if it has one. */
interface Notelike {
  readonly text: Text;
  readonly terms: Terms;
  readonly rules: string;
}

const noteOf = (chart: Chart, row: Row): Notelike => ({
  text: marked(row.label, [cellOf(chart, row, 'mark').printed].filter(Boolean)),
  terms: row.terms,
  rules: row.rules.join(' '),
});

const headOf = ({ label, marks }: Pick<Column, 'label' | 'marks'>): Text => marked(label, splitMarks(marks));

import { type Text, t } from '../text/index.ts';
import { type Entry, verbatim } from './cell.ts';
import type { Chart, Head, Note, Terms } from './chart.ts';
import { column, type Reprints, rowOf } from './column.ts';
import { layOut } from './lay-out.ts';
import { revise } from './revise.ts';

/** What a note is written as. */
export interface NoteSpec<T extends Terms> {
  readonly mark: string;
  readonly text: Text;
  readonly terms: T;
  readonly rules?: string;
}

/** What the notes of a sheet are written as. */
export interface NotesSpec<T extends Readonly<Record<string, Terms>>> extends Head {
  readonly rows: { readonly [K in keyof T & string]: NoteSpec<T[K]> };
}

/** The notes of a sheet: `note` finds one by its id, with its typed terms. */
export interface Notes<T extends Readonly<Record<string, Terms>>> extends Chart, Reprints<NotesSpec<T>, Notes<T>> {
  readonly kind: 'notes';
  note<K extends keyof T & string>(id: K): Note & Entry<T[K]>;
}

/** Makes the notes of a sheet. */
export const notes = <T extends Readonly<Record<string, Terms>>>(spec: NotesSpec<T>): Notes<T> => {
  const entries = Object.entries<NoteSpec<Terms>>(spec.rows);
  const chart = layOut(
    'notes',
    spec,
    { mark: column(t('Mark', 'Renvoi'), verbatim) },
    entries.map(([id, { mark, text, terms, rules }]) => [
      id,
      { label: text, cells: mark, terms, ...(rules === undefined ? {} : { rules }) },
    ]),
  );
  const notesByMark = new Map<string, Note>(
    entries.map(([id, { mark, text, terms }]) => [
      id,
      {
        id,
        mark,
        label: text,
        printed: mark,
        marks: [],
        value: terms,
        rules: rowOf(chart, id).rules,
        cite: { document: spec.document, chart: spec.id, note: id },
      },
    ]),
  );
  return {
    ...chart,
    // Made above from the spec's own terms.
    note: (id) => (notesByMark.get(id) ?? rowOf(chart, id)) as Note & Entry<T[typeof id]>,
    reprint: (changes) => notes(revise(spec, changes)),
  };
};

/* What the search of a language reads: written by the build, fetched when the search is first opened. */
import type { Rung } from '@coup-doeil/core/chart';

/** What can be found: the closer to a figure, the sooner it is shown. */
export const KINDS = ['row', 'calculator', 'line', 'note', 'chart', 'reading', 'page'] as const;
export type EntryKind = (typeof KINDS)[number];

/** A row, a note, a page: where it stands in its group, what it is called and what it says. */
export interface Entry {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  /** What the other printing of the group says in its place, where that differs. */
  readonly other?: string;
  /** Of a row of an odds ladder. */
  readonly ratio?: Rung<unknown>['ratio'];
}

/** The entries of one page. */
export interface Group {
  readonly kind: EntryKind;
  /** `Jours de Gloire · Terrain effects`. */
  readonly place: string;
  readonly url: string;
  readonly entries: readonly Entry[];
  /** The printing that differs in some entries. */
  readonly other?: { readonly label: string; readonly url: string };
}

export type SearchIndex = readonly Group[];

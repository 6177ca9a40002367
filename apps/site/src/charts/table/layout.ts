/* How a printed chart is laid out as a table on its page: heads short enough for a phone, widths, groups. */
import { type Chart, KIND_TRAITS, type Row, type Speller } from '@coup-doeil/core/chart';
import { settingOf } from '../../lib/printed.ts';
import type { Lang } from '../../lib/words.ts';
import { groupsOf, isLines, isList } from '../names.ts';
import { longestWord, measureColumns, type Widths } from './widths.ts';

export type TableLayout = {
  /** Read as a list: the mark, the sign or the number first, then what it says. */
  readonly list: boolean;
  /** Fits a phone as a whole. */
  readonly tight: boolean;
  /** The heads of the columns on a phone. */
  readonly shorts: readonly string[];
  readonly widths: Widths;
  readonly bodies: readonly { readonly label: string; readonly rows: readonly Row[] }[];
  /** The last row of each group, where groups have no heading of their own. */
  readonly ends: ReadonlySet<Row>;
};

/** The last row of each group on the sheet. */
const lastRows = ({ rows }: Chart): ReadonlySet<Row> =>
  new Set(rows.filter(({ group }, i) => group !== undefined && group !== rows[i + 1]?.group));

/** A column's head for a phone: the sheet's own short form, or a single word cut where columns are narrow. */
const shortHead = ({ label, short }: Chart['columns'][number], columns: number, tight: boolean, lang: Lang): string => {
  if (short !== undefined) return short[lang];
  const head = label[lang];
  // A single column has the room of its own.
  const narrow = columns > 1 && (tight || (columns > 4 && !head.includes(' ')));
  return head.length > 6 && narrow ? `${head.slice(0, 3)}.` : head;
};

/** Whether the rows of a grid stand group by group, so that each group can have its name above it. */
const standInGroups = ({ kind, groups, rows }: Chart): boolean =>
  kind === 'grid' &&
  groups.length > 0 &&
  rows.filter(({ group }, i) => group !== rows[i - 1]?.group).length === new Set(rows.map(({ group }) => group)).size;

export const layoutTable = (chart: Chart, lang: Lang, spell: Speller): TableLayout => {
  const list = isList(chart.kind);
  const hasHeads = isLines(chart.kind) || standInGroups(chart);
  const few = !list && chart.columns.length <= 6;
  const isText = (printed: string) => settingOf(printed, KIND_TRAITS[chart.kind].halves).as === 'text';
  // A wide table is not set by what its cells say: they are not looked through.
  const cells = few ? chart.rows.flatMap((row) => Object.values(row.cells)).map(({ printed }) => spell(printed)) : [];
  const figures = few && !cells.some(isText);
  // Words no longer than figures fit as figures do, where there are several columns of them.
  const shortWords = chart.columns.length > 2 && cells.every((printed) => !isText(printed) || printed.length <= 4);
  const tight = figures || (few && shortWords);
  const shorts = chart.columns.map((column) => shortHead(column, chart.columns.length, tight, lang));
  return {
    list,
    tight,
    shorts,
    widths: measureColumns(chart, lang, spell, shorts, figures),
    bodies: hasHeads ? groupsOf(chart, lang) : [{ label: '', rows: chart.rows }],
    ends: hasHeads ? new Set() : lastRows(chart),
  };
};

/** The widths of a list's two columns, each with that on a phone. */
export const listWidths = ({ kind, rows }: Chart, lang: Lang): readonly (readonly [wide: string, narrow: string])[] => {
  if (kind === 'key') {
    // What the sheet prints as a word is no longer than its column.
    const word = longestWord(rows.flatMap(({ symbol }) => symbol?.[lang] ?? []).join(' '));
    return [
      ['24%', `max(24%, ${(word * 0.6).toFixed(1)}rem + var(--s2))`],
      ['76%', 'auto'],
    ];
  }
  const deepest = Math.max(0, ...rows.map(({ depth }) => depth ?? 0));
  return [
    ['10%', `calc(var(--tap) + ${deepest} * 0.4rem)`],
    ['90%', 'auto'],
  ];
};

/** Anchors of what another printing prints otherwise, and how that is read aloud. */
export type Changes = { readonly anchors: Readonly<Record<string, string>>; readonly label: string };
export const isChanged = ({ anchors }: Changes, anchor: string): boolean => Object.hasOwn(anchors, anchor);

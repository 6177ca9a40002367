/* One difference between two printings, told to a reader. */

import { type Chart, type Difference, type Row, t, type What } from '@coup-doeil/core/chart';
import { formatPair } from '@coup-doeil/core/tell';
import { abbreviationsIn } from '../charts/abbreviations.ts';
import { isList, rowName, sideText } from '../charts/names.ts';
import { addressName, chartIn, keyOf, type Loaded, spellerOf } from '../lib/games.ts';
import { cellAnchor, chartPath, href } from '../lib/paths.ts';
import type { Lang, Said } from '../lib/words.ts';
import { type AnswerPair, describeEffects } from './effects-of-change.ts';
import { findMarks, findMovedMarks } from './marks.ts';
import { classifyWording, describeTerms } from './plain-words.ts';
import { words } from './words.ts';

/** What a change does: a calculator answers otherwise; a figure or a note says something else; it is only called otherwise. */
export const WEIGHTS = ['plays', 'says', 'names'] as const;
export type Weight = (typeof WEIGHTS)[number];

export type Change = {
  readonly weight: Weight;
  readonly place: string;
  /** The place in the newer printing; in the older where the newer has none. */
  readonly href: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** In words, from the difference alone. */
  readonly means: readonly string[];
  /** Where calculators answer otherwise for it. */
  readonly effects: readonly AnswerPair[];
};

const kinds: Readonly<Record<What, Said>> = {
  cell: t('figure', 'chiffre'),
  name: t('name', 'nom'),
  condition: t('when it counts', 'quand elle compte'),
  term: t('what the note does', 'ce que fait la note'),
  reference: t('rule number', 'numéro de règle'),
};

/** A difference with the two printings of its chart. */
type Subject = {
  readonly loaded: Loaded;
  readonly change: Difference;
  readonly pair: readonly [from: string, to: string];
  readonly older: Chart | undefined;
  readonly newer: Chart | undefined;
  /** The row that changed; of a notes chart the rows are the notes. */
  readonly row: Row | undefined;
  readonly lang: Lang;
};

const rowIn = (chart: Chart | undefined, { row, note }: Difference): Row | undefined =>
  chart?.rows.find(({ id }) => id === (row ?? note));

const formatPlace = ({ change, newer, row, lang }: Subject): string => {
  if (change.note !== undefined) return `${words.note[lang]} ${row?.cells.mark?.printed ?? change.note}`;
  const column = newer?.columns.find(({ id }) => id === change.column)?.label[lang] ?? '';
  return [row === undefined ? '' : rowName(row, lang), column].filter((part) => part !== '').join(' × ');
};

const linkToPlace = ({ loaded, change, pair: [from, to], newer, row, lang }: Subject): string => {
  const ofChart = newer !== undefined && change.row === undefined && change.note === undefined;
  const edition = ofChart || rowIn(newer, change) !== undefined ? to : from;
  const anchor = cellAnchor(change.row ?? change.note ?? '', change.column);
  const page = href(lang, chartPath(loaded.meta.id, change.chart, addressName(loaded, edition)));
  return anchor === '' || row === undefined ? page : `${page}#${anchor}`;
};

/** One side as a reader sees it: of what is data for rules the note's own words, or the line's name in that printing. */
const formatSide = ({ loaded, change, pair, lang }: Subject, side: Difference['from'], chart?: Chart): string => {
  if (change.what === 'term') return chart?.rows.find(({ id }) => id === change.note)?.label[lang] ?? '';
  if (change.what !== 'condition') return sideText(side, lang, spellerOf(loaded, pair[1], lang));
  const line = chart?.rows.find(({ id }) => id === change.row);
  return line === undefined ? '' : rowName(line, lang);
};

/** Marks that came or went, each with what its note says. */
const describeMarks = ({ change, older, newer, lang }: Subject): readonly string[] => {
  const [before, after] = [findMarks(change.from), findMarks(change.to)];
  const format = (word: Said, mark: string, chart: Chart | undefined) =>
    formatPair(word[lang], `${mark}, ${chart?.notes.find((note) => note.mark === mark)?.label[lang] ?? ''}`, lang);
  return [
    ...after.filter((mark) => !before.includes(mark)).map((mark) => format(words.added, mark, newer)),
    ...before.filter((mark) => !after.includes(mark)).map((mark) => format(words.gone, mark, older)),
  ];
};

/** What the abbreviations mean that one side begins with. */
const describeAbbreviations = ({ loaded, change, pair, newer, row, lang }: Subject): readonly string[] => {
  if (change.what !== 'cell' || newer === undefined || isList(newer.kind)) return [];
  const spell = spellerOf(loaded, pair[1], lang);
  const printed = [change.from, change.to].map((side) => sideText(side, lang, spell).split(/[\s[]/)[0]);
  const chart = { ...newer, kind: 'grid' as const, rows: row === undefined ? [] : [row] };
  return abbreviationsIn(chart, keyOf(loaded, pair[1]), lang)
    .abbreviations.filter(({ symbol }) => printed.includes(symbol))
    .map(({ symbol, meaning }) => formatPair(symbol, meaning, lang));
};

const describeMeaning = (subject: Subject, hasEffects: boolean): readonly string[] => {
  const { loaded, change, pair, older, newer, lang } = subject;
  const couldMatter = ['cell', 'condition', 'term'].includes(change.what) && findMovedMarks(change).length === 0;
  return [
    ...classifyWording(change, newer, older).map((word) => words[word][lang]),
    ...describeTerms(loaded, change, lang),
    ...(change.from === null ? [`${words.only[lang]} ${pair[1]}.`] : []),
    ...(change.to === null ? [`${words.only[lang]} ${pair[0]}.`] : []),
    ...describeMarks(subject),
    ...describeAbbreviations(subject),
    ...(couldMatter && !hasEffects ? [words.quiet[lang]] : []),
  ];
};

export const describeChange = (
  loaded: Loaded,
  change: Difference,
  pair: readonly [from: string, to: string],
  lang: Lang,
): Change => {
  const [older, newer] = [chartIn(loaded, pair[0], change.chart), chartIn(loaded, pair[1], change.chart)];
  const row = rowIn(newer, change) ?? rowIn(older, change);
  const subject = { loaded, change, pair, older, newer, row, lang };
  const effects = describeEffects(loaded, change, pair, lang);
  const isName = change.what === 'name' || change.what === 'reference';
  return {
    // A row or a note that only one printing has is more than a name.
    weight: effects.length > 0 ? 'plays' : isName && change.from !== null && change.to !== null ? 'names' : 'says',
    place: formatPlace(subject),
    href: linkToPlace(subject),
    // What only one printing has is said so beside it.
    what: change.from === null || change.to === null ? '' : kinds[change.what][lang],
    from: formatSide(subject, change.from, older),
    to: formatSide(subject, change.to, newer),
    means: describeMeaning(subject, effects.length > 0),
    effects,
  };
};

import type { Chart, Difference, Speller } from '@coup-doeil/core/chart';
import { changesBetween, chartIn, keyOf, type Loaded, pairOf, spellerOf } from '../../lib/games.ts';
import { cellAnchor, href } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';
import { type Abbreviations, abbreviationsIn } from '../abbreviations.ts';
import { documentName, houseOption, sideText } from '../names.ts';

export type NoteShown = {
  readonly id: string;
  readonly mark: string;
  readonly text: string;
  /** What the other printing says in its place; empty where it says nothing; absent where it says the same. */
  readonly was?: string;
};
export type ReadingShown = {
  readonly id: string;
  /** A row, a cell or a note (`note b`) it belongs to; empty for the whole chart. */
  readonly at: string;
  readonly question: string;
  readonly house: string;
  readonly href: string;
};

/** All that a chart's page says, beside the table; the same goes to the script that opens notes. */
export type ChartPage = Abbreviations & {
  readonly cite: string;
  readonly notes: readonly NoteShown[];
  readonly readings: readonly ReadingShown[];
  /** What the other printing prints there, by anchor; empty where it prints nothing. */
  readonly changed: Readonly<Record<string, string>>;
  /** The printing it is set against. */
  readonly against: string | undefined;
  readonly newer: boolean;
};

/** A chart beside the same chart in the printing that it is compared with. */
type Comparison = {
  readonly chart: Chart;
  readonly other: Chart | undefined;
  /** All differences between the two printings, of other charts too. */
  readonly differences: readonly Difference[];
};

const describeNotes = ({ chart, other, differences }: Comparison, lang: Lang): readonly NoteShown[] =>
  chart.notes.map(({ id, mark, label, cite }) => {
    const differs = differences.some((difference) => difference.chart === cite.chart && difference.note === id);
    const was = other?.notes.find((note) => note.id === id)?.label[lang] ?? '';
    return { id, mark, text: label[lang], ...(differs && other !== undefined ? { was } : {}) };
  });

/** The readings that belong to a chart: they cite it, or a note that stands on it. */
const describeReadings = ({ meta, game }: Loaded, chart: Chart, lang: Lang): readonly ReadingShown[] => {
  const noteIds = new Set(chart.notes.map(({ id }) => id));
  return Object.entries(game.readings).flatMap(([id, reading]): readonly ReadingShown[] => {
    const { cite } = reading;
    const own = cite.chart === chart.id;
    const note = cite.note !== undefined && (own || noteIds.has(cite.note)) ? cite.note : undefined;
    if (!own && note === undefined) return [];
    const place = cite.row === undefined ? '' : cellAnchor(cite.row, cite.column);
    return [
      {
        id,
        at: note === undefined ? place : own ? note : `note ${note}`,
        question: reading.question[lang],
        house: houseOption(reading, lang),
        href: `${href(lang, 'sources')}#${meta.id}-${id}`,
      },
    ];
  });
};

/** What the other printing prints in each place that differs, by the anchor of a cell or of a row. */
const listChangedPlaces = (
  { chart, other, differences }: Comparison,
  newer: boolean,
  spell: Speller,
  lang: Lang,
): Readonly<Record<string, string>> => {
  const changed: Record<string, string> = {};
  for (const difference of other === undefined ? [] : differences.filter((each) => each.chart === chart.id)) {
    const { note, row, column } = difference;
    // Of a notes chart the rows are the notes.
    const anchor = note ?? (row === undefined ? undefined : cellAnchor(row, column));
    if (anchor === undefined || Object.hasOwn(changed, anchor)) continue;
    const side = newer ? difference.from : difference.to;
    const there = other?.rows.find(({ id }) => id === (note ?? row));
    // What is data for rules is told by the words that the other printing has in its place.
    const isData = difference.what === 'term' || difference.what === 'condition';
    changed[anchor] = (isData ? there?.label[lang] : sideText(side, lang, spell)) || '–';
  }
  return changed;
};

export const describeChart = (loaded: Loaded, edition: string, chart: Chart, lang: Lang): ChartPage => {
  const spell = spellerOf(loaded, edition, lang);
  const pair = pairOf(loaded, edition);
  const against = pair?.find((each) => each !== edition);
  const newer = pair?.[1] === edition;
  const comparison = {
    chart,
    other: against === undefined ? undefined : chartIn(loaded, against, chart.id),
    differences: pair === undefined ? [] : changesBetween(loaded, ...pair),
  };
  return {
    cite: documentName(loaded.game.sources, chart.document, lang),
    notes: describeNotes(comparison, lang),
    readings: describeReadings(loaded, chart, lang),
    ...abbreviationsIn(chart, keyOf(loaded, edition), lang),
    changed: listChangedPlaces(comparison, newer, spell, lang),
    against,
    newer,
  };
};

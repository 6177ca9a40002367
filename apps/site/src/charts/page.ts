import type { Chart, Difference } from '@coup-doeil/core/chart';
import {
  addressName,
  changesBetween,
  chartIn,
  keyOf,
  type Loaded,
  pairOf,
  pairPrintings,
  spellerOf,
} from '../lib/games.ts';
import { calculatorPath, cellAnchor, chartPath, comparePath, href, stepsPath } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';
import { type Abbreviations, abbreviationsIn } from './abbreviations.ts';
import { documentName, houseOption, sideText } from './names.ts';

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
export type PageLink = { readonly href: string; readonly label: string };

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

/** The anchor of a difference: a cell, or a row where the whole row differs. */
const anchorOf = ({ row, column }: Difference): string | undefined =>
  row === undefined ? undefined : cellAnchor(row, column);

export const describeChart = (loaded: Loaded, edition: string, chart: Chart, lang: Lang): ChartPage => {
  const { game } = loaded;
  const spell = spellerOf(loaded, edition, lang);
  const pair = pairOf(loaded, edition);
  const against = pair?.find((each) => each !== edition);
  const newer = pair?.[1] === edition;
  const all = pair === undefined ? [] : changesBetween(loaded, ...pair);
  const otherText = ({ from, to }: Difference) => sideText(newer ? from : to, lang, spell);
  const other = against === undefined ? undefined : chartIn(loaded, against, chart.id);

  const changed: Record<string, string> = {};
  for (const change of all.filter((difference) => difference.chart === chart.id)) {
    // Of a notes chart the rows are the notes.
    const anchor = change.note ?? anchorOf(change);
    if (anchor !== undefined && other !== undefined && !Object.hasOwn(changed, anchor))
      changed[anchor] = otherText(change) || '–';
  }

  const notes = chart.notes.map(({ id, mark, label, cite }): NoteShown => {
    const change = all.find((difference) => difference.chart === cite.chart && difference.note === id);
    const before = other?.notes.find((note) => note.id === id)?.label[lang];
    return {
      id,
      mark,
      text: label[lang],
      ...(change === undefined || other === undefined ? {} : { was: before ?? '' }),
    };
  });

  const noteIds = new Set(chart.notes.map(({ id }) => id));
  const readings = Object.entries(game.readings).flatMap(([id, reading]): readonly ReadingShown[] => {
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
        href: `${href(lang, 'sources')}#${loaded.meta.id}-${id}`,
      },
    ];
  });

  return {
    cite: documentName(game.sources, chart.document, lang),
    notes,
    readings,
    ...abbreviationsIn(chart, keyOf(loaded, edition), lang),
    changed,
    against,
    newer,
  };
};

/** The calculators that read a chart. */
export const listUsers = (
  { meta, calculators }: Loaded,
  edition: string,
  chart: Chart,
  lang: Lang,
): readonly PageLink[] =>
  calculators
    .filter(({ charts }) => Object.values(charts[edition] ?? {}).some(({ id }) => id === chart.id))
    .map(({ id, title }) => {
      const walk = meta.calculators.some((listed) => listed.id === id && listed.walk === true);
      return { href: href(lang, walk ? stepsPath(meta.id, id) : calculatorPath(meta.id, id)), label: title[lang] };
    });

/** The charts that follow on the sheet, from the first again after the last. */
export const listNextCharts = (loaded: Loaded, edition: string, chart: Chart, lang: Lang): readonly PageLink[] => {
  const charts = loaded.charts[edition] ?? [];
  const at = charts.findIndex(({ id }) => id === chart.id);
  return [...charts.slice(at + 1), ...charts.slice(0, at)].slice(0, 3).map(({ id, title }) => ({
    href: href(lang, chartPath(loaded.meta.id, id, addressName(loaded, edition))),
    label: title[lang],
  }));
};

/** The printings that a chart can be read in, and the pages that set them side by side. */
export const listPrintings = (loaded: Loaded, chart: Chart, lang: Lang) => {
  const { meta, editions } = loaded;
  const label = new Map(meta.printings.map((printing) => [printing.id, printing.label[lang]]));
  return {
    printings: editions
      .filter((edition) => chartIn(loaded, edition, chart.id))
      .map((edition) => ({
        edition,
        label: label.get(edition) ?? edition,
        href: href(lang, chartPath(meta.id, chart.id, addressName(loaded, edition))),
      })),
    compare: pairPrintings(loaded).map(([from, to]) => `${href(lang, comparePath(meta.id, from, to))}#${chart.id}`),
  };
};

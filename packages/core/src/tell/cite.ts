import type { Cite } from '../chart/cell.ts';
import type { Chart } from '../chart/chart.ts';
import type { Source } from '../game/game.ts';
import { type Language, t } from '../text/index.ts';
import { replaceMinus } from './figure.ts';

/** What is needed of a chart to say where something stands in it. */
export type CitedChart = Pick<Chart, 'kind' | 'title' | 'columns' | 'rows'>;

const SHEET = t('the sheet', 'la feuille');

/** The mark of a note, `[g]`; nothing for one that the sheet does not mark. */
export const formatMark = (note: string, chart: CitedChart): string => {
  const mark = chart.rows.find(({ id }) => id === note)?.cells.mark?.printed;
  return mark ? `[${mark}]` : '';
};

/** A place of a chart in words: `Terrain chart, Woods × Fire`, `Notes, [g]`. */
export const formatPlace = (
  { row, column, note }: Pick<Cite, 'row' | 'column' | 'note'>,
  chart: CitedChart | undefined,
  language: Language,
): string => {
  if (!chart) return SHEET[language];
  const title = chart.title[language];
  if (note !== undefined || chart.kind === 'notes')
    return [title, formatMark(note ?? row ?? '', chart)].filter(Boolean).join(', ');
  const line = chart.rows.find(({ id }) => id === row);
  if (!line) return title;
  // A single column needs no name.
  const head = chart.columns.length > 1 ? chart.columns.find(({ id }) => id === column) : undefined;
  return `${title}, ${replaceMinus(line.label[language])}${head ? ` × ${head.label[language]}` : ''}`;
};

/** A whole citation in words, the document first. */
export const formatCite = (
  cite: Cite,
  chart: CitedChart | undefined,
  sources: readonly Source[],
  language: Language,
): string => {
  const source = sources.find(({ id }) => id === cite.document);
  return [...(source ? [source.title[language]] : []), formatPlace(cite, chart, language)].join(', ');
};

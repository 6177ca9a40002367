import { type Chart, type Cite, type Speller, same, speller } from '@coup-doeil/core/chart';
import { type AnyCalculator, editionsOf } from '@coup-doeil/core/game';
import { cellAnchor, chartPath, href } from '../../lib/paths.ts';
import { trueMinus } from '../../lib/printed.ts';
import type { Lang } from '../../lib/words.ts';
import type { GameCalculator, Subject } from '../state/subject.ts';

type Place = Pick<Cite, 'chart' | 'row' | 'column' | 'note'>;

export const findChart = (calculator: AnyCalculator, edition: string, id: string): Chart | undefined =>
  calculator.charts[edition]?.[id];

/** The figure that an option would bring, as this printing prints it. */
export const findPrinted = (
  { calculator, symbols }: Subject,
  edition: string,
  { chart, row, column }: Place,
  lang: Lang,
): string => {
  const line = findChart(calculator, edition, chart)?.rows.find(({ id }) => id === row);
  const cell = column === undefined ? undefined : line?.cells[column];
  return cell ? formatCell(symbols, cell, lang) : '';
};

/** A cell as the chart's page sets it, its marks after it. */
export const formatCell = (
  symbols: Subject['symbols'],
  { printed, marks }: Chart['rows'][number]['cells'][string],
  lang: Lang,
): string => (printed === '-' ? '–' : trueMinus(spellCell(symbols, printed, lang))) + marks.join('');

// Memoised: a page has one key, and hundreds of cells.
const spellers = new WeakMap<Subject['symbols'], Speller>();

/** A cell in the language's own abbreviations. */
const spellCell = (symbols: Subject['symbols'], printed: string, lang: Lang): string => {
  if (lang === 'en') return printed;
  const spell = spellers.get(symbols) ?? speller(symbolChart(symbols, lang), lang);
  spellers.set(symbols, spell);
  return spell(printed);
};

const symbolChart = (symbols: Subject['symbols'], lang: Lang): Chart => ({
  kind: 'key',
  id: 'key',
  title: same(''),
  document: '',
  columns: [],
  groups: [],
  notes: [],
  rules: [],
  rows: Object.entries(symbols).map(([en, own]) => ({
    id: en,
    label: same(en),
    symbol: { ...same(en), [lang]: own },
    marks: [],
    cite: { document: '', chart: 'key', row: en },
    cells: {},
    rules: [],
    terms: {},
  })),
});

/** Where something is printed: in words, and the address of the lit cell. */
export const formatPlace = (
  { game, calculator }: GameCalculator,
  edition: string,
  cite: Place,
  lang: Lang,
): { label: string; href: string } => {
  const chart = findChart(calculator, edition, cite.chart);
  const row = chart?.rows.find(({ id }) => id === (cite.row ?? cite.note));
  const column = chart && chart.columns.length > 1 ? chart.columns.find(({ id }) => id === cite.column) : undefined;
  const parts = [
    chart?.title[lang] ?? cite.chart,
    // A note that the sheet does not mark goes by its chart alone.
    ...(cite.note === undefined || cite.note.length > 2 ? [] : [`[${cite.note}]`]),
    ...(row && cite.note === undefined ? [row.label[lang] + (column ? ` × ${column.label[lang]}` : '')] : []),
  ];
  const anchor = row ? `#${cellAnchor(row.id, column === undefined ? undefined : cite.column)}` : '';
  const path = chartPath(game.id, cite.chart, edition === editionsOf(calculator)[0] ? undefined : edition);
  return { label: parts.join(', '), href: `${href(lang, path)}${anchor}` };
};

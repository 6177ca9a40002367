import { type Chart, type Cite, createSpeller, type Speller, same } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';
import { formatCell } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

type Place = Pick<Cite, 'chart' | 'row' | 'column' | 'note'>;

export const findChart = (calculator: AnyCalculator, edition: string, id: string): Chart | undefined =>
  calculator.charts[edition]?.[id];

/** The figure that an option would bring, as this printing prints it. */
export const findPrinted = (
  { calculator, symbols }: Subject,
  edition: string,
  { chart: id, row, column }: Place,
  lang: Lang,
): string => {
  const chart = findChart(calculator, edition, id);
  const cell = chart?.rows.find((line) => line.id === row)?.cells[column ?? ''];
  return chart && cell ? formatCell(cell.printed, chart.kind, spellerOf(symbols, lang)) + cell.marks.join('') : '';
};

// Memoised: a page has one key, and hundreds of cells.
const spellers = new WeakMap<Subject['symbols'], Speller>();

/** Prints cells in the language's own abbreviations. */
export const spellerOf = (symbols: Subject['symbols'], lang: Lang): Speller => {
  const rows = Object.entries(symbols).map(([en, own]) => ({ symbol: { ...same(en), [lang]: own } }));
  const spell = spellers.get(symbols) ?? createSpeller(rows.length === 0 ? undefined : { rows }, lang);
  spellers.set(symbols, spell);
  return spell;
};

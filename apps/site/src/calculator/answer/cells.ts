import { type Chart, createSpeller, type Speller, same } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';
import type { CitedChart } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

export const findChart = (calculator: AnyCalculator, edition: string, id: string): Chart | undefined =>
  calculator.charts[edition]?.[id];

/** A chart to name a place of: one that the calculator reads, or one that only the page knows. */
export const findCited = (
  { calculator, others }: Pick<Subject, 'calculator' | 'others'>,
  edition: string,
  id: string,
): CitedChart | undefined => findChart(calculator, edition, id) ?? others?.[id];

// Memoised: a page has one key, and hundreds of cells.
const spellers = new WeakMap<Subject['symbols'], Speller>();

/** Prints cells in the language's own abbreviations. */
export const spellerOf = (symbols: Subject['symbols'], lang: Lang): Speller => {
  const rows = Object.entries(symbols).map(([en, own]) => ({ symbol: { ...same(en), [lang]: own } }));
  const spell = spellers.get(symbols) ?? createSpeller(rows.length === 0 ? undefined : { rows }, lang);
  spellers.set(symbols, spell);
  return spell;
};

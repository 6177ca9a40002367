import type { Row } from '@coup-doeil/core/chart';
import type { Context } from '@coup-doeil/core/game';
import type { moraleEffects } from '../charts/morale-effects.ts';
import type { MORALE_READINGS } from '../readings/morale.ts';

/** The chart of morale. */
export type MoraleCharts = { readonly 'morale-effects': typeof moraleEffects };

/** What the rules of morale are given. */
export type MoraleContext = Context<MoraleCharts, typeof MORALE_READINGS>;

/** A line of the chart of morale. */
export type MoraleRow = 'morale-5' | 'morale-4' | 'morale-3';

/** The lines of the chart of morale. */
export const MORALE_ROWS: readonly MoraleRow[] = ['morale-5', 'morale-4', 'morale-3'];

const moraleOf = (row: Row): number => Number(row.terms.morale);

/** The line that a morale falls under; none where the sheet prints none. */
export const findMoraleRow = ({ charts, reading }: MoraleContext, morale: number): MoraleRow | null => {
  const [first = 'morale-5'] = MORALE_ROWS;
  let [highest, lowest]: [MoraleRow, MoraleRow] = [first, first];
  for (const id of MORALE_ROWS) {
    const value = moraleOf(charts['morale-effects'].row(id));
    if (value === morale) return id;
    if (value > moraleOf(charts['morale-effects'].row(highest))) highest = id;
    if (value < moraleOf(charts['morale-effects'].row(lowest))) lowest = id;
  }
  if (reading('morale-bounds') === 'printed') return null;
  return morale > moraleOf(charts['morale-effects'].row(highest)) ? highest : lowest;
};

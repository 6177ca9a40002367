import type { Context } from '@coup-doeil/core/game';
import type { moraleEffects } from '../charts/morale-effects.ts';
import type { MORALE_READINGS } from '../readings/morale.ts';

/** The chart of morale. */
export type MoraleCharts = { readonly 'morale-effects': typeof moraleEffects };

/** What the rules of morale are given. */
export type MoraleContext = Context<MoraleCharts, typeof MORALE_READINGS>;

/** A line of the chart of morale. */
export type MoraleRow = 'morale-5' | 'morale-4' | 'morale-3';

/** The lines of the chart of morale, the highest first. */
export const MORALE_ROWS: readonly MoraleRow[] = ['morale-5', 'morale-4', 'morale-3'];

/** The line that a morale falls under; none where the sheet prints none. */
export const findMoraleRow = ({ charts, reading }: MoraleContext, morale: number): MoraleRow | null => {
  const moraleOf = (id: MoraleRow): number => Number(charts['morale-effects'].row(id).terms.morale);
  const row = MORALE_ROWS.find((id) => moraleOf(id) <= morale) ?? 'morale-3';
  return moraleOf(row) === morale || reading('morale-bounds') === 'bounds' ? row : null;
};

import { rejectInput } from '../error.ts';

/** What may happen past the last thing printed. */
export const ENDS = ['stay', 'refuse', 'reading'] as const;
/** What happens past the last thing printed: it stays at the last one, it is no move, or the table decides by a reading. */
export type Ends = (typeof ENDS)[number];

/** What was looked up, and on which side of the chart it lies where the sheet prints nothing for it. */
export interface Reached<R> {
  readonly rung: R;
  readonly beyond: 'above' | 'below' | null;
}

/** What a rule gets that does not ask about the ends: the last rung where the chart says that it stays there, else an error. */
export const stayWithin = <R>({ rung, beyond }: Reached<R>, ends: Ends | undefined, id: string, given: string): R =>
  beyond === null || ends === 'stay' ? rung : rejectInput('beyond', id, { rule: 'within-chart' }, given);

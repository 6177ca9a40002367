import type { Said } from '../lib/words.ts';

/** A figure that stood wrong on the published site. The newest first; nothing is ever taken out. */
export type Correction = {
  /** As 2026-11-18. */
  readonly date: string;
  /** Game, printing, chart, row and column, in words. */
  readonly place: Said;
  readonly stood: string;
  readonly stands: string;
};

export const corrections: readonly Correction[] = [];

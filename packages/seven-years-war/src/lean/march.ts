import { type OptionOf, type Refusal, silent } from '@aide-de-camp/core/game';
import type { MARCH_READINGS } from '../readings/march.ts';
import { type Marcher, type MarchStep, marchStep } from '../rules/march.ts';
import { chartsOf } from './charts.ts';
import { FIGURES } from './figures.ts';

export type { Marcher, MarchStep } from '../rules/march.ts';

type Readings = { readonly [K in keyof typeof MARCH_READINGS]: OptionOf<(typeof MARCH_READINGS)[K]> };

/** The house’s reading of each doubtful place; the calculator’s own readings say why. */
export const DEFAULTS: Readings = {
  'down-slope': 'artillery',
  'note-3': 'stream',
  ic: 'command',
  'entrenchment-direction': 'both',
  'engaged-by-formed': 'barred',
};

export interface MarchAnswer {
  readonly total: number;
  /** The sheet is silent on a part of it. */
  readonly incomplete: boolean;
}

const CHARTS = chartsOf(FIGURES);

/** What a way costs, without its words: for bots, studies and searches. Its input is taken as its types have it. */
export const march = (
  unit: Marcher,
  steps: readonly MarchStep[],
  readings: Partial<Readings> = {},
): MarchAnswer | Refusal => {
  const chosen: Readings = { ...DEFAULTS, ...readings };
  const tally = silent();
  const context = {
    edition: 'sheet',
    charts: CHARTS,
    tally,
    reading: <K extends keyof Readings>(id: K): Readings[K] => chosen[id],
  };
  let incomplete = false;
  for (const step of steps) {
    const gaps = marchStep(context, unit, step, tally);
    if (!Array.isArray(gaps)) return gaps;
    incomplete ||= gaps.length > 0;
  }
  return { total: tally.total, incomplete };
};

import { type Odds, type OptionOf, type Refusal, silent } from '@aide-de-camp/core/game';
import type { SHOCK_READINGS } from '../readings/shock.ts';
import { type Shock, shock } from '../rules/shock.ts';
import { finalOdds, reached } from '../rules/shock-odds.ts';
import { chartsOf } from './charts.ts';
import { FIGURES } from './figures.ts';

export type { Attacker, Shock, ShockUnit } from '../rules/shock.ts';

type Readings = { readonly [K in keyof typeof SHOCK_READINGS]: OptionOf<(typeof SHOCK_READINGS)[K]> };

/** The house’s reading of each doubtful place; the calculator’s own readings say why. */
export const DEFAULTS: Readings = {
  'odds-rounding': 'defender',
  'split-hexsides': 'worst',
  'inside-works': 'works',
  'town-cavalry': 'all',
  'six-front-attacker': 'any',
  'square-attacks': 'no',
  'bridge-over-stream': 'stream',
  'charge-bridge': 'any',
  'mixed-defenders': 'all',
  'routed-and-rear': 'routed',
  facing: 'hexside',
  'mixed-charge': 'any',
  'mixed-shock': 'all',
  'artillery-shock': 'accepted',
  'who-suffers': 'each',
  'each-tests': 'each',
  'disordered-again': 'apart',
};

const CHARTS = { '2016': chartsOf(FIGURES['2016']), '2006': chartsOf(FIGURES['2006']) };

export interface ShockAnswer {
  readonly total: number;
  readonly attacker: Odds;
  readonly defender: Odds;
  readonly both: Odds;
}

/** A shock without its words: for bots, studies and searches. Its input is taken as its types have it. */
export const shockOdds = (
  fight: Shock,
  {
    edition = '2016',
    readings = {},
  }: { readonly edition?: '2016' | '2006'; readonly readings?: Partial<Readings> } = {},
): ShockAnswer | Refusal => {
  const chosen: Readings = { ...DEFAULTS, ...readings };
  const context = {
    edition,
    charts: CHARTS[edition],
    tally: silent(),
    reading: <K extends keyof Readings>(id: K): Readings[K] => chosen[id],
  };
  const total = shock(context, fight);
  return typeof total === 'number' ? { total, ...finalOdds(reached(context, fight, total)) } : total;
};

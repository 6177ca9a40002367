import { type Odds, type OptionOf, type Refusal, silent } from '@aide-de-camp/core/game';
import type { COMBAT_READINGS } from '../readings/combat.ts';
import { combat, type Fight } from '../rules/combat.ts';
import { combatOdds } from '../rules/combat-odds.ts';
import { chartsOf } from './charts.ts';
import { FIGURES } from './figures.ts';

export type { Attacker, Defender, Fight, Fighter } from '../rules/combat.ts';

type Readings = { readonly [K in keyof typeof COMBAT_READINGS]: OptionOf<(typeof COMBAT_READINGS)[K]> };

/** The house’s reading of each doubtful place; the calculator’s own readings say why. */
export const DEFAULTS: Readings = {
  'star-cause': 'combat',
  losses: 'side',
  'morale-after-loss': 'given',
  'morale-test': 'at-or-below',
  'flank-and-rear': 'add',
  'split-hexsides': 'worst',
  'bridge-and-stream': 'replaces',
  'sunken-road': 'replaces',
  'heavy-mix': 'any',
  commander: 'attacker',
  'changed-order': 'attacker',
};

const CHARTS = chartsOf(FIGURES);

export interface CombatAnswer {
  readonly total: number;
  /** `result`, `attacker`, `defender`, `both`, and each unit: `attacker-1` … */
  readonly odds: Readonly<Record<string, Odds>>;
}

/** A combat without its words: for bots, studies and searches. Its input is taken as its types have it. */
export const combatAnswer = (fight: Fight, readings: Partial<Readings> = {}): CombatAnswer | Refusal => {
  const chosen: Readings = { ...DEFAULTS, ...readings };
  const context = {
    edition: '142',
    charts: CHARTS,
    tally: silent(),
    reading: <K extends keyof Readings>(id: K): Readings[K] => chosen[id],
  };
  const total = combat(context, fight);
  return typeof total === 'number' ? { total, odds: combatOdds(context, fight, total) } : total;
};

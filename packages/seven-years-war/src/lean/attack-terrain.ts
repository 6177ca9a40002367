import { isRefusal, type OptionOf, type Refusal, silent } from '@aide-de-camp/core/game';
import type { ATTACK_READINGS } from '../readings/attack.ts';
import { type Attack, attack, shock } from '../rules/attack.ts';
import { chartsOf } from './charts.ts';
import { FIGURES } from './figures.ts';

export type { Attack, Attacker, Path } from '../rules/attack.ts';

type Readings = { readonly [K in keyof typeof ATTACK_READINGS]: OptionOf<(typeof ATTACK_READINGS)[K]> };

/** The house’s reading of each doubtful place; the calculator’s own readings say why. */
export const DEFAULTS: Readings = {
  'several-terrains': 'worse',
  'star-path': 'own',
  'entrenchment-direction': 'both',
  'note-3': 'stream',
  'bombardment-hexside': 'target',
};

export interface AttackAnswer {
  readonly total: number;
  /** The pair that counts: attacking and defending hex, from 1. */
  readonly best: readonly [attacker: number, defender: number];
  /** By attacking hex: whether its cavalry may use its shock value; `null` for another arm, or where it has no path. */
  readonly shock: readonly (boolean | null)[];
}

const CHARTS = chartsOf(FIGURES);

/** The terrain of an attack without its words: for bots, studies and searches. Its input is taken as its types have it. */
export const attackTerrain = (situation: Attack, readings: Partial<Readings> = {}): AttackAnswer | Refusal => {
  const chosen: Readings = { ...DEFAULTS, ...readings };
  const context = {
    edition: 'sheet',
    charts: CHARTS,
    tally: silent(),
    reading: <K extends keyof Readings>(id: K): Readings[K] => chosen[id],
  };
  const verdict = attack(context, situation);
  if (isRefusal(verdict)) return verdict;
  return {
    total: verdict.best.total,
    best: [verdict.best.attacker, verdict.best.defender],
    shock: situation.attackers.map(({ arm }, i) =>
      arm === 'cavalry' ? (shock(context, situation, verdict, i + 1)?.may ?? null) : null,
    ),
  };
};

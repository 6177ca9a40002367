import type { Entry, Line } from '@coup-doeil/core/chart';
import { type Context, type Place, type Refusal, refuse, type Spoken } from '@coup-doeil/core/game';
import type { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { eitherWay } from '../charts/figures.ts';
import type { Result } from '../charts/results.ts';
import type { COMBAT_READINGS } from '../readings/combat.ts';
import type { Aspect, Hex, Hexside, Road } from '../vocabulary.ts';
import type { COMBAT_WORDS } from '../words/combat.ts';
import { approach } from './approach.ts';
import type { Struck } from './fates.ts';
import type { GroundChart } from './ground.ts';
import { heavyCavalry } from './heavy.ts';
import { orientation } from './orientation.ts';

export interface Fighter extends Struck {
  readonly heavy: boolean;
  readonly light: boolean;
  readonly line: boolean;
  readonly strength: number;
  /** Out of the fight, it neither counts nor suffers. */
  readonly out: boolean;
}

export interface Attacker extends Fighter {
  /** Heavy cavalry with the bonus that the sheet does not explain. */
  readonly bonus: boolean;
  /** What the defender turns to it. */
  readonly from: Aspect;
  readonly hexsides: readonly Hexside[];
  /** Levels up to the defender. */
  readonly level: number;
}

export interface Defender extends Fighter {
  readonly marchColumn: boolean;
}

export interface Fight {
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly Defender[];
  readonly hex: Hex;
  readonly road: Road | 'none';
  readonly attackerCommander: boolean;
  readonly defenderCommander: boolean;
  readonly attackerChangedOrder: boolean;
  readonly defenderChangedOrder: boolean;
  readonly attackerDemoralised: boolean;
  readonly defenderDemoralised: boolean;
}

type Rung = Place & { readonly row: string; readonly value: number };
export type LineId = Parameters<typeof combatModifiers142.line>[0];
export type LineRead = Pick<Line, 'label' | 'cite' | 'printed' | 'marks' | 'value' | 'terms'>;
type Placed = { readonly document: string; readonly id: string };

/** What a combat reads of its charts. */
export interface CombatCharts {
  readonly terrain: GroundChart;
  readonly combat: {
    readonly id: string;
    at(total: number): {
      readonly id: string;
      readonly cells: Readonly<Record<'attacker' | 'defender', Entry<Result>>>;
    };
  };
  readonly 'combat-modifiers': { line(id: LineId): LineRead };
  readonly ratio: { at(attack: number, defence: number, favour: 'defender'): Rung } & Placed;
  readonly notes: { note(id: 'star'): Place };
}
export type CombatContext = Context<CombatCharts, typeof COMBAT_READINGS> & Spoken<typeof COMBAT_WORDS>;

export const fighting = <F extends { readonly out: boolean }>(units: readonly F[]): readonly F[] =>
  units.filter(({ out }) => !out);

export const strengthOf = (units: readonly { readonly strength: number }[]): number =>
  units.reduce((sum, { strength }) => sum + strength, 0);

/** What is added to the die, or why there is no combat. */
export const combat = (context: CombatContext, fight: Fight): number | Refusal => {
  const { charts, tally, say } = context;
  const [attackers, defenders] = [fighting(fight.attackers), fighting(fight.defenders)];
  if (attackers.length === 0 || defenders.length === 0)
    return refuse(say('two-sides'), {
      cite: { document: charts.ratio.document, chart: charts.ratio.id },
    });
  const rung = charts.ratio.at(strengthOf(attackers), strengthOf(defenders), 'defender');
  tally.add(rung, rung.value, () => say('ratio-of', rung.label));
  const best = (units: readonly Fighter[]): number => Math.max(...units.map(({ morale }) => morale));
  const difference = best(attackers) - best(defenders);
  if (difference !== 0) tally.add(charts['combat-modifiers'].line('morale'), difference);
  orientation(context, fight.hex, attackers, defenders);
  heavyCavalry(context, attackers, defenders);
  states(context, fight.hex, attackers, defenders);
  approach(context, fight);
  circumstances(context, fight, defenders);
  return tally.total;
};

/** A line as printed, or turned against the attacker. */
export const count = (
  { charts, tally }: Pick<CombatContext, 'charts' | 'tally'>,
  id: LineId,
  sign: 1 | -1 = 1,
): void => {
  const line = charts['combat-modifiers'].line(id);
  tally.add(line, line.value * sign);
};

/** Order and weight of the units. */
const states = (
  context: CombatContext,
  hex: Hex,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): void => {
  const out = (units: readonly Fighter[]): boolean => units.some(({ state }) => state === 'disorganised');
  const light = (units: readonly Fighter[]): boolean => units.every((unit) => unit.light);
  if (out(attackers)) count(context, 'attacker-disorganised');
  if (out(defenders)) count(context, 'defender-disorganised');
  if (light(attackers)) count(context, 'light-attackers');
  const { terms } = context.charts['combat-modifiers'].line('light-defenders');
  if (hex === terms.hex && light(defenders)) count(context, 'light-defenders');
};

const circumstances = (context: CombatContext, fight: Fight, defenders: readonly Defender[]): void => {
  const { charts, tally, reading, say } = context;
  if (fight.attackerChangedOrder || fight.defenderChangedOrder) {
    const whose = reading('changed-order');
    if (fight[`${whose}ChangedOrder`]) count(context, 'changed-order', whose === 'attacker' ? 1 : -1);
  }
  if (fight.attackerCommander) count(context, 'commander');
  if (fight.defenderCommander && reading('commander') === 'either') count(context, 'commander', -1);
  const line = charts['combat-modifiers'].line('demoralised');
  const swing = eitherWay(line.printed, line.marks);
  if (fight.attackerDemoralised) tally.add(line, -swing, () => say('demoralised', 'attacker'));
  if (fight.defenderDemoralised) tally.add(line, swing, () => say('demoralised', 'defender'));
  if (defenders.some(({ marchColumn }) => marchColumn)) count(context, 'march-column');
};

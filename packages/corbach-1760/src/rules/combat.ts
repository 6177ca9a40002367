import { t } from '@aide-de-camp/core/chart';
import { type Context, type Refusal, refuse } from '@aide-de-camp/core/game';
import type { combat142 } from '../charts/combat.ts';
import type { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { eitherWay } from '../charts/figures.ts';
import type { notes142 } from '../charts/notes.ts';
import type { ratio142 } from '../charts/ratio.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { COMBAT_READINGS } from '../readings/combat.ts';
import type { Aspect, Hex, Hexside, Road } from '../vocabulary.ts';
import { approach } from './approach.ts';
import type { Struck } from './fates.ts';
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

export type CombatCharts = {
  readonly terrain: typeof terrain142;
  readonly combat: typeof combat142;
  readonly 'combat-modifiers': typeof combatModifiers142;
  readonly ratio: typeof ratio142;
  readonly notes: typeof notes142;
};
export type CombatContext = Context<CombatCharts, typeof COMBAT_READINGS>;

export const fighting = <F extends { readonly out: boolean }>(units: readonly F[]): readonly F[] =>
  units.filter(({ out }) => !out);

export const strengthOf = (units: readonly { readonly strength: number }[]): number =>
  units.reduce((sum, { strength }) => sum + strength, 0);

/** What is added to the die, or why there is no combat. */
export const combat = (context: CombatContext, fight: Fight): number | Refusal => {
  const { charts, tally } = context;
  const [attackers, defenders] = [fighting(fight.attackers), fighting(fight.defenders)];
  if (attackers.length === 0 || defenders.length === 0)
    return refuse(t('A combat needs a unit on each side.', 'Il faut une unité de chaque camp pour un combat.'), {
      cite: { document: charts.ratio.document, chart: charts.ratio.id },
    });
  const rung = charts.ratio.at(strengthOf(attackers), strengthOf(defenders), 'defender');
  tally.add(rung, rung.value, () => t(`Ratio of ${rung.label.en}`, `Rapport de ${rung.label.fr}`));
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

/** Order and weight of the units. */
const states = (
  { charts, tally }: CombatContext,
  hex: Hex,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): void => {
  const lines = charts['combat-modifiers'];
  const out = (units: readonly Fighter[]): boolean => units.some(({ state }) => state === 'disorganised');
  const light = (units: readonly Fighter[]): boolean => units.every((unit) => unit.light);
  const add = (id: Parameters<typeof lines.line>[0]): void => tally.add(lines.line(id), lines.line(id).value);
  if (out(attackers)) add('attacker-disorganised');
  if (out(defenders)) add('defender-disorganised');
  if (light(attackers)) add('light-attackers');
  if (!light(defenders)) return;
  const { hex: hexes } = lines.line('light-defenders').terms;
  if (Array.isArray(hexes) && hexes.includes(hex)) add('light-defenders');
};

const circumstances = (
  { charts, tally, reading }: CombatContext,
  fight: Fight,
  defenders: readonly Defender[],
): void => {
  const lines = charts['combat-modifiers'];
  const order = lines.line('changed-order');
  if (fight.attackerChangedOrder || fight.defenderChangedOrder) {
    const whose = reading('changed-order');
    if (whose === 'attacker' && fight.attackerChangedOrder) tally.add(order, order.value);
    if (whose === 'defender' && fight.defenderChangedOrder) tally.add(order, -order.value);
  }
  const commander = lines.line('commander');
  if (fight.attackerCommander) tally.add(commander, commander.value);
  if (fight.defenderCommander && reading('commander') === 'either') tally.add(commander, -commander.value);
  const demoralised = lines.line('demoralised');
  const swing = eitherWay(demoralised.printed, demoralised.marks);
  if (fight.attackerDemoralised)
    tally.add(demoralised, -swing, () =>
      t('The attackers’ formation is demoralised', 'Formation des attaquants démoralisée'),
    );
  if (fight.defenderDemoralised)
    tally.add(demoralised, swing, () =>
      t('The defenders’ formation is demoralised', 'Formation des défenseurs démoralisée'),
    );
  const column = lines.line('march-column');
  if (defenders.some(({ marchColumn }) => marchColumn)) tally.add(column, column.value);
};

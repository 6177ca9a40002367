import { t } from '@coup-doeil/core/chart';
import { addLines, type Claim, type Context, type Refusal, refuse } from '@coup-doeil/core/game';
import type { combat142 } from '../charts/combat.ts';
import type { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { eitherWay } from '../charts/figures.ts';
import type { notes142 } from '../charts/notes.ts';
import type { ratio142 } from '../charts/ratio.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { COMBAT_READINGS } from '../readings/combat.ts';
import type { Approach, Hex, Hexside, Kind, Road } from '../vocabulary.ts';
import { approach } from './approach.ts';
import type { Struck } from './fates.ts';
import { orientation } from './orientation.ts';

/** A unit in a combat. */
export interface Fighter extends Struck {
  readonly heavy: boolean;
  /** Light cavalry; light infantry is said by its kind. */
  readonly light: boolean;
  readonly kind: Kind;
  readonly strength: number;
  /** Out of the fight, it neither counts nor suffers. */
  readonly out: boolean;
}

/** An attacking unit, and the way it comes. */
export interface Attacker extends Fighter {
  /** Heavy cavalry with the bonus that the sheet does not explain. */
  readonly bonus: boolean;
  /** What the defenders turn to it. */
  readonly from: Approach;
  readonly hexsides: readonly Hexside[];
  /** Levels up to the defender. */
  readonly level: number;
}

/** A defending unit. */
export interface Defender extends Fighter {
  readonly marchColumn: boolean;
}

/** A combat: both sides and the ground. */
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

type CombatCharts = {
  readonly terrain: typeof terrain142;
  readonly combat: typeof combat142;
  readonly 'combat-modifiers': typeof combatModifiers142;
  readonly ratio: typeof ratio142;
  readonly notes: typeof notes142;
};

/** What the rules of combat are given. */
export type CombatContext = Context<CombatCharts, typeof COMBAT_READINGS>;

export const fighting = <F extends { readonly out: boolean }>(units: readonly F[]): readonly F[] =>
  units.filter(({ out }) => !out);

export const strengthOf = (units: readonly { readonly strength: number }[]): number =>
  units.reduce((sum, { strength }) => sum + strength, 0);

const isLight = ({ arm, kind, light }: Fighter): boolean => (arm === 'infantry' ? kind === 'light' : light);

/** What is added to the die, or why there is no combat. */
export const tallyCombat = (context: CombatContext, fight: Fight): number | Refusal => {
  const { charts, tally } = context;
  const [attackers, defenders] = [fighting(fight.attackers), fighting(fight.defenders)];
  if (attackers.length === 0 || defenders.length === 0)
    return refuse(t('A combat needs two sides.', 'Il faut deux camps pour un combat.'), {
      cite: { document: charts.ratio.document, chart: charts.ratio.id },
    });
  const rung = charts.ratio.at(
    strengthOf(attackers),
    strengthOf(defenders),
    charts.notes.note('rounding').value.favours,
  );
  tally.add(rung, rung.value, () => t('Ratio of {ratio}', 'Rapport de {ratio}', { ratio: rung.label }));
  const best = (units: readonly Fighter[]): number => Math.max(...units.map(({ morale }) => morale));
  const difference = best(attackers) - best(defenders);
  addLines(tally, [
    difference !== 0 && { line: charts['combat-modifiers'].line('morale'), value: difference },
    ...orientation(context, fight.hex, attackers, defenders),
    ...heavyCavalry(context, attackers, defenders),
    ...states(context, fight, attackers, defenders),
  ]);
  approach(context, fight);
  addLines(tally, circumstances(context, fight, defenders));
  return tally.total;
};

/** Each line once, where a heavy attacker meets such a defender; or, read strictly, only where all do. */
const heavyCavalry = (
  { charts, reading }: CombatContext,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): (Claim | false)[] => {
  const lines = charts['combat-modifiers'];
  const meets = (attacks: (unit: Attacker) => boolean, defends: (unit: Defender) => boolean): boolean =>
    attackers.some(attacks) &&
    defenders.some(defends) &&
    ((attackers.every(attacks) && defenders.every(defends)) || reading('heavy-mix') === 'any');
  const heavy = (unit: Attacker): boolean => unit.heavy;
  return [
    meets(heavy, ({ arm, state }) => arm === 'infantry' && state === 'disorganised') && {
      line: lines.line('heavy-disorganised-infantry'),
    },
    meets(heavy, ({ arm, kind, state }) => arm === 'infantry' && kind === 'line' && state === 'good-order') && {
      line: lines.line('heavy-line-infantry'),
    },
    meets(
      ({ bonus }) => bonus,
      ({ arm }) => arm === 'cavalry',
    ) && { line: lines.line('heavy-bonus') },
  ];
};

/** Order and weight of the units. */
const states = (
  { charts, reading }: CombatContext,
  { hex, road }: Fight,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): (Claim | false)[] => {
  const lines = charts['combat-modifiers'];
  const disorganised = (units: readonly Fighter[]): boolean => units.some(({ state }) => state === 'disorganised');
  const light = (units: readonly Fighter[]): boolean => units.every(isLight);
  const lightDefenders = lines.line('light-defenders');
  return [
    disorganised(attackers) && { line: lines.line('attacker-disorganised') },
    disorganised(defenders) && { line: lines.line('defender-disorganised') },
    light(attackers) && { line: lines.line('light-attackers') },
    hex === lightDefenders.terms.hex &&
      light(defenders) &&
      (road !== 'sunken-road' || reading('sunken-light') === 'clear') && { line: lightDefenders },
  ];
};

const circumstances = (
  { charts, reading }: CombatContext,
  fight: Fight,
  defenders: readonly Defender[],
): (Claim | false)[] => {
  const lines = charts['combat-modifiers'];
  const changed = fight.attackerChangedOrder || fight.defenderChangedOrder ? reading('changed-order') : null;
  const [order, commander, demoralised] = [
    lines.line('changed-order'),
    lines.line('commander'),
    lines.line('demoralised'),
  ];
  const swing = eitherWay(demoralised.printed, demoralised.marks);
  return [
    changed !== null &&
      fight[`${changed}ChangedOrder`] && { line: order, value: changed === 'attacker' ? order.value : -order.value },
    fight.attackerCommander && { line: commander },
    fight.defenderCommander && reading('commander') === 'either' && { line: commander, value: -commander.value },
    fight.attackerDemoralised && { line: demoralised, value: -swing, label: () => DEMORALISED.attacker },
    fight.defenderDemoralised && { line: demoralised, value: swing, label: () => DEMORALISED.defender },
    defenders.some(({ marchColumn }) => marchColumn) && { line: lines.line('march-column') },
  ];
};

const DEMORALISED = {
  attacker: t('Demoralised attackers', 'Attaquants démoralisés'),
  defender: t('Demoralised defenders', 'Défenseurs démoralisés'),
};

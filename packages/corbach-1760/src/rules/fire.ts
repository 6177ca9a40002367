import type { Context } from '@coup-doeil/core/game';
import type { artillery142 } from '../charts/artillery.ts';
import type { artilleryModifiers142 } from '../charts/artillery-modifiers.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { FIRE_READINGS } from '../readings/fire.ts';
import type { Arm, Aspect, Hex, Road } from '../vocabulary.ts';
import { climbOf, noFlank, own } from './ground.ts';

export interface Shot {
  readonly range: number;
  readonly hex: Hex;
  readonly road: Road | 'none';
  /** Levels up to the target. */
  readonly level: number;
  readonly light: boolean;
  /** What the target turns to the shot. */
  readonly from: Aspect;
  readonly disorganised: boolean;
  readonly twelvePounder: boolean;
  readonly targets: readonly { readonly arm: Arm }[];
}

export type FireCharts = {
  readonly terrain: typeof terrain142;
  readonly artillery: typeof artillery142;
  readonly 'artillery-modifiers': typeof artilleryModifiers142;
};
export type FireContext = Context<FireCharts, typeof FIRE_READINGS>;

/** What is added to the die. */
export const fire = (context: FireContext, shot: Shot): number => {
  const { charts, tally } = context;
  const lines = charts['artillery-modifiers'];
  const add = (id: Parameters<typeof lines.line>[0]): void => tally.add(lines.line(id), lines.line(id).value);
  if (shot.light) add('light');
  ground(context, shot);
  distance(context, shot.range);
  if (shot.disorganised) add('shooter-disorganised');
  aspect(context, shot);
  if (shot.twelvePounder) add('twelve-pounder');
  return tally.total;
};

const ground = ({ charts, tally }: FireContext, { hex, road, level }: Shot): void => {
  const { terrain, 'artillery-modifiers': lines } = charts;
  const before = tally.total;
  const climb = climbOf(level);
  for (const row of [hex, ...(road === 'none' ? [] : [road]), ...(climb ? [climb] : [])]) {
    const cell = terrain.at(row, 'fire');
    tally.add(cell, own(cell));
  }
  if (tally.total !== before) tally.light(lines.line('terrain'));
};

const distance = ({ charts, tally, reading }: FireContext, range: number): void => {
  const lines = charts['artillery-modifiers'];
  const [adjacent, far, farther] = [lines.line('adjacent'), lines.line('beyond-3'), lines.line('beyond-4')];
  const past = ({ terms: { beyond } }: typeof far): number => (typeof beyond === 'number' ? range - beyond : 0);
  if (range === adjacent.terms.range) tally.add(adjacent, adjacent.value);
  if (past(far) <= 0) return;
  const more = past(farther);
  if (more > 0 && reading('beyond-4') === 'replaces') tally.ignore(far, far.value, farther);
  else tally.add(far, far.value);
  if (more > 0)
    tally.add(farther, farther.value * more, () => ({
      en: `${farther.label.en} (${more})`,
      fr: `${farther.label.fr} (${more})`,
    }));
};

const aspect = ({ charts, tally, reading }: FireContext, { from, hex, targets }: Shot): void => {
  const flank = charts['artillery-modifiers'].line('flank');
  if (from === 'rear' && reading('rear-fire') === 'flank') tally.add(flank, flank.value);
  if (from !== 'flank') return;
  const none = noFlank(
    charts.terrain,
    hex,
    targets.map(({ arm }) => arm),
  );
  if (none) tally.ignore(flank, flank.value, none);
  else tally.add(flank, flank.value);
};

import { addLines, type Claim, type Context } from '@coup-doeil/core/game';
import type { artillery142 } from '../charts/artillery.ts';
import type { artilleryModifiers142 } from '../charts/artillery-modifiers.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { FIRE_READINGS } from '../readings/fire.ts';
import type { Arm, Aspect, Hex, Hexside, Road } from '../vocabulary.ts';
import { climbOf, noFlank, own } from './ground.ts';

/** A shot: who fires, at what, and across what. */
export interface Shot {
  readonly range: number;
  readonly hex: Hex;
  readonly road: Road | 'none';
  /** What lies on the hexside over which the shot enters the target’s hex. */
  readonly hexsides: readonly Hexside[];
  /** Levels up to the target. */
  readonly level: number;
  readonly light: boolean;
  /** What the target turns to the shot. */
  readonly from: Aspect;
  readonly disorganised: boolean;
  readonly twelvePounder: boolean;
  readonly targets: readonly { readonly arm: Arm }[];
}

type FireCharts = {
  readonly terrain: typeof terrain142;
  readonly artillery: typeof artillery142;
  readonly 'artillery-modifiers': typeof artilleryModifiers142;
};

/** What the rules of fire are given. */
export type FireContext = Context<FireCharts, typeof FIRE_READINGS>;

/** What is added to the die. */
export const tallyFire = (context: FireContext, shot: Shot): number => {
  const { charts, tally, reading } = context;
  const lines = charts['artillery-modifiers'];
  addLines(tally, [shot.light && { line: lines.line('light') }]);
  ground(context, shot);
  const [adjacent, far, farther] = [lines.line('adjacent'), lines.line('beyond-3'), lines.line('beyond-4')];
  const past = shot.range - farther.terms.beyond;
  addLines(tally, [
    shot.range === adjacent.terms.range && { line: adjacent },
    shot.range > far.terms.beyond && { line: far },
    past > 0 && { line: farther, times: past, replaces: () => reading('beyond-4') === 'replaces' },
    shot.disorganised && { line: lines.line('shooter-disorganised') },
    flank(context, shot),
    shot.twelvePounder && { line: lines.line('twelve-pounder') },
  ]);
  return tally.total;
};

const ground = ({ charts, tally }: FireContext, { hex, road, hexsides, level }: Shot): void => {
  const { terrain, 'artillery-modifiers': lines } = charts;
  const before = tally.total;
  const climb = climbOf(level);
  for (const row of [hex, ...(road === 'none' ? [] : [road]), ...hexsides, ...(climb ? [climb] : [])]) {
    const cell = terrain.at(row, 'fire');
    tally.add(cell, own(cell));
  }
  if (tally.total !== before) tally.light(lines.line('terrain'));
};

const flank = ({ charts, reading }: FireContext, { from, hex, targets }: Shot): Claim | false => {
  const line = charts['artillery-modifiers'].line('flank');
  if (from === 'rear') return reading('rear-fire') === 'flank' && { line };
  const arms = targets.map(({ arm }) => arm);
  const none = noFlank(charts.terrain, hex, arms);
  return from === 'flank' && { line, ...(none ? { by: none } : {}) };
};

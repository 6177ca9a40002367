import type { Entry } from '@coup-doeil/core/chart';
import type { Context } from '@coup-doeil/core/game';
import type { terrain142 } from '../charts/terrain.ts';
import type { ZONE_READINGS } from '../readings/zone.ts';
import type { Arm, Aspect, Hex, Hexside } from '../vocabulary.ts';
import { noFlank } from './ground.ts';

/** A hex beside a unit, seen from that unit. */
export interface Beside {
  readonly arm: Arm;
  /** Where the unit stands. */
  readonly from: Hex;
  /** What the unit turns to the hex. */
  readonly aspect: Aspect;
  readonly hex: Hex;
  /** What lies between the two. */
  readonly hexsides: readonly Hexside[];
  /** Levels up to the hex. */
  readonly level: number;
}

/** What the rules of zones are given. */
export type ZoneContext = Pick<
  Context<{ readonly terrain: typeof terrain142 }, typeof ZONE_READINGS>,
  'charts' | 'reading'
>;

/** Whether the unit controls the hex: it does, it does not turn its front that way, or a place stops its zone. */
export type Zone = 'reaches' | 'not-in-front' | Entry<boolean>;

/** What a unit turns to a side of its hex; infantry in a village has its flanks for front. */
export const turnedTo = (
  terrain: typeof terrain142,
  { arm, from, aspect }: Pick<Beside, 'arm' | 'from' | 'aspect'>,
): Aspect => (aspect === 'flank' && noFlank(terrain, from, [arm]) ? 'front' : aspect);

/** Whether a unit controls a hex beside it, or what stops its zone. */
export const findZone = (context: ZoneContext, beside: Beside): Zone => {
  const { terrain } = context.charts;
  const stop = findStop(context, beside);
  if (stop) return stop;
  if (turnedTo(terrain, beside) === 'front' || context.reading('zoc') === 'six') return 'reaches';
  return 'not-in-front';
};

/** The place that stops the zone, if one does. */
const findStop = ({ charts: { terrain }, reading }: ZoneContext, beside: Beside): Entry<boolean> | undefined => {
  const { from, hex, hexsides, level } = beside;
  const entered = terrain.at(hex, 'blocks-zone');
  if (entered.value) return entered;
  for (const side of hexsides) {
    const cell = terrain.at(side, 'blocks-zone');
    if (!cell.value) continue;
    if (side === 'stream' && hexsides.includes('bridge') && reading('zone-bridge') === 'passes') continue;
    if (side === 'slope' && level < 0 && reading('slope-direction') === 'climbing') continue;
    return cell;
  }
  // A bridge stands over a stream, whether that was said or not.
  if (hexsides.includes('bridge') && reading('zone-bridge') === 'stopped') return terrain.at('stream', 'blocks-zone');
  const left = terrain.at(from, 'blocks-zone');
  return left.value && reading('zone-village') === 'both' ? left : undefined;
};

import { type Arcs, FRONT_2_FLANK_2_REAR_2, FRONT_3_REAR_3, FRONT_4_REAR_2, getAspect } from '@coup-doeil/hex';
import { terrain142 } from '../charts/terrain.ts';
import { turnedTo } from '../rules/zone.ts';
import type { Approach, Aspect } from '../vocabulary.ts';
import { terrainAt } from './ground.ts';
import type { CorbachBoard, Unit } from './types.ts';

/** Front, flank and rear as the table reads them. */
export const arcsOf = (board: Pick<CorbachBoard, 'reading'>, { arm }: Pick<Unit, 'arm'>): Arcs => {
  if (board.reading('facing') === 'hexside') return FRONT_3_REAR_3;
  return arm === 'cavalry' ? FRONT_4_REAR_2 : FRONT_2_FLANK_2_REAR_2;
};

/**
 * What a unit turns to one of its sides. Where its facing is not given it acts all round, and is met in front; infantry in a
 * village has its flanks for front.
 */
export const aspectOf = (board: CorbachBoard, unit: Unit, side: number): Aspect => {
  if (unit.facing === null) return 'front';
  const aspect = getAspect(arcsOf(board, unit), unit.facing, side);
  return turnedTo(terrain142, { arm: unit.arm, from: terrainAt(board, unit.hex), aspect });
};

/** Where an attack over a side comes from: the flank of one defender may be the rear of another. */
export const approachOf = (board: CorbachBoard, defenders: readonly Unit[], side: number): Approach => {
  const turned = defenders.map((unit) => aspectOf(board, unit, side));
  const [flank, rear] = [turned.includes('flank'), turned.includes('rear')];
  if (flank && rear) return 'flank-and-rear';
  if (rear) return 'rear';
  return flank ? 'flank' : 'front';
};

/** What a stack shows to fire over a side: its flank when any unit does, or when all do. */
export const aspectShown = (board: CorbachBoard, units: readonly Unit[], side: number): Aspect => {
  const turned = units.map((unit) => aspectOf(board, unit, side));
  if (board.reading('fire-flank') === 'any') {
    if (turned.includes('flank')) return 'flank';
    return turned.includes('rear') ? 'rear' : 'front';
  }
  if (turned.includes('front')) return 'front';
  // Some show a flank and some a rear: all but the front, and no flank of all.
  return turned.includes('rear') ? 'rear' : 'flank';
};

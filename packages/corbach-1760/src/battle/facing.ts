import { type Arcs, FRONT_2_FLANK_2_REAR_2, FRONT_3_REAR_3, FRONT_4_REAR_2, getAspect } from '@coup-doeil/hex';
import { terrain142 } from '../charts/terrain.ts';
import { turnedTo } from '../rules/zone.ts';
import { ASPECTS, type Aspect } from '../vocabulary.ts';
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

/** What several units turn to a side: the worst that any of them does; or, as it may be read for fire, the best. */
export const aspectOfAll = (
  board: CorbachBoard,
  units: readonly Unit[],
  side: number,
  pick: 'worst' | 'best',
): Aspect => {
  const turned = units.map((unit) => ASPECTS.indexOf(aspectOf(board, unit, side)));
  const chosen = pick === 'worst' ? Math.max(0, ...turned) : Math.min(...turned, ASPECTS.length - 1);
  return ASPECTS[chosen] ?? 'front';
};

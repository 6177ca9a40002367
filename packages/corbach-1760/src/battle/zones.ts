import { getCrossing, getStack, ZONE } from '@coup-doeil/core/battle';
import { terrain142 } from '../charts/terrain.ts';
import { findZone } from '../rules/zone.ts';
import { aspectOf } from './facing.ts';
import { betweenOf, terrainAt } from './ground.ts';
import { type CorbachBoard, type CorbachCounter, isFighter } from './types.ts';

/** A commander is no unit; alone in his hex he may be read as one. */
export const isUnit = (board: CorbachBoard, counter: CorbachCounter): boolean =>
  isFighter(counter) ||
  (board.reading('lone-leader') === 'unit' && getStack(board, counter.hex).every((other) => !isFighter(other)));

/** Whether a counter’s zone covers the hex across one of its sides. */
export const controls = (board: CorbachBoard, counter: CorbachCounter, side: number): number => {
  if (!isUnit(board, counter)) return 0;
  if (counter.order === 'routed' && board.reading('zone-holders') === 'steady') return 0;
  const crossing = getCrossing(board.ground, counter.hex, side);
  if (!crossing) return 0;
  const { hex, hexsides, level } = betweenOf(crossing);
  const beside = {
    // Of a commander read as a unit no arm is known: as cavalry he has no flank to lose in a village.
    arm: counter.arm ?? ('cavalry' as const),
    from: terrainAt(board, counter.hex),
    aspect: isFighter(counter) ? aspectOf(board, counter, side) : ('front' as const),
    hex,
    hexsides,
    level,
  };
  const context = { charts: { terrain: terrain142 }, reading: board.reading };
  return findZone(context, beside) === 'reaches' ? ZONE : 0;
};

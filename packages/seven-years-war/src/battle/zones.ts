import { getCrossing, getStack, OWN_BITS, ZONE } from '@coup-doeil/core/battle';
import { FRONT_3_REAR_3, getAspect } from '@coup-doeil/hex';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { crossed } from '../rules/crossed.ts';
import { betweenOf } from './ground.ts';
import type { WarBoard, WarCounter } from './types.ts';

/** A zone of formed cavalry, which holds fast units in place. */
export const FORMED = OWN_BITS;

/** A leader is no unit; alone in his hex he may be read as one. */
export const isUnit = (board: WarBoard, { arm, hex }: WarCounter): boolean =>
  arm !== 'leader' ||
  (board.reading('lone-leader') === 'unit' && getStack(board, hex).every((other) => other.arm === 'leader'));

/** Whether nobody crosses a hexside, on foot or mounted, bridges and crossings apart. */
const isForbidden = (board: WarBoard, hex: number, side: number): boolean => {
  const crossing = getCrossing(board.ground, hex, side);
  if (!crossing) return true;
  const charts = { 'terrain-hexes': terrainHexes, 'terrain-hexsides': terrainHexsides, notes: notesSheet };
  const works = terrainHexsides.row('entrenchment');
  return crossed({ charts, reading: board.reading }, betweenOf(crossing).hexsides, works).some(
    ({ row, aside }) => !aside && COLUMNS.every((column) => terrainHexsides.at(row, column).value === 'barred'),
  );
};
const COLUMNS = ['foot', 'mounted'] as const;

/** What a counter has over the hex across one of its sides. */
export const controls = (board: WarBoard, counter: WarCounter, side: number): number => {
  const { facing, order, formed, hex } = counter;
  if (!isUnit(board, counter)) return 0;
  if (order === 'routed' && board.reading('zone-holders') === 'steady') return 0;
  // Where its facing is not given it acts all round.
  const isFront = facing === null || getAspect(FRONT_3_REAR_3, facing, side) === 'front';
  if (board.reading('zoc') === 'front' && !isFront) return 0;
  if (board.reading('zone-barriers') === 'forbidden' && isForbidden(board, hex, side)) return 0;
  return formed ? ZONE | FORMED : ZONE;
};

/** Whether a counter is engaged: in an enemy zone unless in support, or only when marked. */
export const isEngaged = (board: WarBoard, counter: WarCounter): boolean => {
  if (board.reading('engaged') === 'marked') return counter.markedEngaged;
  if (counter.support) return false;
  // No zone reaches one off the map.
  return board.sides.some((side) => side !== counter.side && (board.zones(side).bits[counter.hex] ?? 0) !== 0);
};

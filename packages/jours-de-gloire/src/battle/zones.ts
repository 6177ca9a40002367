import { getCrossing, getStack, ZONE } from '@coup-doeil/core/battle';
import { getNeighbour } from '@coup-doeil/hex';
import { refuseSteep } from '../rules/charge.ts';
import { chartsOf } from './charts.ts';
import { aspectOf } from './facing.ts';
import { betweenOf } from './ground.ts';
import type { JdgBoard, JdgCounter } from './types.ts';
import { type Fighting, isFighter } from './units.ts';

/** A general is no unit; alone in his hex he may be read as one. */
export const isUnit = (board: JdgBoard, counter: JdgCounter): boolean =>
  counter.arm !== 'general' ||
  (board.reading('lone-leader') === 'unit' && getStack(board, counter.hex).every(({ arm }) => arm === 'general'));

/** Whether a counter may hold anything: a zone, or an enemy's rear. */
export const isHolder = (board: JdgBoard, counter: JdgCounter): boolean =>
  isUnit(board, counter) && (counter.state !== 'routed' || board.reading('zone-holders') === 'every');

/** Whether infantry cannot pass a hexside. */
const isImpassable = (board: JdgBoard, hex: number, side: number): boolean => {
  const crossing = getCrossing(board.ground, hex, side);
  if (!crossing) return true;
  const between = betweenOf(crossing);
  const charts = chartsOf(board.edition);
  const bridged = between.hexsides.includes('bridge');
  return (
    refuseSteep(charts, 'move', between) !== undefined ||
    between.hexsides.some((place) => !bridged && charts.terrain.at(place, 'infantry').value === null)
  );
};

/** Whether a counter’s zone covers the hex across one of its sides. */
export const controls = (board: JdgBoard, counter: JdgCounter, side: number): number => {
  if (!isHolder(board, counter)) return 0;
  if (board.reading('zoc') === 'front' && aspectOf(board, counter, side) !== 'front') return 0;
  return board.reading('zone-barriers') === 'impassable' && isImpassable(board, counter.hex, side) ? 0 : ZONE;
};

/** A unit that has one of another's rear hexes among its front hexes. */
export interface RearThreat {
  readonly counter: Fighting;
  readonly adjacent: boolean;
}

/** Who has one of a unit's rear hexes in front; those in the fight left out, and generals, whom no line of the sheet names. */
export const listThreats = (board: JdgBoard, own: JdgCounter, fighting: readonly JdgCounter[]): RearThreat[] => {
  const { grid } = board.ground;
  const behind = new Set<number>();
  for (let side = 0; side < 6; side++)
    if (aspectOf(board, own, side) === 'rear') behind.add(getNeighbour(grid, own.hex, side));
  behind.delete(-1);
  if (behind.size === 0) return [];
  const threats: RearThreat[] = [];
  for (const counter of board.counters) {
    if (counter.side === own.side || counter.hex < 0 || fighting.includes(counter)) continue;
    if (!isFighter(counter) || !isHolder(board, counter)) continue;
    let holds = false;
    let adjacent = false;
    for (let side = 0; side < 6; side++) {
      const next = getNeighbour(grid, counter.hex, side);
      if (next === own.hex) adjacent = true;
      if (behind.has(next) && aspectOf(board, counter, side) === 'front') holds = true;
    }
    if (holds) threats.push({ counter, adjacent });
  }
  return threats;
};

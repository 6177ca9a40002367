import { getStack, hasFormationState } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { type Place, type Refusal, refuse } from '@coup-doeil/core/game';
import { type CorbachBoard, type CorbachCounter, isFighter, type Unit } from './types.ts';

/** The enemy units of a hex, commanders apart; of a stack all, or the top one, as the table reads it. */
export const listDefenders = (board: CorbachBoard, target: number, side: string): readonly Unit[] => {
  const units = getStack(board, target)
    .filter((counter) => counter.side !== side)
    .filter(isFighter);
  return board.reading('stack-fights') === 'top' ? units.slice(0, 1) : units;
};

/** Every enemy unit of a hex: a fire strikes all. */
export const listTargets = (board: CorbachBoard, target: number, side: string): readonly Unit[] =>
  getStack(board, target)
    .filter((counter) => counter.side !== side)
    .filter(isFighter);

/** Whether a commander of a side stands in one of these hexes. */
export const hasCommander = (board: CorbachBoard, hexes: readonly number[], side: string): boolean =>
  hexes.some((hex) => getStack(board, hex).some((counter) => counter.side === side && !isFighter(counter)));

/** Whether a side counts as demoralised: when any unit’s formation is, or when all are. */
export const isDemoralised = (board: CorbachBoard, units: readonly CorbachCounter[]): boolean => {
  const test = (counter: CorbachCounter): boolean => hasFormationState(board, counter, 'demoralised');
  if (!units.some(test)) return false;
  return board.reading('demoralised-mix') === 'any' || units.every(test);
};

export const refuseCounter = ({ name }: CorbachCounter, reason: Text, place: Pick<Place, 'cite'>): Refusal =>
  refuse(t('{name}: {reason}', '{name}\u202f: {reason}', { name, reason }), place);

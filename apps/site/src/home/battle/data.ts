import { type BattleDoor, type Battlefield, openBoard } from '@coup-doeil/core/battle';
import { listBest } from '../../board/play/best.ts';
import { findActions, listJobs } from '../../board/play/search.ts';
import { getActive } from '../../board/play/sides.ts';
import type { BoardSubject } from '../../board/play/subject.ts';

/** What stands in the page of its battle. */
export interface HomeData extends Pick<BoardSubject, 'game' | 'symbols'> {
  readonly battlefield: Battlefield;
  /** What is touched when the page opens. */
  readonly touches: readonly string[];
  /** The address of the script with the game’s battle door. */
  readonly door: string;
}

/** The touch of the enemy to whom the side that is to move can do most. */
export const findOpening = (door: BattleDoor, battlefield: Battlefield): readonly string[] => {
  const board = openBoard(door, battlefield);
  const jobs = listJobs(board, getActive(board));
  for (const job of jobs) findActions(board, job);
  const [best] = listBest(board, jobs);
  return best ? [best.hex] : [];
};

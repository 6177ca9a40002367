import { type BattleDoor, type Battlefield, type GameBoard, openBoard } from '@coup-doeil/core/battle';

const opened = new WeakMap<Battlefield, GameBoard>();

/** The board of a document; opened once, however often it is asked for. A page has one battle door. */
export const openStart = (door: BattleDoor, start: Battlefield): GameBoard => {
  const board = opened.get(start) ?? openBoard(door, start);
  opened.set(start, board);
  return board;
};

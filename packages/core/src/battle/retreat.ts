import { isRefusal } from '../game/index.ts';
import type { BattleTypes, Circumstances, CounterOf } from './door.ts';
import type { GameBoard } from './game-board.ts';
import { getCrossing } from './ground.ts';
import { askStep } from './reach.ts';
import { ENEMY } from './zones.ts';

// What is around a counter costs nothing to who is driven back: the ground alone may close a hex.
const DRIVEN: Circumstances = { friend: false, beside: false, leaving: 0, entering: 0 };

/** The hexes next to a counter that it may be driven back to: no enemy stands there, and its arm may enter by the chart. */
export const listRetreats = <G extends BattleTypes>(board: GameBoard<G>, counter: CounterOf<G>): number[] => {
  const { ground, door } = board;
  const presence = board.presence(counter.side);
  const hexes: number[] = [];
  for (let side = 0; counter.hex >= 0 && side < 6; side++) {
    const hex = ground.grid.near[counter.hex * 6 + side] ?? -1;
    const crossing = getCrossing(ground, counter.hex, side);
    if (hex < 0 || !crossing || (presence[hex] ?? 0) & ENEMY) continue;
    if (!isRefusal(askStep(board, counter, crossing, DRIVEN, door.march.mode(counter)))) hexes.push(hex);
  }
  return hexes;
};

/* What a touch of the map selects, and the board that it is asked on. */
import { type GameBoard, getStack } from '@coup-doeil/core/battle';
import { isInputError } from '@coup-doeil/core/game';
import { formatHex, parseHex } from '@coup-doeil/hex';
import { findBest } from './best.ts';
import { findArrival, makeMarch } from './marching.ts';
import { NOTHING, type Selection } from './selection.ts';
import { getActive } from './sides.ts';

const isReached = (board: GameBoard, selection: Selection): boolean =>
  selection.kind === 'counter' &&
  selection.hex !== undefined &&
  findArrival(board, { counter: selection.id, hex: selection.hex }) !== undefined;

/** The board that what was touched is asked on: where a march comes first, the one after it. */
export const findStanding = (board: GameBoard, selection: Selection): GameBoard => {
  if (selection.kind === 'target' && selection.march) return makeMarch(board, selection.march);
  if (selection.kind === 'counter' && selection.hex !== undefined && isReached(board, selection))
    return makeMarch(board, { counter: selection.id, hex: selection.hex });
  return board;
};

/** What a touch of a counter selects. */
export const touchCounter = (board: GameBoard, before: Selection, id: string): Selection => {
  const counter = board.byId.get(id);
  if (!counter || counter.hex < 0) return before;
  const hex = formatHex(board.ground.grid, counter.hex);
  const own = before.kind === 'counter' ? board.byId.get(before.id) : undefined;
  const side = own?.side ?? getActive(board);
  if (counter.side === side) {
    // A second touch goes down the stack.
    const stack = getStack(board, counter.hex);
    const at = before.kind === 'counter' ? stack.findIndex((other) => other.id === before.id) : -1;
    return { kind: 'counter', id: (at >= 0 ? stack[(at + 1) % stack.length] : counter)?.id ?? id };
  }
  const march =
    before.kind === 'counter' && before.hex !== undefined && isReached(board, before)
      ? { counter: before.id, hex: before.hex }
      : undefined;
  const standing = march ? makeMarch(board, march) : board;
  const best = findBest(standing, side, hex, own?.id);
  const by = own && { by: own.id };
  if (!best) return { kind: 'hex', hex, ...(own && { from: own.unit.hex ?? hex }), ...by };
  return { kind: 'target', ask: best.priced.ask, ...(march && { march }), ...by };
};

/** What a touch of a hex selects. */
export const touchHex = (board: GameBoard, before: Selection, hex: string): Selection => {
  const [top] = getStack(board, parseHex(board.ground.grid, hex));
  if (top) return touchCounter(board, before, top.id);
  if (before.kind === 'counter') return { ...before, hex };
  const from = before.kind === 'hex' ? (before.from ?? before.hex) : undefined;
  return { kind: 'hex', hex, ...(from !== undefined && from !== hex && { from }) };
};

const hasHex = ({ ground }: GameBoard, hex: string): boolean => {
  try {
    return parseHex(ground.grid, hex) >= 0;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
};

/** One touch after the other, each of a counter or of a hex; what this board does not have is passed over. */
export const repeatTouches = (board: GameBoard, touches: readonly string[]): Selection =>
  touches.reduce<Selection>((before, name) => {
    if (board.byId.has(name)) return touchCounter(board, before, name);
    return hasHex(board, name) ? touchHex(board, before, name) : before;
  }, NOTHING);

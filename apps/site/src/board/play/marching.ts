/* Marches of a counter that was touched. */
import {
  applyMarch,
  askCalculator,
  askMarch,
  type BoardReach,
  type Change,
  changeBoard,
  findMarches,
  type GameBoard,
  getCounter,
} from '@coup-doeil/core/battle';
import { type AnyCalculator, checkAsk, createPlainReport, type Report } from '@coup-doeil/core/game';
import { formatFigure } from '@coup-doeil/core/tell';
import { type Arrival, formatHex, parseHex, tracePath } from '@coup-doeil/hex';
import type { March } from './selection.ts';

const known = new WeakMap<GameBoard, Map<string, BoardReach>>();

/** Where a counter gets to; searched once for a board. */
export const getReach = (board: GameBoard, id: string): BoardReach => {
  const reaches = known.get(board) ?? new Map<string, BoardReach>();
  known.set(board, reaches);
  const reach = reaches.get(id) ?? findMarches(board, getCounter(board, id));
  reaches.set(id, reach);
  return reach;
};

/** The arrival of a march; nothing where the counter does not get there, or stands there already. */
export const findArrival = (board: GameBoard, { counter, hex }: March): Arrival | undefined => {
  const at = parseHex(board.ground.grid, hex);
  return at === getCounter(board, counter).hex ? undefined : getReach(board, counter).arrivals.get(at);
};

/** What a march costs, in points. */
export const findCost = (board: GameBoard, march: March): number | undefined => {
  const arrival = findArrival(board, march);
  return arrival && arrival.cost / getReach(board, march.counter).scale;
};

/** What a march changes; nothing where it cannot be made. */
export const listMarchChanges = (board: GameBoard, march: March): readonly Change[] => {
  const arrival = findArrival(board, march);
  return arrival ? applyMarch(board, getCounter(board, march.counter), arrival) : [];
};

const moved = new WeakMap<GameBoard, Map<string, GameBoard>>();

/** The board after a march: the same one for the same march, so that what was worked out on it is kept. */
export const makeMarch = (board: GameBoard, march: March): GameBoard => {
  const boards = moved.get(board) ?? new Map<string, GameBoard>();
  moved.set(board, boards);
  const key = `${march.counter} ${march.hex}`;
  const after = boards.get(key) ?? changeBoard(board, listMarchChanges(board, march));
  boards.set(key, after);
  return after;
};

/** A way to a hex: its hexes, what it costs, and the report that shows its working. */
export interface Way {
  readonly hexes: readonly string[];
  readonly cost: string;
  readonly calculator: AnyCalculator;
  readonly report: Report;
}

const traceWay = (board: GameBoard, { counter: id }: March, arrival: Arrival, scale: number): Way => {
  const counter = getCounter(board, id);
  const { calculator: asked, input } = askMarch(board, counter, arrival);
  const { calculator, ask } = askCalculator(board, asked, input);
  const steps = tracePath(arrival);
  return {
    hexes: [counter.hex, ...steps.map(({ to }) => to)].map((hex) => formatHex(board.ground.grid, hex)),
    cost: formatFigure(arrival.cost / scale),
    calculator,
    report: createPlainReport(board.door.game, calculator, checkAsk(calculator, ask)),
  };
};

export const findWay = (board: GameBoard, march: March): Way | undefined => {
  const arrival = findArrival(board, march);
  return arrival && traceWay(board, march, arrival, getReach(board, march.counter).scale);
};

/** The way to a hex that is too far, as if nothing limited the march. */
export const findLongWay = (board: GameBoard, march: March): Way | undefined => {
  const { arrivals, scale } = findMarches(board, getCounter(board, march.counter), null);
  const arrival = arrivals.get(parseHex(board.ground.grid, march.hex));
  return arrival && traceWay(board, march, arrival, scale);
};

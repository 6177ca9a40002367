/* What a side can do to each hex, worked out in slices so that no finger waits, and remembered as long as the board stays. */
import {
  type ActionAsk,
  type ActionRules,
  type GameBoard,
  listActionHexes,
  listTargetActions,
  runAction,
  type TargetActions,
} from '@coup-doeil/core/battle';
import { formatHex, measureDistance } from '@coup-doeil/hex';
import { useEffect, useState } from 'preact/hooks';

/** One action of a side against one hex. */
export interface Job {
  readonly rules: ActionRules;
  readonly side: string;
  readonly hex: number;
}

const known = new WeakMap<GameBoard, Map<string, TargetActions>>();
const tableOf = (board: GameBoard): Map<string, TargetActions> => {
  const table = known.get(board) ?? new Map<string, TargetActions>();
  known.set(board, table);
  return table;
};
const keyOf = (board: GameBoard, { rules, side, hex }: Job): string =>
  `${rules.id} ${side} ${formatHex(board.ground.grid, hex)}`;

/** What was worked out already. */
export const recallActions = (board: GameBoard, job: Job): TargetActions | undefined =>
  tableOf(board).get(keyOf(board, job));

export const findActions = (board: GameBoard, job: Job): TargetActions => {
  const actions = recallActions(board, job) ?? listTargetActions(board, job.rules, job.side, job.hex);
  tableOf(board).set(keyOf(board, job), actions);
  return actions;
};

/** Puts in what the page was built with. */
export const rememberActions = (board: GameBoard, side: string, all: readonly TargetActions[]): void => {
  for (const actions of all) tableOf(board).set(`${actions.action} ${side} ${actions.target}`, actions);
};

const reports = new WeakMap<GameBoard, WeakMap<ActionAsk, ReturnType<typeof runAction>>>();

/** The report of an ask; of the same one on the same board it is made once. */
export const reportOn = (board: GameBoard, ask: ActionAsk): ReturnType<typeof runAction> => {
  const known = reports.get(board) ?? new WeakMap();
  reports.set(board, known);
  const report = known.get(ask) ?? runAction(board, ask);
  known.set(ask, report);
  return report;
};

/** The report of an ask, if it was made. */
export const recallReport = (board: GameBoard, ask: ActionAsk): ReturnType<typeof runAction> | undefined =>
  reports.get(board)?.get(ask);

/** All that a side might do, the hexes nearest to a place first. */
export const listJobs = (board: GameBoard, side: string, near = -1): readonly Job[] => {
  const { grid } = board.ground;
  const jobs = board.door.actions.flatMap((rules) =>
    listActionHexes(board, rules, side).map((hex) => ({ rules, side, hex })),
  );
  if (near < 0) return jobs;
  return jobs.toSorted((a, b) => measureDistance(grid, near, a.hex) - measureDistance(grid, near, b.hex));
};

/** So many milliseconds are worked before others have their turn, and so many pass between two drawings. */
const SLICE = 8;
const DRAW = 120;

/** Works through a list in slices; drawn again now and then, and at the end. Says whether all is done. */
export const useSlices = <Item>(items: readonly Item[], work: (item: Item) => void): boolean => {
  const [finished, setFinished] = useState<readonly Item[]>();
  const [, redraw] = useState(0);
  useEffect(() => {
    let at = 0;
    let drawn = performance.now();
    let timer = 0;
    const go = () => {
      const end = performance.now() + SLICE;
      for (; at < items.length && performance.now() < end; at++) work(items[at] as Item);
      if (at >= items.length) return setFinished(items);
      if (performance.now() - drawn > DRAW) {
        drawn = performance.now();
        redraw((count) => count + 1);
      }
      timer = window.setTimeout(go);
      return undefined;
    };
    timer = window.setTimeout(go);
    return () => clearTimeout(timer);
  }, [items]);
  return finished === items;
};

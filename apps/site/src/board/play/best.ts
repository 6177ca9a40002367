/* The best of what was worked out against each hex. */
import {
  type ActionRules,
  type GameBoard,
  getCounter,
  type PricedAction,
  prepareAction,
} from '@coup-doeil/core/battle';
import { compareWays, isRefusal, type Refusal } from '@coup-doeil/core/game';
import { formatHex, measureDistance, parseHex } from '@coup-doeil/hex';
import { findActions, type Job, recallActions } from './search.ts';

/** The best action against a hex. */
export interface Best {
  readonly hex: string;
  readonly action: ActionRules;
  readonly priced: PricedAction;
}

const takesPart = ({ ask }: PricedAction, counter: string | undefined): boolean =>
  counter === undefined || ask.parts.some((part) => part.counter === counter);

/** An attack before what only prepares one. */
const inOrder = (rules: readonly ActionRules[]): readonly ActionRules[] =>
  rules.toSorted((a, b) => Number(a.prepares ?? false) - Number(b.prepares ?? false));

/** By action the best against one hex, of all sets or of those with one counter; an attack first. */
export const listBestOn = (board: GameBoard, side: string, hex: number, counter?: string): readonly Best[] =>
  inOrder(board.door.actions).flatMap((action) => {
    const own = action.against === 'own';
    if (own !== board.stacks[hex]?.some((other) => other.side === side)) return [];
    const priced = findActions(board, { rules: action, side, hex }).sets.find((set) => takesPart(set, counter));
    return priced ? [{ hex: formatHex(board.ground.grid, hex), action, priced }] : [];
  });

const rank = ({ action }: Best): number => (action.prepares ? 1 : 0);
const compareBest = (a: Best, b: Best): number => rank(a) - rank(b) || compareWays(b.priced.worth, a.priced.worth);

/** Of what was worked out so far the best against each hex, the best of all first. */
export const listBest = (board: GameBoard, jobs: readonly Job[], counter?: string): readonly Best[] => {
  const best = new Map<string, Best>();
  for (const job of jobs) {
    const actions = recallActions(board, job);
    const priced = actions?.sets.find((set) => takesPart(set, counter));
    if (!actions || !priced) continue;
    const action: Best = { hex: actions.target, action: job.rules, priced };
    const before = best.get(action.hex);
    if (!before || compareBest(action, before) < 0) best.set(action.hex, action);
  }
  return [...best.values()].toSorted(compareBest);
};

/** Why a counter cannot attack a hex; nothing where it can. */
export const findBar = (board: GameBoard, id: string, hex: string): Refusal['refused'] | undefined => {
  const [action] = inOrder(board.door.actions.filter(({ against }) => against !== 'own'));
  const [as] = Object.keys(action?.manners ?? {});
  if (!action || as === undefined) return undefined;
  const { side } = getCounter(board, id);
  const result = prepareAction(board, { action: action.id, side, parts: [{ counter: id, as }], targets: [hex] });
  return isRefusal(result) ? result.refused : undefined;
};

/** Why a counter can do nothing to an enemy beside it. */
export interface Barred {
  readonly hex: string;
  readonly refused: Refusal['refused'];
}

/** The hexes beside a counter where enemies stand to whom it can do nothing, each with the reason. */
export const listBarred = (board: GameBoard, id: string, best: readonly Best[]): readonly Barred[] => {
  const counter = board.byId.get(id);
  if (!counter || counter.hex < 0) return [];
  const { grid } = board.ground;
  const beside = new Set(
    board.counters.flatMap(({ side, hex }) =>
      side !== counter.side && hex >= 0 && measureDistance(grid, hex, counter.hex) === 1 ? [hex] : [],
    ),
  );
  return [...beside].flatMap((at) => {
    const hex = formatHex(grid, at);
    const refused = best.some((other) => other.hex === hex) ? undefined : findBar(board, id, hex);
    return refused ? [{ hex, refused }] : [];
  });
};

/** The best action against a hex by its printed number. */
export const findBest = (board: GameBoard, side: string, hex: string, counter?: string): Best | undefined => {
  const at = parseHex(board.ground.grid, hex);
  return listBestOn(board, side, at, counter)[0] ?? listBestOn(board, side, at)[0];
};

import { formatHex } from '@coup-doeil/hex';
import { type Brief, compareWays, isRefusal, type Ways } from '../game/index.ts';
import type { ActionAsk, ActionRules } from './action-rules.ts';
import { isUnpriced, measureAction, prepareParts } from './actions.ts';
import type { BattleTypes } from './door.ts';
import { checkSide, type GameBoard, getStack, parseBoardHex } from './game-board.ts';
import { countSets, listSets } from './list-sets.ts';

/** A set of counters that may act, and what comes of it. */
export interface PricedAction {
  readonly ask: ActionAsk;
  readonly brief: Brief;
  /** What sets are compared by: the chance of the measure, else the figure. */
  readonly worth: Ways;
}

/** The actions against one hex. */
export interface TargetActions {
  readonly action: string;
  /** The printed number of the hex. */
  readonly target: string;
  /** The sets worth telling apart, the best first. */
  readonly sets: readonly PricedAction[];
  /** Legal sets left out, as a part of each is worth as much. */
  readonly leftOut: number;
  /** Legal sets for which no answer can be had. */
  readonly unpriced: number;
  /** Sets that were not tried, as there are too many. */
  readonly untried: number;
}

const worthOf = ({ measure, total }: Brief): Ways => measure ?? { ways: total ?? 0, of: 1 };

/** The most sets of one pool that are tried. */
const MOST_SETS = 5000;

interface Weighed extends PricedAction {
  /** The counters that take part, in order. */
  readonly ids: readonly string[];
}

/** The sets worth telling apart: of the same counters the best manners, and none that is worth no more than a part of it. */
const keepBest = (weighed: readonly Weighed[]): readonly Weighed[] => {
  const best = new Map<string, Weighed>();
  for (const set of weighed) {
    const key = set.ids.join(' ');
    const other = best.get(key);
    if (!other || compareWays(set.worth, other.worth) > 0) best.set(key, set);
  }
  const known = new Map<string, Ways>();
  /** The most that some counters are worth, all of them or a part; less than nothing where none of it is legal. */
  const worthUpTo = (ids: readonly string[]): Ways => {
    const key = ids.join(' ');
    const before = known.get(key);
    if (before) return before;
    const [own, below] = [best.get(key)?.worth, worthBelow(ids)];
    const most = own && compareWays(own, below) > 0 ? own : below;
    known.set(key, most);
    return most;
  };
  const worthBelow = (ids: readonly string[]): Ways => {
    let most = NOTHING;
    for (let i = 0; ids.length > 1 && i < ids.length; i++) {
      const part = worthUpTo(ids.toSpliced(i, 1));
      if (compareWays(part, most) > 0) most = part;
    }
    return most;
  };
  return [...best.values()].filter(({ ids, worth }) => compareWays(worth, worthBelow(ids)) > 0);
};

/** Less than any chance or figure. */
const NOTHING: Ways = { ways: -1_000_000, of: 1 };

/** What a side can do to one hex by one kind of action. */
export const listTargetActions = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: ActionRules<G>,
  side: string,
  target: number,
): TargetActions => {
  const label = formatHex(board.ground.grid, target);
  const weighed: Weighed[] = [];
  let unpriced = 0;
  let untried = 0;
  for (const pool of rules.pools(board, side, target)) {
    let tried = 0;
    for (const parts of listSets(pool)) {
      if (++tried > MOST_SETS) {
        untried += countSets(pool) - MOST_SETS;
        break;
      }
      const ready = prepareParts(board, rules, { side, parts, targets: [target], answer: () => undefined });
      if (isRefusal(ready)) continue;
      if (isUnpriced(ready)) {
        unpriced++;
        continue;
      }
      const brief = measureAction(board, ready);
      if (brief.refused || rules.isListed?.(board, brief) === false) continue;
      const asked = parts.map(({ counter, as }) => ({ counter: counter.id, as }));
      const ids = parts.map(({ counter }) => counter.id).sort();
      weighed.push({
        ask: { action: rules.id, side, parts: asked, targets: [label] },
        brief,
        worth: worthOf(brief),
        ids,
      });
    }
  }
  const best = keepBest(weighed).toSorted((a, b) => compareWays(b.worth, a.worth));
  return {
    action: rules.id,
    target: label,
    sets: best.map(({ ask, brief, worth }) => ({ ask, brief, worth })),
    leftOut: weighed.length - best.length,
    unpriced,
    untried,
  };
};

/** The hexes that an action of a side may be against. */
export const listActionHexes = <G extends BattleTypes>(
  board: GameBoard<G>,
  { against }: ActionRules<G>,
  side: string,
): number[] => {
  const own = against === 'own';
  const hexes = board.counters.flatMap((counter) =>
    (counter.side === side) === own && counter.hex >= 0 ? [counter.hex] : [],
  );
  return [...new Set(hexes)];
};

/** Every action of a side against every hex that it may be against, with its measure. */
export const listActions = <G extends BattleTypes>(board: GameBoard<G>, side: string): TargetActions[] => {
  checkSide(board, side);
  return board.door.actions.flatMap((rules) =>
    listActionHexes(board, rules, side)
      .map((target) => listTargetActions(board, rules, side, target))
      .filter(({ sets, unpriced }) => sets.length > 0 || unpriced > 0),
  );
};

/** What the enemies of a side could do to one of its hexes as the counters stand. */
export interface Threat {
  /** The printed number of the hex. */
  readonly hex: string;
  /** The counters that stand there. */
  readonly counters: readonly string[];
  /** The best of each action, the worst for them first. */
  readonly best: readonly PricedAction[];
}

/** For each hex of a side the best that its enemies could do to it now; hexes that nobody threatens are left out. */
export const listThreats = <G extends BattleTypes>(board: GameBoard<G>, side: string): Threat[] => {
  const best = new Map<string, PricedAction[]>();
  checkSide(board, side);
  for (const enemy of board.sides)
    for (const { target, sets } of enemy === side ? [] : listActions(board, enemy))
      if (sets[0]) best.set(target, [...(best.get(target) ?? []), sets[0]]);
  return [...best].flatMap(([hex, actions]) => {
    const counters = getStack(board, parseBoardHex(board, hex)).filter((counter) => counter.side === side);
    if (counters.length === 0) return [];
    const ids = counters.map(({ id }) => id);
    return [{ hex, counters: ids, best: actions.toSorted((a, b) => compareWays(b.worth, a.worth)) }];
  });
};

import type { ActionAsk } from '../battle/action-rules.ts';
import { getRules } from '../battle/actions.ts';
import { item } from '../battle/check.ts';
import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, getCounter } from '../battle/game-board.ts';
import { rejectInput } from '../error.ts';
import { readNames } from '../game/ask.ts';
import type { Ways } from '../game/index.ts';
import { type Fraction, reduce } from './fraction.ts';
import { finish, isTooMany } from './run-plan.ts';
import { walkPlan } from './walk-plan.ts';
import {
  type Candidate,
  groupBySet,
  listCandidates,
  listOrders,
  mayCombine,
  type WaysProgress,
} from './way-candidates.ts';

export type { WaysProgress } from './way-candidates.ts';

/** What gets me so many in a hundred? */
export interface WaysAsk {
  readonly side: string;
  /** The printed number of the hex. */
  readonly target: string;
  /** The id of the action whose measure is to be reached. */
  readonly action: string;
  /** The least chance that will do. */
  readonly least: Ways;
}

/** Counters that reach it from where they stand: fires first, each once, then the attack. */
export interface FoundWay {
  readonly asks: readonly ActionAsk[];
  readonly chance: Fraction;
  readonly counters: readonly string[];
  /** The points of strength that their fronts print. */
  readonly strength: number;
}

/** What a search for enough chance found, the least first. */
export interface FoundWays {
  /** Fewest counters first, then fewest points; none of them holds all the counters of another. */
  readonly ways: readonly FoundWay[];
  /** How many orders of asks were worked out. */
  readonly tried: number;
  /** There are more than are tried: what was found may not be the least. */
  readonly cut: boolean;
}

const ASK_NAMES = ['side', 'target', 'action', 'least'] as const;

/** A chance in whole numbers. */
const readChance = (given: unknown): Ways => {
  const { ways, of } = readNames(given, 'least', ['ways', 'of']);
  for (const [name, n] of Object.entries({ ways, of }))
    if (!Number.isSafeInteger(n) || Number(n) < 0)
      rejectInput('range', `least.${name}`, { rule: 'whole-number', min: 0, max: Number.MAX_SAFE_INTEGER }, n);
  return { ways: Number(ways), of: Number(of) };
};

const MOST_WAYS = 5;
const MOST_TRIED = 3000;
/** Orders of one size are listed before they are tried, those with the fewest points first. */
const LISTED_PER_TRY = 10;

const isAtLeast = ({ ways, of }: Fraction, least: Ways): boolean => ways * BigInt(least.of) >= of * BigInt(least.ways);

const isMore = (a: Fraction, b: Fraction): boolean => a.ways * b.of > b.ways * a.of;

const NEVER = reduce(0n, 1n);

/** The chance of the last ask’s measure; no chance where the ask cannot go on, or has no odds. */
const measureLast = <G extends BattleTypes>(board: GameBoard<G>, asks: readonly ActionAsk[]): Fraction => {
  const steps = asks.map((ask, i) => ({ id: `step-${i + 1}`, action: ask }));
  const walked = finish(walkPlan(board, { steps }, { foldLast: true }));
  /* v8 ignore next -- @preserve: fires at one hex have far fewer ends */
  if (isTooMany(walked)) return NEVER;
  return item(walked.stages, asks.length - 1).measure?.chance ?? NEVER;
};

/**
 * Searches the least that reaches a chance; between two sets and between two tries it yields how far it has come. `most` orders are tried, 3,000
 * unless given.
 */
export function* searchWays<G extends BattleTypes>(
  board: GameBoard<G>,
  ask: WaysAsk,
  most = MOST_TRIED,
): Generator<WaysProgress, FoundWays> {
  const { side, target, action, least: chance } = readNames(ask, 'ask', ASK_NAMES) as WaysAsk;
  const least = readChance(chance);
  if (!board.sides.includes(side)) rejectInput('choice', 'side', board.sides, side);
  const { door } = board;
  const attacks = yield* listCandidates(board, getRules(board, action), side, target);
  const fires: Candidate[] = [];
  for (const rules of door.actions)
    if (rules.prepares) fires.push(...(yield* listCandidates(board, rules, side, target)));
  const isAllowed = mayCombine(board);
  const strengthOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (getCounter(board, id).unit.strength ?? 0), 0);
  const ways: FoundWay[] = [];
  let tried = 0;
  const own = board.counters.filter((counter) => counter.side === side).length;
  for (let size = 1; size <= own; size++) {
    const orders = function* (): Generator<Candidate> {
      for (const attack of attacks)
        if (attack.ids.length <= size)
          for (const order of listOrders(fires, size - attack.ids.length, attack)) if (isAllowed(order)) yield order;
    };
    const { sets, cut } = groupBySet(orders(), strengthOf, most * LISTED_PER_TRY);
    for (const { counters, strength, orders: all } of sets) {
      if (ways.length >= MOST_WAYS) return { ways, tried, cut: false };
      if (ways.some((way) => way.counters.every((id) => counters.includes(id)))) continue;
      let best: FoundWay | undefined;
      for (const { asks } of all) {
        if (tried >= most) return { ways, tried, cut: true };
        yield { tried, ways: ways.length };
        tried += 1;
        const chance = measureLast(board, asks);
        if (isAtLeast(chance, least) && (!best || isMore(chance, best.chance)))
          best = { asks, chance, counters, strength };
      }
      if (best) ways.push(best);
    }
    if (cut) return { ways, tried, cut: true };
  }
  return { ways, tried, cut: false };
}

/** The least that reaches a chance. */
export const findWays = <G extends BattleTypes>(board: GameBoard<G>, ask: WaysAsk, most?: number): FoundWays =>
  finish(searchWays(board, ask, most));

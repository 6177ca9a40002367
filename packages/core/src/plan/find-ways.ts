import type { ActionAsk, ActionRules } from '../battle/action-rules.ts';
import { getRules, isUnpriced, measureAction, prepareParts } from '../battle/actions.ts';
import { item } from '../battle/check.ts';
import type { BattleTypes, CounterOf } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex } from '../battle/game-board.ts';
import { listSets } from '../battle/sets.ts';
import { refuseInput } from '../error.ts';
import { isRefusal, listOptions, type Ways } from '../game/index.ts';
import { type Fraction, reduce } from './fraction.ts';
import { finish, isTooMany } from './run-plan.ts';
import { walkPlan } from './walk-plan.ts';

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

/** How far a search has come. */
export interface WaysProgress {
  readonly tried: number;
  readonly found: number;
}

const MOST_WAYS = 5;
const MOST_TRIED = 3000;
/** Orders of one size are listed before they are tried, those with the fewest points first. */
const LISTED_PER_TRY = 10;

interface Candidate {
  readonly asks: readonly ActionAsk[];
  readonly ids: readonly string[];
}

/** Who may still act: a mark says that a counter has acted this turn, unless the table sets no limit. */
const mayAct = <G extends BattleTypes>({ door, readings }: GameBoard<G>, { mark }: ActionRules<G>) => {
  const once = door.readings['once-each'];
  const isLimited = once === undefined || readings['once-each'] === listOptions(once)[0];
  return ({ marks }: CounterOf<G>): boolean => !isLimited || mark === undefined || !marks.includes(mark);
};

/** The legal sets of one action against a hex, each as an ask. */
const listCandidates = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: ActionRules<G>,
  side: string,
  target: string,
): Candidate[] => {
  const candidates: Candidate[] = [];
  const hex = parseBoardHex(board, target, 'target');
  const isFree = mayAct(board, rules);
  for (const pool of rules.pools(board, side, hex)) {
    const counters = pool.counters.filter(({ counter }) => isFree(counter));
    for (const parts of listSets({ ...pool, counters })) {
      const ready = prepareParts(board, rules, { side, parts, targets: [hex], answer: () => undefined });
      if (isRefusal(ready) || isUnpriced(ready)) continue;
      const brief = measureAction(board, ready);
      if (brief.refused || rules.isListed?.(board, brief) === false) continue;
      const asked = parts.map(({ counter, as }) => ({ counter: counter.id, as }));
      candidates.push({
        asks: [{ action: rules.id, side, parts: asked, targets: [target] }],
        ids: asked.map(({ counter }) => counter),
      });
    }
  }
  return candidates;
};

/** Every order of fires by so many counters in all, none of them twice, then the attack. */
function* listOrders(fires: readonly Candidate[], left: number, last: Candidate): Generator<Candidate> {
  if (left === 0) yield last;
  for (const fire of fires) {
    if (fire.ids.length > left || fire.ids.some((id) => last.ids.includes(id))) continue;
    const next = { asks: [...fire.asks, ...last.asks], ids: [...fire.ids, ...last.ids] };
    yield* listOrders(fires, left - fire.ids.length, next);
  }
}

/** The candidates of one size by who takes part, those with the fewest points first. */
const groupBySet = (candidates: Iterable<Candidate>, strengthOf: (ids: readonly string[]) => number, most: number) => {
  const sets = new Map<
    string,
    { readonly counters: readonly string[]; readonly strength: number; orders: Candidate[] }
  >();
  let listed = 0;
  let cut = false;
  for (const candidate of candidates) {
    if (++listed > most) {
      cut = true;
      break;
    }
    const counters = candidate.ids.toSorted();
    const key = counters.join(' ');
    const set = sets.get(key) ?? { counters, strength: strengthOf(counters), orders: [] };
    set.orders.push(candidate);
    sets.set(key, set);
  }
  return { sets: [...sets.values()].sort((a, b) => a.strength - b.strength), cut };
};

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
 * Searches the least that reaches a chance; between two tries it yields how far it has come. `most` orders are tried, 3,000
 * unless given.
 */
export function* searchWays<G extends BattleTypes>(
  board: GameBoard<G>,
  { side, target, action, least }: WaysAsk,
  most = MOST_TRIED,
): Generator<WaysProgress, FoundWays> {
  if (!board.sides.includes(side)) refuseInput('choice', 'side', board.sides, side);
  const { door } = board;
  const attacks = listCandidates(board, getRules(board, action), side, target);
  const fires = door.actions.flatMap((rules) => (rules.prepares ? listCandidates(board, rules, side, target) : []));
  const strengthOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (getCounter(board, id).unit.strength ?? 0), 0);
  const found: FoundWay[] = [];
  let tried = 0;
  const own = board.counters.filter((counter) => counter.side === side).length;
  for (let size = 1; size <= own; size++) {
    const orders = function* (): Generator<Candidate> {
      for (const attack of attacks)
        if (attack.ids.length <= size) yield* listOrders(fires, size - attack.ids.length, attack);
    };
    const { sets, cut } = groupBySet(orders(), strengthOf, most * LISTED_PER_TRY);
    for (const { counters, strength, orders: all } of sets) {
      if (found.length >= MOST_WAYS) return { ways: found, tried, cut: false };
      if (found.some((way) => way.counters.every((id) => counters.includes(id)))) continue;
      let best: FoundWay | undefined;
      for (const { asks } of all) {
        if (tried >= most) return { ways: found, tried, cut: true };
        yield { tried, found: found.length };
        tried += 1;
        const chance = measureLast(board, asks);
        if (isAtLeast(chance, least) && (!best || isMore(chance, best.chance)))
          best = { asks, chance, counters, strength };
      }
      if (best) found.push(best);
    }
    if (cut) return { ways: found, tried, cut: true };
  }
  return { ways: found, tried, cut: false };
}

/** The least that reaches a chance. */
export const findWays = <G extends BattleTypes>(board: GameBoard<G>, ask: WaysAsk, most?: number): FoundWays =>
  finish(searchWays(board, ask, most));

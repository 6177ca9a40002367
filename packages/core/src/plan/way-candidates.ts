import type { ActionAsk, ActionRules } from '../battle/action-rules.ts';
import { isUnpriced, measureAction, prepareParts } from '../battle/actions.ts';
import type { BattleTypes, CounterOf } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex } from '../battle/game-board.ts';
import { listSets } from '../battle/list-sets.ts';
import { isRefusal, listOptions } from '../game/index.ts';

/** How far a search has come. */
export interface WaysProgress {
  readonly tried: number;
  readonly ways: number;
}

/** Asks in order, and who takes part in them. */
export interface Candidate {
  readonly asks: readonly ActionAsk[];
  readonly ids: readonly string[];
}

/** Whether a table plays by the default option of a reading; of one that its game does not have, nothing. */
const isDefault = <G extends BattleTypes>({ door, readings }: GameBoard<G>, id: string): boolean | undefined => {
  const spec = door.readings[id];
  return spec && readings[id] === listOptions(spec)[0];
};

/** Who may still act: a mark says that a counter has acted this turn, unless the table sets no limit. */
const mayAct = <G extends BattleTypes>(board: GameBoard<G>, { mark }: ActionRules<G>) => {
  const isLimited = isDefault(board, 'once-each') ?? true;
  return ({ marks }: CounterOf<G>): boolean => !isLimited || mark === undefined || !marks.includes(mark);
};

/** Whether all who take part may act: by default formations act together, else those of two do not. */
export const mayCombine = <G extends BattleTypes>(board: GameBoard<G>) => {
  const isFree = isDefault(board, 'one-formation') ?? true;
  return ({ ids }: Candidate): boolean => isFree || new Set(ids.map((id) => getCounter(board, id).formation)).size < 2;
};

const NOTHING_YET: WaysProgress = { tried: 0, ways: 0 };

/** The legal sets of one action against a hex, each as an ask. A pool may have very many, so it yields after each of them. */
export function* listCandidates<G extends BattleTypes>(
  board: GameBoard<G>,
  rules: ActionRules<G>,
  side: string,
  target: string,
): Generator<WaysProgress, Candidate[]> {
  const candidates: Candidate[] = [];
  const hex = parseBoardHex(board, target, 'target');
  const isFree = mayAct(board, rules);
  for (const pool of rules.pools(board, side, hex)) {
    const counters = pool.counters.filter(({ counter }) => isFree(counter));
    for (const parts of listSets({ ...pool, counters })) {
      yield NOTHING_YET;
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
}

/** Every order of fires by so many counters in all, none of them twice, then the attack. */
export function* listOrders(fires: readonly Candidate[], left: number, last: Candidate): Generator<Candidate> {
  if (left === 0) yield last;
  for (const fire of fires) {
    if (fire.ids.length > left || fire.ids.some((id) => last.ids.includes(id))) continue;
    const next = { asks: [...fire.asks, ...last.asks], ids: [...fire.ids, ...last.ids] };
    yield* listOrders(fires, left - fire.ids.length, next);
  }
}

/** The candidates of one size by who takes part, those with the fewest points first. */
export const groupBySet = (
  candidates: Iterable<Candidate>,
  strengthOf: (ids: readonly string[]) => number,
  most: number,
) => {
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

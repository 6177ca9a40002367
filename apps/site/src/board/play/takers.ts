/* Who takes part in an action, and who might. */
import {
  type ActionAsk,
  type ActionRules,
  type GameBoard,
  getCounter,
  isUnpriced,
  measureAction,
  type Part,
  prepareAction,
} from '@coup-doeil/core/battle';
import { type Brief, isRefusal, type Refusal } from '@coup-doeil/core/game';
import { measureDistance, parseHex } from '@coup-doeil/hex';

/** A counter that takes part, or might. */
export interface Taker {
  readonly counter: string;
  /** How it takes part; nothing where it does not. */
  readonly as?: string;
  /** The manners in which it may, beside the others who do. */
  readonly manners: readonly string[];
  /** The ask should it be ticked, or unticked. */
  readonly toggled?: ActionAsk;
  /** What the answer would be with it. */
  readonly brief?: Brief;
  /** Why it may not beside the others; with `toggled` it may in their place. */
  readonly refused?: Refusal['refused'];
}

const withPart = (ask: ActionAsk, part: Part): ActionAsk => ({
  ...ask,
  parts: [...ask.parts.filter(({ counter }) => counter !== part.counter), part],
});

const refusalOf = (board: GameBoard, ask: ActionAsk): Refusal['refused'] | undefined => {
  const ready = prepareAction(board, ask);
  return isRefusal(ready) ? ready.refused : undefined;
};

const briefOf = (board: GameBoard, ask: ActionAsk): Brief | undefined => {
  const ready = prepareAction(board, ask);
  return isRefusal(ready) || isUnpriced(ready) ? undefined : measureAction(board, ready);
};

/** Who the action's own pools offer, and who stands beside the target or where they are all the same. */
const listCandidates = (board: GameBoard, rules: ActionRules, { side, parts, targets }: ActionAsk) => {
  const { grid } = board.ground;
  const hexes = targets.map((hex) => parseHex(grid, hex));
  const offered = new Map<string, readonly string[]>();
  for (const hex of hexes)
    for (const pool of rules.pools(board, side, hex))
      for (const { counter, manners } of pool.counters) offered.set(counter.id, manners);
  const beside = board.counters.filter(
    (counter) =>
      counter.side === side &&
      counter.hex >= 0 &&
      board.door.isUnit(board, counter) &&
      hexes.some((hex) => measureDistance(grid, hex, counter.hex) <= 1),
  );
  const others = rules.against === 'own' ? [] : beside.map(({ id }) => id);
  const ids = new Set([...parts.map(({ counter }) => counter), ...offered.keys(), ...others]);
  const all = Object.keys(rules.manners);
  return [...ids].map((id) => ({ id, manners: offered.get(id) ?? all }));
};

const describeTaker = (
  board: GameBoard,
  ask: ActionAsk,
  { id, manners }: { readonly id: string; readonly manners: readonly string[] },
): Taker => {
  const part = ask.parts.find(({ counter }) => counter === id);
  const legal = manners.filter((as) => !refusalOf(board, withPart(ask, { counter: id, as })));
  if (part) {
    const parts = ask.parts.filter((other) => other !== part);
    const without = parts.length > 0 ? { toggled: { ...ask, parts } } : {};
    return { counter: id, as: part.as, manners: legal.length > 0 ? legal : [part.as], ...without };
  }
  const [as] = legal;
  if (as !== undefined) {
    const toggled = withPart(ask, { counter: id, as });
    const brief = briefOf(board, toggled);
    return { counter: id, manners: legal, toggled, ...(brief && { brief }) };
  }
  // Not beside these others: perhaps in their place.
  const [plain = ''] = manners;
  const alone = { ...ask, parts: [{ counter: id, as: plain }] };
  const barred = refusalOf(board, alone);
  if (barred) return { counter: id, manners: [], refused: barred };
  const refused = refusalOf(board, withPart(ask, { counter: id, as: plain }));
  const brief = briefOf(board, alone);
  return { counter: id, manners, toggled: alone, ...(refused && { refused }), ...(brief && { brief }) };
};

/** Everybody who takes part in an action or might: those who do first, those who may not last. */
export const listTakers = (board: GameBoard, rules: ActionRules, ask: ActionAsk): readonly Taker[] => {
  const rank = ({ as, toggled }: Taker): number => (as !== undefined ? 0 : toggled ? 1 : 2);
  return listCandidates(board, rules, ask)
    .map((candidate) => describeTaker(board, ask, candidate))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** The same action with another manner of a counter. */
export const withManner = (ask: ActionAsk, counter: string, as: string): ActionAsk => ({
  ...ask,
  parts: ask.parts.map((part) => (part.counter === counter ? { counter, as } : part)),
});

/** The names of those who take part, for those who listen. */
export const nameTakers = (board: GameBoard, { parts }: ActionAsk): string =>
  parts.map(({ counter }) => getCounter(board, counter).name).join(', ');

import {
  type ActionAsk,
  type ActionRules,
  type GameBoard,
  isUnpriced,
  listTargetActions,
  measureAction,
  type Part,
  prepareAction,
} from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { formatBestSets, listChoices } from '../../twin/sets.ts';
import type { Check, Subject } from '../subject.ts';
import { checkBoards, formatBoardAsk } from './boards.ts';

/** The most counters and sets of a hex that are gone through one by one; hexes with more are left to the twin of the game. */
const MOST_COUNTERS = 7;
const MOST_SETS = 2500;

type Legal = { readonly ask: ActionAsk; readonly ids: string[]; readonly worth: number };

/** A set that is legal and worth listing. */
const priceSet = (board: GameBoard, rules: ActionRules, ask: ActionAsk): Legal | undefined => {
  const ready = prepareAction(board, ask);
  if (isRefusal(ready) || isUnpriced(ready)) return undefined;
  const brief = measureAction(board, ready);
  if (brief.refused || rules.isListed?.(board, brief) === false) return undefined;
  const worth = brief.measure ? brief.measure.ways / brief.measure.of : (brief.total ?? 0);
  return { ask, ids: ask.parts.map(({ counter }) => counter), worth };
};

const armsOf = (board: GameBoard, parts: readonly Part[]): string =>
  [...new Set(parts.map(({ counter }) => board.byId.get(counter)?.unit.arm ?? ''))].sort().join('-');

/** Every set of a side against a hex by the door's own word, against what is listed. */
const checkTarget = (
  board: GameBoard,
  rules: ActionRules,
  side: string,
  { hex: target, unit: { hex: label = '' } }: GameBoard['counters'][number],
  { exempt }: Subject,
): string[] => {
  const pools = rules.pools(board, side, target);
  const asOf = (parts: readonly Part[]): ActionAsk => ({ action: rules.id, side, parts, targets: [label] });
  const manners = Object.keys(rules.manners);
  const pooled = new Set(pools.flatMap(({ counters }) => counters.map(({ counter }) => counter.id)));
  const able = board.counters.filter(
    ({ id, side: own, hex }) =>
      own === side &&
      (rules.against === 'own' ? hex === target : hex >= 0) &&
      (pooled.has(id) || manners.some((as) => priceSet(board, rules, asOf([{ counter: id, as }])))),
  );
  if (able.length > MOST_COUNTERS || (manners.length + 1) ** able.length > MOST_SETS) return [];
  const legal = listChoices(able.map((item) => ({ item, manners })))
    .filter((set) => set.length > 0)
    .flatMap((set) => priceSet(board, rules, asOf(set.map(({ item, as }) => ({ counter: item.id, as })))) ?? []);
  const isPooled = ({ ask }: Legal): boolean =>
    pools.some(
      ({ counters, most = counters.length }) =>
        ask.parts.length <= most &&
        ask.parts.every((part) =>
          counters.some(({ counter, manners: own }) => counter.id === part.counter && own.includes(part.as)),
        ),
    );
  const lost = legal.filter(
    (set) => !isPooled(set) && !Object.hasOwn(exempt, `pool.${rules.id}.${armsOf(board, set.ask.parts)}`),
  );
  const offered = legal.filter(isPooled);
  const listed = listTargetActions(board, rules, side, target);
  const names = listed.sets.map(
    ({ ask, worth }) =>
      `${ask.parts
        .map(({ counter }) => counter)
        .sort()
        .join(' ')} ${worth.ways / worth.of}`,
  );
  const wanted = formatBestSets(offered);
  const place = `${rules.id} at ${label} by ${side}`;
  return [
    ...lost.map(({ ask }) => `${formatBoardAsk(ask)}: legal, and in no pool`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `${place}: ${name} is listed, and should not be`),
    ...wanted.filter((name) => !names.includes(name)).map((name) => `${place}: ${name} is missing`),
    ...(listed.sets.length + listed.leftOut === offered.length
      ? []
      : [`${place}: ${offered.length} sets are legal, and ${listed.sets.length + listed.leftOut} are counted`]),
  ];
};

export const boardSets: Check = {
  id: 'board-sets',
  says: 'of every set of counters the legal ones are listed or counted, none is missing and none illegal',
  run: checkBoards((board, subject) =>
    board.door.actions.flatMap((rules) =>
      board.sides.flatMap((side) => {
        const own = rules.against === 'own';
        // One counter of each hex stands for the hex.
        const met = board.counters.filter((other) => (other.side === side) === own && other.hex >= 0);
        const hexes = new Map(met.map((other) => [other.hex, other]));
        return [...hexes.values()].flatMap((other) => checkTarget(board, rules, side, other, subject));
      }),
    ),
  ),
};

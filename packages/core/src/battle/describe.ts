import { formatHex, tracePath } from '@coup-doeil/hex';
import type { Text } from '../text/index.ts';
import type { Change } from './change.ts';
import { oneOf } from './check.ts';
import type { BattleTypes } from './door.ts';
import { checkSide, type GameBoard, getCounter, parseBoardHex } from './game-board.ts';
import { applyMarch, findMarches } from './reach.ts';
import { explainHex, type NotReached } from './reach-why.ts';
import { listActions, type TargetActions } from './sets.ts';
import { findView, testSight } from './sight.ts';

/** Where a counter gets to and why it does not get anywhere else, by printed numbers, as readers want it. */
export interface ReachList {
  readonly counter: string;
  /** `null` off the map. */
  readonly from: string | null;
  /** In points; `null` where the document gives none. */
  readonly allowance: number | null;
  /** Costs in points. */
  readonly hexes: readonly {
    readonly hex: string;
    readonly cost: number;
    readonly stops: boolean;
    /** The hexes entered, this one last. */
    readonly way: readonly string[];
    /** The states and marks that the counter has from this march. */
    readonly adds: readonly string[];
  }[];
  readonly notReached: readonly ({ readonly hex: string } & NotReached)[];
}

const formatPlace = ({ ground }: Pick<GameBoard, 'ground'>, hex: number): string | null =>
  hex < 0 ? null : formatHex(ground.grid, hex);

const listAdded = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.change === 'state' || change.change === 'mark' ? change.add : []));

/** What a counter is only after some of its marches: disordered, or owing a test. */
export const listArrivalWords = <G extends BattleTypes>(
  { door: { palette } }: GameBoard<G>,
  { from, hexes }: Pick<ReachList, 'from' | 'hexes'>,
): { readonly label: Text; readonly hexes: readonly string[] }[] => {
  const entered = hexes.filter(({ hex }) => hex !== from);
  const words = new Set(entered.flatMap(({ adds }) => adds));
  return [...words].flatMap((word) => {
    const label = palette.states[word] ?? palette.marks[word];
    const own = entered.filter(({ adds }) => adds.includes(word)).map(({ hex }) => hex);
    return label && own.length < entered.length ? [{ label, hexes: own }] : [];
  });
};

/** Where a counter gets to, with what each hex costs, and why it does not get to the others beside. */
export const listReach = <G extends BattleTypes>(board: GameBoard<G>, unit: string): ReachList => {
  const counter = getCounter(board, unit, 'unit');
  const { arrivals, allowance, scale } = findMarches(board, counter);
  const { grid } = board.ground;
  const others = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => !arrivals.has(hex));
  return {
    counter: unit,
    from: formatPlace(board, counter.hex),
    allowance: allowance === null ? null : allowance / scale,
    hexes: [...arrivals.values()].map((arrival) => ({
      hex: formatHex(grid, arrival.hex),
      cost: arrival.cost / scale,
      stops: arrival.stopped,
      way: tracePath(arrival).map(({ to }) => formatHex(grid, to)),
      adds: arrival.hex === counter.hex ? [] : listAdded(applyMarch(board, counter, arrival)),
    })),
    notReached: others.flatMap((hex) => {
      const why = explainHex(board, counter, hex);
      return why ? [{ hex: formatHex(grid, hex), ...why }] : [];
    }),
  };
};

/** The hexes that a side controls, with who holds each. */
export interface ZoneList {
  readonly side: string;
  readonly hexes: readonly { readonly hex: string; readonly holders: readonly string[] }[];
}

/** The hexes that a side controls, each with who holds it. */
export const listZones = <G extends BattleTypes>(board: GameBoard<G>, side: string): ZoneList => ({
  side: checkSide(board, side),
  hexes: [...board.zones(side).holders].map(([hex, holders]) => ({
    hex: formatHex(board.ground.grid, hex),
    holders: holders.map(({ id }) => id),
  })),
});

/** What is seen from a hex; or range and sight to another. */
export type SightList =
  | { readonly from: string; readonly sees: readonly string[] }
  | { readonly from: string; readonly to: string; readonly range: number; readonly seen: boolean };

/** What is seen from a hex, or whether one hex is seen from another, and how far off it is. */
export const listSight = <G extends BattleTypes>(board: GameBoard<G>, from: string, to?: string): SightList => {
  const start = parseBoardHex(board, from);
  if (to !== undefined) {
    const { range, blockedAt } = testSight(board, start, parseBoardHex(board, to));
    return { from, to, range, seen: blockedAt === 0 };
  }
  const sees: string[] = [];
  findView(board, start).forEach((seen, hex) => {
    if (seen) sees.push(formatHex(board.ground.grid, hex));
  });
  return { from, sees };
};

/** The actions of a side, or those in which one of its counters takes part. */
export const listActionsOf = <G extends BattleTypes>(board: GameBoard<G>, who: string): TargetActions[] => {
  const counter = board.byId.get(who);
  if (!counter) return listActions(board, oneOf(who, 'side', [...board.sides, ...board.byId.keys()]));
  return listActions(board, counter.side).flatMap((target) => {
    const sets = target.sets.filter(({ ask }) => ask.parts.some((part) => part.counter === who));
    return sets.length > 0 ? [{ ...target, sets }] : [];
  });
};

/** Where each hex lies on a plan of letters: in half hexes across the lanes that are shifted, in lanes along them. */
export interface HexPlace {
  readonly hex: string;
  readonly x: number;
  readonly y: number;
}

/** Every hex by its printed number, with where it lies: for a map drawn in characters. */
export const placeHexes = ({ ground: { grid } }: Pick<GameBoard, 'ground'>): readonly HexPlace[] =>
  Array.from({ length: grid.size }, (_, position) => {
    const lane = Math.floor(position / grid.length);
    const along = 2 * (position % grid.length) + ((lane + grid.half) & 1);
    const hex = formatHex(grid, position);
    return grid.orientation === 'flat' ? { hex, x: 2 * lane, y: along } : { hex, x: along, y: lane };
  });

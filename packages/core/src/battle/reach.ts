import {
  type Arrival,
  changeMode,
  FORBIDDEN,
  findReach,
  formatHex,
  getNeighbours,
  mapByHex,
  type StepCost,
  stopAfter,
  takeRest,
  tracePath,
} from '@coup-doeil/hex';
import { type Ask, isRefusal, type Refusal, silentTally } from '../game/index.ts';
import type { Change } from './change.ts';
import { cell, item } from './check.ts';
import type { BattleTypes, Circumstances, CounterOf, CrossingOf, MarchedStep, MarchStep } from './door.ts';
import type { GameBoard } from './game-board.ts';
import { getCrossing } from './ground.ts';
import { BESIDE, ENEMY, FRIEND, ZONE_SHIFT } from './zones.ts';

const UNKNOWN = -2;

export const readCircumstances = (presence: number, left: number): Circumstances => ({
  friend: (presence & FRIEND) !== 0,
  beside: (presence & BESIDE) !== 0,
  leaving: (left & ~ENEMY) >> ZONE_SHIFT,
  entering: (presence & ~ENEMY) >> ZONE_SHIFT,
});

/** One step by the march rule, in parts of a point; or why it cannot be made. */
export const askStep = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  crossing: CrossingOf<G>,
  circumstances: Circumstances,
  mode: number,
): ({ readonly cost: number } & MarchedStep) | Refusal => {
  const { march } = board.door;
  const tally = silentTally();
  const step = march.step(
    { edition: board.edition, reading: board.reading, tally },
    counter,
    crossing,
    circumstances,
    mode,
  );
  return isRefusal(step) ? step : { ...step, cost: tally.total * march.scale };
};

const rememberSteps = ({ known }: Pick<GameBoard, 'known'>, kind: string, size: number): Int32Array => {
  const steps = known.get(kind) ?? new Int32Array(size).fill(UNKNOWN);
  known.set(kind, steps);
  return steps;
};

/** A step as searches have it: one number. */
const codeStep = (
  { cost, mode, stops, takesRest, needs = 0 }: { readonly cost: number } & MarchedStep,
  scale: number,
): number => {
  if (takesRest) return takeRest(mode, needs * scale);
  return stops ? stopAfter(cost, mode) : changeMode(cost, mode);
};

/** The cost of each step of a counter, as searches ask it: by table, and by the rule where the table is still empty. */
export const getStepCost = <G extends BattleTypes>(board: GameBoard<G>, counter: CounterOf<G>): StepCost => {
  const { ground, door } = board;
  const { kinds, crossings } = ground;
  const modes = door.march.modes.length;
  const zoneBits = 1 + (door.march.ownBits ?? 0);
  const width = ZONE_SHIFT + 2 * zoneBits;
  const mask = (1 << (ZONE_SHIFT + zoneBits)) - 1;
  const costs = rememberSteps(board, door.march.kind(counter), (crossings.length * modes) << width);
  const presence = board.presence(counter.side);
  return (from, side, to, mode) => {
    const there = cell(presence, to);
    if (there & ENEMY) return FORBIDDEN;
    const here = cell(presence, from);
    const kind = cell(kinds, from * 6 + side);
    const slot = ((kind * modes + mode) << width) | ((there & mask) << zoneBits) | ((here & mask) >> ZONE_SHIFT);
    const known = cell(costs, slot);
    if (known !== UNKNOWN) return known;
    const step = askStep(board, counter, item(crossings, kind), readCircumstances(there & mask, here & mask), mode);
    const cost = isRefusal(step) ? FORBIDDEN : codeStep(step, door.march.scale);
    costs[slot] = cost;
    return cost;
  };
};

/** Where a counter gets to. */
export interface BoardReach {
  readonly counter: string;
  /** The hex it starts in; −1 off the board. */
  readonly from: number;
  /** In parts of a point: `scale` of them are one. `null` where the document gives no allowance: nothing limits it. */
  readonly allowance: number | null;
  readonly scale: number;
  /** By hex the cheapest arrival. */
  readonly arrivals: ReadonlyMap<number, Arrival>;
}

/** Every hex that a counter reaches with its allowance, or with another, by the whole march rule. */
export const findMarches = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  allowance: number | null = board.door.march.allowance(counter),
): BoardReach => {
  const { march } = board.door;
  const most = allowance === null ? null : allowance * march.scale;
  const from = counter.hex;
  const head = { counter: counter.id, from, allowance: most, scale: march.scale };
  if (from < 0 || march.barsMarch?.(board, counter)) return { ...head, arrivals: new Map() };
  const start = { from, mode: march.mode(counter), modes: march.modes.length };
  const limit = most === null ? MOST_ALLOWANCE : most;
  const arrivals = mapByHex(findReach(board.ground.grid, getStepCost(board, counter), { ...start, allowance: limit }));
  if (march.barsEnd)
    for (const hex of arrivals.keys()) if (hex !== from && march.barsEnd(board, counter, hex)) arrivals.delete(hex);
  return { ...head, arrivals };
};

const MOST_ALLOWANCE = 1_000_000;

/** The steps of an arrival, with what held of each. */
export const listSteps = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  arrival: Arrival,
): MarchStep<G>[] => {
  const presence = board.presence(counter.side);
  const { kinds, crossings } = board.ground;
  return tracePath(arrival).map(({ from, side, to }) => ({
    crossing: item(crossings, cell(kinds, from * 6 + side)),
    circumstances: readCircumstances(cell(presence, to), cell(presence, from)),
  }));
};

/** What the march calculator is asked for the way to an arrival: its report is the working of the march. */
export const askMarch = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  arrival: Arrival,
): Ask & { readonly calculator: string } => {
  const { march } = board.door;
  return { calculator: march.calculator, input: march.input(board, counter, listSteps(board, counter, arrival)) };
};

/** What a march to an arrival changes. */
export const applyMarch = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  arrival: Arrival,
): readonly Change[] => [
  { change: 'move', counter: counter.id, hex: formatHex(board.ground.grid, arrival.hex) },
  ...board.door.march.after(counter, arrival.mode),
];

// What is around a counter does not hold who is driven back: the ground alone may close a hex, and an enemy in it.
const DRIVEN: Circumstances = { friend: false, beside: false, leaving: 0, entering: 0 };

/** The hexes next to another that a counter may enter by the march rule, whatever that costs: where it may go back to. */
export const listEntries = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  from: number,
): readonly number[] => {
  const { ground, door } = board;
  const presence = board.presence(counter.side);
  const mode = door.march.mode(counter);
  return getNeighbours(ground.grid, from).filter((to, side) => {
    const crossing = getCrossing(ground, from, side);
    if (to < 0 || !crossing || cell(presence, to) & ENEMY) return false;
    return !isRefusal(askStep(board, counter, crossing, DRIVEN, mode));
  });
};

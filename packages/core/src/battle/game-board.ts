import { parseHex } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import { readNames } from '../game/ask.ts';
import { readRecord } from '../game/fault.ts';
import { fillProfile, memoiseById, type OptionOf, type Readings, type TableChoice } from '../game/index.ts';
import { first } from '../game/value.ts';
import { applyChanges } from './apply-changes.ts';
import type { Battlefield } from './battlefield.ts';
import type { Change } from './change.ts';
import { oneOf } from './check.ts';
import type { CounterBase } from './counter.ts';
import type { BattleDoor, BattleTypes, CounterOf, Table } from './door.ts';
import { buildGround, type Ground } from './ground.ts';
import { readCounters } from './read-counters.ts';
import { text } from './values.ts';
import { buildPresence, buildZones, type ZoneMap } from './zones.ts';

/**
 * A battlefield document on a game's board: its ground compiled, its counters read by the game, all words checked. It never
 * changes; `changeBoard` gives another that shares its ground.
 */
export interface GameBoard<G extends BattleTypes = BattleTypes> extends Table<G> {
  readonly door: BattleDoor<G>;
  readonly document: Battlefield;
  /** An option for every reading of the door and of its calculators. */
  readonly readings: Readonly<Record<string, string>>;
  readonly ground: Ground<G['terrain'], G['feature'], G['road']>;
  /** All counters, in the order of the document; those off the board too. */
  readonly counters: readonly CounterOf<G>[];
  readonly byId: ReadonlyMap<string, CounterOf<G>>;
  /** The sides that have counters. */
  readonly sides: readonly string[];
  /** The zones of a side. */
  zones(side: string): ZoneMap<G>;
  /** What a side finds in each hex beside the ground, as bits. */
  presence(side: string): Uint8Array;
  /** What is known of steps, by the kind of who marches: shared by all boards of one ground and table. */
  readonly known: Map<string, Int32Array>;
  /** The counters of each hex, from the top of the stack; `undefined` where none stands. */
  readonly stacks: readonly (readonly CounterOf<G>[] | undefined)[];
}

const listReadings = <G extends BattleTypes>({ readings, calculators }: BattleDoor<G>): Readings =>
  Object.assign({}, ...Object.values(calculators).map((calculator) => calculator.readings), readings);

/** A choice as plain data, every part of it read: what goes by another name, or is a list or a promise, would go unheeded. */
const readChoice = <G extends BattleTypes>(door: BattleDoor<G>, given: TableChoice): TableChoice => {
  const { edition, readings = {} } = readNames(given, 'table', ['edition', 'readings']);
  const ids = Object.keys(listReadings(door));
  // Both are checked whatever they are.
  return { edition, readings: readRecord(readings, 'readings', 'readings', ids) } as TableChoice;
};

const settleTable = <G extends BattleTypes>(door: BattleDoor<G>, document: Battlefield, given: TableChoice) => {
  const editions = door.editions;
  const choice = readChoice(door, given);
  const edition = choice.edition ?? document.edition ?? first(editions);
  if (!editions.includes(edition)) rejectInput('edition', 'edition', editions, edition);
  const readings = fillProfile(listReadings(door), { ...document.readings, ...choice.readings });
  return { edition, readings };
};

const stackUp = <G extends BattleTypes>(size: number, counters: readonly CounterOf<G>[]) => {
  const stacks: (CounterOf<G>[] | undefined)[] = new Array(size).fill(undefined);
  counters.forEach((counter, i) => {
    if (counter.hex < 0) return;
    const stack = stacks[counter.hex];
    if (!stack) stacks[counter.hex] = [counter];
    else if (stack[0]?.side !== counter.side)
      rejectInput('both-sides', `units.${i}.hex`, { rule: 'one-side' }, counter.unit.hex);
    else stack.push(counter);
  });
  return stacks;
};

const createBoard = <G extends BattleTypes>(
  door: BattleDoor<G>,
  document: Battlefield,
  table: { readonly edition: string; readonly readings: Readonly<Record<string, string>> },
  ground: Ground<G['terrain'], G['feature'], G['road']>,
  known = new Map<string, Int32Array>(),
  consulted?: Set<string>,
): GameBoard<G> => {
  const reading = <K extends keyof G['readings'] & string>(id: K) => {
    consulted?.add(id);
    // The profile was filled from these very readings.
    return table.readings[id] as OptionOf<G['readings'][K]>;
  };
  const counters = readCounters(door, document, ground.grid, { edition: table.edition, reading });
  const board: GameBoard<G> = {
    door,
    document,
    ...table,
    reading,
    ground,
    counters,
    byId: new Map(counters.map((counter) => [counter.id, counter])),
    stacks: stackUp<G>(ground.grid.size, counters),
    sides: [...new Set(counters.map(({ side }) => side))],
    zones: memoiseById((side) => buildZones(board, side)),
    presence: memoiseById((side) => buildPresence(board, side)),
    known,
  };
  return board;
};

/**
 * Opens a document that was read. A word that the game does not have, a figure that a counter cannot do without, both sides in
 * one hex: one error that names the place.
 */
export const openBoard = <G extends BattleTypes>(
  door: BattleDoor<G>,
  document: Battlefield,
  choice: TableChoice = {},
): GameBoard<G> => {
  if (document.game !== undefined && document.game !== door.game.id)
    rejectInput('game', 'game', [door.game.id], document.game);
  return createBoard(door, document, settleTable(door, document, choice), buildGround(document, door.palette));
};

/** The board with other units on it; its ground and what is known of marches are shared. */
export const withDocument = <G extends BattleTypes>(board: GameBoard<G>, document: Battlefield): GameBoard<G> => {
  const { door, ground, edition, readings, known } = board;
  return createBoard(door, document, { edition, readings }, ground, known);
};

/** What the table chose before, and what it chooses by some changes. */
const chooseAgain = (
  { edition, readings }: Pick<GameBoard, 'edition' | 'readings'>,
  changes: readonly Change[],
): TableChoice =>
  changes.reduce(
    (before, change) =>
      change.change === 'table'
        ? { edition: change.edition ?? before.edition, readings: { ...before.readings, ...change.readings } }
        : before,
    { edition, readings },
  );

/** The board after some changes; its ground and what is known of marches are shared, unless the ground or the table changed. */
export const changeBoard = <G extends BattleTypes>(board: GameBoard<G>, changes: readonly Change[]): GameBoard<G> => {
  const document = applyChanges(board.document, changes);
  const isOther = changes.some(({ change }) => change === 'ground' || change === 'table');
  return isOther ? openBoard(board.door, document, chooseAgain(board, changes)) : withDocument(board, document);
};

/** The same board under another printing or other readings. */
export const withReadings = <G extends BattleTypes>(board: GameBoard<G>, choice: TableChoice): GameBoard<G> => {
  const { door, document, ground, edition, readings } = board;
  const chosen = readChoice(door, choice);
  const table = { edition: chosen.edition ?? edition, readings: { ...readings, ...chosen.readings } };
  return createBoard(door, document, settleTable(door, document, table), ground);
};

/** The same board with nothing remembered: it gathers the readings that are asked for. */
export const watchReadings = <G extends BattleTypes>(board: GameBoard<G>, consulted: Set<string>): GameBoard<G> => {
  const { door, document, ground, edition, readings } = board;
  return createBoard(door, document, { edition, readings }, ground, new Map(), consulted);
};

/** A counter by its id, or the error that lists them. */
export const getCounter = <G extends BattleTypes>(board: GameBoard<G>, id: string, field = 'counter'): CounterOf<G> =>
  board.byId.get(id) ?? rejectInput('counter', field, [...board.byId.keys()], id);

/** A side that has counters, or the error that lists them. */
export const checkSide = ({ sides }: Pick<GameBoard, 'sides'>, side: string): string => oneOf(side, 'side', sides);

const NOBODY: readonly never[] = [];

/** The counters of a hex, from the top of the stack. */
export const getStack = <G extends BattleTypes>(board: GameBoard<G>, hex: number): readonly CounterOf<G>[] =>
  board.stacks[hex] ?? NOBODY;

const readLabel = text(0, 20);

/** The position of a printed hex number, or the error that names the field. */
export const parseBoardHex = (board: Pick<GameBoard, 'ground'>, label: string, field = 'hex'): number =>
  parseHex(board.ground.grid, readLabel(label, field), field);

/** Whether a word stands in the state of a counter’s formation. */
export const hasFormationState = (
  { document }: Pick<GameBoard, 'document'>,
  { formation, side }: Pick<CounterBase, 'formation' | 'side'>,
  word: string,
): boolean =>
  document.formations.some(
    (entry) => entry.formation === formation && entry.side === side && entry.state.includes(word),
  );

/** Whether a word stands in the state of a side. */
export const hasSideState = ({ document }: Pick<GameBoard, 'document'>, side: string, word: string): boolean =>
  document.sides.some((entry) => entry.side === side && entry.state.includes(word));

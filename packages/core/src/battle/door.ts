import type { Along, Blocks } from '@coup-doeil/hex';
import type { Cite } from '../chart/cell.ts';
import type { AnyCalculator, GameVersion, OptionOf, Readings, Refusal, Tally } from '../game/index.ts';
import type { Text } from '../text/index.ts';
import type { ActionRules, ResultRules } from './action-rules.ts';
import type { BattleUnit } from './battlefield.ts';
import type { Change } from './change.ts';
import type { Counter } from './counter.ts';
import type { GameBoard } from './game-board.ts';
import type { Crossing } from './ground.ts';
import type { Palette } from './palette.ts';

/** The types of one game: what it makes of a counter, the words of its ground, and the readings that its door asks. */
export interface BattleTypes {
  readonly counter: object;
  readonly terrain: string;
  readonly feature: string;
  readonly road: string;
  readonly readings: Readings;
}

/** A counter of a game. */
export type CounterOf<G extends BattleTypes> = Counter<G['counter']>;

/** What lies on the way from hex to hex in a game. */
export type CrossingOf<G extends BattleTypes> = Crossing<G['terrain'], G['feature'], G['road']>;

/**
 * What a game gives so that its counters can stand on a map: its battle door. Core works out the rest from it, the same for
 * every game: reach, zones, fields of view, sets of attackers, threats, plans.
 *
 * A door computes nothing that a calculator computes. It says what the rules need to know of a counter and of a step, and
 * makes inputs for the calculators; every figure that a player sees comes from a calculator's report.
 *
 * How to write one, part by part, is in `docs/battle.md`. In short:
 *
 * - `palette`: the words of a document; core refuses every other word, with its place.
 * - `readCounter`: what the rules need of a counter, from its face that shows. Own fields only: core adds the rest.
 * - `isUnit`: false for a leader alone, who has no zone and is nobody's neighbour, friend or target.
 * - `march`: one step by the march rule. It is asked once for each kind of crossing, circumstances and mode, and remembered,
 *   so it must depend on nothing else but the counter's `kind`.
 * - `controls`: whether a counter's zone covers the hex across one of its sides.
 * - `sight`: what blocks a line, if anything does.
 * - `actions`: for each thing that counters do to a hex, who may take part, and the calculator's ready input.
 * - `after`, `follow`: what an outcome changes, and what the sheet says may come next.
 *
 * Readings: `board.reading(id)` gives the option chosen. The door lists the readings that it asks itself in `readings`;
 * those of its calculators are added.
 */
export interface BattleDoor<G extends BattleTypes = BattleTypes> {
  readonly game: GameVersion;
  /** Its printings, the default first. */
  readonly editions: readonly string[];
  readonly palette: Palette<G['terrain'], G['feature'], G['road']>;
  /** The readings that the door asks; those of the calculators need not stand here. */
  readonly readings: G['readings'];
  /** Those of them on which it hangs whether a hex is empty: plans tell such a goal under each option. */
  readonly emptyReadings?: readonly (keyof G['readings'] & string)[];
  /** The calculators that its actions and marches go to, by id. */
  readonly calculators: Readonly<Record<string, AnyCalculator>>;
  /** What the rules need of a counter. Throw nothing: `reads` refuses by the place in the document. */
  readCounter(unit: BattleUnit, reads: CounterReader, table: Table<G>): G['counter'];
  /** Whether it is a unit for others; a leader alone is none. Nobody enters a hex with an enemy counter, whatever it is. */
  isUnit(board: GameBoard<G>, counter: CounterOf<G>): boolean;
  readonly march: MarchRules<G>;
  /**
   * What a counter has over the hex across one of its sides: 0 for no control, `ZONE` for control; a game whose rules tell
   * zones apart adds bits of its own, from `OWN_BITS` up (“of formed cavalry”).
   */
  controls(board: GameBoard<G>, counter: CounterOf<G>, side: number): number;
  readonly sight: SightRules<G>;
  readonly actions: readonly ActionRules<G>[];
  /** What follows the outcomes of its actions, where that is loaded only when dice lie: see `loadResults`. */
  results?(): Promise<Results<G>>;
}

/** What follows the outcomes of each action, by its id. */
export type Results<G extends BattleTypes = BattleTypes> = Readonly<Record<string, ResultRules<G>>>;

/** How a table plays: its printing and its readings. */
export interface Table<G extends BattleTypes = BattleTypes> {
  readonly edition: string;
  /** The option of a reading. */
  reading<K extends keyof G['readings'] & string>(id: K): OptionOf<G['readings'][K]>;
}

/** What a march rule is given: the table, and the tally to tell its figures to. */
export interface RuleTable<G extends BattleTypes = BattleTypes> extends Table<G> {
  readonly tally: Tally;
}

/** Reads a counter of a document. Its words and figures were checked against the palette before. */
export interface CounterReader {
  /** The strength, or a rating by its name; `null` where the document does not give it. */
  figure(name: string, face?: Face): number | null;
  /** A figure of the front that this counter cannot do without; one that is missing is an error that names its place. */
  needs(name: string): number;
  arm<A extends string>(arms: readonly A[]): A;
  /** The last of these states that it has; the first where it has none of them. */
  state<S extends string>(states: readonly [S, ...S[]]): S;
  /** Whether a word stands among its states or traits. */
  has(word: string): boolean;
}

/** A face of a counter. */
export type Face = 'front' | 'back';

/** What holds of a step beside the ground. */
export interface Circumstances {
  /** A friendly unit stands in the hex entered. */
  readonly friend: boolean;
  /** An enemy unit stands next to the hex entered. */
  readonly beside: boolean;
  /** The zone bits of the hex left and of the hex entered: 0 where no enemy controls it. */
  readonly leaving: number;
  readonly entering: number;
}

/** A step that may be made; its cost is the tally's total. */
export interface MarchedStep {
  /** The mode that the counter goes on in, by number. */
  readonly mode: number;
  /** The march ends here. */
  readonly stops: boolean;
  /** It takes all that is left, whatever the tally says; where nothing is left it cannot be made. The march ends here. */
  readonly takesRest?: boolean;
  /** In points what such a step costs before it takes the rest, such as leaving a zone: more than that must be left. */
  readonly needs?: number;
}

/** The march of a counter. Modes are the states in which one may march: in order and disordered on the way, say. */
export interface MarchRules<G extends BattleTypes = BattleTypes> {
  /** The calculator that tells the working of a march. */
  readonly calculator: string;
  /** Costs are whole numbers of 1/scale of a point: 2 where the chart has halves. */
  readonly scale: number;
  /** What each mode is, for people. */
  readonly modes: readonly Text[];
  /** Bits of zones that the rule tells apart, beside `ZONE`: how many there are, four at most. */
  readonly ownBits?: number;
  /** Counters that march alike have the same word: all that `step` reads of a counter but its mode. */
  kind(counter: CounterOf<G>): string;
  /** The mode that it starts in. */
  mode(counter: CounterOf<G>): number;
  /** Its allowance in points, `null` where the document does not give it. */
  allowance(counter: CounterOf<G>): number | null;
  /** One step by the march rule. */
  step(
    table: RuleTable<G>,
    counter: CounterOf<G>,
    crossing: CrossingOf<G>,
    circumstances: Circumstances,
    mode: number,
  ): MarchedStep | Refusal;
  /** Where it is printed, or read, that a march ends in an enemy zone. */
  readonly zoneStopCite?: Cite;
  /** Why it may not march at all: the phase, what it has done this turn. */
  barsMarch?(board: GameBoard<G>, counter: CounterOf<G>): Refusal | undefined;
  /** Why it may not end its march in a hex, if the sheet bars it. Other counters of its side may stand there. */
  barsEnd?(board: GameBoard<G>, counter: CounterOf<G>, hex: number): Refusal | undefined;
  /** What a march that ends in a mode makes of the counter beside its new hex: its order, its marks. */
  after(counter: CounterOf<G>, mode: number): readonly Change[];
  /** The input of the calculator for these steps. */
  input(board: GameBoard<G>, counter: CounterOf<G>, steps: readonly MarchStep<G>[]): unknown;
}

/** One step of a march on the board. */
export interface MarchStep<G extends BattleTypes = BattleTypes> {
  readonly crossing: CrossingOf<G>;
  readonly circumstances: Circumstances;
}

/** What a line of sight meets. Nothing blocks where the sheet leaves it to the player and the player says nothing. */
export interface SightRules<G extends BattleTypes = BattleTypes> {
  /** The rule of a line between two hexes, as the table reads it; `undefined` where nothing blocks. */
  blocks(board: GameBoard<G>, from: number, to: number): Blocks | undefined;
  /** Along a hexside: unless given, both hexes must block. */
  along?(board: GameBoard<G>): Along;
}

/** Says what a door is; everything in it keeps the types of its game. */
export const defineBattle = <G extends BattleTypes>(door: BattleDoor<G>): BattleDoor<G> => door;

/** A door whose actions know what follows their outcomes. */
export const withResults = <G extends BattleTypes>(
  { results: _, ...door }: BattleDoor<G>,
  results: Results<G>,
): BattleDoor<G> => ({
  ...door,
  actions: door.actions.map((rules) => ({ ...rules, ...results[rules.id] })),
});

/** A door with what follows the outcomes of its actions, also where that is loaded later. */
export const loadResults = async <G extends BattleTypes>(door: BattleDoor<G>): Promise<BattleDoor<G>> =>
  door.results ? withResults(door, await door.results()) : door;

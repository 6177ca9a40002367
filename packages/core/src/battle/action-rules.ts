import type { Brief, Fact, Refusal } from '../game/index.ts';
import type { Text } from '../text/index.ts';
import type { Change } from './change.ts';
import type { BattleTypes, CounterOf } from './door.ts';
import type { GameBoard } from './game-board.ts';
import type { Labels } from './palette.ts';

/** A counter that takes part, and how: one of the manners of its action. */
export interface Part {
  readonly counter: string;
  readonly as: string;
}

/** What somebody asks of the board: who does what to which hex. Plain data: a plan and a link hold it. */
export interface ActionAsk {
  /** The id of the action: `shock`. */
  readonly action: string;
  readonly side: string;
  readonly parts: readonly Part[];
  /** The printed numbers of the hexes. */
  readonly targets: readonly string[];
  /** What was asked at the action, by question: the option chosen. What is not answered is at its default. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
}

/** A choice that is a player's: never guessed, put as a question. */
export interface Question {
  /** What is asked; after points the counter, side or hex that it is about: `recoil-to.guard-1`. */
  readonly id: string;
  /** Whose choice it is. */
  readonly side: string;
  /** The counter that it is about. */
  readonly counter?: string;
  readonly label: Text;
  /** The first is the default. An option that is a hex goes by its printed number. */
  readonly options: readonly { readonly id: string; readonly label: Text }[];
  /** The options are hexes of the map. */
  readonly hexes?: true;
}

/** Which part of an input is which counter. */
export interface Role {
  /** Dotted, counted from 1: `attackers.2`. */
  readonly path: string;
  readonly counter: string;
}

/** Something that the board says beside a report. */
export interface BoardFact extends Fact {
  /** A figure of the answer rests on what the document or the sheet does not give. */
  readonly incomplete?: true;
}

/** What a report calls a part of its input, and what the board calls it. */
export interface PartName {
  readonly called: Text;
  readonly name: Text;
}

/** An action made ready: what its calculator is asked. */
export interface ReadyAction {
  readonly calculator: string;
  readonly input: unknown;
  readonly roles: readonly Role[];
  readonly questions: readonly Question[];
  readonly facts: readonly BoardFact[];
  /** What the working and the facts of the report call otherwise than the board does. */
  names?(): readonly PartName[];
}

/** An action that is legal as far as the sheet goes, and for which no answer can be had: a figure that the document lacks. */
export interface UnpricedAction {
  readonly unpriced: Text;
}

/** Counters from which sets are drawn, each with the manners in which it may take part. */
export interface Pool<G extends BattleTypes = BattleTypes> {
  readonly counters: readonly { readonly counter: CounterOf<G>; readonly manners: readonly string[] }[];
  /** The most that act together; all of them unless given. */
  readonly most?: number;
}

/** What follows the outcomes of an action. */
export interface ResultRules<G extends BattleTypes = BattleTypes> {
  /** What an outcome changes. */
  after?(board: GameBoard<G>, done: DoneAction<G>): After;
  /** What the sheet says may come next. `after` is the board with all changes; the counters of `done` are as they were before. */
  follow?(after: GameBoard<G>, done: DoneAction<G>): readonly FollowUp[];
}

/** One thing that counters do to a hex. */
export interface ActionRules<G extends BattleTypes = BattleTypes> extends ResultRules<G> {
  readonly id: string;
  readonly label: Text;
  /** How a counter may take part, for people; the first is the plain manner. */
  readonly manners: Labels;
  /** What it is called where all who take part do so in one manner, by manner; else as its label says. */
  readonly called?: Readonly<Record<string, Text>>;
  /** `own` for what counters do to themselves, such as a rally: their own hex is the target. Else the hexes of enemies. */
  readonly against?: 'own';
  /** The mark that it leaves on who took part: a search takes nobody who has it already. */
  readonly mark?: string;
  /** A fire: a search may put it before an attack on the same hex. */
  readonly prepares?: true;
  /** The most hexes of one action; 1 unless given. Lists show one; more are a player’s choice. */
  readonly mostTargets?: number;
  /** Where the sheet has no table: what a player may say that became of a counter. */
  readonly fates?: Labels;
  /**
   * Who of a side might act against a hex, in pools: every legal set that is worth listing lies within one of them. It may
   * offer too much (`prepare` refuses), never too little.
   */
  pools(board: GameBoard<G>, side: string, target: number): readonly Pool<G>[];
  /** The ready input; or a refusal: why not, and where that is printed. The parts are counters of the side, each once. */
  prepare(board: GameBoard<G>, ask: PreparedAsk<G>): ReadyAction | UnpricedAction | Refusal;
  /** Whether a legal action is worth listing, by its answer in short; every one is unless this says otherwise. */
  isListed?(board: GameBoard<G>, brief: Brief): boolean;
  /**
   * What becomes of a counter hangs on its own fate alone: not on the row, nor on what becomes of others, unless a side bears
   * something together. `after` gives first what changes whatever the fates, then what each of them changes, of that counter
   * alone. A plan then asks once for each fate, not once for each set of fates.
   */
  readonly separate?: true;
}

/** An ask whose words have become counters and a hex. */
export interface PreparedAsk<G extends BattleTypes = BattleTypes> {
  readonly side: string;
  readonly parts: readonly { readonly counter: CounterOf<G>; readonly as: string }[];
  /** The hexes that it is against: one, or more where `mostTargets` allows it. */
  readonly targets: readonly [number, ...number[]];
  /** The answer to a question; `undefined` where none was given. */
  answer(question: string): string | undefined;
}

/** How an action came out: the row of the table, and the fate of every counter that has a role. */
export interface ActionOutcome {
  /** The row's id; empty where the sheet has no table and a player said what happened. */
  readonly row: string;
  /** By counter: the fate's id, of the calculator's fates. */
  readonly fates: Readonly<Record<string, string>>;
  /** What a side bears together beside the fates: `{ steps: 2, retreat: 1 }`. */
  readonly bears?:
    | { readonly [Side in 'attacker' | 'defender']?: Readonly<Record<string, number>> | undefined }
    | undefined;
}

/** An action and how it came out. The board is the one that it was asked on. */
export interface DoneAction<G extends BattleTypes = BattleTypes> extends PreparedAsk<G> {
  readonly ready: ReadyAction;
  readonly outcome: ActionOutcome;
}

/** What an outcome changes, as far as the questions put so far are answered; `done` answers them by `answer`. */
export interface After {
  readonly changes: readonly Change[];
  readonly questions: readonly Question[];
  /** What is told and changed by hand. */
  readonly facts: readonly BoardFact[];
}

/** Something that may come next. */
export interface FollowUp {
  readonly id: string;
  readonly label: Text;
  readonly side: string;
  /** What is moved before, if anything: a hex that is entered first. */
  readonly changes?: readonly Change[];
  /** Asks to choose from, on the board after these changes; none where it is told only. Fewer counters may take part. */
  readonly asks: readonly ActionAsk[];
  readonly facts: readonly BoardFact[];
}

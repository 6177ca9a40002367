import type { Cite } from '../chart/cell.ts';
import { same, type Text } from '../text/index.ts';
import { type Brief, computeAnswer, createBrief, createContext } from './answer.ts';
import type { CheckedAsk, EditionOf, InputOf } from './ask.ts';
import { type Answer, type Calculator, type Face, type Fact, isRefusal, type Refusal } from './calculator.ts';
import { type DecidedReading, decide, type ReadingUse } from './decide.ts';
import type { Ways } from './odds-list.ts';
import { memoise, memoiseById } from './once.ts';
import { type Recording, recordingTally, type Step } from './tally.ts';

/** One outcome of a list of odds: its id, its words, and its ways out of a whole number. */
export interface Way {
  readonly id: string;
  readonly label: Text;
  readonly ways: number;
  readonly of: number;
}

/** The answer of a report: its total, its headline, its measure, its facts, and what each face would bring. */
export interface ReportAnswer {
  readonly total: number | null;
  readonly headline: string;
  readonly incomplete: boolean;
  readonly measure: (Ways & { readonly label: Text }) | null;
  readonly facts: readonly Fact[];
  readonly faces: { readonly die: string; readonly chart: string; readonly rows: readonly Face[] } | null;
}

/** The names of the lists of odds that a calculator may answer with. */
export type OddsNameOf<C extends Calculator> = keyof NonNullable<C['odds']> & string;

/** The odds of a report by the names of their lists. Missing are the list of a unit that takes no part, and one of more ways than numbers hold exactly. */
export type ReportOdds<C extends Calculator = Calculator> =
  string extends OddsNameOf<C>
    ? Readonly<Record<string, readonly Way[]>>
    : { readonly [Name in OddsNameOf<C>]?: readonly Way[] };

/** What a calculator answers, without how it came to that: what `answer` gives. */
export interface ShortReport<C extends Calculator = Calculator> {
  /** The id of the game. */
  readonly game: string;
  readonly edition: EditionOf<C>;
  /** The id of the calculator. */
  readonly calculator: string;
  /** The version of the game's data. */
  readonly version: string;
  /** What was asked, with its defaults. */
  readonly input: InputOf<C>;
  /** Why there is no answer: an illegal move, and where that is printed. */
  readonly refused: Refusal['refused'] | null;
  readonly answer: ReportAnswer | null;
  /** Exact odds: each outcome with its ways out of a whole number. Empty where the move is refused. */
  readonly odds: ReportOdds<C>;
}

/** What `run` gives: the answer, its working step by step, exact odds, lit cells and readings; or a refusal. */
export interface Report<C extends Calculator = Calculator> extends ShortReport<C> {
  /** The steps that add up to the total, each with its citation; what was set aside names what set it aside. */
  readonly working: readonly Step[];
  /** The cells that the answer was read from. */
  readonly lit: readonly Pick<Cite, 'chart' | 'row' | 'column'>[];
  /** The doubtful places that mattered, and whether another option would change the answer. */
  readonly readings: readonly ReadingUse[];
}

type OddsWords = NonNullable<Calculator['odds']>[string];

// The words of an outcome are the same every time.
export const worded = memoise((words: OddsWords) => memoiseById((id) => words.outcome(id)));

const oddsOf = <C extends Calculator>(calculator: C, result: Answer | Refusal): ReportOdds<C> => {
  const waysByName: Record<string, readonly Way[]> = {};
  if (isRefusal(result)) return waysByName as ReportOdds<C>;
  for (const [name, { of, ways }] of Object.entries(result.odds ?? {})) {
    const words = calculator.odds?.[name];
    const label = words ? worded(words) : same;
    waysByName[name] = ways.map(([id, n]) => ({ id, label: label(id), ways: n, of }));
  }
  // Its names are those of this very calculator's lists.
  return waysByName as ReportOdds<C>;
};

const litOf = (tally: Recording, result: Answer | Refusal): Report['lit'] => {
  const cites = [...tally.lit];
  if (isRefusal(result)) cites.push(result.refused.cite);
  else for (const fact of result.facts ?? []) if (fact.cite) cites.push(fact.cite);
  const lit: Pick<Cite, 'chart' | 'row' | 'column'>[] = [];
  for (const { chart, row, column } of cites)
    if (row !== undefined && !lit.some((at) => at.row === row && at.column === column && at.chart === chart))
      lit.push(column === undefined ? { chart, row } : { chart, row, column });
  return lit;
};

/** The game that is asked, and the version of its data: a game's `meta` is one. */
export interface GameVersion<GameId extends string = string> {
  readonly id: GameId;
  readonly version: string;
}

/** The answer of a report, or its refusal. */
export const createAnswer = (
  calculator: Calculator,
  result: Answer | Refusal,
  { refused, headline, measure }: Brief = createBrief(calculator, result),
): Pick<Report, 'refused' | 'answer'> => {
  if (isRefusal(result)) return { refused, answer: null };
  const { faces } = result;
  return {
    refused,
    answer: {
      total: result.total,
      headline,
      incomplete: result.incomplete ?? false,
      measure: measure && calculator.measure ? { ...measure, label: calculator.measure.label } : null,
      facts: result.facts ?? [],
      faces: faces ? { die: faces.die, chart: faces.chart, rows: faces.rows } : null,
    },
  };
};

/** The report of a checked ask without its working, which costs less. */
export const createShortReport = <C extends Calculator>(
  game: GameVersion,
  calculator: C,
  asked: CheckedAsk<C>,
): ShortReport<C> => {
  const result = computeAnswer(calculator, asked);
  return {
    game: game.id,
    edition: asked.edition,
    calculator: calculator.id,
    version: game.version,
    input: asked.input,
    ...createAnswer(calculator, result),
    odds: oddsOf(calculator, result),
  };
};

/** The report of a checked ask; `tell` may say more of a reading from the answers under its options. */
export const computeReport = <C extends Calculator>(
  game: GameVersion,
  calculator: C,
  asked: CheckedAsk<C>,
  tell: (decided: DecidedReading) => ReadingUse,
): Report<C> => {
  const tally = recordingTally();
  const consulted = new Set<string>();
  const result = calculator.answer(createContext(calculator, asked, tally, consulted), asked.input);
  const brief = createBrief(calculator, result);
  return {
    game: game.id,
    edition: asked.edition,
    calculator: calculator.id,
    version: game.version,
    input: asked.input,
    ...createAnswer(calculator, result, brief),
    working: tally.steps,
    odds: oddsOf(calculator, result),
    lit: litOf(tally, result),
    readings: Object.entries(calculator.readings)
      .filter(([id]) => consulted.has(id))
      .map((doubt) => tell(decide(calculator, asked, doubt, { result, brief }))),
  };
};

/** The report of a checked ask in which options of a reading that look alike are not told apart yet. */
export const createPlainReport = <C extends Calculator>(
  game: GameVersion,
  calculator: C,
  asked: CheckedAsk<C>,
): Report<C> => computeReport(game, calculator, asked, ({ use }) => use);

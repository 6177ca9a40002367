import type { Bands } from '../chart/bands.ts';
import type { Cite } from '../chart/cell.ts';
import type { Chart } from '../chart/chart.ts';
import type { Text } from '../text/index.ts';
import type { Branches } from './branches.ts';
import type { GroupField, Scalar, Typed } from './field.ts';
import type { measureBranches } from './measure-branches.ts';
import type { OddsList } from './odds-list.ts';
import { memoise } from './once.ts';
import type { OptionOf, Readings } from './reading.ts';
import type { Place, Tally } from './tally.ts';
import type { Walk } from './walk.ts';
import type { Word } from './words.ts';

/** What every rule is given: the charts of one printing, the readings chosen, and the tally to tell. */
export interface Context<C = unknown, R extends Readings = Readings> {
  readonly edition: string;
  readonly charts: C;
  readonly tally: Tally;
  /** Whether the branches are enough: no odds are folded from them. */
  readonly unfolded?: boolean;
  /** How a doubtful place is read; asking is what makes the report name it. */
  reading<K extends keyof R & string>(id: K): OptionOf<R[K]>;
}

/** Exact odds by outcome id, out of one whole number: what `@coup-doeil/dice` makes. */
export interface Odds {
  readonly of: number;
  readonly ways: readonly (readonly [id: string, ways: number])[];
}

/** One thing an answer says: the value free of language, and its words where it needs any. */
export interface Fact {
  readonly id: string;
  readonly label: Text;
  readonly value: Scalar;
  readonly text?: Text;
  readonly cite?: Cite;
}

/** What each face of the die would bring. */
export interface Face {
  readonly face: number;
  readonly total: number;
  readonly row: string;
  /** What is printed in each column, without marks; the marks beside it, of the cells that have any. */
  readonly cells: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

/** What a rule answers: a total, facts, what each face of the die would bring, and exact odds. */
export interface Answer {
  /** What the working folds to; `null` where there is no sum. */
  readonly total: number | null;
  /** The sheet is silent on something, so the total is not the whole of it. */
  readonly incomplete?: boolean;
  readonly facts?: readonly Fact[];
  readonly faces?: { readonly die: string; readonly chart: string; readonly rows: readonly Face[] };
  /** What the dice can bring, of a calculator with dice. */
  readonly branches?: Branches;
  /** Folded from the branches: a calculator gives those, and no odds of its own. */
  readonly odds?: Readonly<Record<string, Odds>>;
}

/** An illegal move is an answer: why, and where it is printed. */
export interface Refusal {
  readonly refused: { readonly reason: Text; readonly cite: Cite };
}

/** Says that a move is illegal, why, and where that is printed. */
export const refuse = (reason: Text, place: Pick<Place, 'cite'>): Refusal => ({
  refused: { reason, cite: place.cite },
});

/** Whether a result is a refusal. */
export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** The outcome of its odds that a player wants more of. */
export interface Measure {
  readonly label: Text;
  readonly list: string;
  counts(outcome: string): boolean;
}

/** A situation worth having at hand. */
export interface Example {
  readonly id: string;
  readonly title: Text;
  /** The words of its input, a space between them. */
  readonly words: string;
}

/**
 * From an input to an answer, over the charts of a game's printings. Ask it by `run`, which checks what is asked; the types of
 * its input, charts, readings, printings, odds and game follow from how it is defined.
 */
export interface Calculator<
  I = unknown,
  C extends Readonly<Record<string, Chart>> = Readonly<Record<string, Chart>>,
  R extends Readings = Readings,
  Edition extends string = string,
  List extends string = string,
  GameId extends string = string,
> {
  readonly id: string;
  /** The id of its game: it answers for no other. Without it, for any. */
  readonly game?: GameId;
  readonly title: Text;
  readonly lead: Text;
  readonly input: Typed<I> & GroupField;
  /**
   * Its printings, the default first: the game's own list of them. Without it they stand in the order of `charts`, where
   * JavaScript puts names that are whole numbers first and in ascending order.
   */
  readonly printings?: readonly string[];
  /** The charts it reads, by printing. */
  readonly charts: Readonly<Record<Edition, C>>;
  readonly readings: R;
  readonly measure?: Measure;
  /** A total that is a cost is shown without a plus. */
  readonly totalIs?: 'cost';
  /** The fact that heads the answer before its total: the column of an odds table. */
  readonly leadFact?: string;
  /** Its lists of odds, each by the name that it has in a report. */
  readonly odds?: Readonly<Record<List, OddsList>>;
  /** Counts a measure in branches; `defineDiceCalculator` gives it, so that calculators without dice do without. */
  readonly measureBranches?: typeof measureBranches;
  /** Of a calculator over a printed sequence: its legal choices, one after another. */
  readonly walk?: Walk<unknown>;
  /** Reads the words of older links, and says the same in today's. */
  renewWords?(words: readonly Word[]): readonly Word[];
  /** Situations worth having at hand; the first is the worked example. */
  readonly examples: readonly Example[];
  answer(context: Context<C, R>, input: I): Answer | Refusal;
}

/** Words that a link keeps for itself: no field of an input may go by them, as the conformance checks of games prove. */
export const RESERVED_WORDS = ['edition', 'reading', 'v', 'was'] as const;

/** Says what a calculator is; its types follow from its input, its charts, its readings and its lists of odds. */
export const defineCalculator = <
  I,
  C extends Readonly<Record<string, Chart>>,
  R extends Readings,
  Edition extends string,
  List extends string = string,
  GameId extends string = string,
>(
  spec: Calculator<I, C, R, Edition, List, GameId>,
): Calculator<I, C, R, Edition, List, GameId> => spec;

type PrintedCells = Readonly<Record<string, { readonly printed: string; readonly marks: readonly string[] }>>;

// A row prints the same every time.
const printedOf = /* @__PURE__ */ memoise((cells: PrintedCells): Pick<Face, 'cells' | 'marks'> => {
  const entries = Object.entries(cells);
  return {
    cells: Object.fromEntries(entries.map(([side, { printed }]) => [side, printed])),
    marks: Object.fromEntries(entries.flatMap(([side, { marks }]) => (marks.length > 0 ? [[side, marks]] : []))),
  };
});

// Any bands will do: only what is printed is shown.
interface PrintedBands extends Pick<Bands<Record<string, never>>, 'id'> {
  at(total: number): { readonly id: string; readonly cells: PrintedCells };
}

/** The faces of a die on a chart; they are looked up when somebody shows them. */
class DieFaces {
  readonly die: string;
  readonly chart: string;
  readonly #list: () => readonly Face[];

  constructor(die: string, chart: string, list: () => readonly Face[]) {
    this.die = die;
    this.chart = chart;
    this.#list = list;
  }
  get rows(): readonly Face[] {
    return this.#list();
  }
}

/** What every face of a die comes to on a band chart, the total of the modifiers added. */
export const listFaces = (
  { id, faces }: { readonly id: string; readonly faces: readonly number[] },
  total: number,
  chart: PrintedBands,
): NonNullable<Answer['faces']> =>
  new DieFaces(id, chart.id, () =>
    faces.map((face) => {
      const row = chart.at(face + total);
      return { face, total: face + total, row: row.id, ...printedOf(row.cells) };
    }),
  );

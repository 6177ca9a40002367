import type { Die } from '@coup-doeil/dice';
import type { Cite } from '../chart/cell.ts';
import type { Text } from '../text/index.ts';
import type { BattleSide } from './field.ts';
import type { OddsList, Ways } from './odds-list.ts';
import { memoise } from './once.ts';
import type { RowEnd } from './unit-odds.ts';

/** What is thrown: a die's id and its faces. */
export type DieFaces = Pick<Die, 'id' | 'faces'>;

/** A die, and what it is thrown for. */
export interface AskedDie {
  readonly die: DieFaces;
  readonly why: Text;
  /** What each face counts, of a die that is read by itself before it is added up: the successes of a pool. */
  readonly counts?: readonly number[];
}

/** A test that a row of the table calls for: one die, passed at or below `need`. */
export interface Test extends AskedDie {
  readonly need: number;
}

/** What several bear together beside their fates, by name: `{ steps: 2, retreat: 1 }`. */
export type Bears = Readonly<Record<string, number>>;

/** What a row makes of one unit. */
export interface UnitEnd {
  /** Where it stands in the input: `attackers.1`; an empty path where the input itself is the unit. */
  readonly unit: string;
  /** Its fate should its test be passed, or failed: the same twice where nothing is left to a die. */
  readonly pass: string;
  readonly fail: string;
  /** Which of the row's tests is its own: units of one side may share a die, those of two sides never do. */
  readonly test: number | null;
  /** What is said of it alone beside its fate. */
  readonly bears?: Bears;
}

/** Units that a row strikes together. */
export interface Party {
  readonly side?: BattleSide;
  readonly units: readonly UnitEnd[];
  readonly bears?: Bears;
  /** The cell that says what becomes of them. */
  readonly cite?: Cite;
  /** What they come to together, of a party that keeps it; `fold` is asked but once. */
  fold?(fold: () => RowEnd): RowEnd;
}

/** One row of a table, the faces that bring it, and what follows. */
export interface Branch {
  /** The outcome on the table. */
  readonly id: string;
  /** Of several dice the sums of what their faces count. */
  readonly faces: readonly number[];
  /** In how many ways the dice bring it. */
  readonly ways: number;
  /** In the order in which they are thrown. */
  readonly tests: readonly Test[];
  readonly parties: readonly Party[];
}

/**
 * All that the dice can bring, factored: every row of the table with its faces, and for each row the tests that follow it.
 * Every list of odds is folded from it, and dice are thrown along it. Each row names the same units in the same order.
 */
export interface Branches {
  /** The dice that are thrown first and added up; where there are none, there is one row. */
  readonly dice: readonly AskedDie[];
  readonly rows: readonly Branch[];
  /** Every fate of a unit, in the order in which a mixture names them. */
  readonly fates: readonly string[];
  /** The fates after which a unit bears nothing more. */
  readonly gone?: readonly string[];
  /** What stands between two sides in the id of what both came to. */
  readonly between?: string;
  /** The chance of what counts in a list, of branches that keep it; `count` is asked but once for the same. */
  measure?(about: OddsList, counts: (outcome: string) => boolean, count: () => Ways | undefined): Ways | undefined;
}

/** A row as a calculator says it, before its faces are known. */
export type RowBranch = Omit<Branch, 'faces' | 'ways'>;

/** What the faces of a die count. */
const listCounts = ({ die, counts }: AskedDie): readonly number[] => counts ?? die.faces;

/** What a face of a die counts. */
export const countFace = ({ die, counts }: AskedDie, face: number): number => counts?.[die.faces.indexOf(face)] ?? face;

/** The sums of some dice, each with its ways. */
const sumFaces = memoise((dice: readonly AskedDie[]): readonly (readonly [sum: number, ways: number])[] => {
  const [first, ...others] = dice;
  let sums: (readonly [number, number])[] = first ? listCounts(first).map((face) => [face, 1]) : [[0, 1]];
  for (const die of others) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums)
      for (const face of listCounts(die)) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    sums = [...next];
  }
  return sums;
});

/** A row with the faces that bring it, and in how many ways. */
interface Brought<R> {
  readonly row: R;
  readonly faces: number[];
  ways: number;
}

const groupFaces = <R extends { readonly id: string }>(
  dice: readonly AskedDie[],
  at: (face: number) => R,
): readonly Brought<R>[] => {
  const groups: Brought<R>[] = [];
  let last: Brought<R> | undefined;
  for (const [face, ways] of sumFaces(dice)) {
    const row = at(face);
    // Faces that follow each other mostly bring the same row.
    if (row !== last?.row) last = groups.find((other) => other.row.id === row.id);
    if (last) {
      last.faces.push(face);
      last.ways += ways;
    } else {
      last = { row, faces: [face], ways };
      groups.push(last);
    }
  }
  return groups;
};

const followRows = <R>(groups: readonly Brought<R>[], follow: (row: R) => RowBranch): Branch[] =>
  groups.map(({ row, faces, ways }) => {
    const { id, tests, parties } = follow(row);
    return { id, faces, ways, tests, parties };
  });

/** The rows that the faces of some dice bring, in the order in which they first come up. */
export const listRows = <R extends { readonly id: string }>(
  dice: readonly AskedDie[],
  at: (face: number) => R,
  follow: (row: R) => RowBranch,
): Branch[] => followRows(groupFaces(dice, at), follow);

/** A chart that finds the row of a total. */
interface RowsByTotal<R> {
  at(total: number): R;
}

// Of one chart, the same dice and the same total bring the same rows: a program asks for them millions of times.
const groupedTotals = memoise((_chart: RowsByTotal<{ readonly id: string }>) =>
  memoise((_dice: readonly AskedDie[]) => new Map<number, readonly Brought<{ readonly id: string }>[]>()),
);

/** The rows of a chart of bands that dice bring, a total added to each face; dice that are one constant cost less than new ones. */
export const listBandRows = <R extends { readonly id: string }>(
  dice: readonly AskedDie[],
  chart: RowsByTotal<R>,
  total: number,
  follow: (row: R) => RowBranch,
): Branch[] => {
  const known = groupedTotals(chart)(dice);
  const groups = known.get(total) ?? groupFaces(dice, (face) => chart.at(face + total));
  known.set(total, groups);
  // Grouped from the rows of this very chart.
  return followRows(groups as readonly Brought<R>[], follow);
};

/** A row that asks for no more dice, and strikes no unit. */
export const endRow = ({ id }: { readonly id: string }): RowBranch => ({ id, tests: [], parties: [] });

/** A row whose outcome is the fate of the one unit that the input is. */
export const endAlone = ({ id }: { readonly id: string }): RowBranch => ({
  id,
  tests: [],
  parties: [{ units: [{ unit: '', pass: id, fail: id, test: null }] }],
});

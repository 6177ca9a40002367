import type { Branch, Branches, Test } from './branches.ts';
import { countThrows } from './fold-odds.ts';
import { countPasses } from './unit-odds.ts';

/** One row under one set of verdicts: what became of every unit, and in how many ways. */
export interface BranchEnd {
  readonly branch: Branch;
  /** Whether each of the row's tests is passed. */
  readonly passed: readonly boolean[];
  readonly ways: bigint;
}

/** Every row under every set of verdicts, each with its ways out of `of`. */
export interface BranchEnds {
  readonly of: bigint;
  readonly ends: Iterable<BranchEnd>;
}

// Sixteen tests of ten faces pass the safe integers.
const countTests = (tests: readonly Test[]): bigint =>
  tests.reduce((all, { die }) => all * BigInt(die.faces.length), 1n);

const commonDivisor = (a: bigint, b: bigint): bigint => (b ? commonDivisor(b, a % b) : a);

function* endsOf(branch: Branch, passed: readonly boolean[], ways: bigint): Generator<BranchEnd> {
  const test = branch.tests[passed.length];
  if (!test) yield { branch, passed, ways };
  else {
    const passes = countPasses(test);
    const fails = test.die.faces.length - passes;
    if (passes > 0) yield* endsOf(branch, [...passed, true], ways * BigInt(passes));
    if (fails > 0) yield* endsOf(branch, [...passed, false], ways * BigInt(fails));
  }
}

/** The rows, each with its ways for one face of each of its tests, out of one number for all of them. */
export const shareRows = ({
  dice,
  rows,
}: Branches): { readonly of: bigint; readonly rows: readonly { readonly branch: Branch; readonly ways: bigint }[] } => {
  const common = rows.map(({ tests }) => countTests(tests)).reduce((all, n) => (all / commonDivisor(all, n)) * n, 1n);
  return {
    of: BigInt(countThrows(dice)) * common,
    rows: rows.map((branch) => ({ branch, ways: BigInt(branch.ways) * (common / countTests(branch.tests)) })),
  };
};

/** Every joint end of a row, of which one face of each test has so many ways. */
export const listRowEnds = (branch: Branch, ways: bigint): Iterable<BranchEnd> => endsOf(branch, [], ways);

/**
 * Every joint end, unit by unit, one at a time: what a plan goes on from. Nothing is merged, so twelve units that all test
 * give 4,096 of them a row; lists of odds are folded instead.
 */
export const listEnds = (branches: Branches): BranchEnds => {
  const { of, rows } = shareRows(branches);
  return {
    of,
    ends: {
      *[Symbol.iterator]() {
        for (const { branch, ways } of rows) yield* listRowEnds(branch, ways);
      },
    },
  };
};

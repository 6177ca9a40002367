import type { Branches } from './branches.ts';
import { listOddsByRow, listSideEnds, tellWays } from './fold-odds.ts';
import type { OddsList, Ways } from './odds-list.ts';

const countWays = (branches: Branches, about: OddsList, counts: (outcome: string) => boolean): Ways | undefined => {
  const ends = listOddsByRow(branches, about, listSideEnds(branches));
  if (!ends) return undefined;
  let ways = 0;
  const of = tellWays(branches, ends, (outcome, n) => {
    if (counts(outcome)) ways += n;
  });
  return of === undefined ? undefined : { ways, of };
};

/** The chance of the outcomes that count in a list of odds, as its folded list would give it. */
export const measureBranches = (
  branches: Branches,
  about: OddsList,
  counts: (outcome: string) => boolean,
): Ways | undefined => {
  const count = () => countWays(branches, about, counts);
  return branches.measure ? branches.measure(about, counts, count) : count();
};

import type { Branches } from './branches.ts';
import { countThrows, foldRows, listOddsByRow, listSideOdds } from './fold-odds.ts';
import type { OddsList, Ways } from './odds-list.ts';

const commonDivisor = (a: number, b: number): number => (b ? commonDivisor(b, a % b) : a);

/** The chance of the outcomes that count in a list of odds, as its folded list would give it. */
export const measureBranches = (
  branches: Branches,
  about: OddsList,
  counts: (outcome: string) => boolean,
): Ways | undefined => {
  const ends = listOddsByRow(branches, about, listSideOdds(branches));
  if (!ends) return undefined;
  let each = 1;
  for (const end of ends)
    if (typeof end !== 'string' && each % end.of !== 0) each *= end.of / commonDivisor(each, end.of);
  const of = countThrows(branches.dice) * each;
  // Beyond that, numbers are not exact: folding refuses.
  if (!Number.isSafeInteger(of)) foldRows(branches, ends);
  let ways = 0;
  ends.forEach((end, i) => {
    const rowWays = branches.rows[i]?.ways ?? 0;
    if (typeof end === 'string') ways += counts(end) ? rowWays * each : 0;
    else for (const [id, n] of end.ways) if (counts(id)) ways += rowWays * n * (each / end.of);
  });
  return { ways, of };
};

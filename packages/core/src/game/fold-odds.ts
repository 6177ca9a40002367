import { certainOdds, pairOdds } from '@coup-doeil/dice';
import { combineUnits, getMixture, type MixtureOdds } from '@coup-doeil/dice/together';
import type { AskedDie, Branch, Branches, Party, Test } from './branches.ts';
import type { Odds } from './calculator.ts';
import type { BattleSide } from './field.ts';
import type { OddsList } from './odds-list.ts';
import { memoiseById } from './once.ts';
import {
  countPasses,
  type Folded,
  findUnit,
  formatMixture,
  mapEnds,
  NOBODY,
  type RowEnd,
  testUnit,
  unitEnd,
} from './unit-odds.ts';

/** In how many ways some dice fall. */
export const countThrows = (dice: readonly AskedDie[]): number =>
  dice.reduce((all, { die }) => all * die.faces.length, 1);

// Tests are numbered as they are thrown: of units that test on their own each has a later one than those before it.
const hasSharedTest = ({ units }: Party): boolean => {
  let last = -1;
  for (const { test } of units) {
    if (test !== null && test <= last) return true;
    last = test ?? last;
  }
  return false;
};

/** Units of which some share a die: each way for those tests to come out is a mixture. */
const sharedOdds = ({ units }: Party, tests: readonly Test[], fates: readonly string[]): MixtureOdds<string> => {
  let ends: readonly (readonly [passed: ReadonlyMap<number, boolean>, ways: number])[] = [[new Map(), 1]];
  let of = 1;
  for (const index of new Set(units.map((unit) => unit.test))) {
    const test = index === null ? undefined : tests[index];
    if (index === null || !test) continue;
    const faces = test.die.faces.length;
    const passes = countPasses(test);
    of *= faces;
    ends = ends.flatMap(([passed, ways]) => [
      [new Map(passed).set(index, true), ways * passes] as const,
      [new Map(passed).set(index, false), ways * (faces - passes)] as const,
    ]);
  }
  const possible = ends.filter(([, ways]) => ways > 0);
  return {
    of,
    ways: possible.map(([passed, ways]) => {
      const came = units.map(({ pass, fail, test }) => (test === null || passed.get(test) ? pass : fail));
      return [getMixture(came, fates), ways];
    }),
  };
};

export const findParty = ({ parties }: Branch, side: BattleSide): Party | undefined =>
  parties.find((party) => party.side === side);

const toOdds = (end: RowEnd): Folded => (typeof end === 'string' ? certainOdds(end) : end);

/** What units come to together. Most rows leave most units to no die. */
const partyEnd = (party: Party, row: Branch, branches: Branches): RowEnd => {
  const { fates } = branches;
  const { units, bears } = party;
  if (units.every(({ test }) => test === null))
    return formatMixture(
      getMixture(
        units.map(({ pass }) => pass),
        fates,
      ),
      bears,
      branches,
    );
  const [unit] = units;
  if (unit && units.length === 1)
    return mapEnds(testUnit(unit, row.tests), (fate) => formatMixture(getMixture([fate], fates), bears, branches));
  const { of, ways } = hasSharedTest(party)
    ? sharedOdds(party, row.tests, fates)
    : combineUnits(
        units.map((unit) => (unit.test === null ? unit.pass : testUnit(unit, row.tests))),
        fates,
      );
  return { of, ways: ways.map(([mixture, n]) => [formatMixture(mixture, bears, branches), n]) };
};

const sideEnd = (row: Branch, side: BattleSide, branches: Branches): RowEnd => {
  const party = findParty(row, side);
  if (!party) return NOBODY;
  const fold = () => partyEnd(party, row, branches);
  return party.fold?.(fold) ?? fold();
};

type SideEnds = (side: BattleSide) => readonly RowEnd[];

/** What each row comes to for a side. */
export const listSideEnds =
  (branches: Branches): SideEnds =>
  (side) =>
    branches.rows.map((row) => sideEnd(row, side, branches));

/** What each row comes to for a list of odds; nothing where it is about a unit that is not there. */
export const listOddsByRow = (
  branches: Branches,
  { role }: OddsList,
  sideOf: SideEnds,
): readonly RowEnd[] | undefined => {
  const { rows, between = '--' } = branches;
  if (role === 'table') return rows.map(({ id }) => id);
  if (role === 'joint') {
    const [attacker, defender] = [sideOf('attacker'), sideOf('defender')];
    const join = (a: string, b: string) => `${a}${between}${b}`;
    return attacker.map((ends, i) => pairOdds(toOdds(ends), toOdds(defender[i] as RowEnd), join) as Folded);
  }
  if ('side' in role) return sideOf(role.side);
  const [first] = rows;
  // The same units stand in the same order in every row.
  const index = first ? findUnit(first, `${role.unit}.${role.index}`) : -1;
  return index < 0 ? undefined : rows.map((row) => unitEnd(row, index, branches));
};

const commonDivisor = (a: number, b: number): number => (b ? commonDivisor(b, a % b) : a);

/** Out of how many ways the odds of every row can be told. */
const shareEnds = (ends: readonly RowEnd[]): number => {
  let each = 1;
  for (const end of ends) {
    // Of two sides together it may be a bigint, which is more than numbers hold in any case.
    const of = typeof end === 'string' ? 1 : Number(end.of);
    if (each % of !== 0) each *= of / commonDivisor(each, of);
  }
  return each;
};

/**
 * Tells the ways of each outcome, row by row, and returns out of how many they are; tells nothing where there are more than
 * numbers hold exactly, as of twenty tests and more together.
 */
export const tellWays = (
  { dice, rows }: Branches,
  ends: readonly RowEnd[],
  tell: (outcome: string, ways: number) => void,
): number | undefined => {
  const each = shareEnds(ends);
  const of = countThrows(dice) * each;
  if (!Number.isSafeInteger(of)) return undefined;
  rows.forEach(({ ways }, i) => {
    const end = ends[i] as RowEnd;
    if (typeof end === 'string') tell(end, ways * each);
    else for (const [id, n] of end.ways) tell(id, ways * n * (each / end.of));
  });
  return of;
};

const foldRows = (branches: Branches, ends: readonly RowEnd[]): Odds | undefined => {
  const waysById = new Map<string, number>();
  const of = tellWays(branches, ends, (id, ways) => waysById.set(id, (waysById.get(id) ?? 0) + ways));
  return of === undefined ? undefined : { of, ways: [...waysById] };
};

/**
 * Every list of odds of some branches, by what each is about. Left out are that of a unit which is not there, and one whose ways
 * are more than numbers hold exactly.
 */
export const foldOdds = (
  lists: Readonly<Record<string, OddsList>>,
  branches: Branches,
): Readonly<Record<string, Odds>> => {
  const sideOf = memoiseById(listSideEnds(branches));
  const odds: Record<string, Odds> = {};
  for (const [list, about] of Object.entries(lists)) {
    const ends = listOddsByRow(branches, about, sideOf);
    const folded = ends && foldRows(branches, ends);
    if (folded) odds[list] = folded;
  }
  return odds;
};

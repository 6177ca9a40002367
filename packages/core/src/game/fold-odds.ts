import { certainOdds, chain, type Odds as DiceOdds, pairOdds, toPlainOdds } from '@coup-doeil/dice';
import { combineUnits, getMixture, type Mixture, type MixtureOdds } from '@coup-doeil/dice/together';
import type { AskedDie, Bears, Branch, Branches, Party, Test, UnitEnd } from './branches.ts';
import type { Odds } from './calculator.ts';
import type { BattleSide } from './field.ts';
import type { OddsList } from './odds-list.ts';
import { memoiseById } from './once.ts';

type Folded = DiceOdds<string, number>;

/** In how many ways some dice fall. */
export const countThrows = (dice: readonly AskedDie[]): number =>
  dice.reduce((all, { die }) => all * die.faces.length, 1);

/** In how many ways a test is passed. */
export const countPasses = ({ die, need }: Test): number => {
  let passes = 0;
  for (const face of die.faces) if (face <= need) passes += 1;
  return passes;
};

/** What a mixture of fates is called with what its units bear: `holds-2-disorganised-1-steps-1-retreat-2`. */
export const formatMixture = (
  { id, counts }: Mixture<string>,
  bears: Bears | undefined,
  { gone = [] }: Branches,
): string => {
  if (!bears) return id;
  let label = id;
  for (const what in bears) if (bears[what]) label += `-${what}-${bears[what]}`;
  return label !== id && Object.keys(counts).every((fate) => gone.includes(fate)) ? id : label;
};

/** The outcome of a unit by itself: its fate, or a mixture of one where it bears something. */
export const formatFate = (fate: string, { bears }: UnitEnd, branches: Branches): string =>
  bears ? formatMixture(getMixture([fate], branches.fates), bears, branches) : fate;

const testUnit = ({ pass, fail, test: index }: UnitEnd, tests: readonly Test[]): Folded => {
  const test = index === null ? undefined : tests[index];
  if (!test || pass === fail) return { of: 1, ways: [[pass, 1]] };
  const [of, passes] = [test.die.faces.length, countPasses(test)];
  if (passes === 0 || passes === of) return { of, ways: [[passes ? pass : fail, of]] };
  return {
    of,
    ways: [
      [pass, passes],
      [fail, of - passes],
    ],
  };
};

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

const CERTAIN = certainOdds('none');

/** The same ways, each outcome by another name. */
const mapEnds = ({ of, ways }: Folded, to: (id: string) => string): Folded => ({
  of,
  ways: ways.map(([id, n]) => [to(id), n]),
});

/** The odds of a side together; of a side without units it is certain that it comes to nothing. */
const sideOdds = (row: Branch, side: BattleSide, branches: Branches): Folded => {
  const party = findParty(row, side);
  if (!party) return CERTAIN;
  const { units, bears } = party;
  const [unit] = units;
  if (unit && units.length === 1)
    return mapEnds(testUnit(unit, row.tests), (fate) =>
      formatMixture(getMixture([fate], branches.fates), bears, branches),
    );
  const { of, ways } = hasSharedTest(party)
    ? sharedOdds(party, row.tests, branches.fates)
    : combineUnits(
        units.map((unit) => testUnit(unit, row.tests)),
        branches.fates,
      );
  return { of, ways: ways.map(([mixture, n]) => [formatMixture(mixture, bears, branches), n]) };
};

/** A unit by its place among all those of a row. */
const unitAt = ({ parties }: Branch, index: number): UnitEnd | undefined => {
  let before = 0;
  for (const { units } of parties) {
    if (index < before + units.length) return units[index - before];
    before += units.length;
  }
  return undefined;
};

const unitOdds = (row: Branch, index: number, branches: Branches): Folded => {
  const unit = unitAt(row, index);
  const own = unit ? testUnit(unit, row.tests) : CERTAIN;
  return unit?.bears ? mapEnds(own, (fate) => formatFate(fate, unit, branches)) : own;
};

/** What a row comes to: odds of its own, or an outcome that is certain. */
type RowEnd = Folded | string;
type SideOdds = (side: BattleSide) => readonly Folded[];

/** What each row comes to for a side. */
export const listSideOdds =
  (branches: Branches): SideOdds =>
  (side) =>
    branches.rows.map((row) => sideOdds(row, side, branches));

/** What each row comes to for a list of odds; nothing where it is about a unit that is not there. */
export const listOddsByRow = (
  branches: Branches,
  { role }: OddsList,
  sideOf: SideOdds,
): readonly RowEnd[] | undefined => {
  const { rows, between = '--' } = branches;
  if (role === 'table') return rows.map(({ id }) => id);
  if (role === 'joint') {
    const [attacker, defender] = [sideOf('attacker'), sideOf('defender')];
    const join = (a: string, b: string) => `${a}${between}${b}`;
    return attacker.map((ends, i) => pairOdds(ends, defender[i] as Folded, join) as Folded);
  }
  if ('side' in role) return sideOf(role.side);
  const path = `${role.unit}.${role.index}`;
  // The same units stand in the same order in every row.
  const index = rows[0]?.parties.flatMap(({ units }) => units).findIndex(({ unit }) => unit === path) ?? -1;
  return index < 0 ? undefined : rows.map((row) => unitOdds(row, index, branches));
};

/** The odds of a list, from what each row comes to. */
export const foldRows = ({ dice, rows }: Branches, ends: readonly RowEnd[]): Odds => {
  const first: DiceOdds<number, number> = { of: countThrows(dice), ways: rows.map(({ ways }, i) => [i, ways]) };
  return toPlainOdds(chain(first, (i) => ends[i] as RowEnd));
};

/** Every list of odds of some branches, by what each is about; a list of a unit that is not there is left out. */
export const foldOdds = (
  lists: Readonly<Record<string, OddsList>>,
  branches: Branches,
): Readonly<Record<string, Odds>> => {
  const sideOf = memoiseById(listSideOdds(branches));
  const odds: Record<string, Odds> = {};
  for (const [list, about] of Object.entries(lists)) {
    const ends = listOddsByRow(branches, about, sideOf);
    if (ends) odds[list] = foldRows(branches, ends);
  }
  return odds;
};

import { certainOdds, chain, type Odds as DiceOdds, pairOdds, toPlainOdds } from '@coup-doeil/dice';
import { combineUnits, getMixture, type Mixture, type MixtureOdds } from '@coup-doeil/dice/together';
import type { AskedDie, Bears, Branch, Branches, Party, Test, UnitEnd } from './branches.ts';
import type { Odds } from './calculator.ts';
import type { BattleSide } from './field.ts';
import type { OddsList } from './odds-list.ts';
import { memoiseById, once } from './once.ts';

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

/** Where each unit stands among those of a row; the same in every row. */
const indexUnits = ([first]: readonly Branch[]): ReadonlyMap<string, number> =>
  new Map(first?.parties.flatMap(({ units }) => units).map(({ unit }, i) => [unit, i]));

/** A row with the odds of each of its units by itself, counted through all its parties. */
interface TestedRow {
  readonly row: Branch;
  readonly units: readonly UnitEnd[];
  readonly odds: readonly Folded[];
}

const testRow = (row: Branch): TestedRow => {
  const [units, odds]: [UnitEnd[], Folded[]] = [[], []];
  for (const party of row.parties)
    for (const unit of party.units) {
      units.push(unit);
      odds.push(testUnit(unit, row.tests));
    }
  return { row, units, odds };
};

const CERTAIN = certainOdds('none');

/** The odds of a side together; of a side without units it is certain that it comes to nothing. */
const sideOdds = ({ row, odds }: TestedRow, side: BattleSide, branches: Branches): Folded => {
  let before = 0;
  for (const party of row.parties) {
    if (party.side === side) {
      const { of, ways } = hasSharedTest(party)
        ? sharedOdds(party, row.tests, branches.fates)
        : combineUnits(odds.slice(before, before + party.units.length), branches.fates);
      return { of, ways: ways.map(([mixture, n]) => [formatMixture(mixture, party.bears, branches), n]) };
    }
    before += party.units.length;
  }
  return CERTAIN;
};

const unitOdds = ({ units, odds }: TestedRow, index: number, branches: Branches): Folded => {
  const [unit, own = CERTAIN] = [units[index], odds[index]];
  if (!unit?.bears) return own;
  return { of: own.of, ways: own.ways.map(([fate, n]) => [formatFate(fate, unit, branches), n]) };
};

/** Folds what branches leave to the dice, list by list: each when somebody asks for it, and once. */
export type Folder = (about: OddsList) => Odds | undefined;

/** What folds the odds of some branches. */
export const createFolder = (branches: Branches): Folder => {
  const { dice, between = '--' } = branches;
  const getFirst = once(
    (): DiceOdds<number, number> => ({
      of: countThrows(dice),
      ways: branches.rows.map(({ ways }, i) => [i, ways]),
    }),
  );
  const getRows = once(() => branches.rows.map(testRow));
  const getPlaces = once(() => indexUnits(branches.rows));
  // Of each list there is one end for each row.
  const over = (ends: readonly (Folded | string)[]): Odds =>
    toPlainOdds(chain(getFirst(), (i) => ends[i] as Folded | string));
  const sideOf = memoiseById((side: BattleSide) => getRows().map((row) => sideOdds(row, side, branches)));
  const foldList = ({ role }: OddsList): Odds | undefined => {
    if (role === 'table') return over(branches.rows.map(({ id }) => id));
    if (role === 'joint') {
      const [attacker, defender] = [sideOf('attacker'), sideOf('defender')];
      const join = (a: string, b: string) => `${a}${between}${b}`;
      return over(attacker.map((ends, i) => pairOdds(ends, defender[i] as Folded, join) as Folded));
    }
    if ('side' in role) return over(sideOf(role.side));
    const index = getPlaces().get(`${role.unit}.${role.index}`);
    return index === undefined ? undefined : over(getRows().map((row) => unitOdds(row, index, branches)));
  };
  const folded = new Map<OddsList, Odds | undefined>();
  return (about) => {
    if (!folded.has(about)) folded.set(about, foldList(about));
    return folded.get(about);
  };
};

/** Every list of odds, by what each is about; a list of a unit that is not there is left out. */
export const foldLists = (lists: Readonly<Record<string, OddsList>>, fold: Folder): Readonly<Record<string, Odds>> => {
  const odds: Record<string, Odds> = {};
  for (const [list, about] of Object.entries(lists)) {
    const folded = fold(about);
    if (folded) odds[list] = folded;
  }
  return odds;
};

/** Every list of odds of some branches. */
export const foldOdds = (
  lists: Readonly<Record<string, OddsList>>,
  branches: Branches,
): Readonly<Record<string, Odds>> => foldLists(lists, createFolder(branches));

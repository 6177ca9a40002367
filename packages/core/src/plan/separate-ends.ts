import { applyChanges, replaceUnit } from '../battle/apply-changes.ts';
import type { BattleUnit } from '../battle/battlefield.ts';
import type { BattleTypes } from '../battle/door.ts';
import { countsMeasure } from '../game/answer.ts';
import type { Branch } from '../game/branches.ts';
import { memoiseById } from '../game/once.ts';
import { countPasses } from '../game/unit-odds.ts';
import { type Add, type Carried, endRow, settle } from './carried.ts';
import { type UnitNumber, withVersion } from './number-units.ts';
import { changeStanding } from './state.ts';

/** What a fate makes of one counter. */
interface Course {
  readonly before: BattleUnit;
  readonly unit: BattleUnit | undefined;
  readonly number: UnitNumber;
  readonly arrives: boolean;
}

/** What each fate makes of its counter, worked out once. */
export const createCourses = <G extends BattleTypes>(carried: Carried<G>, row: string) => {
  const { start, performance, standing } = carried;
  const common = settle(carried, { row, fates: {} }).changes;
  const first = changeStanding(start, standing, common);
  const byPath = new Map(performance.done.ready.roles.map(({ path, counter }) => [path, counter]));
  const courseOf = memoiseById((key): { readonly course: Course | null } => {
    const space = key.lastIndexOf(' ');
    const [counter, fate] = [key.slice(0, space), key.slice(space + 1)];
    const before = first.document.units.find(({ id }) => id === counter);
    const changes = settle(carried, { row, fates: { [counter]: fate } }).changes.slice(common.length);
    if (!before || changes.length === 0) return { course: null };
    const unit = applyChanges(first.document, changes).units.find(({ id }) => id === counter);
    const arrives = changes.some((change) => change.change === 'move' && change.hex !== undefined);
    return { course: { before, unit, number: start.numberUnit(counter, unit), arrives } };
  });
  return {
    first,
    courseOf: (path: string, fate: string): Course | null => {
      const counter = byPath.get(path);
      return counter === undefined ? null : courseOf(`${counter} ${fate}`).course;
    },
  };
};

export type Courses = ReturnType<typeof createCourses>;

/** An end as far as it is multiplied out. */
interface PartEnd {
  readonly units: readonly BattleUnit[];
  readonly versions: readonly number[];
  /** The verdicts on the tests of the row that are thrown. */
  readonly passed: readonly (boolean | undefined)[];
  readonly ways: bigint;
}

const follow = (end: PartEnd, course: Course | null): PartEnd => {
  if (!course) return end;
  const { before, unit, number, arrives } = course;
  const units = replaceUnit(end.units, end.units.indexOf(before), unit, arrives);
  return { ...end, units, versions: withVersion(end.versions, number) };
};

/** Shares an end out by a test: passed and failed. */
const splitBy = (end: PartEnd, index: number, passes: number, fails: number): PartEnd[] => {
  if (end.passed[index] !== undefined) return [end];
  const decide = (came: boolean, n: number): PartEnd[] => {
    if (n === 0) return [];
    const passed = end.passed.slice();
    passed[index] = came;
    return [{ ...end, passed, ways: end.ways * BigInt(n) }];
  };
  return [...decide(true, passes), ...decide(false, fails)];
};

const splitAll = (ends: readonly PartEnd[], { tests }: Branch, index: number): readonly PartEnd[] => {
  const test = tests[index];
  if (!test) return ends;
  const passes = countPasses(test);
  return ends.flatMap((end) => splitBy(end, index, passes, test.die.faces.length - passes));
};

/** The ends of a row, one unit after another. */
export const addSeparateEnds = <G extends BattleTypes>(
  carried: Carried<G>,
  { first, courseOf }: Courses,
  row: Branch,
  rowWays: bigint,
  add: Add,
): void => {
  const { document, versions } = first;
  let ends: readonly PartEnd[] = [{ units: document.units, versions, passed: [], ways: rowWays }];
  for (const { unit, pass, fail, test } of row.parties.flatMap(({ units }) => units)) {
    if (test !== null) ends = splitAll(ends, row, test);
    const fateOf = ({ passed }: PartEnd) => (test === null || passed[test] ? pass : fail);
    ends = ends.map((end) => follow(end, courseOf(unit, fateOf(end))));
  }
  row.tests.forEach((_, i) => {
    ends = splitAll(ends, row, i);
  });
  for (const { units, versions, passed, ways } of ends) {
    const end = carried.isAsked ? endRow(carried, row, passed) : null;
    const succeeded = end ? countsMeasure(carried.performance.calculator, end.outcome) : null;
    add({ standing: { document: { ...document, units }, versions }, row: row.id, succeeded, ways, offers: {} });
  }
};

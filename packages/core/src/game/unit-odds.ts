import type { Odds as DiceOdds } from '@coup-doeil/dice';
import { getMixture, type Mixture } from '@coup-doeil/dice/together';
import type { Bears, Branch, Branches, Test, UnitEnd } from './branches.ts';

/** The odds of what becomes of somebody in one row. */
export type Folded = DiceOdds<string, number>;

/** What a row comes to: odds of its own, or an outcome that is certain. */
export type RowEnd = Folded | string;

/** What becomes of a side where there is nobody. */
export const NOBODY = 'none';

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

/** What its own test leaves a unit to. */
export const testUnit = ({ pass, fail, test: index }: UnitEnd, tests: readonly Test[]): Folded => {
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

/** The same ways, each outcome by another name. */
export const mapEnds = ({ of, ways }: Folded, to: (id: string) => string): Folded => ({
  of,
  ways: ways.map(([id, n]) => [to(id), n]),
});

/** A unit by its place among all those of a row. */
const unitAt = ({ parties }: Branch, index: number): UnitEnd | undefined => {
  let before = 0;
  for (const { units } of parties) {
    if (index < before + units.length) return units[index - before];
    before += units.length;
  }
  return undefined;
};

/** The place of a unit among all those of a row. */
export const findUnit = ({ parties }: Branch, path: string): number => {
  let before = 0;
  for (const { units } of parties) {
    const index = units.findIndex(({ unit }) => unit === path);
    if (index >= 0) return before + index;
    before += units.length;
  }
  return -1;
};

/** What a row makes of a unit by itself. */
export const unitEnd = (row: Branch, index: number, branches: Branches): RowEnd => {
  const unit = unitAt(row, index);
  if (!unit) return NOBODY;
  if (unit.test === null) return formatFate(unit.pass, unit, branches);
  const own = testUnit(unit, row.tests);
  return unit.bears ? mapEnds(own, (fate) => formatFate(fate, unit, branches)) : own;
};

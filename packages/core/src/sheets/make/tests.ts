import { die } from '@coup-doeil/dice';
import type { AskedDie, Party, RowBranch, Test } from '../../game/branches.ts';
import type { BattleSide } from '../../game/field.ts';
import { memoiseById } from '../../game/once.ts';
import { type Text, t } from '../../text/index.ts';
import { bothOf, toSlug } from '../parse/name.ts';
import { parseTest } from '../parse/test.ts';
import { type Charts, findChart, type Given } from './charts.ts';
import { type Effect, readEffects } from './effects.ts';
import { formatFate } from './fates.ts';
import { camel } from './names.ts';
import { listResults, type Table, type TableRow } from './rows.ts';

export const SIDES: readonly BattleSide[] = ['attacker', 'defender'];

/** Several dice as one: a face for every way they fall. */
const sumFaces = (faces: readonly (readonly number[])[]): number[] =>
  faces.reduce<number[]>((sums, own) => sums.flatMap((sum) => own.map((face) => sum + face)), [0]);

interface ReadTest {
  readonly die: AskedDie['die'];
  readonly plus: number;
  readonly isAtMost: boolean;
  readonly rating: Text;
}

/** A test of `results.csv`, which was checked when it was read. */
const readTest = memoiseById((text): ReadTest => {
  const { roll, plus, isAtMost, rating } = parseTest(text) as NonNullable<ReturnType<typeof parseTest>>;
  const [first] = roll.dice;
  const own = roll.dice.length === 1 && first ? first : die(roll.text, sumFaces(roll.dice.map(({ faces }) => faces)));
  return { die: own, plus, isAtMost, rating: bothOf(rating) };
});

/** The field of a rating that a side is tested on: `defenderMorale`. */
export const ratingField = (side: BattleSide, text: string): string =>
  camel(`${side}-${toSlug(readTest(text).rating.en)}`);

export const ratingLabel = (side: BattleSide, text: string): Text => {
  const { rating } = readTest(text);
  return side === 'attacker'
    ? t('{rating} of the attacker', '{rating} de l’attaquant', { rating })
    : t('{rating} of the defender', '{rating} du défenseur', { rating });
};

/** The highest rating that could matter: more than the dice can show. */
export const mostRating = (text: string): number => Math.max(...readTest(text).die.faces) + 1;

/** Tests by how far the figures go that matter to them. */
const sortTests = (tests: readonly string[]): readonly string[] =>
  [...tests].sort((a, b) => mostRating(a) - mostRating(b));

const WHY: Readonly<Record<BattleSide, Text>> = {
  attacker: t('test of the attacker', 'test de l’attaquant'),
  defender: t('test of the defender', 'test du défenseur'),
};

/** A side under an effect, and its test where it calls for one. Passed at or above is failed below. */
const strikeSide = (
  side: BattleSide,
  { fate, trial }: Effect,
  given: Given,
  index: number,
): { readonly party: Party; readonly test?: Test } => {
  const certain = formatFate(fate);
  if (!trial) return { party: { side, units: [{ unit: '', pass: certain, fail: certain, test: null }] } };
  const { die, plus, isAtMost } = readTest(trial.test);
  const bar = Number(given[ratingField(side, trial.test)]) - plus;
  const [pass, fail] = [formatFate(trial.pass), formatFate(trial.fail)];
  const ends = isAtMost ? { pass, fail } : { pass: fail, fail: pass };
  return {
    party: { side, units: [{ unit: '', ...ends, test: index }] },
    test: { die, why: WHY[side], need: isAtMost ? bar : bar - 1 },
  };
};

/** What a result on the table brings: the fate of each side, and the tests that it calls for. */
export const followRow = ({ id, cells }: TableRow, charts: Charts, given: Given): RowBranch => {
  const effects = readEffects(cells, charts);
  const tests: Test[] = [];
  const parties = SIDES.map((side) => {
    const { party, test } = strikeSide(side, effects[side], given, tests.length);
    if (test) tests.push(test);
    return party;
  });
  return { id, tests, parties };
};

/** A rating that a side may be tested on. */
export interface Rating {
  readonly side: BattleSide;
  readonly test: string;
}

/** The ratings that results test, by their ids: their names, and the figures that could matter. */
export const listRatings = (charts: Charts): Readonly<Record<string, { label: Text; min: number; max: number }>> => {
  const tests = (findChart(charts, 'results', 'key')?.symbols ?? []).flatMap(({ terms }) =>
    typeof terms?.test === 'string' ? [terms.test] : [],
  );
  return Object.fromEntries(
    sortTests(tests).map((test) => [
      toSlug(readTest(test).rating.en),
      { label: readTest(test).rating, min: 0, max: mostRating(test) },
    ]),
  );
};

/** Which sides the results of some tables strike, and the ratings that they are tested on. */
export const listStruck = (
  tables: readonly Table[],
  charts: Charts,
): { readonly sides: readonly BattleSide[]; readonly ratings: readonly Rating[] } => {
  const effects = tables.flatMap(listResults).map((cells) => readEffects(cells, charts));
  const sides = SIDES.filter((side) =>
    effects.some(({ [side]: { fate, trial } }) => trial || formatFate(fate) !== 'unharmed'),
  );
  const ratings = SIDES.flatMap((side) => {
    const tests = effects.flatMap(({ [side]: { trial } }) => (trial ? [trial.test] : []));
    // Of several tests on a rating, the one that the highest figures matter to says how far it goes.
    const byField = new Map(sortTests(tests).map((test) => [ratingField(side, test), { side, test }]));
    return [...byField.values()];
  });
  return { sides, ratings };
};

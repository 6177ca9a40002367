import { certainOdds, chain, fold, map, type Odds, pairOdds, toPlainOdds } from '@coup-doeil/dice';
import type { Odds as PlainOdds, ThrowDie } from '../../game/calculator.ts';
import type { BattleSide } from '../../game/field.ts';
import type { AskedDie, RowBranch } from './branches.ts';

const certain = (id: string): Odds<string> => certainOdds(id);

const sideOdds = ({ parties, tests }: RowBranch, side: BattleSide): Odds<string> => {
  const unit = parties.find((party) => party.side === side)?.units[0];
  const test = unit?.test === null || unit === undefined ? undefined : tests[unit.test];
  if (!unit || !test) return certain(unit?.pass ?? '');
  const faces = test.die.faces;
  const passes = faces.filter((face) => face <= test.need).length;
  const ways = [[unit.pass, passes] as const, [unit.fail, faces.length - passes] as const].filter(([, n]) => n > 0);
  return map({ of: faces.length, ways }, (id) => id);
};

/** Every list of odds of some dice and the rows that they bring. */
export const foldBranches = (
  dice: readonly AskedDie[],
  rowOf: (sum: number) => RowBranch,
  lists: readonly string[],
): Record<string, PlainOdds> => {
  const sums = fold(
    dice.map(({ die, counts }) =>
      map({ of: die.faces.length, ways: die.faces.map((face, i) => [counts?.[i] ?? face, 1] as const) }, (n) => n),
    ),
    0,
    (sum, face) => sum + face,
  );
  const over = (end: (row: RowBranch) => Odds<string>): PlainOdds => toPlainOdds(chain(sums, (sum) => end(rowOf(sum))));
  const all: Record<string, () => PlainOdds> = {
    result: () => over(({ id }) => certain(id)),
    attacker: () => over((row) => sideOdds(row, 'attacker')),
    defender: () => over((row) => sideOdds(row, 'defender')),
    both: () => over((row) => pairOdds(sideOdds(row, 'attacker'), sideOdds(row, 'defender'), (a, b) => `${a}--${b}`)),
  };
  return Object.fromEntries(lists.map((list) => [list, all[list]?.() ?? { of: 1, ways: [] }]));
};

/** The same once, with dice. */
export const throwBranches = (
  dice: readonly AskedDie[],
  rowOf: (sum: number) => RowBranch,
  lists: readonly string[],
  next: ThrowDie,
): Record<string, string> => {
  const sum = dice.reduce((all, { die, counts, why }) => {
    const face = next(die, why);
    return all + (counts?.[die.faces.indexOf(face)] ?? face);
  }, 0);
  const { id, tests, parties } = rowOf(sum);
  const passed = tests.map(({ die, need, why }) => next(die, why) <= need);
  const sideEnd = (side: BattleSide): string => {
    const unit = parties.find((party) => party.side === side)?.units[0];
    return unit && unit.test !== null && !passed[unit.test] ? unit.fail : (unit?.pass ?? '');
  };
  const [attacker, defender] = [sideEnd('attacker'), sideEnd('defender')];
  const ends: Record<string, string> = { result: id, attacker, defender, both: `${attacker}--${defender}` };
  return Object.fromEntries(lists.map((list) => [list, ends[list] ?? '']));
};

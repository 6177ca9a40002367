import type { BattleDoor, BattleTypes } from '@coup-doeil/core/battle';
import { type Report, run } from '@coup-doeil/core/game';

/** A calculator’s own report, asked as anybody would who knows nothing of a board. */
export const runCalculator = <G extends BattleTypes>(
  { game, calculators }: BattleDoor<G>,
  id: string,
  input: unknown,
  { edition, readings }: { readonly edition?: string; readonly readings: Readonly<Record<string, string>> },
): Report => {
  const calculator = calculators[id];
  if (!calculator) throw new Error(`no calculator ${id}`);
  const known = Object.fromEntries(Object.entries(readings).filter(([key]) => Object.hasOwn(calculator.readings, key)));
  const answer = run(game, calculator, { ...(edition === undefined ? {} : { edition }), readings: known, input });
  if (!answer.ok) throw answer.error;
  return answer.report;
};

/** The same rules, of which nothing says that fates are separate: every set of fates is asked for by itself. */
export const createJointDoor = <G extends BattleTypes>(door: BattleDoor<G>): BattleDoor<G> => ({
  ...door,
  actions: door.actions.map(({ separate: _, ...rules }) => rules),
});

/** A value whose lists are in an order of their own, to compare what may come in any order. */
export const sortLists = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}`;
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(sortLists(item))).sort();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sortLists(part)]));
};

import { type Text, t } from '../text/index.ts';
import type { BattleSide } from './field.ts';

/**
 * What a list of odds is about: the printed table alone, before any test that follows it; one side in the end; one unit of a
 * list of the input, counted from 1; both sides at once.
 */
export type OddsRole =
  | 'table'
  | { readonly side: BattleSide }
  | { readonly unit: string; readonly index: number }
  | 'joint';

/** A chance: so many ways out of so many. */
export interface Ways {
  readonly ways: number;
  readonly of: number;
}

/** How a list of odds is called, and each outcome in it. */
export interface OddsList {
  readonly label: Text;
  readonly role: OddsRole;
  outcome(id: string): Text;
  /** Whether an outcome leaves whom the list is about worse off: a reader marks it so. */
  harms?(id: string): boolean;
}

/** The whole numbers from 1 to a number that is known to the compiler. */
type UpTo<Max extends number, Counted extends readonly 1[] = []> = number extends Max
  ? number
  : Counted['length'] extends Max
    ? never
    : [...Counted, 1]['length'] | UpTo<Max, [...Counted, 1]>;

/** A list of odds for each unit of a list of the input: `attacker-1`, `attacker-2` … */
export const describeUnitOdds = <Prefix extends string, Max extends number>(
  prefix: Prefix,
  { unit, max, label, ...list }: Omit<OddsList, 'role'> & { readonly unit: string; readonly max: Max },
): { readonly [Name in `${Prefix}-${UpTo<Max> & number}`]: OddsList } => {
  const listOfUnit = (index: number): OddsList => ({
    label: t('{label} {index}', '{label} {index}', { label, index }),
    role: { unit, index },
    ...list,
  });
  const lists = Object.fromEntries(Array.from({ length: max }, (_, i) => [`${prefix}-${i + 1}`, listOfUnit(i + 1)]));
  // One for each number up to the greatest.
  return lists as { readonly [Name in `${Prefix}-${UpTo<Max> & number}`]: OddsList };
};

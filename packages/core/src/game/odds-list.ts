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

/** How a list of odds is called, and each outcome in it. */
export interface OddsList {
  readonly label: Text;
  readonly role: OddsRole;
  outcome(id: string): Text;
}

/** A list of odds for each unit of a list of the input: `attacker-1`, `attacker-2` … */
export const describeUnitOdds = (
  prefix: string,
  { unit, max, label, outcome }: Omit<OddsList, 'role'> & { readonly unit: string; readonly max: number },
): Readonly<Record<string, OddsList>> => {
  const listOfUnit = (index: number): OddsList => ({
    label: t('{label} {index}', '{label} {index}', { label, index }),
    role: { unit, index },
    outcome,
  });
  return Object.fromEntries(Array.from({ length: max }, (_, i) => [`${prefix}-${i + 1}`, listOfUnit(i + 1)]));
};

import type { AnyCalculator, BattleSide, OddsRole } from '@coup-doeil/core/game';

export const findRole = ({ odds = {} }: AnyCalculator, list: string): OddsRole | undefined =>
  Object.hasOwn(odds, list) ? odds[list]?.role : undefined;

/** The side that a list of odds is about by its declared role, if it is about one; of a column of results, that of its list. */
export const sideOfOdds = (calculator: AnyCalculator, list: string): BattleSide | undefined => {
  const role = findRole(calculator, list);
  if (typeof role !== 'object') return undefined;
  if ('side' in role) return role.side;
  const units = calculator.input.fields[role.unit];
  return units?.kind === 'list' && 'fields' in units.of ? units.of.side : undefined;
};

export const classOfSide = (side: BattleSide | undefined): string =>
  side === 'attacker' ? 'att' : side === 'defender' ? 'def' : '';

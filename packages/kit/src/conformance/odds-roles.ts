import type { Calculator } from '@coup-doeil/core/game';
import type { Check } from './subject.ts';

const problems = ({ id, input: { fields }, odds = {} }: Calculator): string[] =>
  Object.entries(odds).flatMap(([list, { role }]) => {
    if (typeof role === 'string' || !('unit' in role)) return [];
    const field = Object.hasOwn(fields, role.unit) ? fields[role.unit] : undefined;
    const exists = field?.kind === 'list' && field.of.kind === 'unit' && role.index >= 1 && role.index <= field.max;
    return exists ? [] : [`calculator ${id}, odds ${list}: its input has no unit ${role.unit}.${role.index}`];
  });

export const oddsRoles: Check = {
  id: 'odds-roles',
  says: 'odds of a unit are of a unit that the input can have',
  run: ({ calculators }) => calculators.flatMap(problems),
};

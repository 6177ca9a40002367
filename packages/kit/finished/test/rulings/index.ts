import type { Exemptions } from '@coup-doeil/kit';

/** Duties that do not hold here, each with its reason. */
export const EXEMPT: Exemptions = {
  'clash-modifiers.ground': 'every answer looks it up, none can do without: its cells are typed twice and cited',
};

import { same, type Text, t } from '@coup-doeil/core/chart';
import type { Decisions } from '@coup-doeil/core/game';
import { describeUnits } from '@coup-doeil/core/tell';
import { countFates, type ShockFate } from './rules/outcome.ts';
import type { Fate } from './rules/units.ts';
import type { Fighter, State } from './vocabulary.ts';

export const ARM_NAMES = {
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  artillery: t('artillery', 'artillerie'),
} satisfies Record<Fighter, Text>;

/** Strength is what a player brings. */
export const MORE_STRENGTH: Decisions<'more' | 'less'> = {
  more: t('bring {n} more strength', 'engager {n} de force en plus'),
  less: t('bring {n} less strength', 'engager {n} de force en moins'),
};

export const STATE_NAMES = {
  'good-order': t('in good order', 'en bon ordre'),
  disordered: t('disordered', 'en désordre'),
  routed: t('routed', 'en déroute'),
} satisfies Record<State, Text>;

/** The states that a counter shows. */
export const STATE_MARKS = { disordered: 'disordered', routed: 'routed' } as const;

export const FATE_NAMES: Record<Fate, Text> = {
  hold: t('unaffected', 'indemne'),
  disordered: t('disordered', 'en désordre'),
  'disordered-again': t('disordered again', 'à nouveau en désordre'),
  routed: t('routed', 'en déroute'),
};

export const SHOCK_FATE_NAMES: Record<ShockFate, Text> = {
  ...FATE_NAMES,
  recoils: t('recoils', 'recule'),
  'recoils-disordered': t('recoils disordered', 'recule en désordre'),
  'recoils-disordered-again': t('recoils, disordered again', 'recule, à nouveau en désordre'),
  'recoils-routed': t('recoils routed', 'recule en déroute'),
};

/** The same of several units. */
const SHOCK_FATE_PLURALS: Record<ShockFate, Text> = {
  ...FATE_NAMES,
  hold: t('unaffected', 'indemnes'),
  recoils: t('recoil', 'reculent'),
  'recoils-disordered': t('recoil disordered', 'reculent en désordre'),
  'recoils-disordered-again': t('recoil, disordered again', 'reculent, à nouveau en désordre'),
  'recoils-routed': t('recoil routed', 'reculent en déroute'),
};

/** The outcome of a side in words, by its id: `2 recoil, 1 routed`. */
export const sideText = (id: string): Text =>
  describeUnits([...countFates(id)].map(([fate, n]) => [n, SHOCK_FATE_NAMES[fate], SHOCK_FATE_PLURALS[fate]]));

/** The outcome of one unit in words. */
export const unitText = (id: string): Text => SHOCK_FATE_NAMES[id as ShockFate] ?? same(id);

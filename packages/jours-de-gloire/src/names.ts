import { same, type Text, t } from '@coup-doeil/core/chart';
import type { FireEffect } from './charts/fire.ts';
import { type ShockFate, sideCounts } from './rules/outcome.ts';
import type { Fate } from './rules/units.ts';
import type { Fighter, Occasion, State } from './vocabulary.ts';

export const ARM_NAMES = {
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  artillery: t('artillery', 'artillerie'),
} satisfies Record<Fighter, Text>;

export const STATE_NAMES = {
  'good-order': t('in good order', 'en bon ordre'),
  disordered: t('disordered', 'en désordre'),
  routed: t('routed', 'en déroute'),
} satisfies Record<State, Text>;

/** The states that a counter shows. */
export const STATE_MARKS = { disordered: 'disordered', routed: 'routed' } as const;

export const OCCASION_LABEL = t('Occasion', 'Occasion');

export const OCCASION_NAMES = {
  ordinary: t('ordinary fire', 'tir ordinaire'),
  reaction: t('reaction fire', 'tir de réaction'),
  'counter-battery': t('counter-battery fire', 'tir de contre-batterie'),
} satisfies Record<Occasion, Text>;

export const EFFECT_NAMES: Record<FireEffect, Text> = {
  none: t('no effect', 'sans effet'),
  test: t('cohesion test', 'test de cohésion'),
  disorder: t('disorder', 'désordre'),
  rout: t('rout', 'déroute'),
};

export const FATE_NAMES: Record<Fate, Text> = {
  hold: t('as it was', 'sans changement'),
  disordered: t('disordered', 'en désordre'),
  'disordered-again': t('disordered again', 'à nouveau en désordre'),
  routed: t('routed', 'en déroute'),
};

export const SHOCK_FATE_NAMES: Record<ShockFate, Text> = {
  ...FATE_NAMES,
  recoils: t('goes back', 'recul'),
  'recoils-disordered': t('goes back disordered', 'recul en désordre'),
  'recoils-disordered-again': t('goes back, disordered again', 'recul, à nouveau en désordre'),
  'recoils-routed': t('goes back routed', 'recul en déroute'),
};

/** The outcome of a side in words, by its id: `2 × goes back, 1 × routed`. A lone unit goes without a number. */
export const sideText = (id: string): Text => {
  const counts = [...sideCounts(id)];
  const lone = counts.length === 1 && counts.every(([, n]) => n === 1);
  const fates = counts.map(([id, n]) => {
    const fate = SHOCK_FATE_NAMES[id];
    return lone ? fate : t('{n} × {fate}', '{n} × {fate}', { n, fate });
  });
  if (fates.length === 0) return same('');
  return fates.reduce((first, next) => t('{first}, {next}', '{first}, {next}', { first, next }));
};

/** The outcome of one unit in words. */
export const unitText = (id: string): Text => SHOCK_FATE_NAMES[id as ShockFate] ?? same(id);

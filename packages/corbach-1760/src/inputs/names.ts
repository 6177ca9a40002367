import { type Text, t } from '@coup-doeil/core/chart';
import type { Arm, Aspect, Road, State } from '../vocabulary.ts';

export const ARM_NAMES = {
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  artillery: t('artillery', 'artillerie'),
} satisfies Record<Arm, Text>;

export const STATE_NAMES = {
  'good-order': t('in good order', 'en bon ordre'),
  disorganised: t('disorganised', 'désorganisée'),
} satisfies Record<State, Text>;

/** The states that a counter shows. */
export const STATE_MARKS = { disorganised: 'disordered' } as const;

export const ASPECT_NAMES = {
  front: t('front', 'front'),
  flank: t('flank', 'flanc'),
  rear: t('rear', 'arrière'),
} satisfies Record<Aspect, Text>;

export const ROAD_NAMES = {
  none: t('none', 'aucune'),
  road: t('road', 'route'),
  'sunken-road': t('sunken road', 'chemin creux'),
} satisfies Record<Road | 'none', Text>;

import { type Text, t } from '@coup-doeil/core/chart';
import type { Occasion } from '../vocabulary.ts';

export const OCCASION_LABEL = t('Occasion', 'Occasion');

export const OCCASION_NAMES = {
  ordinary: t('ordinary fire', 'tir ordinaire'),
  reaction: t('reaction fire', 'tir de réaction'),
  'counter-battery': t('counter-battery fire', 'tir de contre-batterie'),
} satisfies Record<Occasion, Text>;

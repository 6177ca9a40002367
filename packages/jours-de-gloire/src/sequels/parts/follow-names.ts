import { type Text, t } from '@coup-doeil/core/chart';
import type { Follow } from '../../charts/results.ts';

/** What may follow a shock, by name. */
export const FOLLOW_TITLES: Readonly<Record<Follow, Text>> = {
  breakthrough: t('Breakthrough', 'Choc de rupture'),
  pursuit: t('Pursuit', 'Poursuite'),
  'counter-shock': t('Counter-shock', 'Contre-choc'),
};

/** And how it is told where it is moved by hand. */
export const FOLLOW_BY_HAND: Readonly<Record<Follow, Text>> = {
  breakthrough: t('by hand: rule 8.7 is not on the sheet', 'à la main\u202f: la règle 8.7 n’est pas sur la feuille'),
  'counter-shock': t('by hand: rule 8.7 is not on the sheet', 'à la main\u202f: la règle 8.7 n’est pas sur la feuille'),
  pursuit: t(
    'by its cavalry, by hand: rule 9.5 is not on the sheet',
    'par sa cavalerie, à la main\u202f: la règle 9.5 n’est pas sur la feuille',
  ),
};

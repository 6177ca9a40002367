import { type Text, t } from '@coup-doeil/core/chart';
import type { Mover } from './vocabulary.ts';

export const yesNo = (yes: boolean): Text => (yes ? t('yes', 'oui') : t('no', 'non'));

export const MOVER_NAMES: Record<Mover, Text> = {
  infantry: t('infantry', 'infanterie'),
  artillery: t('artillery', 'artillerie'),
  leader: t('leader', 'chef'),
  cavalry: t('cavalry', 'cavalerie'),
};

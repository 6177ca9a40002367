import { type Text, t } from '@coup-doeil/core/chart';
import type { Scalar } from '@coup-doeil/core/game';
import type { Mover } from '../vocabulary.ts';
import { yesNo as yes } from '../words/yes-no.ts';

export const yesNo = (value: boolean): { readonly value: Scalar; readonly text: Text } => ({
  value,
  text: yes(value),
});

export const MOVER_NAMES: Record<Mover, Text> = {
  infantry: t('infantry', 'infanterie'),
  artillery: t('artillery', 'artillerie'),
  leader: t('leader', 'chef'),
  cavalry: t('cavalry', 'cavalerie'),
};

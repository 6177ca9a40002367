/* Words that several functions of this room share, and readers beside them. Each stands alone, so that a page takes what it shows. */
import { t } from '../text/index.ts';

export const REFUSED = t('Not allowed', 'Interdit');
export const TOTAL = t('Total', 'Total');
export const INCOMPLETE = t(
  'The sheet is silent on a part of this: the total is not the whole of it.',
  'La feuille se tait sur une partie\u202f: ce total n’est pas complet.',
);
export const YES = t('yes', 'oui');
export const NO = t('no', 'non');
export const NONE = t('none', 'rien');

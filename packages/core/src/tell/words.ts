/* Words that several functions of this room share, and readers beside them. Each stands alone, so that a page takes what it shows. */
import { t } from '../text/index.ts';

/** What stands in the place of a total where a move is illegal. */
export const REFUSED = t('Not allowed', 'Interdit');

/** The name of a total. */
export const TOTAL = t('Total', 'Total');

/** What is said of a total that is not the whole of it. */
export const INCOMPLETE = t(
  'The sheet is silent on a part of this: the total is not the whole of it.',
  'La feuille se tait sur une partie\u202f: ce total n’est pas complet.',
);

/** The words of a flag that is set. */
export const YES = t('yes', 'oui');

/** The words of a flag that is not set. */
export const NO = t('no', 'non');

/** The word for a number or a list of which there is none. */
export const NONE = t('none', 'rien');

/** What is said of an item that is taken out. */
export const REMOVED = t('not there', 'pas là');

/** The word between two things of which one may be chosen. */
export const OR = t('or', 'ou');

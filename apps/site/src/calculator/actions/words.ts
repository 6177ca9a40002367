import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What can be done with an answer, and what is said when it is done. */
export const words = {
  throw: t('Throw', 'Lancer'),
  pin: t('Pin', 'Épingler'),
  copy: t('Copy', 'Copier'),
  link: t('Link', 'Lien'),
  share: t('Share', 'Partager'),
  code: t('QR code', 'Code QR'),
  save: t('Save', 'Garder'),
  reportFigure: t('A wrong figure? Say so', 'Un chiffre faux\u202f? Dites-le'),
  copied: t('Copied.', 'Copié.'),
  notCopied: t(
    'The browser did not allow copying. Here it is:',
    'Le navigateur n’a pas permis de copier. Le voici\u202f:',
  ),
} satisfies Readonly<Record<string, Said>>;

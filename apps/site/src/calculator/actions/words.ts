import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What can be done with an answer, and what is said when it is done. */
export const words = {
  throw: t('Throw', 'Lancer'),
  rolled: t('I rolled…', 'J’ai obtenu…'),
  more: t('More', 'Plus'),
  swap: t('Swap sides', 'Inverser les camps'),
  fresh: t('Start over', 'Recommencer'),
  pin: t('Pin', 'Épingler'),
  copy: t('Copy', 'Copier'),
  link: t('Link', 'Lien'),
  share: t('Share', 'Partager'),
  code: t('QR code', 'Code QR'),
  save: t('Download', 'Télécharger'),
  open: t('Open a file', 'Ouvrir un fichier'),
  noFile: t('This file holds no saved report.', 'Ce fichier ne contient pas de rapport enregistré.'),
  otherFile: t('This file was saved by another calculator.', 'Ce fichier vient d’un autre calcul.'),
  reportFigure: t('A wrong figure? Say so', 'Un chiffre faux\u202f? Dites-le'),
  copied: t('Copied.', 'Copié.'),
  notCopied: t(
    'The browser did not allow copying. Here it is:',
    'Le navigateur n’a pas permis de copier. Le voici\u202f:',
  ),
} satisfies Readonly<Record<string, Said>>;

/** The words of the home page. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  plate: t('Plate I.', 'Planche I.'),
  caption: t(
    'A charge upon a square, with infantry. Which lines count, and which are set aside?',
    'Une charge sur un carré, avec de l’infanterie. Quelles lignes comptent, lesquelles sont écartées\u202f?',
  ),
  open: t('Open the calculators', 'Ouvrir les calculs'),
  exact: [
    t('Exact', 'Exact'),
    t(
      'Sixty per cent is six faces of ten. Every die is counted, none is thrown a hundred thousand times.',
      'Soixante pour cent, ce sont six faces sur dix. Chaque dé est compté, aucun n’est lancé cent mille fois.',
    ),
  ],
  shown: [
    t('Shown', 'Montré'),
    t(
      'The sum stands line by line, the struck lines too, each naming what set it aside.',
      'La somme se lit ligne à ligne, les lignes barrées aussi, chacune avec ce qui l’écarte.',
    ),
  ],
  cited: [
    t('Cited', 'Cité'),
    t(
      'leads from each figure to its cell on the sheet. The chart you read is the one that calculates.',
      'mène de chaque chiffre à sa case sur la feuille. La table qu’on lit est celle qui calcule.',
    ),
  ],
  frank: [
    t('Open', 'Ouvert'),
    t(
      'Where a sheet is silent the question stays a question, with our answer, which you can change.',
      'Là où une feuille se tait, la question reste une question, avec notre réponse, que l’on peut changer.',
    ),
  ],
  how: t('How it answers', 'Comment il répond'),
};

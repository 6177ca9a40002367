/** The words of the home page. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  plate: t('Plate I.', 'Planche I.'),
  caption: t(
    '{battle}, {game}: ground and forces are invented.',
    '{battle}, {game}\u202f: terrain et forces sont inventés.',
  ),
  hint: t(
    'Touch a counter: where it gets to, and its best chance on each enemy. Touch an enemy: the best attack.',
    'Touchez un pion\u202f: où il va, et sa meilleure chance contre chaque ennemi. Un ennemi\u202f: la meilleure attaque.',
  ),
  keys: t(
    'Arrows walk the hexes; Enter asks about who stands there.',
    'Les flèches parcourent les hex\u202f; Entrée interroge qui s’y trouve.',
  ),
  answer: t('The answer', 'La réponse'),
  onBoard: t('Play it on the board', 'Jouer sur la carte'),
  open: t('Open the calculators', 'Ouvrir les calculs'),
  exact: [
    t('Exact', 'Exact'),
    t(
      'Sixty per cent is six faces of ten. Every die is counted, none is thrown a hundred thousand times.',
      'Soixante pour cent, ce sont six faces sur dix. Chaque dé est compté, aucun n’est lancé cent mille fois.',
    ),
  ],
  working: [
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

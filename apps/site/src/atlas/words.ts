/** The words of a game’s atlas. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  title: t('Odds atlas', 'Atlas des chances'),
  sub: t(
    'What becomes of each side in the end, tests included, for every total that can be reached.',
    'Ce que devient chaque camp à la fin, tests compris, pour tout total que l’on peut atteindre.',
  ),
  lines: t('%: contour lines', '\u202f%\u202f: courbes de niveau'),
  tints: t('tints, from rare to likely', 'teintes, du rare au probable'),
  opening: t('the calculator’s opening situation', 'la situation de départ du calcul'),
  rarer: t('Rarer outcomes', 'Résultats plus rares'),
  exact: t('The exact ways', 'Les cas exacts'),
  total: t('Total', 'Total'),
  read: t('How to read it.', 'Lecture.'),
  readSaid: t(
    'Each plate starts from the calculator’s opening situation, one unit a side. Tap a total: the calculator opens at a situation that gives it. Where the rating of a column changes the total too, strengths make up for it. Every die is counted.',
    'Chaque planche part de la situation de départ du calcul, une unité par camp. Touchez un total\u202f: le calcul s’ouvre dans une situation qui le donne. Quand la valeur d’une colonne change aussi le total, les forces le compensent. Chaque dé est compté.',
  ),
  ends: t('Outside.', 'Hors du tableau.'),
  endsSaid: t(
    'Beyond the edge, totals and ratings change nothing more, or are not reached by a change or two.',
    'Au-delà du bord, totaux et valeurs ne changent plus rien, ou ne s’atteignent pas de là en un pas ou deux.',
  ),
  open: t('Open the calculator', 'Ouvrir le calcul'),
  card: t('Player’s card', 'Fiche du joueur'),
  none: t(
    'No calculator of this game ends in odds by a total.',
    'Aucun calcul de ce jeu ne finit en chances selon un total.',
  ),
};

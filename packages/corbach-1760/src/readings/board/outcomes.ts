import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { step } from './cites.ts';

/** What comes of it. */
export const OUTCOME_READINGS = {
  'climb-test': reading({
    question: t('Two levels up: which test?', 'Deux niveaux montés\u202f: quel test\u202f?'),
    options: {
      morale: t('a morale test without a number', 'un test de moral sans chiffre'),
      open: t('left open', 'laissé ouvert'),
    },
    why: t('The cell says test and no more.', 'La case dit «\u202ftest\u202f», sans plus.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'terrain', row: 'up-two', column: 'observations' },
  }),
  'recoil-hexes': reading({
    question: t('Into which hexes may a unit retreat?', 'Vers quels hex une unité peut-elle reculer\u202f?'),
    options: {
      any: t('any that its arm may enter', 'tous ceux où son arme peut entrer'),
      rear: t('its rear hexes only', 'ses hex d’arrière seulement'),
    },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'combat' },
  }),
  'step-is': reading({
    question: t(
      'What is a step, where a counter’s other face is not given?',
      'Qu’est-ce qu’un pas, quand l’autre face du pion n’est pas donnée\u202f?',
    ),
    options: {
      strength: t(
        'one point of strength; none left: eliminated',
        'un point de force\u202f; plus aucun\u202f: éliminée',
      ),
      hand: t('its player keeps count', 'à son joueur d’en tenir le compte'),
    },
    why: t('A sister game loses points.', 'Un jeu frère perd des points.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'combat' },
  }),
  'once-each': reading({
    question: t(
      'In a search: how often may a unit act?',
      'Dans une recherche\u202f: combien de fois une unité agit-elle\u202f?',
    ),
    options: {
      once: t('a battery fires once, a unit attacks once', 'une batterie tire une fois, une unité attaque une fois'),
      'no-limit': t('without limit', 'sans limite'),
    },
    why: t(
      'None is printed; a search without one never ends.',
      'Aucune limite n’est imprimée\u202f; sans elle, une recherche n’en finit pas.',
    ),
    confidence: 'strong',
    cite: step('combats'),
  }),
};

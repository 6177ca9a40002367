import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

const key = (row: string) => ({ document: '004', chart: 'key', row });

/** What an outcome does on the map. */
export const AFTER_READINGS = {
  'recoil-hexes': reading({
    question: t('Into which hexes may a unit recoil?', 'Vers quels hex une unité peut-elle reculer\u202f?'),
    options: {
      any: t('any that its arm may enter', 'tous ceux où son arme peut entrer'),
      rear: t('its rear hexes alone', 'ses seuls hex d’arrière'),
    },
    why: t('The sheet says one hex, and not which.', 'La feuille dit un hex, sans dire lequel.'),
    confidence: 'weak',
    cite: key('one'),
  }),
  'rout-moves': reading({
    question: t('When does a routed unit leave?', 'Quand une unité en déroute part-elle\u202f?'),
    options: {
      'by-hand': t('when it is moved by hand', 'quand on la déplace à la main'),
      'at-once': t('at once', 'aussitôt'),
    },
    why: t(
      'The shock table meets routed defenders; the public thread knows a rout movement that ends alone, else with routed friends.',
      'La table de choc rencontre des défenseurs en déroute\u202f; le fil public connaît un mouvement de déroute qui finit seul, sinon avec des amis en déroute.',
    ),
    confidence: 'weak',
    cite: key('rout'),
  }),
  'square-broken': reading({
    question: t(
      'Does a square that is disordered, routed or driven back stay a square?',
      'Un carré mis en désordre, en déroute ou repoussé reste-t-il un carré\u202f?',
    ),
    options: { stays: t('until the player says', 'jusqu’à ce que le joueur le dise'), ends: t('no', 'non') },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: { document: '004', chart: 'shock-modifiers', row: 'charge-square' },
  }),
  'once-each': reading({
    question: t(
      'How often may a battery fire and a unit attack?',
      'Combien de fois une batterie peut-elle tirer, une unité attaquer\u202f?',
    ),
    options: { once: t('once each', 'une fois chacune'), often: t('without limit', 'sans limite') },
    why: t(
      'No limit is printed; a search without one would fire for ever.',
      'Aucune limite n’est imprimée\u202f; une recherche sans limite tirerait sans fin.',
    ),
    confidence: 'strong',
    cite: { document: '004', chart: 'fire' },
  }),
  'one-formation': reading({
    question: t('May formations act together?', 'Des formations peuvent-elles agir ensemble\u202f?'),
    options: {
      together: t('they may', 'oui'),
      'one-at-a-time': t('one at a time', 'une à la fois'),
    },
    why: t(
      'The public rules activate them one by one; the sheet prints no order.',
      'Les règles publiques les activent une à une\u202f; la feuille n’imprime pas d’ordre.',
    ),
    confidence: 'weak',
    cite: { document: '004', chart: 'shock' },
  }),
};

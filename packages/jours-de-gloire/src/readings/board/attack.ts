import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { chargeBridge } from '../shared.ts';

const shock = { document: '004', chart: 'shock' };

/** Who may attack whom from where he stands. */
export const ATTACK_READINGS = {
  'attack-arc': reading({
    question: t('Into which hexes may a unit shock?', 'Vers quels hex une unité peut-elle mener un choc\u202f?'),
    options: { front: t('a front hex of its own', 'un de ses hex de front'), any: t('any', 'tous') },
    why: t(
      'Having six fronts costs an attacker −1, so the front matters to who attacks.',
      'Six fronts coûtent −1 à l’attaquant\u202f: le front compte donc pour lui.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'notes', note: 'b' },
  }),
  'who-attacks': reading({
    question: t('Which units may fire or shock?', 'Quelles unités peuvent tirer ou mener un choc\u202f?'),
    options: {
      'not-routed': t('those in good order or disordered', 'celles en bon ordre ou en désordre'),
      'good-order': t('those in good order', 'celles en bon ordre'),
    },
    why: t(
      'No line speaks of a routed attacker; none bars a disordered one.',
      'Aucune ligne ne parle d’un attaquant en déroute\u202f; aucune n’exclut le désordre.',
    ),
    confidence: 'fair',
    cite: shock,
  }),
  'stack-facing': reading({
    question: t(
      'The units of a hex face different ways: how is the stack turned?',
      'Les unités d’un hex ne regardent pas du même côté\u202f: comment la pile est-elle orientée\u202f?',
    ),
    options: {
      first: t('as its first unit', 'comme sa première unité'),
      exposed: t('as the unit most exposed to this attack', 'comme l’unité la plus exposée à cette attaque'),
    },
    why: t('The lines speak of one defender.', 'Les lignes parlent d’un seul défenseur.'),
    confidence: 'weak',
    cite: { document: '004', chart: 'shock-modifiers', row: 'rear' },
  }),
  'artillery-attacks': reading({
    question: t(
      'Is artillery offered among the attackers of a shock?',
      'L’artillerie est-elle proposée parmi les attaquants d’un choc\u202f?',
    ),
    options: {
      added: t('only when the player adds it', 'seulement si le joueur l’ajoute'),
      offered: t('yes', 'oui'),
    },
    why: t('Rule 8.9 is named, not printed.', 'La règle 8.9 est citée, non imprimée.'),
    confidence: 'weak',
    cite: shock,
  }),
  'charge-bridge': chargeBridge,
  'charge-run': reading({
    question: t('May cavalry charge after a run?', 'Une cavalerie peut-elle charger après une course ?'),
    options: {
      asked: t('on asking, within its movement', 'à la demande, dans son potentiel'),
      never: t('never', 'jamais'),
    },
    why: t(
      'The notes bar a charge from, across and into some ground, and say nothing of the way before; the public thread lets it pass friendly infantry, not artillery.',
      'Les notes interdisent la charge depuis, à travers et vers certains terrains, sans parler du chemin d’avant ; le fil public laisse passer l’infanterie amie, non l’artillerie.',
    ),
    confidence: 'weak',
    cite: { document: '004', chart: 'notes', note: 'e' },
  }),
  'test-face': reading({
    question: t(
      'The test beside a D: which face gives the rating?',
      'Le test à côté d’un D\u202f: quelle face donne la valeur\u202f?',
    ),
    options: {
      back: t('the back: the D comes first', 'le verso\u202f: le D vient d’abord'),
      front: t('the front', 'le recto'),
    },
    why: t('The cell prints the D before the test.', 'La case imprime le D avant le test.'),
    confidence: 'weak',
    cite: { document: '004', chart: 'shock', column: 'attacker' },
  }),
  'routed-face': reading({
    question: t('Which face does a routed unit show?', 'Quelle face montre une unité en déroute\u202f?'),
    options: { back: t('its back', 'son verso'), front: t('its front', 'son recto') },
    why: t(
      'A disordered unit shows its back; of a routed one the sheet says nothing.',
      'Une unité en désordre montre son verso\u202f; d’une unité en déroute, la feuille ne dit rien.',
    ),
    confidence: 'weak',
    cite: { document: '004', chart: 'key', row: 'rout' },
  }),
};

import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { facing } from '../shared.ts';

const leaving = { document: '004', chart: 'terrain', row: 'leaving-zoc' };

/** Who controls which hexes, and what that does to a march. */
export const ZONE_READINGS = {
  facing,
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: { front: t('its front hexes', 'ses hex de front'), all: t('all six', 'les six') },
    why: t(
      'The sheet names zones of control and draws none.',
      'La feuille nomme les zones de contrôle sans les tracer.',
    ),
    confidence: 'fair',
    cite: leaving,
  }),
  'zone-holders': reading({
    question: t('Who has a zone of control?', 'Qui a une zone de contrôle\u202f?'),
    options: {
      every: t('every unit but generals, in any order', 'toute unité sauf les généraux, dans tout état'),
      'not-routed': t('units that are not routed', 'les unités qui ne sont pas en déroute'),
    },
    why: t('No exception is printed.', 'Aucune exception n’est imprimée.'),
    confidence: 'weak',
    cite: leaving,
  }),
  'zone-barriers': reading({
    question: t('What stops a zone of control?', 'Qu’est-ce qui arrête une zone de contrôle\u202f?'),
    options: {
      nothing: t('nothing', 'rien'),
      impassable: t('hexsides that infantry cannot pass', 'les bords que l’infanterie ne passe pas'),
    },
    why: t('The sheet names nothing that stops it.', 'La feuille ne nomme rien qui l’arrête.'),
    confidence: 'weak',
    cite: leaving,
  }),
  'zone-stops': reading({
    question: t(
      'Does entering an enemy zone end the march?',
      'Entrer dans une zone ennemie met-il fin à la marche\u202f?',
    ),
    options: { ends: t('it ends there', 'elle s’y termine'), 'goes-on': t('it goes on', 'elle continue') },
    why: t(
      'A question in the public thread takes it for granted; the sheet prints the cost of leaving alone.',
      'Une question du fil public le tient pour acquis\u202f; la feuille n’imprime que le coût de sortie.',
    ),
    confidence: 'weak',
    cite: leaving,
  }),
  'general-zone': reading({
    question: t('Does a zone end a general’s march?', 'Une zone met-elle fin à la marche d’un général\u202f?'),
    options: { 'goes-on': t('no', 'non'), ends: t('yes', 'oui') },
    why: t(
      'Leaving a zone costs him nothing; the sheet says no more.',
      'Quitter une zone ne lui coûte rien\u202f; la feuille n’en dit pas plus.',
    ),
    confidence: 'weak',
    cite: { document: '004', chart: 'terrain', row: 'leaving-zoc', column: 'general' },
  }),
  'lone-leader': reading({
    question: t(
      'Is a general without a unit a unit for others?',
      'Un général sans unité est-il une unité pour les autres\u202f?',
    ),
    options: {
      'no-unit': t('no: no zone, no target, nobody’s neighbour', 'non\u202f: ni zone, ni cible, ni voisin'),
      unit: t('yes', 'oui'),
    },
    why: t(
      'The public rules call infantry, cavalry and artillery units; the chart gives generals a column.',
      'Les règles publiques appellent unités l’infanterie, la cavalerie et l’artillerie\u202f; la table donne une colonne aux généraux.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'terrain', row: 'friendly', column: 'general' },
  }),
};

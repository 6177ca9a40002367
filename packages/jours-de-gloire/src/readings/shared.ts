import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

// Shared by several calculators; each carries only what it asks.

export const insideWorks = reading({
  question: t(
    'Behind works, what becomes of the inner hex’s own figure?',
    'Derrière un ouvrage, que devient la valeur de l’hex intérieur\u202f?',
  ),
  options: {
    works: t('the works’ figure stands instead', 'celle de l’ouvrage en tient lieu'),
    better: t('the better of the two for the defender', 'la meilleure des deux pour le défenseur'),
  },
  why: t(
    'Note g bars adding them up and does not say which one stays.',
    'La note g interdit de les cumuler sans dire laquelle reste.',
  ),
  confidence: 'strong',
  cite: { document: '004', chart: 'notes', note: 'g' },
});

export const disorderedAgain = reading({
  question: t(
    'What does disorder do to a unit already disordered?',
    'Que fait le désordre à une unité déjà en désordre\u202f?',
  ),
  options: {
    apart: t('an outcome of its own, left to the rules', 'un résultat à part, laissé aux règles'),
    routs: t('it routs', 'elle part en déroute'),
    nothing: t('nothing more', 'rien de plus'),
  },
  why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
  confidence: 'weak',
  cite: { document: '004', chart: 'key', row: 'disorder' },
});

export const facing = reading({
  question: t('Which hexes lie in front?', 'Quels hex sont de front\u202f?'),
  options: {
    hexside: t('three front, three rear, facing a hexside', 'trois de front, trois d’arrière, face à un bord'),
    vertex: t('four front, two rear, facing a corner', 'quatre de front, deux d’arrière, face à un sommet'),
  },
  why: t(
    'The sheet names front and rear hexes and counts neither.',
    'La feuille nomme front et arrière sans les compter.',
  ),
  confidence: 'fair',
  cite: { document: '004', chart: 'shock-modifiers', row: 'rear' },
});

export const chargeBridge = reading({
  question: t('Does [e] bar a charge over every bridge?', '[e] interdit-il la charge sur tout pont\u202f?'),
  options: { any: t('over any', 'sur tous'), river: t('over a river only', 'sur une rivière seulement') },
  why: t(
    '[h] lifts the bridge’s figure on a stream; does it lift [e] too?',
    '[h] lève le chiffre du pont sur un ruisseau\u202f; lève-t-il aussi [e]\u202f?',
  ),
  confidence: 'fair',
  cite: { document: '004', chart: 'notes', note: 'h' },
});

export const mixedDefenders = reading({
  question: t(
    'Some defenders are routed, or in square: does the line hold?',
    'Certains défenseurs sont en déroute ou en carré\u202f: la ligne compte-t-elle\u202f?',
  ),
  options: { all: t('when all are', 'si tous le sont'), any: t('when one is', 'si l’un l’est') },
  why: t('The lines speak of one defender.', 'Les lignes parlent d’un défenseur.'),
  confidence: 'weak',
  cite: { document: '004', chart: 'shock-modifiers', row: 'routed' },
});

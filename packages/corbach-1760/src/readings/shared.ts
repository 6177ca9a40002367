import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

// Shared by several calculators; each carries only what it asks.

export const losses = reading({
  question: t('On whom do lost steps fall?', 'Sur qui tombent les pas perdus\u202f?'),
  options: {
    side: t('on the side, shared out by its owner', 'sur le camp, répartis par son joueur'),
    each: t('on each of its units', 'sur chacune de ses unités'),
  },
  why: t(
    'The tables give one result for a side and do not count its units.',
    'Les tables donnent un résultat par camp sans compter ses unités.',
  ),
  confidence: 'fair',
  cite: { document: '002', chart: 'key', row: 'one-step' },
});

export const moraleTest = reading({
  question: t('How is a morale test made?', 'Comment se fait un test de moral\u202f?'),
  options: {
    'at-or-below': t(
      'one d6 plus the number, at or below the morale, else disorganised',
      'un d6 plus le chiffre, inférieur ou égal au moral, sinon désorganisation',
    ),
    open: t('left open: an outcome of its own', 'laissé ouvert\u202f: un résultat à part'),
  },
  why: t(
    'Neither the roll nor what failing brings is printed; worse rows bear higher numbers.',
    'Ni le jet ni l’effet d’un échec ne sont imprimés\u202f; les pires lignes portent les plus forts chiffres.',
  ),
  confidence: 'fair',
  cite: { document: '002', chart: 'key', row: 'test' },
});

export const moraleAfterLoss = reading({
  question: t(
    'A step is lost, then morale tested: which morale?',
    'Un pas perdu, puis un test\u202f: quel moral\u202f?',
  ),
  options: {
    given: t('the morale given', 'le moral indiqué'),
    second: t('a second one, for after the loss', 'un second, d’après la perte'),
  },
  why: t(
    'The sheet does not say whether the counter is turned over first.',
    'La feuille ne dit pas si le pion est d’abord retourné.',
  ),
  confidence: 'weak',
  cite: { document: '002', chart: 'combat', row: 'minus-1', column: 'attacker' },
});

import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { combat, fire, step } from './cites.ts';

/** Who takes part. */
export const PART_READINGS = {
  'light-target': reading({
    question: t(
      'Light and other units in the target hex: is the target light?',
      'Unités légères et autres dans l’hex visé\u202f: la cible est-elle légère\u202f?',
    ),
    options: { all: t('if all are', 'si toutes le sont'), any: t('if any is', 'si l’une l’est') },
    why: t('The line speaks of one target.', 'La ligne parle d’une cible.'),
    confidence: 'weak',
    cite: { ...fire, row: 'light' },
  }),
  'fire-flank': reading({
    question: t('When does a stack show fire its flank?', 'Quand une pile présente-t-elle son flanc au tir\u202f?'),
    options: { any: t('when any unit does', 'quand une unité le fait'), all: t('when all do', 'quand toutes le font') },
    why: t('The line speaks of one target.', 'La ligne parle d’une cible.'),
    confidence: 'fair',
    cite: { ...fire, row: 'flank' },
  }),
  'reaction-firers': reading({
    question: t('Who fires in reaction?', 'Qui tire en réaction\u202f?'),
    options: {
      artillery: t('artillery: it has the only fire table', 'l’artillerie\u202f: la seule table de tir est la sienne'),
      others: t('others too, for which the sheet has no table', 'd’autres aussi, sans table sur la feuille'),
    },
    why: t('Step 9.3 names no arm.', 'L’étape 9.3 ne nomme pas d’arme.'),
    confidence: 'fair',
    cite: step('reaction-fire'),
  }),
  'stack-fights': reading({
    question: t('Which units of a stack fight?', 'Quelles unités d’une pile combattent\u202f?'),
    options: { every: t('every one', 'toutes'), top: t('the top one', 'celle du dessus') },
    why: t(
      'Rearranging a stack is penalised, so the order means something; what is not printed.',
      'Réordonner une pile est pénalisé\u202f: l’ordre compte donc\u202f; la feuille ne dit pas en quoi.',
    ),
    confidence: 'weak',
    cite: combat('changed-order'),
  }),
  'routed-defends': reading({
    question: t('How does a routed unit defend?', 'Comment une unité en déroute défend-elle\u202f?'),
    options: {
      'no-line': t('no line speaks of it', 'aucune ligne n’en parle'),
      disorganised: t('as a disorganised one', 'comme une unité désorganisée'),
    },
    why: t(
      'The rally names rout; no table brings it.',
      'Le ralliement nomme la déroute\u202f; aucune table ne l’amène.',
    ),
    confidence: 'weak',
    cite: step('rally'),
  }),
  'artillery-in-combat': reading({
    question: t('Artillery in a combat?', 'L’artillerie au combat\u202f?'),
    options: {
      defends: t(
        'defends with its strength, attacks only when added',
        'défend avec sa force, n’attaque que si on l’ajoute',
      ),
      both: t('attacks as others do', 'attaque comme les autres'),
    },
    why: t('The sheet does not tell it apart.', 'La feuille ne la distingue pas.'),
    confidence: 'weak',
    cite: step('combats'),
  }),
  'commander-present': reading({
    question: t('Which commander counts in a combat?', 'Quel chef compte au combat\u202f?'),
    options: {
      hex: t('one in a hex that takes part', 'celui d’un hex qui prend part'),
      command: t('one who has the units in command', 'celui qui commande les unités'),
    },
    why: t('The line says present, and no more.', 'La ligne dit «\u202fprésent\u202f», sans plus.'),
    confidence: 'fair',
    cite: combat('commander'),
  }),
  'demoralised-mix': reading({
    question: t(
      'Units of several formations: when is a side demoralised?',
      'Unités de plusieurs formations\u202f: quand un camp est-il démoralisé\u202f?',
    ),
    options: { any: t('when any unit’s is', 'quand l’une l’est'), all: t('when all are', 'quand toutes le sont') },
    why: t('The line speaks of one formation.', 'La ligne parle d’une formation.'),
    confidence: 'weak',
    cite: combat('demoralised'),
  }),
};

import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { losses, moraleAfterLoss, moraleTest } from './shared.ts';
import { slopeDirection } from './zone.ts';

const line = (row: string) => ({ document: '002', chart: 'combat-modifiers', row });

/** The readings of the calculator `combat`. */
export const COMBAT_READINGS = {
  'star-cause': reading({
    question: t('The star: disorganised by what?', 'L’astérisque\u202f: désorganisée par quoi\u202f?'),
    options: { combat: t('an earlier combat', 'un combat précédent'), any: t('anything', 'quelque cause que ce soit') },
    why: t('The key says: by combat.', 'La légende dit\u202f: par un combat.'),
    confidence: 'strong',
    cite: { document: '002', chart: 'notes', note: 'star' },
  }),
  losses,
  'star-steps': reading({
    question: t(
      'Does a unit that the star eliminates take any of its side’s steps?',
      'Une unité que l’astérisque élimine prend-elle des pas de son camp\u202f?',
    ),
    options: {
      none: t('none: the others take them all', 'aucun\u202f: les autres les prennent tous'),
      one: t('one first', 'un d’abord'),
    },
    why: t(
      'The star stands beside the steps, and says nothing of them.',
      'L’astérisque est à côté des pas, et n’en dit rien.',
    ),
    confidence: 'weak',
    cite: { document: '002', chart: 'notes', note: 'star' },
  }),
  'morale-after-loss': moraleAfterLoss,
  'morale-test': moraleTest,
  'flank-and-rear': reading({
    question: t('Flank and rear at once?', 'Flanc et arrière à la fois\u202f?'),
    options: { add: t('both add up', 'ils s’ajoutent'), higher: t('the higher holds', 'seul le plus fort compte') },
    why: t('The heading calls all modifiers cumulative.', 'L’en-tête dit les modificateurs cumulatifs.'),
    confidence: 'fair',
    cite: line('rear'),
  }),
  'split-hexsides': reading({
    question: t(
      'Attackers come by different hexsides: which count?',
      'Des bords différents\u202f: lesquels comptent\u202f?',
    ),
    options: {
      worst: t('the path worst for the attackers, once', 'le pire pour les attaquants, une fois'),
      best: t('the best, once', 'le meilleur, une fois'),
    },
    why: t('The sheet has one figure for the defender’s terrain.', 'La feuille a un seul chiffre de terrain.'),
    confidence: 'fair',
    cite: line('terrain'),
  }),
  'bridge-and-stream': reading({
    question: t('Over a bridge, does the stream count too?', 'Sur un pont, le ruisseau compte-t-il aussi\u202f?'),
    options: {
      replaces: t('the bridge stands in for it', 'le pont en tient lieu'),
      adds: t('both add up', 'ils s’ajoutent'),
    },
    why: t('Two rows for one crossing.', 'Deux lignes pour un même passage.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'terrain', row: 'bridge', column: 'combat' },
  }),
  'sunken-road': reading({
    question: t(
      'Does a sunken road replace its hex’s figure?',
      'Le chemin creux remplace-t-il le chiffre de l’hex\u202f?',
    ),
    options: { replaces: t('it does', 'oui'), adds: t('it adds to it', 'il s’y ajoute') },
    why: t('It has a combat figure where a road has none.', 'Il a un chiffre de combat là où la route n’en a pas.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'terrain', row: 'sunken-road', column: 'combat' },
  }),
  'sunken-light': reading({
    question: t(
      'On a sunken road through clear ground, are light defenders in the clear?',
      'Sur un chemin creux en terrain clair, des défenseurs légers sont-ils en terrain clair\u202f?',
    ),
    options: {
      clear: t('they are: the hex is clear', 'oui\u202f: l’hex est clair'),
      road: t('they are not: they are on the road', 'non\u202f: ils sont sur le chemin'),
    },
    why: t(
      'The road has a row of its own, and runs through the terrain of the hex.',
      'Le chemin a sa propre ligne, et traverse le terrain de l’hex.',
    ),
    confidence: 'fair',
    cite: line('light-defenders'),
  }),
  'slope-direction': slopeDirection,
  'heavy-mix': reading({
    question: t(
      'Heavy cavalry among others: when does a line hold?',
      'Cavalerie lourde mêlée à d’autres\u202f: quand une ligne s’applique-t-elle\u202f?',
    ),
    options: {
      any: t(
        'with any heavy attacker and any such defender, once',
        'un attaquant lourd et un tel défenseur suffisent, une fois',
      ),
      all: t('only when all match', 'seulement si tous y correspondent'),
    },
    why: t('The lines name no numbers.', 'Les lignes ne donnent pas de nombre.'),
    confidence: 'weak',
    cite: line('heavy-disorganised-infantry'),
  }),
  commander: reading({
    question: t('Whose commander counts?', 'Le chef de quel camp\u202f?'),
    options: {
      attacker: t('the attacker’s', 'de l’attaquant'),
      either: t('either’s, with its sign', 'des deux, avec son signe'),
    },
    why: t('The line names no side.', 'La ligne ne nomme aucun camp.'),
    confidence: 'fair',
    cite: line('commander'),
  }),
  'changed-order': reading({
    question: t('Whose rearranged stack counts?', 'La pile réordonnée de quel camp\u202f?'),
    options: {
      attacker: t('the attacker’s, −2', 'de l’attaquant, −2'),
      defender: t('the defender’s, +2', 'du défenseur, +2'),
    },
    why: t('The line names no side.', 'La ligne ne nomme aucun camp.'),
    confidence: 'fair',
    cite: line('changed-order'),
  }),
};

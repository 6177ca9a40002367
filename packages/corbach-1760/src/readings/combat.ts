import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { losses, moraleAfterLoss, moraleTest } from './shared.ts';

const line = (row: string) => ({ document: '002', chart: 'combat-modifiers', row });

export const COMBAT_READINGS = {
  'star-cause': reading({
    question: t('The star: disorganised by what?', 'L’astérisque\u202f: désorganisée par quoi\u202f?'),
    options: { combat: t('an earlier combat', 'un combat précédent'), any: t('anything', 'quelque cause que ce soit') },
    why: t('The key says: by combat.', 'La légende dit\u202f: par un combat.'),
    confidence: 'strong',
    cite: { document: '002', chart: 'notes', note: 'star' },
  }),
  losses,
  'morale-after-loss': moraleAfterLoss,
  'morale-test': moraleTest,
  'flank-and-rear': reading({
    question: t('Flank and rear at once?', 'Flanc et arrière à la fois\u202f?'),
    options: { add: t('both add up', 'ils s’ajoutent'), higher: t('the higher holds', 'le plus fort vaut') },
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
      worst: t('the path worst for the attackers, once', 'la pire voie pour les attaquants, une fois'),
      best: t('the best, once', 'la meilleure, une fois'),
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
  'heavy-mix': reading({
    question: t(
      'Heavy cavalry among others: when does a line hold?',
      'Cavalerie lourde mêlée à d’autres\u202f: quand vaut une ligne\u202f?',
    ),
    options: {
      any: t(
        'with any heavy attacker and any such defender, once',
        'un attaquant lourd et un tel défenseur suffisent, une fois',
      ),
      all: t('only when all match', 'seulement si tous y répondent'),
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

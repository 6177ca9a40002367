import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { entrenchmentDirection, note3, noteCite } from './shared.ts';

/** The readings of the calculator `attack-terrain`. */
export const ATTACK_READINGS = {
  'several-terrains': reading({
    question: t(
      'In combat, what of a hex with several terrains?',
      'Au combat, que donne un hex à plusieurs terrains\u202f?',
    ),
    options: {
      worse: t('the worse for the attacker', 'le pire pour l’attaquant'),
      sum: t('their sum', 'leur somme'),
    },
    why: t(
      'The sheet says it for movement only; in combat it takes the worse of two hexes.',
      'La feuille ne le dit que pour le mouvement\u202f; au combat, elle prend le pire de deux hex.',
    ),
    confidence: 'fair',
    cite: noteCite('combat'),
  }),
  'star-path': reading({
    question: t(
      'By which path does the star bar a cavalry’s shock value?',
      'Par quel chemin l’étoile prive-t-elle une cavalerie de son choc\u202f?',
    ),
    options: {
      own: t('its own path', 'son propre chemin'),
      chosen: t('the pair chosen for the figure', 'la paire choisie pour le chiffre'),
    },
    why: t(
      'The star speaks of the terrain that the cavalry attacks into or out of.',
      'L’étoile parle du terrain vers lequel, ou hors duquel, la cavalerie attaque.',
    ),
    confidence: 'fair',
    cite: noteCite('star'),
  }),
  'several-paths': reading({
    question: t(
      'A cavalry faces two defending hexes, and the star stands on one of its paths: its shock value?',
      'Une cavalerie fait face à deux hex en défense, et l’étoile est sur un de ses chemins\u202f: sa valeur de choc\u202f?',
    ),
    options: {
      free: t('kept: the attacker names the path that is free', 'gardée\u202f: l’attaquant nomme le chemin libre'),
      every: t('lost: every path must be free', 'perdue\u202f: il faut que tous les chemins soient libres'),
    },
    why: t(
      'The attacker names the hexes that give the figure; of the shock value nothing is said.',
      'L’attaquant nomme les hex qui donnent le chiffre\u202f; de la valeur de choc, rien n’est dit.',
    ),
    confidence: 'fair',
    cite: noteCite('star'),
  }),
  'entrenchment-direction': entrenchmentDirection,
  'note-3': note3,
  'bombardment-hexside': reading({
    question: t(
      'From afar, which hexsides count for a bombardment?',
      'De loin, quels bords d’hex comptent pour un bombardement\u202f?',
    ),
    options: {
      target: t('the one entered at the target', 'celui par où l’on atteint la cible'),
      line: t('all on the line', 'tous ceux de la ligne'),
    },
    why: t(
      'The sheet counts hexsides between the two hexes and has two neighbours in mind.',
      'La feuille compte les bords d’hex entre les deux hex et pense à deux voisins.',
    ),
    confidence: 'fair',
    cite: noteCite('combat'),
  }),
};

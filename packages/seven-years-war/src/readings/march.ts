import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { entrenchmentDirection, hexsideCite, note3, noteCite } from './shared.ts';

/** The readings of the calculator `march`. */
export const MARCH_READINGS = {
  'down-slope': reading({
    question: t('Who pays which figure of +0/+1 down a slope?', 'En descendant\u202f: qui paie +0, qui paie +1\u202f?'),
    options: {
      artillery: t('artillery +1, the others +0', 'l’artillerie +1, les autres +0'),
      low: t('all +0', 'tous +0'),
      high: t('all +1', 'tous +1'),
    },
    why: t(
      'Three kinds of unit share the column and two figures stand in the cell.',
      'Trois sortes d’unités partagent la colonne et la case porte deux chiffres.',
    ),
    confidence: 'weak',
    cite: hexsideCite('down-slope', 'foot'),
  }),
  'note-3': note3,
  ic: reading({
    question: t('What does IC say of crossing the Mietzel?', 'Que dit IC du passage de la Mietzel\u202f?'),
    options: {
      command: t('units in command', 'les unités en commandement'),
      arms: t('infantry and cavalry', 'l’infanterie et la cavalerie'),
    },
    why: t(
      'The letters are not explained; in column and for all movement points holds in both.',
      'Les lettres ne sont pas expliquées\u202f; en colonne et pour tous les points vaut dans les deux cas.',
    ),
    confidence: 'fair',
    cite: noteCite('two-stars'),
  }),
  'entrenchment-direction': entrenchmentDirection,
  'engaged-by-formed': reading({
    question: t(
      'What of fast units engaged by formed cavalry?',
      'Qu’en est-il d’une unité rapide engagée par de la cavalerie formée\u202f?',
    ),
    options: {
      barred: t('they may not leave', 'elle ne peut pas sortir'),
      free: t('they pay nothing special', 'elle ne paie rien de particulier'),
    },
    why: t(
      'The figure is granted only without formed cavalry; what holds with it is left open.',
      'Le chiffre ne vaut qu’en l’absence de cavalerie formée\u202f; le cas contraire n’est pas dit.',
    ),
    confidence: 'fair',
    cite: { document: '001', chart: 'zone-exit', row: 'fast' },
  }),
  fast: reading({
    question: t('Which units are fast?', 'Quelles unités sont rapides\u202f?'),
    options: {
      cavalry: t('all cavalry, and what is marked so', 'toute la cavalerie, et ce qui est marqué ainsi'),
      marked: t('only what is marked so', 'seulement ce qui est marqué ainsi'),
    },
    why: t('The word is used and not explained.', 'Le mot est employé sans être expliqué.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'zone-exit', row: 'fast' },
  }),
  'mietzel-all': reading({
    question: t('All movement points: which?', 'Tous les points de mouvement\u202f: lesquels\u202f?'),
    options: {
      whole: t(
        'the whole allowance, so the first step of a march',
        'le potentiel entier\u202f: le premier pas d’une marche',
      ),
      rest: t('what is left of it', 'ce qu’il en reste'),
    },
    why: t('The cell says all, and not of what.', 'La case dit «\u202ftous\u202f», sans dire desquels.'),
    confidence: 'fair',
    cite: hexsideCite('mietzel', 'foot'),
  }),
};

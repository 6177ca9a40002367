import { modifiers, t } from '@coup-doeil/core/chart';
import { notes142 } from './notes.ts';

/** The artillery modifiers. */
export const artilleryModifiers142 = modifiers({
  id: 'artillery-modifiers',
  title: t('Artillery modifiers', 'Modificateurs d’artillerie'),
  document: '002',
  notes: [notes142.note('cumulative')],
  groups: { cumulative: t('Cumulative', 'Cumulatifs') },
  lines: {
    light: { group: 'cumulative', value: '-1', label: t('The target is light', 'La cible est légère') },
    terrain: {
      group: 'cumulative',
      kind: 'lookup',
      value: '-?',
      label: t('The target’s terrain', 'Terrain de la cible'),
    },
    'beyond-3': {
      group: 'cumulative',
      value: '-1',
      label: t('Beyond 3 hexes', 'Au-delà de 3 hex'),
      terms: { beyond: 3 },
    },
    'beyond-4': {
      group: 'cumulative',
      kind: 'count',
      value: '-1',
      label: t('For each hex beyond 4', 'Par hex au-delà de 4'),
      // Where the reading `beyond-4` says so; by default both add up.
      replaces: ['beyond-3'],
      terms: { beyond: 4 },
    },
    'shooter-disorganised': {
      group: 'cumulative',
      value: '-1',
      label: t('The shooter is disorganised', 'Le tireur est désorganisé'),
    },
    flank: { group: 'cumulative', value: '+2', label: t('Against a flank', 'Contre un flanc') },
    // Printed twice, counted once.
    adjacent: {
      group: 'cumulative',
      value: '+1',
      label: t('Adjacent fire', 'Tir sur l’hex voisin'),
      terms: { range: 1 },
    },
    'twelve-pounder': { group: 'cumulative', value: '+1', label: t('A 12-pounder', 'Une pièce de 12 livres') },
  },
});

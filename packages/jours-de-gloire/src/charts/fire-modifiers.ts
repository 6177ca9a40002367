import { modifiers, someOf, t } from '@coup-doeil/core/chart';
import type { Fighter, Occasion, SixFronts } from '../vocabulary.ts';
import { notes2016 } from './notes.ts';

/** The fire modifiers of 2016. */
export const fireModifiers2016 = modifiers({
  id: 'fire-modifiers',
  title: t('Fire modifiers', 'Modificateurs de tir'),
  document: '004',
  notes: [notes2016.note('massed')],
  groups: { firer: t('Firer', 'Tireur'), target: t('Target', 'Cible'), range: t('Range', 'Portée') },
  lines: {
    strength: {
      group: 'firer',
      kind: 'lookup',
      value: '+SP',
      label: t('The battery’s strength', 'Force de la batterie'),
    },
    combined: {
      group: 'firer',
      value: '+2',
      label: t(
        'Two stacked batteries of one formation fire together',
        'Deux batteries empilées d’une même formation tirent ensemble',
      ),
    },
    'six-fronts': {
      group: 'firer',
      value: '-1',
      label: t('The firer has six fronts (square, town, village)', 'Le tireur a six fronts (carré, ville, village)'),
      terms: { named: someOf<SixFronts>('square', 'town', 'village') },
    },
    reaction: {
      group: 'firer',
      value: '-1',
      label: t('Reaction or counter-battery fire', 'Tir de réaction ou de contre-batterie'),
      rules: '8.3.3 7.1',
    },
    terrain: {
      group: 'target',
      kind: 'lookup',
      value: 'see terrain',
      label: t('Hex and hexside of the target', 'Hex et bord d’hex de la cible'),
    },
    massed: {
      group: 'target',
      value: '+1 [*]',
      label: t(
        'Massed target: two units or more, artillery aside',
        'Cible groupée\u202f: deux unités ou plus, artillerie non comprise',
      ),
      terms: { notIn: someOf<Occasion>('reaction', 'counter-battery') },
    },
    square: { group: 'target', value: '+1', label: t('The target is in square', 'La cible est en carré') },
    adjacent: {
      group: 'range',
      value: '+1',
      label: t('Point-blank: the next hex', 'À bout portant\u202f: l’hex voisin'),
      terms: { against: someOf<Fighter>('infantry', 'cavalry', 'artillery') },
    },
    effective: {
      group: 'range',
      value: '0',
      label: t('Within effective range (top left of the counter)', 'À portée efficace (en haut à gauche du pion)'),
    },
    long: {
      group: 'range',
      kind: 'count',
      value: '-2',
      label: t('For each hex beyond effective range', 'Pour chaque hex au-delà de la portée efficace'),
    },
  },
});

/** The fire modifiers of 2006. */
export const fireModifiers2006 = fireModifiers2016.reprint({
  document: '003',
  notes: [],
  lines: {
    reaction: { rules: '8.3 7.6' },
    massed: { value: '+1', terms: { notIn: [] } },
    adjacent: {
      label: t('Point-blank, against infantry or cavalry', 'À bout portant, contre infanterie ou cavalerie'),
      terms: { against: ['infantry', 'cavalry'] },
    },
    effective: { label: t('Within effective range', 'À portée efficace') },
  },
});

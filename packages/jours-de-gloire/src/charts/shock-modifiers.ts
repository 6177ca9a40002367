import { modifiers, someOf, t } from '@coup-doeil/core/chart';
import type { Fighter } from '../vocabulary.ts';
import { notes2006, notes2016 } from './notes.ts';

const beside = (notes: typeof notes2016) =>
  (['b', 'attackers-adjacent', 'front-and-rear', 'cumulation'] as const).map((id) => notes.note(id));

/** The shock and charge modifiers of 2016. */
export const shockModifiers2016 = modifiers({
  id: 'shock-modifiers',
  title: t('Shock and charge modifiers', 'Modificateurs de choc et de charge'),
  document: '004',
  notes: beside(notes2016),
  groups: {
    odds: t('Odds', 'Force'),
    cohesion: t('Cohesion', 'Cohésion'),
    terrain: t('Terrain', 'Terrain'),
    routed: t('Routed', 'Déroute'),
    position: t('Position', 'Position'),
    cavalry: t('Cavalry shock', 'Choc de cavalerie'),
    square: t('Charge and square', 'Charge et carré'),
  },
  lines: {
    odds: {
      group: 'odds',
      kind: 'lookup',
      value: 'see odds',
      label: t('Odds ratio', 'Rapport de force'),
      rules: '8.6',
    },
    cohesion: {
      group: 'cohesion',
      kind: 'difference',
      value: 'best attacker - best defender',
      label: t('Best cohesion of each side, the difference', 'Meilleure cohésion de chaque camp, la différence'),
      rules: '8.6',
    },
    terrain: {
      group: 'terrain',
      kind: 'lookup',
      value: 'see terrain [b]',
      label: t(
        'Hex of the defender, hexside, units with six fronts',
        'Hex du défenseur, bord d’hex, unités à six fronts',
      ),
    },
    routed: {
      group: 'routed',
      value: '+2',
      label: t('The defender is routed', 'Le défenseur est en déroute'),
      notWith: ['rear', 'front-and-rear'],
      // As `routed-and-rear` is read by default; else the pair is worth more and excludes this one.
      replaces: ['front-and-rear'],
    },
    rear: {
      group: 'position',
      value: '+2',
      label: t('Attacked from a rear hex', 'Attaqué depuis un hex d’arrière'),
      notWith: ['routed'],
    },
    'front-and-rear': {
      group: 'position',
      value: '+3 [*]',
      label: t('Attacked from a front hex and from a rear hex', 'Attaqué depuis un hex de front et un d’arrière'),
      replaces: ['rear'],
    },
    'rear-threatened': {
      group: 'position',
      value: '-1',
      label: t(
        'An enemy beside the attacker, not in the fight, holds one of its rear hexes in front',
        'Un ennemi voisin hors du combat tient de front un hex d’arrière de l’attaquant',
      ),
      terms: { by: someOf<Fighter>('infantry', 'cavalry'), adjacent: true },
    },
    'cavalry-shock': {
      group: 'cavalry',
      value: '-2',
      label: t('Cavalry that does not charge', 'Cavalerie qui ne charge pas'),
    },
    'charge-heavy': {
      group: 'cavalry',
      value: '+3',
      label: t('Charge with heavy cavalry (L on the counter)', 'Charge avec cavalerie lourde (L sur le pion)'),
    },
    charge: {
      group: 'cavalry',
      value: '+1',
      label: t('Charge without heavy cavalry', 'Charge sans cavalerie lourde'),
    },
    'charge-square': {
      group: 'square',
      value: '-2',
      label: t(
        'Charge against a square, beside infantry too; no charge bonus',
        'Charge contre un carré, même avec de l’infanterie\u202f; pas de bonus de charge',
      ),
      replaces: ['charge-heavy', 'charge'],
    },
    'square-infantry': {
      group: 'square',
      value: '+1',
      label: t('Infantry alone against a square', 'Infanterie seule contre un carré'),
    },
  },
});

/** 2006 has one group for cavalry and squares, fewer hints, and a threat that need not stand beside the attacker. */
export const shockModifiers2006 = shockModifiers2016.reprint({
  document: '003',
  notes: beside(notes2006).slice(1),
  groups: { cavalry: t('Cavalry shock, charges and squares', 'Choc de cavalerie, charges et carrés'), square: null },
  lines: {
    odds: { label: t('Strength comparison ratio', 'Rapport de comparaison des forces') },
    terrain: { value: 'see terrain' },
    'rear-threatened': {
      label: t(
        'An enemy not in the fight holds one of the attacker’s rear hexes in front',
        'Un ennemi hors du combat tient de front un hex d’arrière de l’attaquant',
      ),
      terms: { adjacent: false },
    },
    'charge-heavy': { label: t('Charge with heavy cavalry', 'Charge avec cavalerie lourde') },
    'charge-square': { group: 'cavalry' },
    'square-infantry': { group: 'cavalry' },
  },
});

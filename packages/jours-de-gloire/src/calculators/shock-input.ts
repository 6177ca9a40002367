import { t } from '@aide-de-camp/core/chart';
import {
  choice,
  direction,
  flag,
  inputOf,
  list,
  maybeWhole,
  rowsOf,
  unit,
  type ValueOf,
  whole,
} from '@aide-de-camp/core/game';
import { terrain2016 } from '../charts/terrain.ts';
import { FIGHTERS, HEXES, HEXSIDES, WORKS } from '../vocabulary.ts';
import { ARM_NAMES, STATE_NAMES } from './words.ts';

const ratings = {
  strength: whole({ label: t('Strength', 'Force'), min: 1, max: 30, default: 5 }),
  cohesion: whole({ label: t('Cohesion', 'Cohésion'), min: 0, max: 12, default: 6 }),
  rating: maybeWhole({
    label: t('Rating for the test, if another', 'Valeur pour le test, si elle diffère'),
    min: 0,
    max: 12,
  }),
};
const square = flag({ label: t('In square', 'En carré'), when: { arm: 'infantry' } });
const out = flag({ label: t('Out of the fight', 'Hors du combat') });
const arm = choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry' });

const attacker = unit({
  label: t('Attacker', 'Attaquant'),
  side: 'attacker',
  fields: {
    arm,
    heavy: flag({ label: t('Heavy', 'Lourde'), when: { arm: 'cavalry' } }),
    charging: flag({ label: t('Charging', 'Charge'), when: { arm: 'cavalry' } }),
    ...ratings,
    state: choice({
      label: t('State', 'État'),
      options: { 'good-order': STATE_NAMES['good-order'], disordered: STATE_NAMES.disordered },
      default: 'good-order',
    }),
    square,
    from: direction({ label: t('Comes from', 'Vient du'), default: 's' }),
    hex: choice({ label: t('Its own hex', 'Son propre hex'), options: rowsOf(terrain2016, HEXES), default: 'clear' }),
    hexsides: list({
      label: t('Hexside between', 'Bord d’hex entre les deux'),
      of: choice({
        label: t('Hexside', 'Bord d’hex'),
        options: rowsOf(terrain2016, HEXSIDES, 'shock'),
        default: 'stream',
      }),
      max: HEXSIDES.length,
    }),
    works: choice({
      label: t('Works on that hexside', 'Ouvrage sur ce bord'),
      options: { none: t('none', 'aucun'), ...rowsOf(terrain2016, WORKS, 'shock') },
      default: 'none',
    }),
    passage: choice({
      label: t('It goes', 'Elle va'),
      options: { into: t('into the works', 'vers l’intérieur'), out: t('out of the works', 'vers l’extérieur') },
      default: 'into',
      when: { works: WORKS },
    }),
    level: whole({ label: t('Levels up to the defender', 'Niveaux jusqu’au défenseur'), min: -9, max: 9, default: 0 }),
    threatenedBy: choice({
      label: t('Held in its rear by an enemy out of the fight', 'Tenue de dos par un ennemi hors du combat'),
      options: { none: t('nobody', 'personne'), ...ARM_NAMES },
      default: 'none',
    }),
    threatBeside: flag({
      label: t('That enemy is next to it', 'Cet ennemi lui est adjacent'),
      default: true,
      when: { threatenedBy: FIGHTERS },
    }),
    out,
  },
});

const defender = unit({
  label: t('Defender', 'Défenseur'),
  side: 'defender',
  fields: {
    arm,
    ...ratings,
    state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order' }),
    square,
    out,
  },
});

export const shockInput = inputOf({
  attackers: list({ label: t('Attackers', 'Attaquants'), of: attacker, min: 1, max: 6 }),
  defenders: list({ label: t('Defenders', 'Défenseurs'), of: defender, min: 1, max: 6 }),
  hex: choice({
    label: t('Hex of the defender', 'Hex du défenseur'),
    options: rowsOf(terrain2016, HEXES, 'shock'),
    default: 'clear',
  }),
  facing: direction({
    label: t('The defender faces', 'Le défenseur fait face au'),
    help: t('Facing a corner: the one clockwise of that side.', 'Face à un sommet\u202f: celui qui suit ce côté.'),
    default: 's',
  }),
  counterCharge: flag({ label: t('The defender has counter-charged', 'Le défenseur a contre-chargé') }),
});
export type ShockInput = ValueOf<typeof shockInput>;

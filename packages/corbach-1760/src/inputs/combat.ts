import { type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  type Decisions,
  describeInput,
  flag,
  list,
  listRowOptions,
  optionalNumber,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { terrain142 } from '../charts/terrain.ts';
import {
  APPROACH_NAMES,
  ARM_NAMES,
  KIND_NAMES,
  MORE_STRENGTH,
  ROAD_OPTIONS,
  STATE_MARKS,
  STATE_NAMES,
} from '../names.ts';
import { HEXES, HEXSIDES, MOST_UNITS } from '../vocabulary.ts';

const strength = { label: t('Strength', 'Force'), min: 1, max: 30, default: 4 };
const state = { label: t('Order', 'Ordre'), options: STATE_NAMES, default: 'good-order' } as const;
const out = { label: t('Out of the fight', 'Hors du combat'), rare: true };
const fighter = {
  arm: choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry', fixed: true }),
  strength: wholeNumber(strength),
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 9, default: 4 }),
  moraleAfter: optionalNumber({
    label: t('Morale after a loss, if another', 'Moral après une perte, s’il diffère'),
    min: 0,
    max: 9,
    rare: true,
  }),
  heavy: flag({ label: t('Heavy', 'Lourde'), when: { arm: 'cavalry' }, fixed: true }),
  light: flag({ label: t('Light', 'Légère'), when: { arm: 'cavalry', heavy: false }, fixed: true }),
  kind: choice({
    label: t('Kind of infantry', 'Sorte d’infanterie'),
    options: KIND_NAMES,
    default: 'line',
    when: { arm: 'infantry' },
    fixed: true,
    rare: true,
  }),
  state: choice(state),
  byCombat: flag({
    label: t('Disorganised by an earlier combat', 'Désorganisée par un combat précédent'),
    when: { state: 'disorganised' },
    rare: true,
  }),
  out: flag({ ...out, fixed: true }),
};
const roles = {
  arm: 'arm',
  strength: 'strength',
  ratings: ['morale'],
  heavy: 'heavy',
  out: 'out',
  state: { field: 'state', marks: STATE_MARKS },
} as const;

export const attacker = unit({
  label: t('Attacking unit', 'Unité attaquante'),
  side: 'attacker',
  roles: {
    ...roles,
    hexside: ['hexsides', 'level'],
    aspect: { field: 'from', sides: ['rear', 'flank', 'front', 'front', 'flank', 'rear'], faces: 2.5 },
  },
  fields: {
    ...fighter,
    strength: wholeNumber({ ...strength, decisions: MORE_STRENGTH }),
    state: choice({ ...state, decisions: { 'good-order': t('reorganise first', 'd’abord réorganiser') } }),
    out: flag({
      ...out,
      decisions: {
        on: t('attack without it', 'attaquer sans cette unité'),
        off: t('let it join in', 'engager cette unité aussi'),
      },
    }),
    bonus: flag({
      label: t('With a bonus against cavalry', 'Avec un bonus contre la cavalerie'),
      help: t('The sheet does not say what gives it.', 'La feuille ne dit pas ce qui le donne.'),
      when: { heavy: true },
      rare: true,
    }),
    from: choice({
      label: t('Attacks from', 'Attaque de'),
      help: t('What the defender turns to it.', 'Ce que le défenseur lui présente.'),
      options: APPROACH_NAMES,
      default: 'front',
      decisions: {
        front: t('attack from the front', 'attaquer de front'),
        flank: t('attack from the flank', 'attaquer de flanc'),
        rear: t('attack from the rear', 'attaquer à revers'),
      },
      rare: true,
    }),
    hexsides: list({
      label: t('Hexside crossed', 'Bord d’hex franchi'),
      of: choice({
        label: t('Hexside', 'Bord d’hex'),
        options: listRowOptions(terrain142, HEXSIDES, 'combat'),
        default: 'stream',
      }),
      max: HEXSIDES.length,
      decisions: { without: t('attack over a hexside without {what}', 'attaquer par un bord sans {what}') },
    }),
    level: wholeNumber({
      label: t('Levels up to the defender', 'Niveaux jusqu’au défenseur'),
      min: -2,
      max: 2,
      default: 0,
      decisions: { less: t('attack from higher ground', 'attaquer de plus haut') },
    }),
  },
});

export const defender = unit({
  label: t('Defending unit', 'Unité en défense'),
  side: 'defender',
  roles,
  fields: {
    ...fighter,
    state: choice({
      ...state,
      decisions: { disorganised: t('disorganise by fire first', 'd’abord désorganiser par le tir') },
    }),
    marchColumn: flag({ label: t('In march column', 'En colonne de marche'), rare: true }),
  },
});

const present = (label: Text, decisions: Decisions<'on' | 'off'> = {}) => flag({ label, decisions, rare: true });

const fields = {
  attackers: list({ label: t('Attackers', 'Attaquants'), of: attacker, min: 1, max: MOST_UNITS }),
  defenders: list({ label: t('Defenders', 'Défenseurs'), of: defender, min: 1, max: MOST_UNITS }),
  hex: choice({
    label: t('Hex of the defender', 'Hex du défenseur'),
    options: listRowOptions(terrain142, HEXES, 'combat'),
    default: 'clear',
  }),
  road: choice({
    label: t('Road in that hex', 'Route dans cet hex'),
    options: ROAD_OPTIONS,
    default: 'none',
    rare: true,
  }),
  attackerCommander: present(t('A commander attacks', 'Un chef attaque'), {
    on: t('bring a commander', 'engager un chef'),
    off: t('attack without the commander', 'attaquer sans le chef'),
  }),
  defenderCommander: present(t('A commander defends', 'Un chef défend')),
  attackerChangedOrder: present(
    t('An attacking stack was rearranged in an enemy ZoC', 'Une pile attaquante a été réordonnée en ZdC ennemie'),
    { off: t('leave the stacks as they are', 'laisser les piles telles quelles') },
  ),
  defenderChangedOrder: present(
    t('A defending stack was rearranged in an enemy ZoC', 'Une pile en défense a été réordonnée en ZdC ennemie'),
  ),
  attackerDemoralised: present(t('The attackers’ formation is demoralised', 'Formation des attaquants démoralisée')),
  defenderDemoralised: present(t('The defenders’ formation is demoralised', 'Formation des défenseurs démoralisée')),
};
export const combatInput = describeInput(fields, { ground: ['hex', 'road'] });

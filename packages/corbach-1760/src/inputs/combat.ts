import { type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  describeInput,
  flag,
  list,
  listRowOptions,
  optionalNumber,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { terrain142 } from '../charts/terrain.ts';
import { ARM_NAMES, ASPECT_NAMES, KIND_NAMES, ROAD_NAMES, STATE_MARKS, STATE_NAMES } from '../names.ts';
import { HEXES, HEXSIDES } from '../vocabulary.ts';

const fighter = {
  arm: choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry' }),
  strength: wholeNumber({ label: t('Strength', 'Force'), min: 1, max: 30, default: 4 }),
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 9, default: 4 }),
  moraleAfter: optionalNumber({
    label: t('Morale after a loss, if another', 'Moral après une perte, s’il diffère'),
    min: 0,
    max: 9,
  }),
  heavy: flag({ label: t('Heavy', 'Lourde'), when: { arm: 'cavalry' } }),
  light: flag({ label: t('Light', 'Légère'), when: { arm: 'cavalry', heavy: false } }),
  kind: choice({
    label: t('Kind of infantry', 'Sorte d’infanterie'),
    options: KIND_NAMES,
    default: 'line',
    when: { arm: 'infantry' },
  }),
  state: choice({ label: t('Order', 'Ordre'), options: STATE_NAMES, default: 'good-order' }),
  byCombat: flag({
    label: t('Disorganised by an earlier combat', 'Désorganisée par un combat précédent'),
    when: { state: 'disorganised' },
  }),
  out: flag({ label: t('Out of the fight', 'Hors du combat') }),
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
  roles,
  fields: {
    ...fighter,
    bonus: flag({
      label: t('With a bonus against cavalry', 'Avec un bonus contre la cavalerie'),
      help: t('The sheet does not say what gives it.', 'La feuille ne dit pas ce qui le donne.'),
      when: { heavy: true },
    }),
    from: choice({
      label: t('Attacks from', 'Attaque de'),
      help: t('What the defender turns to it.', 'Ce que le défenseur lui présente.'),
      options: ASPECT_NAMES,
      default: 'front',
    }),
    hexsides: list({
      label: t('Hexside crossed', 'Bord d’hex franchi'),
      of: choice({
        label: t('Hexside', 'Bord d’hex'),
        options: listRowOptions(terrain142, HEXSIDES, 'combat'),
        default: 'stream',
      }),
      max: HEXSIDES.length,
    }),
    level: wholeNumber({
      label: t('Levels up to the defender', 'Niveaux jusqu’au défenseur'),
      min: -2,
      max: 2,
      default: 0,
    }),
  },
});

export const defender = unit({
  label: t('Defending unit', 'Unité en défense'),
  side: 'defender',
  roles,
  fields: { ...fighter, marchColumn: flag({ label: t('In march column', 'En colonne de marche') }) },
});

const present = (label: Text) => flag({ label });

export const combatInput = describeInput({
  attackers: list({ label: t('Attackers', 'Attaquants'), of: attacker, min: 1, max: 6 }),
  defenders: list({ label: t('Defenders', 'Défenseurs'), of: defender, min: 1, max: 6 }),
  hex: choice({
    label: t('Hex of the defender', 'Hex du défenseur'),
    options: listRowOptions(terrain142, HEXES, 'combat'),
    default: 'clear',
  }),
  road: choice({ label: t('Road in that hex', 'Route dans cet hex'), options: ROAD_NAMES, default: 'none' }),
  attackerCommander: present(t('A commander attacks', 'Un chef attaque')),
  defenderCommander: present(t('A commander defends', 'Un chef défend')),
  attackerChangedOrder: present(
    t('An attacking stack was rearranged in an enemy ZoC', 'Une pile attaquante a été réordonnée en ZdC ennemie'),
  ),
  defenderChangedOrder: present(
    t('A defending stack was rearranged in an enemy ZoC', 'Une pile en défense a été réordonnée en ZdC ennemie'),
  ),
  attackerDemoralised: present(t('The attackers’ formation is demoralised', 'Formation des attaquants démoralisée')),
  defenderDemoralised: present(t('The defenders’ formation is demoralised', 'Formation des défenseurs démoralisée')),
});

import { t } from '@coup-doeil/core/chart';
import { choice, describeInput, direction, flag, list, unit, type ValueOf, wholeNumber } from '@coup-doeil/core/game';
import { ARM_NAMES, MORE_STRENGTH, STATE_MARKS, STATE_NAMES } from '../names.ts';
import { FIGHTERS, MOST_UNITS } from '../vocabulary.ts';
import { arm, CROSSING, crossingFields, hexField, ratings, square } from './fields.ts';

const strength = { label: t('Strength', 'Force'), min: 1, max: 30, default: 5 };
const out = { label: t('Out of the fight', 'Hors du combat'), rare: true };
const roles = { arm: 'arm', strength: 'strength', ratings: ['cohesion'], square: 'square', out: 'out' } as const;

const attacker = unit({
  label: t('Attacker', 'Attaquant'),
  side: 'attacker',
  roles: {
    ...roles,
    heavy: 'heavy',
    charging: 'charging',
    from: 'from',
    ground: ['hex'],
    hexside: CROSSING,
    state: { field: 'state', marks: { disordered: STATE_MARKS.disordered } },
  },
  fields: {
    arm,
    heavy: flag({ label: t('Heavy', 'Lourde'), when: { arm: 'cavalry' }, fixed: true }),
    charging: flag({
      label: t('Charging', 'Charge'),
      when: { arm: 'cavalry' },
      decisions: { on: t('charge', 'charger'), off: t('attack without charging', 'attaquer sans charger') },
    }),
    strength: wholeNumber({ ...strength, decisions: MORE_STRENGTH }),
    ...ratings,
    state: choice({
      label: t('State', 'État'),
      options: { 'good-order': STATE_NAMES['good-order'], disordered: STATE_NAMES.disordered },
      default: 'good-order',
    }),
    square,
    from: direction({
      label: t('Comes from', 'Vient du'),
      default: 's',
      rare: true,
      decisions: {
        front: t('attack from the front', 'attaquer de front'),
        rear: t('attack from the rear', 'attaquer par l’arrière'),
        to: t('attack from the {to}', 'attaquer par le {to}'),
      },
    }),
    hex: hexField(t('Its own hex', 'Son propre hex'), undefined, {
      clear: t('start from clear ground', 'partir d’un terrain clair'),
    }),
    ...crossingFields(
      { level: t('Levels up to the defender', 'Niveaux jusqu’au défenseur'), passage: t('It goes', 'Elle va') },
      'shock',
      {
        without: t('attack over a hexside without {what}', 'attaquer par un bord sans {what}'),
        higher: t('attack from higher ground', 'attaquer de plus haut'),
        noWorks: t('attack over a hexside without works', 'attaquer par un bord sans ouvrage'),
      },
    ),
    threatenedBy: choice({
      label: t('Its rear threatened by an enemy out of the fight', 'Dos menacé par un ennemi hors du combat'),
      options: { none: t('nobody', 'personne'), ...ARM_NAMES },
      default: 'none',
      decisions: { none: t('cover its rear', 'couvrir ses arrières') },
      rare: true,
    }),
    threatBeside: flag({
      label: t('That enemy is next to it', 'Cet ennemi lui est adjacent'),
      default: true,
      when: { threatenedBy: FIGHTERS },
      rare: true,
    }),
    out: flag({
      ...out,
      decisions: {
        on: t('attack without it', 'attaquer sans cette unité'),
        off: t('let it join in', 'engager cette unité aussi'),
      },
    }),
  },
});

const defender = unit({
  label: t('Defender', 'Défenseur'),
  side: 'defender',
  roles: { ...roles, state: { field: 'state', marks: STATE_MARKS } },
  fields: {
    arm,
    strength: wholeNumber(strength),
    ...ratings,
    state: choice({
      label: t('State', 'État'),
      options: STATE_NAMES,
      default: 'good-order',
      decisions: {
        disordered: t('disorder by fire first', 'd’abord mettre en désordre par le tir'),
        routed: t('rout by fire first', 'd’abord mettre en déroute par le tir'),
      },
    }),
    square,
    out: flag({ ...out, fixed: true }),
  },
});

const fields = {
  attackers: list({ label: t('Attackers', 'Attaquants'), of: attacker, min: 1, max: MOST_UNITS }),
  defenders: list({ label: t('Defenders', 'Défenseurs'), of: defender, min: 1, max: MOST_UNITS }),
  hex: hexField(t('Hex of the defender', 'Hex du défenseur'), 'shock'),
  facing: direction({
    label: t('The defender faces', 'Le défenseur fait face au'),
    help: t(
      'If it faces a corner, the next side clockwise.',
      'Face à un sommet, le bord suivant dans le sens horaire.',
    ),
    default: 's',
  }),
  allRound: flag({
    label: t('Its facing is not known: met in front', 'Son orientation est inconnue\u202f: abordé de front'),
    rare: true,
  }),
  counterCharge: flag({ label: t('The defender has counter-charged', 'Le défenseur a contre-chargé') }),
};
export const shockInput = describeInput(fields, { facing: 'facing', ground: ['hex'] });

/** The whole input of the calculator `shock`. */
export type ShockInput = ValueOf<typeof shockInput>;

/** Those in the fight, each with its place in its list, where units out of the fight count too. */
const inFight = <U extends { readonly out: boolean }>(units: readonly U[]): (U & { readonly place: number })[] =>
  units.flatMap((unit, i) => (unit.out ? [] : [{ ...unit, place: i + 1 }]));

/** The fight of an input: those out of it left out. */
export const fightOf = (input: ShockInput) => ({
  ...input,
  attackers: inFight(input.attackers),
  defenders: inFight(input.defenders),
});

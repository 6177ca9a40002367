import { t } from '@coup-doeil/core/chart';
import { choice, describeInput, flag, list, unit, type ValueOf, wholeNumber } from '@coup-doeil/core/game';
import { STATE_MARKS, STATE_NAMES } from '../names.ts';
import { MOST_UNITS, type SixFronts } from '../vocabulary.ts';
import { arm, CROSSING, crossingFields, hexField, ratings, square } from './fields.ts';
import { OCCASION_LABEL, OCCASION_NAMES } from './occasions.ts';

const AT_RANGE = t('fire at range {to}', 'tirer à {to} hex');

export const target = unit({
  label: t('Target unit', 'Unité visée'),
  side: 'defender',
  roles: { arm: 'arm', ratings: ['cohesion'], square: 'square', state: { field: 'state', marks: STATE_MARKS } },
  fields: {
    arm,
    ...ratings,
    state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order' }),
    square,
  },
});

/** The farthest that an input goes. */
export const MOST_RANGE = 30;
/** What the strength of a battery is when nothing is said. */
export const USUAL_STRENGTH = 4;

const fields = {
  strength: wholeNumber({ label: t('Fire strength', 'Puissance de feu'), min: 1, max: 30, default: USUAL_STRENGTH }),
  combined: flag({
    label: t(
      'With a second battery of the formation in the hex',
      'Avec une seconde batterie de la formation dans l’hex',
    ),
    decisions: {
      on: t('fire with a second battery of the formation', 'tirer avec une seconde batterie de la formation'),
      off: t('fire with one battery', 'tirer avec une seule batterie'),
    },
    rare: true,
  }),
  second: wholeNumber({
    label: t('Strength of the second battery', 'Puissance de la seconde batterie'),
    help: t('Counts only where both strengths do.', 'Ne compte que là où les deux forces comptent.'),
    min: 1,
    max: 30,
    default: USUAL_STRENGTH,
    when: { combined: true },
    rare: true,
  }),
  occasion: choice({
    label: OCCASION_LABEL,
    options: OCCASION_NAMES,
    default: 'ordinary',
    rare: true,
  }),
  sixFronts: choice({
    label: t('The firer has six fronts', 'Le tireur a six fronts'),
    options: {
      none: t('no', 'non'),
      square: t('in square', 'en carré'),
      town: t('in a town', 'dans une ville'),
      village: t('in a village', 'dans un village'),
      ruins: t('in ruins', 'dans des ruines'),
      castle: t('in a castle', 'dans un château'),
    } satisfies Record<SixFronts, unknown>,
    default: 'none',
    rare: true,
  }),
  range: wholeNumber({
    label: t('Range in hexes', 'Portée en hex'),
    min: 1,
    max: MOST_RANGE,
    default: 3,
    decisions: { more: AT_RANGE, less: AT_RANGE },
  }),
  effective: wholeNumber({
    label: t('Effective range of the battery', 'Portée efficace de la batterie'),
    help: t('The number at the top left of the counter.', 'Le nombre en haut à gauche du pion.'),
    min: 1,
    max: 30,
    default: 3,
  }),
  hex: hexField(t('Hex of the target', 'Hex de la cible'), 'fire'),
  ...crossingFields(
    { level: t('Levels up to the target', 'Niveaux jusqu’à la cible'), passage: t('The shot goes', 'Le tir va') },
    'fire',
  ),
  targets: list({ label: t('Units in the target hex', 'Unités dans l’hex visé'), of: target, min: 1, max: MOST_UNITS }),
};

export const fireInput = describeInput(fields, { ground: ['hex'], hexside: CROSSING });

/** The whole input of the calculator `fire`. */
export type FireInput = ValueOf<typeof fireInput>;

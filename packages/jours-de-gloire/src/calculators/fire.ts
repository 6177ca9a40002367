import { same, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineCalculator,
  type Fact,
  facesOf,
  flag,
  inputOf,
  list,
  maybeWhole,
  type Odds,
  oddsByUnit,
  sideCounts,
  sideLabel,
  unit,
  whole,
} from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { type FireEffect, fire2006, fire2016 } from '../charts/fire.ts';
import { fireModifiers2006, fireModifiers2016 } from '../charts/fire-modifiers.ts';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { FIRE_READINGS } from '../readings/fire.ts';
import { type FireContext, fire, type OCCASIONS, type SIX_FRONTS } from '../rules/fire.ts';
import { type Fated, overRows, sideFate, sideWays, unitWays } from '../rules/outcome.ts';
import { disordered, type Fate, ratingOf, type Tested } from '../rules/units.ts';
import { crossingFields, hexField } from './fields.ts';
import { ARM_NAMES, EFFECT_NAMES, FATE_NAMES, STATE_MARKS, STATE_NAMES } from './words.ts';

const target = unit({
  label: t('Target unit', 'Unité visée'),
  side: 'defender',
  roles: { arm: 'arm', ratings: ['cohesion'], square: 'square', state: { field: 'state', marks: STATE_MARKS } },
  fields: {
    arm: choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry' }),
    cohesion: whole({ label: t('Cohesion', 'Cohésion'), min: 0, max: 12, default: 6 }),
    rating: maybeWhole({
      label: t('Rating for the test, if another', 'Valeur pour le test, si elle diffère'),
      min: 0,
      max: 12,
    }),
    state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order' }),
    square: flag({ label: t('In square', 'En carré'), when: { arm: 'infantry' } }),
  },
});

const input = inputOf({
  strength: whole({ label: t('Fire strength', 'Puissance de feu'), min: 1, max: 30, default: 4 }),
  combined: flag({
    label: t(
      'With a second battery of the formation in the hex',
      'Avec une seconde batterie de la formation dans l’hex',
    ),
  }),
  second: whole({
    label: t('Strength of the second battery', 'Puissance de la seconde batterie'),
    help: t('Counts only where both strengths do.', 'Ne compte que là où les deux forces comptent.'),
    min: 1,
    max: 30,
    default: 4,
    when: { combined: true },
  }),
  occasion: choice({
    label: t('Occasion', 'Occasion'),
    options: {
      ordinary: t('ordinary fire', 'tir ordinaire'),
      reaction: t('reaction fire', 'tir de réaction'),
      'counter-battery': t('counter-battery fire', 'tir de contre-batterie'),
    } satisfies Record<(typeof OCCASIONS)[number], unknown>,
    default: 'ordinary',
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
    } satisfies Record<(typeof SIX_FRONTS)[number], unknown>,
    default: 'none',
  }),
  range: whole({ label: t('Range in hexes', 'Portée en hex'), min: 1, max: 30, default: 3 }),
  effective: whole({
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
  targets: list({ label: t('Units in the target hex', 'Unités dans l’hex visé'), of: target, min: 1, max: 6 }),
});

/** What an effect makes of one unit, should it pass or fail its test. */
const fated = (context: FireContext, effect: FireEffect, unit: Tested, i: number): Fated => {
  const rating = ratingOf(unit);
  const always = (fate: Fate): Fated => ({ pass: fate, fail: fate, rating });
  if (effect === 'none' || !struck(context, i)) return always('hold');
  if (effect === 'rout') return always(unit.state === 'routed' ? 'hold' : 'routed');
  const worse = disordered(unit.state, () => context.reading('disordered-again'));
  return effect === 'disorder' ? always(worse) : { pass: 'hold', fail: worse, rating };
};

/** On whom it falls: each unit, or the first alone. */
const struck = (context: FireContext, i: number): boolean => i === 0 || context.reading('fire-falls-on') === 'each';

const fateLabel = (id: string) => sideLabel(id, FATE_NAMES);
const unitLabel = (id: string) => FATE_NAMES[id as Fate] ?? same(id);

export const calculator = defineCalculator({
  id: 'fire',
  title: t('Artillery fire', 'Tir d’artillerie'),
  lead: t('One battery, or two of a formation, at one hex.', 'Une batterie, ou deux d’une formation, sur un hex.'),
  input,
  readings: FIRE_READINGS,
  charts: {
    '2016': { terrain: terrain2016, fire: fire2016, 'fire-modifiers': fireModifiers2016, notes: notes2016 },
    '2006': { terrain: terrain2006, fire: fire2006, 'fire-modifiers': fireModifiers2006, notes: notes2006 },
  },
  measure: {
    label: t('A unit is disordered or routed', 'Une unité en désordre ou en déroute'),
    list: 'defender',
    counts: (id) => Object.keys(sideCounts(id)).some((fate) => fate !== 'hold'),
  },
  odds: {
    result: {
      label: t('On the table', 'Sur la table'),
      role: 'table',
      outcome: (id) => EFFECT_NAMES[id as FireEffect] ?? same(id),
    },
    defender: {
      label: t('The target after the tests', 'La cible après les tests'),
      role: { side: 'defender' },
      outcome: fateLabel,
    },
    ...oddsByUnit('unit', { unit: 'targets', max: 6, label: target.label, outcome: unitLabel }),
  },
  examples: [
    {
      id: 'effective-range',
      title: t('Strength 4 at effective range', 'Force 4 à portée efficace'),
      words: 'strength=4',
    },
    {
      id: 'massed-square',
      title: t('A mass in square, point-blank', 'Une masse en carré, à bout portant'),
      words: 'strength=5 range=1 targets.1.square=true targets.2.square=true',
    },
    {
      id: 'village-reaction',
      title: t('Reaction fire into a village', 'Tir de réaction sur un village'),
      words: 'strength=6 occasion=reaction hex=town range=2',
    },
  ],
  answer: (context, shot) => {
    const total = fire(context, shot);
    if (typeof total !== 'number') return total;
    const table = context.charts.fire;
    const effects = new Map<FireEffect, number>();
    for (const face of d10.faces) {
      const effect = table.at(face + total).cells.target.value;
      effects.set(effect, (effects.get(effect) ?? 0) + 1);
    }
    const rows = [...effects].map(([effect, faces]) => ({
      faces,
      units: shot.targets.map((unit, i) => fated(context, effect, unit, i)),
    }));
    const odds: Record<string, Odds> = {
      result: { of: d10.faces.length, ways: [...effects] },
      defender: overRows(rows.map(({ faces, units }) => [faces, sideWays({ units, together: null })])),
    };
    shot.targets.forEach((_, i) => {
      odds[`unit-${i + 1}`] = overRows(
        rows.flatMap(({ faces, units }) => units.slice(i, i + 1).map((unit) => [faces, unitWays(unit, null)] as const)),
      );
    });
    return { total, odds, faces: facesOf(d10, total, table), facts: sightFacts(context, shot.range) };
  },
  throw: (context, shot, die) => {
    const total = fire(context, shot);
    if (typeof total !== 'number') return {};
    const effect = context.charts.fire.at(die(d10, t('the fire', 'le tir')) + total).cells.target.value;
    const came = shot.targets.map((unit, i) => {
      const { pass, fail, rating } = fated(context, effect, unit, i);
      if (pass === fail) return pass;
      const rolled = die(d10, t(`cohesion test of unit ${i + 1}`, `test de cohésion de l’unité ${i + 1}`));
      return rolled <= rating ? pass : fail;
    });
    return {
      result: effect,
      defender: sideFate(came),
      ...Object.fromEntries(came.map((fate, i) => [`unit-${i + 1}`, fate])),
    };
  },
});

/** Beyond the next hex the line of sight decides, and rule 7.4 is not on the sheet. */
const sightFacts = (context: FireContext, range: number): Fact[] => {
  const note = context.charts.notes.note('f');
  if (range <= note.value.range) return [];
  const caller = context.reading('line-of-sight') === 'caller';
  return [
    {
      id: 'line-of-sight',
      label: t('Line of sight', 'Ligne de vue'),
      value: caller ? 'to-judge' : 'usual',
      text: caller ? TO_JUDGE : USUAL,
      cite: note.cite,
    },
  ];
};
const TO_JUDGE = t(
  'yours to judge: rule 7.4 is not on the sheet',
  'à juger par vous\u202f: la règle 7.4 n’est pas sur la feuille',
);
const USUAL = t(
  'open, unless higher ground, woods, a town or a unit lies between',
  'libre, sauf relief plus haut, bois, ville ou unité entre les deux',
);

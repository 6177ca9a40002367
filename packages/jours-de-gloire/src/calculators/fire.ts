import { type Entry, same, type Text, t } from '@coup-doeil/core/chart';
import {
  createBranchMemory,
  defineDiceCalculator,
  describeUnitOdds,
  type Fact,
  listBandRows,
  listFaces,
  memoiseById,
  type Party,
  type RowBranch,
  type Test,
  type UnitEnd,
} from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { type FireEffect, fire2006, fire2016 } from '../charts/fire.ts';
import { fireModifiers2006, fireModifiers2016 } from '../charts/fire-modifiers.ts';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { fireInput, target } from '../inputs/fire.ts';
import { sideText, unitText } from '../names.ts';
import { FIRE_READINGS } from '../readings/fire.ts';
import { type FireContext, tallyFire } from '../rules/fire.ts';
import { harmsSide, harmsUnit } from '../rules/outcome.ts';
import { disordered, FATES, type Fate, ratingOf, type Tested } from '../rules/units.ts';
import { MOST_UNITS, PRINTINGS } from '../vocabulary.ts';

const EFFECT_NAMES: Record<FireEffect, Text> = {
  none: t('no effect', 'sans effet'),
  test: t('cohesion test', 'test de cohésion'),
  disorder: t('disorder', 'désordre'),
  rout: t('rout', 'déroute'),
};

const DICE = [{ die: d10, why: t('the fire', 'le tir') }];

/** What the test of a unit is thrown for, by its place. */
const testText = memoiseById((n) => t('cohesion test of unit {n}', 'test de cohésion de l’unité {n}', { n }));

/** On whom it falls: each unit, or the first alone. */
const isStruck = (context: FireContext, i: number): boolean => i === 0 || context.reading('fire-falls-on') === 'each';

const endAs = (unit: string, fate: Fate): UnitEnd => ({ unit, pass: fate, fail: fate, test: null });

/** What becomes of each unit that no die decides: the same every time, so that a program which asks often makes none anew. */
const certainOf = memoiseById((unit) => ({
  hold: endAs(unit, 'hold'),
  disordered: endAs(unit, 'disordered'),
  'disordered-again': endAs(unit, 'disordered-again'),
  routed: endAs(unit, 'routed'),
}));

/** What an effect makes of each unit, should it pass or fail its test. */
const strike = (
  context: FireContext,
  { value: effect, cite }: Entry<FireEffect>,
  targets: readonly Tested[],
  tests: Test[],
): Party => ({
  side: 'defender',
  cite,
  units: targets.map((target, i): UnitEnd => {
    const unit = `targets.${i + 1}`;
    const always = (fate: Fate): UnitEnd => certainOf(unit)[fate];
    if (effect === 'none' || !isStruck(context, i)) return always('hold');
    if (effect === 'rout') return always(target.state === 'routed' ? 'hold' : 'routed');
    const worse = disordered(target.state, () => context.reading('disordered-again'));
    if (effect === 'disorder' || worse === 'hold') return always(worse);
    const test = tests.push({ die: d10, need: ratingOf(target), why: testText(`${i + 1}`) }) - 1;
    return { unit, pass: 'hold', fail: worse, test };
  }),
});

type FireRow = ReturnType<FireContext['charts']['fire']['at']>;

const strikeRow = (context: FireContext, { cells: { target } }: FireRow, targets: readonly Tested[]): RowBranch => {
  const tests: Test[] = [];
  return { id: target.value, tests, parties: [strike(context, target, targets, tests)] };
};

const remember = createBranchMemory<FireContext, readonly Tested[], FireRow>();

/** One battery, or two of a formation, at one hex: every die face, and the exact odds of each target unit. */
export const calculator = defineDiceCalculator({
  game: 'jours-de-gloire',
  id: 'fire',
  title: t('Artillery fire', 'Tir d’artillerie'),
  lead: t('One battery, or two of a formation, at one hex.', 'Une batterie, ou deux d’une formation, sur un hex.'),
  input: fireInput,
  readings: FIRE_READINGS,
  printings: PRINTINGS,
  charts: {
    '2016': { terrain: terrain2016, fire: fire2016, 'fire-modifiers': fireModifiers2016, notes: notes2016 },
    '2006': { terrain: terrain2006, fire: fire2006, 'fire-modifiers': fireModifiers2006, notes: notes2006 },
  },
  measure: {
    label: t('A unit is disordered or routed', 'Une unité en désordre ou en déroute'),
    list: 'defender',
    counts: harmsSide,
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
      outcome: sideText,
      harms: harmsSide,
    },
    ...describeUnitOdds('unit', {
      unit: 'targets',
      max: MOST_UNITS,
      label: target.label,
      outcome: unitText,
      harms: harmsUnit,
    }),
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
    const total = tallyFire(context, shot);
    if (typeof total !== 'number') return total;
    const table = context.charts.fire;
    return {
      total,
      branches: remember(
        context,
        shot.targets,
        total,
        (asking, row) => strikeRow(asking, row, shot.targets),
        (follow) => ({ dice: DICE, fates: FATES, rows: listBandRows(DICE, table, total, follow) }),
      ),
      faces: listFaces(d10, total, table),
      facts: sightFacts(context, shot.range),
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
      label: SIGHT,
      value: caller ? 'to-judge' : 'usual',
      text: caller ? TO_JUDGE : USUAL,
      cite: note.cite,
    },
  ];
};
const SIGHT = t('Line of sight', 'Ligne de vue');
const TO_JUDGE = t(
  'yours to judge: rule 7.4 is not on the sheet',
  'à juger par vous\u202f: la règle 7.4 n’est pas sur la feuille',
);
const USUAL = t(
  'open, unless higher ground, woods, a town or a unit lies between',
  'libre, sauf relief plus haut, bois, ville ou unité entre les deux',
);

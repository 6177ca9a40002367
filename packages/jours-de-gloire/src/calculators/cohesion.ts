import { t } from '@coup-doeil/core/chart';
import {
  type Branches,
  choice,
  defineDiceCalculator,
  describeInput,
  listRows,
  wholeNumber,
} from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { key2006, key2016 } from '../charts/key.ts';
import { SHOCK_FATE_NAMES, STATE_NAMES } from '../names.ts';
import { COHESION_READINGS } from '../readings/cohesion.ts';
import { SHOCK_FATES, type ShockFate } from '../rules/outcome.ts';
import { disordered } from '../rules/units.ts';
import { PRINTINGS } from '../vocabulary.ts';

const VERDICTS = { pass: t('passed', 'réussi'), fail: t('failed', 'raté') };

/** A cohesion or engagement test. */
export const calculator = defineDiceCalculator({
  game: 'jours-de-gloire',
  id: 'cohesion',
  title: t('Cohesion test', 'Test de cohésion'),
  lead: t('One die against a rating.', 'Un dé contre une valeur.'),
  input: describeInput({
    test: choice({
      label: t('Test', 'Test'),
      options: {
        cohesion: t('cohesion test (CT)', 'test de cohésion (TdC)'),
        recoil: t('cohesion test, or recoil a hex (CT/1)', 'test de cohésion, ou recul d’un hex (TdC/1)'),
        engagement: t('engagement test', 'test d’engagement'),
      },
      default: 'cohesion',
    }),
    rating: wholeNumber({ label: t('Rating', 'Valeur'), min: 0, max: 12, default: 6 }),
    modifier: wholeNumber({
      label: t('Added to the die', 'Ajouté au dé'),
      help: t('A plus makes it harder.', 'Un plus le rend plus difficile.'),
      min: -9,
      max: 9,
      default: 0,
    }),
    state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order', rare: true }),
  }),
  readings: COHESION_READINGS,
  printings: PRINTINGS,
  charts: { '2016': { key: key2016 }, '2006': { key: key2006 } },
  measure: { label: t('Passed', 'Réussi'), list: 'result', counts: (id) => id === 'pass' },
  odds: {
    result: {
      label: t('The test', 'Le test'),
      role: 'table',
      outcome: (id) => VERDICTS[id === 'pass' ? 'pass' : 'fail'],
      harms: (id) => id !== 'pass',
    },
  },
  examples: [
    { id: 'six', title: t('A cohesion of 6', 'Une cohésion de 6'), words: 'rating=6' },
    { id: 'modified', title: t('At +2', 'À +2'), words: 'rating=6 modifier=2' },
  ],
  answer: ({ charts: { key }, tally, reading }, { test, rating, modifier, state }) => {
    const branchesOf = (failed: ShockFate | null): Branches => ({
      dice: DICE,
      fates: SHOCK_FATES,
      rows: listRows(
        DICE,
        (face) => (face + modifier <= rating ? PASSED : { id: 'fail', fate: failed }),
        ({ id, fate }) => ({
          id,
          tests: [],
          parties: fate ? [{ units: [{ unit: '', pass: fate, fail: fate, test: null }] }] : [],
        }),
      ),
    });
    // No sheet names the engagement test: there is nothing to cite, and no working on a chart.
    if (test === 'engagement')
      return {
        total: null,
        branches: branchesOf(null),
        facts: [
          {
            id: 'passes',
            label: t('Passed if the die is at most', 'Réussi si le dé ne dépasse pas'),
            value: rating - modifier,
          },
          { id: 'fails', label: FAILED, value: 'silent', text: SILENT },
        ],
      };
    const place = symbol(key, test);
    tally.add(place, rating, () => t('Rating', 'Valeur'));
    if (modifier !== 0)
      tally.add(place, -modifier, () => t('Less what is added to the die', 'Moins ce qui s’ajoute au dé'));
    const fate = test === 'recoil' ? 'recoils' : disordered(state, () => reading('disordered-again'));
    return {
      total: tally.total,
      branches: branchesOf(fate),
      facts: [
        {
          id: 'fails',
          label: FAILED,
          value: fate,
          text: SHOCK_FATE_NAMES[fate],
          cite: place.cite,
        },
      ],
    };
  },
});

const DICE = [{ die: d10, why: t('the test', 'le test') }];
const PASSED = { id: 'pass', fate: 'hold' } as const;
const FAILED = t('Failed', 'Raté');
const SILENT = t(
  'no sheet names this test or says what follows',
  'aucune feuille ne nomme ce test ni n’en dit la suite',
);

const symbol = (key: typeof key2016, test: 'cohesion' | 'recoil') => {
  const id = test === 'recoil' ? 'test-recoil' : 'test';
  const row = key.rows.find((row) => row.id === id);
  return row ?? { label: key.title, cite: { document: key.document, chart: key.id } };
};

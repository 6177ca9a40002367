import { t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, type Fact, inputOf, type Odds, whole } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { key2006, key2016 } from '../charts/key.ts';
import { COHESION_READINGS } from '../readings/cohesion.ts';
import { disordered, passes } from '../rules/units.ts';
import { FATE_NAMES, SHOCK_FATE_NAMES, STATE_NAMES } from './words.ts';

const VERDICTS = { pass: t('passed', 'réussi'), fail: t('failed', 'raté') };

export const calculator = defineCalculator({
  id: 'cohesion',
  title: t('Cohesion test', 'Test de cohésion'),
  lead: t('One die against a rating.', 'Un dé contre une valeur.'),
  input: inputOf({
    test: choice({
      label: t('Test', 'Test'),
      options: {
        cohesion: t('cohesion test (CT)', 'test de cohésion (TdC)'),
        recoil: t('cohesion test, or back a hex (CT/1)', 'test de cohésion, ou recul d’un hex (TdC/1)'),
        engagement: t('engagement test', 'test d’engagement'),
      },
      default: 'cohesion',
    }),
    rating: whole({ label: t('Rating', 'Valeur'), min: 0, max: 12, default: 6 }),
    modifier: whole({
      label: t('Added to the die', 'Ajouté au dé'),
      help: t('A plus makes it harder.', 'Un plus le rend plus difficile.'),
      min: -9,
      max: 9,
      default: 0,
    }),
    state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order' }),
  }),
  readings: COHESION_READINGS,
  charts: { '2016': { key: key2016 }, '2006': { key: key2006 } },
  measure: { label: t('Passed', 'Réussi'), list: 'result', counts: (id) => id === 'pass' },
  odds: {
    result: {
      label: t('The test', 'Le test'),
      role: 'table',
      outcome: (id) => VERDICTS[id === 'pass' ? 'pass' : 'fail'],
    },
  },
  examples: [
    { id: 'six', title: t('A cohesion of 6', 'Une cohésion de 6'), words: 'rating=6' },
    { id: 'modified', title: t('At +2', 'À +2'), words: 'rating=6 modifier=2' },
  ],
  answer: ({ charts: { key }, tally, reading }, { test, rating, modifier, state }) => {
    const place = symbol(key, test);
    tally.add(place, rating, () => t('Rating', 'Valeur'));
    if (modifier !== 0)
      tally.add(place, -modifier, () => t('Less what is added to the die', 'Moins ce qui s’ajoute au dé'));
    const needed = rating - modifier;
    const n = passes(needed);
    const ways = [['pass', n] as const, ['fail', d10.faces.length - n] as const];
    const odds: Odds = { of: d10.faces.length, ways: ways.filter(([, one]) => one > 0) };
    const fact = (value: string, text: Fact['text'] & object): Fact => ({
      id: 'fails',
      label: t('Failed', 'Raté'),
      value,
      text,
      cite: place.cite,
    });
    if (test === 'engagement')
      return {
        total: tally.total,
        odds: { result: odds },
        incomplete: true,
        facts: [fact('silent', t('the sheet does not say what follows', 'la feuille ne dit pas ce qui suit'))],
      };
    const fate = test === 'recoil' ? 'recoils' : disordered(state, () => reading('disordered-again'));
    return {
      total: tally.total,
      odds: { result: odds },
      facts: [fact(fate, fate === 'recoils' ? SHOCK_FATE_NAMES.recoils : FATE_NAMES[fate])],
    };
  },
  throw: (_, { rating, modifier }, die) => ({
    result: die(d10, t('the test', 'le test')) + modifier <= rating ? 'pass' : 'fail',
  }),
});

const symbol = (key: typeof key2016, test: 'cohesion' | 'recoil' | 'engagement') => {
  const id = test === 'recoil' ? 'test-recoil' : 'test';
  const row = key.rows.find((one) => one.id === id);
  return row ?? { label: key.title, cite: { document: key.document, chart: key.id } };
};

import { type Terms, t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, describeInput, type Fact, flag, list, unit } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';
import { STATE_MARKS, STATE_NAMES } from '../names.ts';

const input = describeInput({
  units: list({
    label: t('Units', 'Unités'),
    of: unit({
      label: t('Unit', 'Unité'),
      roles: { state: { field: 'state', marks: { ...STATE_MARKS, routed: 'routed' } } },
      fields: {
        state: choice({
          label: t('Order', 'Ordre'),
          options: { ...STATE_NAMES, routed: t('routed', 'en déroute') },
          default: 'disorganised',
        }),
        inEnemyZone: flag({ label: t('In an enemy ZoC', 'En ZdC ennemie') }),
      },
    }),
    min: 1,
    max: 40,
  }),
});

const ENDS = {
  attempts: t('attempts to rally; the roll is not printed', 'tente de se rallier\u202f; le jet n’est pas imprimé'),
  reorganised: t('reorganised outright', 'réorganisée d’office'),
  nothing: t('nothing to do', 'rien à faire'),
};

const endOf = (terms: Terms, state: string, inEnemyZone: boolean): keyof typeof ENDS => {
  const holds = (name: string): boolean => {
    const states = terms[name];
    return Array.isArray(states) && states.includes(state);
  };
  if (holds('attempt') || (inEnemyZone && holds('attemptInEnemyZone'))) return 'attempts';
  return holds('reorganise') ? 'reorganised' : 'nothing';
};

/** Who attempts to rally, and who is reorganised outright. */
export const calculator = defineCalculator({
  game: 'corbach-1760',
  id: 'rally-phase',
  title: t('Rally phase', 'Phase de ralliement'),
  lead: t('Who attempts, and who is reorganised outright.', 'Qui tente, et qui se réorganise d’office.'),
  input,
  readings: {},
  charts: { '142': { sequence: sequence142 } },
  examples: [
    {
      id: 'three-units',
      title: t('One routed, two disorganised', 'Une en déroute, deux désorganisées'),
      words: 'units.1.state=routed units.2.inEnemyZone=true units=3',
    },
  ],
  answer: ({ charts }, { units }) => {
    const row = charts.sequence.step('rally');
    const facts = units.map(({ state, inEnemyZone }, i): Fact => {
      const end = endOf(row.terms, state, inEnemyZone);
      return {
        id: `unit-${i + 1}`,
        label: t('Unit {n}', 'Unité {n}', { n: i + 1 }),
        value: end,
        text: ENDS[end],
        cite: row.cite,
      };
    });
    return { total: null, incomplete: facts.some(({ value }) => value === 'attempts'), facts };
  },
});

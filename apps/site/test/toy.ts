/* A calculator that is no game's, small enough to know by heart what it says. */
import { t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, describeInput, flag, reading, refuse, wholeNumber } from '@coup-doeil/core/game';
import type { Subject } from '../src/calculator/state/subject.ts';

const label = t('Field', 'Champ');
const cite = { document: 'sheet', chart: 'march' };

/** Two for each hex, three by night, and one more uphill if the table counts slopes. */
const march = defineCalculator({
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('So far.', 'Jusque-là.'),
  input: describeInput({
    hexes: wholeNumber({ label, min: 0, max: 9, default: 1 }),
    ground: choice({ label, options: { open: label, hill: label, lake: label }, default: 'open' }),
    uphill: flag({ label, when: { ground: 'hill' } }),
  }),
  charts: { second: {}, first: {} },
  readings: {
    slopes: reading({
      question: t('Do slopes count?', 'Les pentes comptent-elles\u202f?'),
      options: { no: t('no', 'non'), yes: t('yes', 'oui') },
      why: t('Silent.', 'Silence.'),
      confidence: 'weak',
      cite,
    }),
    night: reading({
      question: t('Is night slower?', 'La nuit est-elle plus lente\u202f?'),
      options: { same: t('no', 'non'), slower: t('yes', 'oui') },
      why: t('Silent.', 'Silence.'),
      confidence: 'weak',
      cite,
    }),
  },
  examples: [{ id: 'up', title: t('Up', 'En montant'), words: 'hexes=3 ground=hill uphill=true' }],
  answer: ({ tally, reading }, { hexes, ground, uphill }) => {
    if (ground === 'lake') return refuse(t('Nobody swims.', 'Nul ne nage.'), { cite });
    const each = reading('night') === 'slower' ? 3 : 2;
    tally.add({ label, cite }, each * hexes + (uphill && reading('slopes') === 'yes' ? 1 : 0));
    return { total: tally.total };
  },
});

export const subject: Subject = {
  game: { id: 'toy', version: '1.2.3', title: t('Toy', 'Jouet') },
  title: t('March', 'Marche'),
  calculator: march,
  symbols: {},
  plan: undefined,
};

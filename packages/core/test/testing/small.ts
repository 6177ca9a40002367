import { t } from '../../src/chart/index.ts';
import type { Game } from '../../src/game/index.ts';

/** A game that has only begun: one printing, one chart to come. */
export const small: Game = {
  meta: {
    id: 'small',
    title: t('Small', 'Petit'),
    publisher: 'None',
    period: t('Once', 'Jadis'),
    about: t('Nothing yet.', 'Rien encore.'),
    dice: [],
    printings: [{ id: '2020', year: 2020, default: true, label: t('2020', '2020') }],
    languages: ['en', 'fr'],
    stage: 'draft',
    version: '1.0.0',
    charts: [],
    calculators: [],
  },
  sources: [],
  readings: {},
  silences: [],
  charts: async () => ({ '2020': [] }),
  calculators: {},
};

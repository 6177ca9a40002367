import { t } from '@coup-doeil/core/chart';
import type { Report } from '@coup-doeil/core/game';
import type { Lang, Said } from '../../lib/words.ts';
import type { GameCalculator } from '../state/subject.ts';
import { findChart, formatPlace } from '../wording/cells.ts';

const setAside: Said = t('set aside by', 'écarté par');
const theSheet: Said = t('a rule of the sheet', 'une règle de la feuille');

const formatCause = (subject: GameCalculator, { working, edition }: Report, by: string, lang: Lang): string => {
  const line = working.find(({ id }) => id === by);
  if (line) return line.label[lang];
  const [chart = '', row = ''] = by.replace(/^.*\//, '').split('.');
  const cited = findChart(subject.calculator, edition, chart);
  // The label of a note's row is an id: the name of its chart is what a reader knows.
  if (cited?.kind === 'notes') return cited.title[lang];
  return cited ? formatPlace(subject, edition, { chart, row }, lang).label : theSheet[lang];
};

/** What set a line of the working aside, in words: another line, or a place of the charts. */
export const formatSetAside = (subject: GameCalculator, report: Report, by: string, lang: Lang): string =>
  `${setAside[lang]} ${formatCause(subject, report, by, lang)}`;

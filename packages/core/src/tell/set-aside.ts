import type { Step } from '../game/tally.ts';
import { type Language, t } from '../text/index.ts';
import { type CitedChart, formatMark, formatPlace } from './cite.ts';

const SET_ASIDE = t('set aside by', 'écarté par');
const NOTE = t('note', 'la note');
const RULE = t('a rule of the sheet', 'une règle de la feuille');

/** Where a line that was set aside points, when that is no line of the working: `step-1/terrain.woods.fire`. */
const formatPointer = (by: string, findChart: (id: string) => CitedChart | undefined, language: Language): string => {
  const [id = '', row = '', column] = by.replace(/^.*\//, '').split('.');
  const chart = findChart(id);
  if (!chart) return RULE[language];
  const mark = chart.kind === 'notes' ? formatMark(row, chart) : '';
  const cite = { row, ...(column === undefined ? {} : { column }) };
  return mark ? `${NOTE[language]} ${mark}` : formatPlace(cite, chart, language);
};

/** What set a line of the working aside, in words: another line, a note, a place of the charts. */
export const formatSetAside = (
  by: string,
  working: readonly Pick<Step, 'id' | 'label'>[],
  findChart: (id: string) => CitedChart | undefined,
  language: Language,
): string => {
  const line = working.find(({ id }) => id === by);
  return `${SET_ASIDE[language]} ${line ? line.label[language] : formatPointer(by, findChart, language)}`;
};

import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Report, Step } from '@coup-doeil/core/game';
import type { Style } from '../io.ts';
import { title } from './text.ts';

/** A report with what is needed to show it. */
export interface Shown {
  readonly report: Report;
  readonly calculator: AnyCalculator;
  /** The charts of its printing. */
  readonly charts: readonly Chart[];
  readonly style: Style;
  /** The face of the answer's die that was thrown. */
  readonly thrown?: number;
}

export const keyOf = ({ charts }: Pick<Shown, 'charts'>): Chart | undefined =>
  charts.find(({ kind }) => kind === 'key');

export const heading = (style: Style, text: string): string[] => ['', ...title(style, text)];

/** A colon as the language sets it. */
export const colon = ({ language }: Style): string => (language === 'fr' ? '\u202f:' : ':');

export const place = ({ cite }: Pick<Step, 'cite'>): string =>
  [cite.document, cite.chart, cite.row, cite.note === undefined ? cite.column : `[${cite.note}]`]
    .filter((part) => part !== undefined)
    .join(' · ');

import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Game, Report } from '@coup-doeil/core/game';
import type { Style } from '../io.ts';
import { title } from './text.ts';

/** A report with what is needed to show it. */
export interface ReportView {
  readonly report: Report;
  readonly game: Pick<Game, 'meta' | 'sources'>;
  readonly calculator: AnyCalculator;
  /** The charts of its printing. */
  readonly charts: readonly Chart[];
  readonly style: Style;
  /** The face of the answer's die that was thrown. */
  readonly thrown?: number;
}

export const findChartIn =
  ({ charts }: Pick<ReportView, 'charts'>) =>
  (id: string): Chart | undefined =>
    charts.find((chart) => chart.id === id);

export const findKey = ({ charts }: Pick<ReportView, 'charts'>): Chart | undefined =>
  charts.find(({ kind }) => kind === 'key');

/** The heading of a section, an empty line before it. */
export const sectionTitle = (style: Style, text: string): string[] => ['', ...title(style, text)];

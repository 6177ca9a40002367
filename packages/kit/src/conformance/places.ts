import type { Chart, Cite } from '@coup-doeil/core/chart';
import type { Subject } from './subject.ts';

/** Why a citation points at nothing, or nothing to say. */
export type Place = (cite: Cite, edition?: string) => string | undefined;

const inChart = (chart: Chart, { row, column, note }: Cite): string | undefined => {
  const rows = chart.rows.map(({ id }) => id);
  if (row !== undefined && !rows.includes(row)) return `chart ${chart.id} has no row ${row}`;
  if (column !== undefined && !chart.columns.some(({ id }) => id === column))
    return `chart ${chart.id} has no column ${column}`;
  if (note === undefined || chart.notes.some(({ id }) => id === note)) return undefined;
  return chart.kind === 'notes' && rows.includes(note) ? undefined : `chart ${chart.id} has no note ${note}`;
};

/** Knows what can be cited: in one printing where one is named, in any where none is. */
export const placesOf = ({ game, charts }: Pick<Subject, 'game' | 'charts'>): Place => {
  const sources = new Set(game.sources.map(({ id }) => id));
  const printed = new Set(
    Object.values(charts)
      .flat()
      .map(({ document }) => document),
  );
  return (cite, edition) => {
    if (!sources.has(cite.document)) return `document ${cite.document} is not among the sources`;
    // A rulebook that no chart was made from is cited as a whole.
    if (!printed.has(cite.document)) return undefined;
    const all = edition === undefined ? Object.values(charts).flat() : (charts[edition] ?? []);
    const namesakes = all.filter(({ id }) => id === cite.chart);
    if (namesakes.length === 0)
      return `there is no chart ${cite.chart}${edition === undefined ? '' : ` in ${edition}`}`;
    const place = namesakes.filter(({ document }) => document === cite.document);
    if (place.length === 0) return `chart ${cite.chart} is not printed in document ${cite.document}`;
    const problems = place.map((chart) => inChart(chart, cite));
    return problems.includes(undefined) ? undefined : problems[0];
  };
};

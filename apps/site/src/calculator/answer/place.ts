import type { Cite } from '@coup-doeil/core/chart';
import { listEditions } from '@coup-doeil/core/game';
import { formatPlace } from '@coup-doeil/core/tell';
import { cellAnchor, chartPath, href } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';
import type { GameCalculator } from '../state/subject.ts';
import { findCited } from './cells.ts';

/** Where something is printed: in words, and the address of the lit cell. */
export const linkToPlace = (
  subject: GameCalculator,
  edition: string,
  cite: Pick<Cite, 'chart' | 'row' | 'column' | 'note'>,
  lang: Lang,
): { label: string; href: string } => {
  const { game, calculator, linkToChart } = subject;
  const chart = findCited(subject, edition, cite.chart);
  const row = chart?.rows.find(({ id }) => id === (cite.row ?? cite.note));
  const hasColumns = chart !== undefined && chart.columns.length > 1;
  const anchor = row ? cellAnchor(row.id, hasColumns ? cite.column : undefined) : '';
  const label = formatPlace(cite, chart, lang);
  if (linkToChart) return { label, href: linkToChart(cite.chart, anchor) };
  const path = chartPath(game.id, cite.chart, edition === listEditions(calculator)[0] ? undefined : edition);
  return { label, href: `${href(lang, path)}${anchor && `#${anchor}`}` };
};

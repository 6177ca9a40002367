/* Where a chart's page leads to. */

import type { Chart } from '@coup-doeil/core/chart';
import { addressName, chartIn, type Loaded, pairPrintings } from '../../lib/games.ts';
import { calculatorHref, chartPath, comparePath, href } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';

export type PageLink = { readonly href: string; readonly label: string };

/** The calculators that read a chart. */
export const listUsers = (
  { meta, calculators }: Loaded,
  edition: string,
  chart: Chart,
  lang: Lang,
): readonly PageLink[] =>
  calculators
    .filter(({ charts }) => Object.values(charts[edition] ?? {}).some(({ id }) => id === chart.id))
    .map((calculator) => ({ href: calculatorHref(lang, meta.id, calculator), label: calculator.title[lang] }));

/** The charts that follow on the sheet, from the first again after the last. */
export const listNextCharts = (loaded: Loaded, edition: string, chart: Chart, lang: Lang): readonly PageLink[] => {
  const charts = loaded.charts[edition] ?? [];
  const at = charts.findIndex(({ id }) => id === chart.id);
  return [...charts.slice(at + 1), ...charts.slice(0, at)].slice(0, 3).map(({ id, title }) => ({
    href: href(lang, chartPath(loaded.meta.id, id, addressName(loaded, edition))),
    label: title[lang],
  }));
};

/** The printings that a chart can be read in, and the pages that set them side by side. */
export const listPrintings = (loaded: Loaded, chart: Chart, lang: Lang) => {
  const { meta, editions } = loaded;
  const label = new Map(meta.printings.map((printing) => [printing.id, printing.label[lang]]));
  return {
    printings: editions
      .filter((edition) => chartIn(loaded, edition, chart.id))
      .map((edition) => ({
        edition,
        label: label.get(edition) ?? edition,
        href: href(lang, chartPath(meta.id, chart.id, addressName(loaded, edition))),
      })),
    compare: pairPrintings(loaded).map(([from, to]) => `${href(lang, comparePath(meta.id, from, to))}#${chart.id}`),
  };
};

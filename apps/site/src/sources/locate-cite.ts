import type { Cite } from '@coup-doeil/core/chart';
import { rowName } from '../charts/names.ts';
import { addressName, chartIn, type Loaded } from '../lib/games.ts';
import { cellAnchor, chartPath, href } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';

/** A citation in words, and the address of the place where a page shows it. */
export const locateCite = (
  loaded: Loaded,
  cite: Cite,
  lang: Lang,
): { readonly label: string; readonly href: string | undefined } => {
  const edition = loaded.editions.find((each) => chartIn(loaded, each, cite.chart)?.document === cite.document);
  const chart = edition === undefined ? undefined : chartIn(loaded, edition, cite.chart);
  if (edition === undefined || chart === undefined)
    return { label: `${cite.document}, ${cite.chart}`, href: undefined };
  const row = chart.rows.find(({ id }) => id === (cite.row ?? cite.note));
  const column = chart.columns.find(({ id }) => id === cite.column)?.label[lang];
  const mark = row?.cells.mark?.printed;
  const name =
    row === undefined ? '' : cite.note !== undefined && mark !== undefined ? `[${mark}]` : rowName(row, lang);
  const words = [chart.title[lang], name, column ?? ''].filter((part) => part !== '');
  const anchor = row === undefined ? '' : `#${cellAnchor(row.id, column === undefined ? undefined : cite.column)}`;
  return {
    label: words.join(', '),
    href: `${href(lang, chartPath(loaded.meta.id, chart.id, addressName(loaded, edition)))}${anchor}`,
  };
};

import type { Chart } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';

/** A head over neighbouring columns, or an empty one over those that have none. */
export type Spanner = { readonly label: string; readonly from: number; readonly span: number };

/** Neighbouring columns under the same spanner. */
export const listSpanners = ({ columns }: Chart, lang: Lang): readonly Spanner[] =>
  columns.reduce<Spanner[]>((spanners, { spanner }, i) => {
    const label = spanner?.[lang] ?? '';
    const last = spanners.at(-1);
    if (last?.label === label) spanners.splice(-1, 1, { ...last, span: last.span + 1 });
    else spanners.push({ label, from: i, span: 1 });
    return spanners;
  }, []);

export const hasSpanners = ({ columns }: Chart): boolean => columns.some(({ spanner }) => spanner !== undefined);

/** Whether a column begins under another spanner than the one before it: a line parts them. */
export const beginsSpanner = ({ columns }: Chart, { id }: Chart['columns'][number]): boolean => {
  const at = columns.findIndex((column) => column.id === id);
  return at > 0 && columns[at]?.spanner?.en !== columns[at - 1]?.spanner?.en;
};

import type { Chart } from '@aide-de-camp/core/chart';
import { isList, rowName } from './chart-words.ts';
import type { Loaded } from './games.ts';
import type { Lang } from './words.ts';

const last: Readonly<Partial<Record<Chart['kind'], number>>> = { sequence: 1, notes: 2, key: 3 };

/** Lines that a text takes in a column of a card. */
const lines = (text: string, across: number): number => Math.max(1, Math.ceil(text.length / across));

/** About how many lines a chart takes in one column of a card. */
const heightOf = (chart: Chart, lang: Lang): number => {
  const head = isList(chart.kind) ? 2 : 3.2;
  const rows = chart.rows.reduce(
    (sum, row) => sum + lines(isList(chart.kind) ? row.label[lang] : rowName(row, lang), isList(chart.kind) ? 62 : 30),
    0,
  );
  const notes = isList(chart.kind) ? '' : chart.notes.map(({ label }) => label[lang]).join(' ');
  return head + rows * 1.15 + chart.groups.length * (chart.kind === 'modifiers' ? 1 : 0) + lines(notes, 74);
};

/** What stands on a card, in order, which places stand by a reading, and how large it is set to fill two sheets at most. */
export const onCard = ({ game, charts }: Loaded, edition: string, lang: Lang) => {
  const all = charts[edition] ?? [];
  const shown = new Set(
    all.filter(({ kind }) => !isList(kind)).flatMap(({ notes }) => notes.map(({ cite, id }) => `${cite.chart} ${id}`)),
  );
  const left = all.flatMap((chart): readonly Chart[] => {
    // A note is read under the chart that it marks; here stand those that mark none.
    if (chart.kind !== 'notes') return [chart];
    const rows = chart.rows.filter(({ id }) => !shown.has(`${chart.id} ${id}`));
    return rows.length === 0 ? [] : [{ ...chart, rows }];
  });
  const doubtful = new Map<string, Set<string>>();
  for (const { cite } of Object.values(game.readings)) {
    if (cite.row === undefined) continue;
    const places = doubtful.get(cite.chart) ?? new Set();
    doubtful.set(cite.chart, places.add(cite.column === undefined ? cite.row : `${cite.row} ${cite.column}`));
  }
  const height = left.reduce((sum, chart) => sum + heightOf(chart, lang), 0);
  return {
    charts: left.toSorted((a, b) => (last[a.kind] ?? 0) - (last[b.kind] ?? 0)),
    doubtful,
    // Measured in print: at 10.2 px two columns take a long game on two sheets, and a short one fits a single sheet larger.
    size: height < 100 ? 11.2 : 10.2,
  };
};

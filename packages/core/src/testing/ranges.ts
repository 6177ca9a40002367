import type { Band } from '../chart/bands.ts';
import type { Chart, Row } from '../chart/chart.ts';
import type { Ladder } from '../chart/ladder.ts';
import { type Check, chartsOf } from './subject.ts';

// The kind says what was laid out.
const isBands = (chart: Chart): boolean => chart.kind === 'bands' || chart.kind === 'matrix';
export const bandsOf = (chart: Chart): readonly Band<Record<string, never>>[] =>
  isBands(chart) ? (chart.rows as readonly Row[] as readonly Band<Record<string, never>>[]) : [];

const covers = (chart: Chart): string[] => {
  const rows = [...bandsOf(chart)].sort((a, b) => a.from - b.from);
  if (rows.length === 0) return isBands(chart) ? ['it has no rows'] : [];
  const problems = rows.flatMap((row, i) => {
    if (row.from > row.to) return [`row ${row.id} ends before it begins`];
    const before = rows[i - 1];
    if (!before || row.from === before.to + 1) return [];
    return row.from <= before.to
      ? [`row ${row.id} and row ${before.id} overlap`]
      : [`no row holds ${before.to + 1}, between row ${before.id} and row ${row.id}`];
  });
  if (rows[0]?.from !== Number.NEGATIVE_INFINITY) problems.push(`no row holds what is below ${rows[0]?.from}`);
  if (rows.at(-1)?.to !== Number.POSITIVE_INFINITY) problems.push(`no row holds what is above ${rows.at(-1)?.to}`);
  return problems;
};

const climbs = (chart: Chart): string[] => {
  if (chart.kind !== 'ladder') return [];
  const { rungs } = chart as Ladder<unknown>;
  const pairs = rungs.slice(1).flatMap((rung, i) => rungs.slice(i, i + 1).map((above) => ({ above, rung })));
  return pairs.flatMap(({ above, rung }) => {
    if (above.ratio.over * rung.ratio.under === rung.ratio.over * above.ratio.under)
      return [`rows ${above.row} and ${rung.row} are the same ratio`];
    if (typeof above.value !== 'number' || typeof rung.value !== 'number' || above.value > rung.value) return [];
    return [`row ${above.row} (${above.printed}) is not better than row ${rung.row} (${rung.printed})`];
  });
};

const complete = (chart: Chart): string[] => [
  ...(chart.rows.length === 0 ? ['it has no rows'] : []),
  ...chart.rows.flatMap((row) =>
    chart.columns.filter(({ id }) => !row.cells[id]).map(({ id }) => `row ${row.id} has no cell in column ${id}`),
  ),
];

const once = (chart: Chart): string[] => {
  const ids = chart.rows.map(({ id }) => id);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => `row ${id} stands twice`);
};

export const ranges: Check = {
  id: 'ranges',
  says: 'every band covers every number once, every ladder climbs, every grid is complete',
  run: (subject) =>
    chartsOf(subject).flatMap(({ edition, chart }) =>
      [...new Set([...covers(chart), ...climbs(chart), ...complete(chart), ...once(chart)])].map(
        (problem) => `${edition} ${chart.id}: ${problem}`,
      ),
    ),
};

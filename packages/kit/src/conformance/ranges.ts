import {
  type Band,
  type Chart,
  type Differences,
  KIND_TRAITS,
  type Ladder,
  type Range,
  type Row,
} from '@coup-doeil/core/chart';
import { type Check, chartsOf } from './subject.ts';

// The kind says what was laid out.
const isBands = (chart: Chart): boolean => KIND_TRAITS[chart.kind].rowsBy === 'range';
export const bandsOf = (chart: Chart): readonly Band<Record<string, never>>[] =>
  isBands(chart) ? (chart.rows as readonly Row[] as readonly Band<Record<string, never>>[]) : [];

const upsideDown = ({ from, to }: Range): boolean => from > to;

const covers = (chart: Chart): string[] => {
  const [reversed, rows] = [bandsOf(chart).filter(upsideDown), bandsOf(chart).filter((row) => !upsideDown(row))];
  const problems = reversed.map(({ id }) => `row ${id} ends before it begins`);
  const [first, ...others] = rows.sort((a, b) => a.from - b.from);
  if (!first) return problems;
  // A chart that says what happens past its ends has some.
  const isOpen = !('ends' in chart);
  if (isOpen && first.from !== Number.NEGATIVE_INFINITY) problems.push(`no row holds what is below ${first.from}`);
  // The row that reaches furthest so far: a short one may lie within a long one.
  let before = first;
  for (const row of others) {
    if (row.from <= before.to) problems.push(`row ${row.id} and row ${before.id} overlap`);
    else if (row.from > before.to + 1)
      problems.push(`no row holds ${before.to + 1}, between row ${before.id} and row ${row.id}`);
    if (row.to > before.to) before = row;
  }
  if (isOpen && before.to !== Number.POSITIVE_INFINITY) problems.push(`no row holds what is above ${before.to}`);
  return problems;
};

/** Each rung with the one below it. */
const pairsOf = <T>(rungs: readonly T[]): (readonly [above: T, rung: T])[] =>
  rungs.slice(1).flatMap((rung, i) => rungs.slice(i, i + 1).map((above) => [above, rung] as const));

const climbs = (chart: Chart): string[] => {
  if (chart.kind !== 'ladder') return [];
  const table = chart as Ladder<unknown> | Differences<unknown>;
  const figures = table.rungs.filter((rung) => typeof rung.value === 'number');
  // Differences follow on one another, or the chart is not built.
  return [
    ...pairsOf(table.by === 'ratio' ? table.rungs : [])
      .filter(([above, { ratio }]) => above.ratio.over * ratio.under === ratio.over * above.ratio.under)
      .map(([above, rung]) => `rows ${above.row} and ${rung.row} are the same ratio`),
    ...pairsOf(figures)
      .filter(([above, rung]) => Number(above.value) <= Number(rung.value))
      .map(
        ([above, rung]) => `row ${above.row} (${above.printed}) is not better than row ${rung.row} (${rung.printed})`,
      ),
  ];
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

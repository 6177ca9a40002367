import type { Chart, Differences, Entry, Kind, Matrix, Modifiers } from '@coup-doeil/core/chart';
import { FAVOURS, joinCell, type Ladder } from '@coup-doeil/core/chart';
import { toInputError } from '@coup-doeil/core/game';
import { bandsOf } from './ranges.ts';
import { chartsOf, type Subject } from './subject.ts';

const describeCell = (cell: Pick<Entry, 'printed' | 'marks' | 'value'>): string =>
  `${joinCell(cell)} = ${JSON.stringify(cell.value)}`;

// How far beyond its last bounded row a chart is looked up, and how large the two strengths of a ratio get.
const BEYOND = 3;
const MOST_ATTACK = 60;
const MOST_DEFENCE = 12;

const totalsOf = (chart: Chart): number[] => {
  const ends = bandsOf(chart).flatMap(({ from, to }) => [from, to].filter(Number.isFinite));
  const [first, last] = [Math.min(...ends) - BEYOND, Math.max(...ends) + BEYOND];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

// The kind of a chart says which look-ups it has.
const rolled = (chart: Chart): string[] => {
  const table = chart as unknown as Matrix<string, unknown> & {
    at(total: number): { readonly cells: Readonly<Record<string, Entry>> };
  };
  const look = (total: number, id: string): Entry | undefined => {
    try {
      return chart.kind === 'matrix' ? table.at(total, id) : table.at(total).cells[id];
    } catch (error) {
      // A number that no row holds is the ranges' problem.
      toInputError(error);
      return undefined;
    }
  };
  return totalsOf(chart).flatMap((total) =>
    chart.columns.flatMap(({ id }) => {
      const cell = look(total, id);
      return cell ? [`at ${total}, ${id}: ${describeCell(cell)}`] : [];
    }),
  );
};

const shifted = (chart: Chart): string[] => {
  const table = chart as Matrix<string, unknown>;
  const by = chart.columns.map((_, i) => i + 1).flatMap((n) => [-n, n]);
  return chart.columns.map(({ id }) => `from ${id}: ${by.map((n) => `${n} ${table.shift(id, n).column}`).join(', ')}`);
};

/** For each defence: from which attack on each rung is reached. */
const climbed = (chart: Chart): string[] => {
  const table = chart as Ladder<unknown> | Differences<unknown>;
  return FAVOURS.flatMap((favour) =>
    Array.from({ length: MOST_DEFENCE }, (_, i) => i + 1).map((defence) => {
      const rungs = Array.from({ length: MOST_ATTACK }, (_, i) => ({
        attack: i + 1,
        ...table.find(i + 1, defence, favour),
      }));
      const steps = rungs.filter(
        ({ rung, beyond }, i) => rung.row !== rungs[i - 1]?.rung.row || beyond !== rungs[i - 1]?.beyond,
      );
      return `in the ${favour}’s favour, against ${defence}: ${steps.map(({ attack, rung, beyond }) => `${attack} ${rung.printed}${beyond ? ` (${beyond} what is printed)` : ''}`).join(', ')}`;
    }),
  );
};

const lined = (chart: Chart): string[] =>
  chart.rows.map(({ id }) => {
    const { kind, notWith, replaces, value } = (chart as Modifiers).line(id);
    return `${id} counts: ${JSON.stringify({ kind, value, notWith, replaces })}`;
  });

const printed = (chart: Chart): string[] =>
  chart.rows.flatMap((row) => [
    ...Object.entries(row.cells).map(([column, cell]) => `${row.id}, ${column}: ${describeCell(cell)}`),
    ...(Object.keys(row.terms).length > 0 ? [`${row.id} terms: ${JSON.stringify(row.terms)}`] : []),
    ...(row.marks.length > 0 ? [`${row.id} marks: ${row.marks.join(' ')}`] : []),
  ]);

/** A kind that is read by its cells alone. */
const cellsAlone = (): string[] => [];

/** What each kind can be asked, beside its cells. */
const LOOKUPS: Readonly<Record<Kind, (chart: Chart) => string[]>> = {
  grid: cellsAlone,
  bands: rolled,
  ladder: climbed,
  matrix: (chart) => [...rolled(chart), ...shifted(chart)],
  modifiers: lined,
  sequence: cellsAlone,
  notes: cellsAlone,
  key: cellsAlone,
};

const linesOf = (chart: Chart): string[] => [...printed(chart), ...LOOKUPS[chart.kind](chart)];

/** Every look-up of every chart over its whole range. */
export const lookups = (subject: Subject): string[] =>
  chartsOf(subject).flatMap(({ edition, chart }) => linesOf(chart).map((line) => `${edition} ${chart.id} ${line}`));

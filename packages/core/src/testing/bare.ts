import { joinCell } from '../chart/cell.ts';
import type { Chart, Row, Terms } from '../chart/chart.ts';
import { type Bands, type BarePrintings, type BareRows, InputError, type Ladder } from '../chart/index.ts';
import { type Bare, type BareField, type Calculator, editionsOf, type Field, optionsOf } from '../game/index.ts';
import { first } from '../game/value.ts';

/** What a lean calculator looks up, by chart: columns of a grid or of bands, lines of modifiers, notes. */
export type Wanted = Readonly<Record<string, readonly string[]>>;

type BareRow = BareRows[string];

const cells = (row: Row, columns: readonly string[]): string[] =>
  columns.map((column) => {
    const cell = row.cells[column];
    if (cell) return joinCell(cell);
    throw new InputError({ code: 'column', field: row.id, allowed: Object.keys(row.cells), given: column });
  });

const bound = (n: number): number | null => (Number.isFinite(n) ? n : null);
const some = (terms: Terms): Terms[] => (Object.keys(terms).length > 0 ? [terms] : []);

/** By kind of chart, as `@coup-doeil/core/chart` reads them again. */
const DRAWS: Readonly<Record<string, (chart: Chart, wanted: readonly string[]) => (readonly [string, BareRow])[]>> = {
  grid: ({ rows }, columns) => rows.map((row) => [row.id, [row.marks.join(' '), ...cells(row, columns)]]),
  // The kind says what the chart is; from here on its own rows are needed.
  bands: (chart, columns) =>
    (chart as Bands<Record<string, never>>).rows.map((row) => [
      row.id,
      [bound(row.from), bound(row.to), ...cells(row, columns)],
    ]),
  ladder: (chart) =>
    (chart as Ladder<unknown>).rungs.map((rung) => [rung.row, [rung.ratio.over, rung.ratio.under, joinCell(rung)]]),
  modifiers: ({ rows }, lines) =>
    rows.filter(({ id }) => lines.includes(id)).map((row) => [row.id, [...cells(row, ['value']), ...some(row.terms)]]),
  notes: ({ rows }, ids) => rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, [row.terms]]),
};

const drawChart = (chart: Chart | undefined, wanted: readonly string[]): BareRows => {
  const draw = chart && DRAWS[chart.kind];
  if (draw) return Object.fromEntries(draw(chart, wanted));
  throw new InputError({ code: 'chart', field: 'chart', allowed: Object.keys(DRAWS), given: chart?.kind });
};

/** The rows that differ; a row that is gone cannot be asked for. */
const differing = (rows: BareRows, whole: BareRows = {}): BareRows =>
  Object.fromEntries(Object.entries(rows).filter(([id, row]) => JSON.stringify(row) !== JSON.stringify(whole[id])));

/** A description without what only people read. */
const bareField = ({ label: _, help: __, ...field }: Field): BareField => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return { ...field, options: field.options.map(({ id }) => id) };
    case 'list':
      return { ...field, of: bareField(field.of) };
    case 'group':
    case 'unit': {
      const { side: ___, ...group } = field;
      const fields = Object.entries(field.fields).map(([name, inner]) => [name, bareField(inner)] as const);
      return { ...group, fields: Object.fromEntries(fields) };
    }
    default:
      return field;
  }
};

/** Every printing whole, the newest first. */
const printingsOf = (calculator: Calculator, wanted: Wanted): BarePrintings[number][] =>
  editionsOf(calculator)
    .flatMap((edition) => Object.entries(calculator.charts).filter(([id]) => id === edition))
    .map(([edition, charts]) => {
      const rows = Object.entries(wanted).map(([id, which]) => [id, drawChart(charts[id], which)] as const);
      return [edition, first(Object.values(charts).map(({ document }) => document)), Object.fromEntries(rows)];
    });

/** A calculator's bare figures. */
export const bareOf = (calculator: Calculator, wanted: Wanted): Bare => {
  const [newest, ...others] = printingsOf(calculator, wanted);
  if (!newest) throw new InputError({ code: 'printing', field: calculator.id, allowed: 'a printing', given: null });
  return {
    id: calculator.id,
    input: bareField(calculator.input),
    readings: Object.fromEntries(Object.entries(calculator.readings).map(([id, one]) => [id, optionsOf(one)])),
    printings: [
      newest,
      ...others.map(([edition, document, charts]): BarePrintings[number] => {
        const changed = Object.entries(charts).map(([id, rows]) => [id, differing(rows, newest[2][id])] as const);
        return [edition, document, Object.fromEntries(changed.filter(([, rows]) => Object.keys(rows).length > 0))];
      }),
    ],
  };
};

import type { Bands } from '../../chart/bands.ts';
import type { Entry } from '../../chart/cell.ts';
import type { Chart, Terms } from '../../chart/chart.ts';
import type { Columns } from '../../chart/column.ts';
import type { Differences } from '../../chart/difference.ts';
import type { Key } from '../../chart/key.ts';
import type { Ladder } from '../../chart/ladder.ts';
import type { Matrix } from '../../chart/matrix.ts';
import type { Line, Modifiers } from '../../chart/modifiers.ts';
import type { Context } from '../../game/calculator.ts';
import type { Value } from '../../game/field.ts';

/** The charts of one printing by their ids. */
export type Charts = Readonly<Record<string, Chart>>;
export type SheetContext = Context<Charts>;
/** A line of modifiers with what it says beside its figure. */
export type SheetLine = Line<Terms>;
/** An input of a calculator made from sheets. */
export type Given = Readonly<Record<string, Value>>;

interface ByKind {
  readonly grid: Chart;
  readonly bands: Bands<Columns>;
  readonly matrix: Matrix<string, unknown>;
  readonly ladder: Ladder<unknown> | Differences<unknown>;
  readonly modifiers: Modifiers;
  readonly key: Key;
}

/** A chart of a printing, where it has one of that id and kind. */
export const findChart = <K extends keyof ByKind>(charts: Charts, id: string, kind: K): ByKind[K] | undefined => {
  const chart = Object.hasOwn(charts, id) ? charts[id] : undefined;
  // The kind says what was laid out.
  return chart?.kind === kind ? (chart as unknown as ByKind[K]) : undefined;
};

/** The charts of each printing, the newest first. */
export const listPrintings = (
  printings: readonly string[],
  charts: Readonly<Record<string, Charts>>,
): readonly Charts[] => printings.map((id) => charts[id] ?? {});

/** A chart that the recipe of a calculator names; sheets are checked for it before a calculator is made. */
export const getChart = <K extends keyof ByKind>(charts: Charts, id: string, kind: K): ByKind[K] => {
  const chart = findChart(charts, id, kind);
  if (!chart) throw new Error(`there is no ${kind} ${id}`);
  return chart;
};

/** Where a chart itself stands, for what no cell of it says. */
export const placeOfChart = ({ title, document, id }: Chart): Pick<Entry, 'label' | 'cite'> => ({
  label: title,
  cite: { document, chart: id },
});

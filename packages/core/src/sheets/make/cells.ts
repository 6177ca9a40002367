import type { Entry } from '../../chart/cell.ts';
import type { Chart, Row } from '../../chart/chart.ts';
import { type Refusal, refuse } from '../../game/calculator.ts';
import { t } from '../../text/index.ts';
import { parseFigure } from '../factor.ts';
import { toSlug } from '../line.ts';
import { type Charts, findChart } from './charts.ts';

const AS_ROW = /^(?:as|comme) (.+)$/i;

/** The row that a cell points at: `as Woods`, `comme Bois`. */
export const findAsRow = ({ rows }: Chart, printed: string): Row | null | undefined => {
  const name = AS_ROW.exec(printed)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  return (
    rows.find(
      ({ id, label }) => id === toSlug(name) || Object.values(label).some((own) => own.toLowerCase() === name),
    ) ?? null
  );
};

/** The cell that a row says in a column, once `as Woods` has been followed; `null` where it leads nowhere. */
export const followCell = (chart: Chart, row: string, column: string): Entry | null => {
  const seen = new Set<string>();
  let cell = chart.rows.find(({ id }) => id === row)?.cells[column];
  while (cell) {
    const next = findAsRow(chart, cell.printed);
    if (next === undefined) return cell;
    if (next === null || seen.has(next.id)) return null;
    seen.add(next.id);
    cell = next.cells[column];
  }
  return null;
};

/** What stands where a figure could: a dash is 0, a symbol what the key gives for it; `null` where that is no figure. */
export const readFigure = (printed: string, charts: Charts): number | null => {
  if (printed === '-' || printed === '–' || printed === '—') return 0;
  const figure = parseFigure(printed);
  if (figure !== null) return figure;
  const symbol = findChart(charts, 'key', 'key')?.symbols.find(
    ({ symbol }) => symbol.en === printed || symbol.fr === printed,
  );
  return symbol ? parseFigure(String(symbol.terms?.effect ?? '')) : null;
};

/** Where the sheet prints no figure, the answer is what it prints. */
export const refusePrinted = (cell: Entry): Refusal =>
  refuse(t('{name}: {printed}', '{name}\u202f: {printed}', { name: cell.label, printed: cell.printed }), cell);

/** A row that a printing lacks has no answer there. */
export const refuseMissing = ({ document, id, title }: Chart): Refusal =>
  refuse(t('{title}: not in this printing', '{title}\u202f: absent de cette édition', { title }), {
    cite: { document, chart: id },
  });

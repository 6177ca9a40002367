import type { Entry } from '../../chart/cell.ts';
import type { Chart, Row } from '../../chart/chart.ts';
import { type Refusal, refuse } from '../../game/calculator.ts';
import { memoise } from '../../game/once.ts';
import { t } from '../../text/index.ts';
import { parseFigure } from '../parse/factor.ts';
import { toSlug } from '../parse/name.ts';
import { type Charts, findChart } from './charts.ts';

const AS_ROW = /^(?:as|comme) (.+)$/i;

/** The rows of a chart by their ids and by their names, and the cells that were followed, by column. */
interface RowIndex {
  readonly byId: ReadonlyMap<string, Row>;
  readonly byName: ReadonlyMap<string, Row>;
  readonly followed: Map<string, Map<string, Entry | null>>;
}

/** Sheets may have thousands of rows: each is looked up by a key, and each cell followed once. */
const indexRows = memoise(({ rows }: Chart): RowIndex => {
  const byName = new Map<string, Row>();
  for (const row of rows)
    for (const name of Object.values(row.label).map((own) => own.toLowerCase()))
      if (!byName.has(name)) byName.set(name, row);
  return { byId: new Map(rows.map((row) => [row.id, row])), byName, followed: new Map() };
});

/** The row that a cell points at, `as Woods`, `comme Bois`, by its name or else its id; `null` where there is none. */
export const findAsRow = (chart: Chart, printed: string): Row | null | undefined => {
  const name = AS_ROW.exec(printed)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const { byId, byName } = indexRows(chart);
  return byName.get(name) ?? byId.get(toSlug(name)) ?? null;
};

/** The cell that a row says in a column, once `as Woods` has been followed; `null` where it leads nowhere. */
export const followCell = (chart: Chart, row: string, column: string): Entry | null => {
  const { byId, followed } = indexRows(chart);
  const known = followed.get(column) ?? new Map<string, Entry | null>();
  followed.set(column, known);
  const met = new Set<string>();
  let end: Entry | null = null;
  for (let at = byId.get(row); at; ) {
    const done = known.get(at.id);
    const cell = at.cells[column];
    // A way that comes back to where it was leads nowhere, and so does one whose end is known to.
    if (done !== undefined || met.has(at.id) || !cell) {
      end = done ?? null;
      break;
    }
    met.add(at.id);
    const next = findAsRow(chart, cell.printed);
    if (next === undefined) end = cell;
    at = next ?? undefined;
  }
  for (const id of met) known.set(id, end);
  return end;
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

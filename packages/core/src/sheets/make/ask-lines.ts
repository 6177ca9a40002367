import type { LineKind, Row } from '../../chart/chart.ts';
import type { Modifiers } from '../../chart/modifiers.ts';
import { flag } from '../../game/make-fields.ts';
import type { Target } from '../read/modifiers.ts';
import { type Charts, findChart, getChart, type SheetLine } from './charts.ts';
import { gridField, groupField, numberField } from './line-fields.ts';
import type { Named, TakeName } from './names.ts';

/** A line of modifiers as a calculator asks for it. */
export interface Asked {
  readonly chart: string;
  readonly line: string;
  readonly target: Target;
  readonly kind: LineKind;
  readonly field: string;
  /** The grid and the column that a figure is looked up in. */
  readonly lookup?: { readonly chart: string; readonly column: string };
  /** The ladder whose rung it is. */
  readonly ladder?: string;
}

/** What lines share: the charts, the names that are taken, and fields that several of them ask for. */
export interface Asking {
  readonly charts: Charts;
  readonly take: TakeName;
  readonly shared: Map<string, Named>;
}

/** The name of a field, made where no line has asked for it yet. */
const share = ({ shared }: Asking, key: string, make: () => Named): string => {
  const known = shared.get(key) ?? make();
  shared.set(key, known);
  return known.name;
};

const askLookup = (asking: Asking, line: SheetLine): Pick<Asked, 'field' | 'lookup'> => {
  const { charts, take } = asking;
  const { terms } = line;
  const lookup = { chart: String(terms.chart), column: String(terms.column) };
  const grid = getChart(charts, lookup.chart, 'grid');
  const groups = Array.isArray(terms.of) ? terms.of : [];
  const of = grid.groups.find(({ id }) => id === groups[0]);
  const label = groups.length > 0 && grid.groups.length > 1 && of ? of.label : grid.title;
  const field = share(asking, `${lookup.chart} ${groups} ${terms.choice}`, () => {
    const ids = groups.length > 0 ? [lookup.chart, `${lookup.chart}-${groups.join('-')}`] : [lookup.chart];
    return { name: take(...ids), field: gridField(grid, label, line, lookup.column) };
  });
  return { field, lookup };
};

const askGroup = (asking: Asking, lines: Modifiers, row: Row, how: unknown): Pick<Asked, 'field'> => ({
  field: share(asking, `${lines.id} ${row.group} ${how}`, () => ({
    name: asking.take(String(row.group), `${lines.id}-${row.group}`),
    field: groupField(lines, row, how),
  })),
});

const askLine = (asking: Asking, lines: Modifiers, row: Row): Pick<Asked, 'field' | 'lookup' | 'ladder'> => {
  const line = lines.line(row.id);
  const { terms, label, kind } = line;
  const chart = String(terms.chart);
  if (kind === 'lookup' && findChart(asking.charts, chart, 'ladder')) return { field: '', ladder: chart };
  if (kind === 'lookup') return askLookup(asking, line);
  if (terms.choice !== undefined) return askGroup(asking, lines, row, terms.choice);
  const field = share(asking, `${lines.id}.${row.id}`, () => ({
    name: asking.take(row.id, `${lines.id}-${row.id}`),
    field: kind === 'count' || kind === 'difference' ? numberField(line, kind) : flag({ label }),
  }));
  return { field };
};

/** The lines of a chart, with the fields that they ask for. */
export const askLines = (asking: Asking, chart: string): Asked[] => {
  const lines = getChart(asking.charts, chart, 'modifiers');
  return lines.rows.map((row) => {
    const { kind, terms } = lines.line(row.id);
    const target = (terms.on as Target | undefined) ?? 'die';
    return { chart, line: row.id, target, kind, ...askLine(asking, lines, row) };
  });
};

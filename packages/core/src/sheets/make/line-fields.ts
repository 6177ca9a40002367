import type { Chart, Row } from '../../chart/chart.ts';
import { getGroupLabel } from '../../chart/column.ts';
import type { Modifiers } from '../../chart/modifiers.ts';
import type { Typed, Value } from '../../game/field.ts';
import { choice, list, listRowOptions, wholeNumber } from '../../game/make-fields.ts';
import { first } from '../../game/value.ts';
import { type Text, t } from '../../text/index.ts';
import type { SheetLine } from './charts.ts';

const NONE = t('none', 'aucun');
/** Rows that may come again, such as hexsides that are crossed. */
const MOST_ROWS = 9;

/** The rows of a grid that a line is looked up in: those of its groups. */
export const rowsOf = (grid: Chart, groups: unknown): string[] =>
  grid.rows.filter(({ group }) => !Array.isArray(groups) || groups.includes(group)).map(({ id }) => id);

/** The field of a line whose figure is looked up: one of some rows, one at most, or several of them. */
export const gridField = (grid: Chart, label: Text, line: SheetLine, column: string): Typed<Value> => {
  const { of, choice: how } = line.terms as Readonly<Record<string, unknown>>;
  const rows = rowsOf(grid, of);
  const options = listRowOptions(grid, rows, column);
  const [first = ''] = rows;
  if (how === 'any' || how === 'count') {
    const repeats = how === 'count';
    return list({
      label,
      of: choice({ label, options, default: first }),
      repeats,
      max: repeats ? MOST_ROWS : rows.length,
    });
  }
  const isOptional = how === 'at-most-one' && !rows.includes('none');
  return isOptional
    ? choice({ label, options: { none: NONE, ...options }, default: 'none' })
    : choice({ label, options, default: first });
};

/** The field of a line that is a number, or counts so many times. */
export const numberField = ({ label, terms }: SheetLine, kind: 'count' | 'difference'): Typed<Value> => {
  const { min = 0, max = 9 } = terms as { readonly min?: number; readonly max?: number };
  return wholeNumber({
    label,
    min: kind === 'count' ? 0 : min,
    max,
    default: kind === 'count' ? 0 : Math.max(min, Math.min(0, max)),
  });
};

/** The field of lines of a group of which one holds, or one at most. */
export const groupField = (lines: Modifiers, row: Row, how: unknown): Typed<Value> => {
  const ids = lines.rows
    .filter(({ group, id }) => group === row.group && lines.line(id).terms.choice === how)
    .map(({ id }) => id);
  const options = listRowOptions(lines, ids, 'value');
  const label = getGroupLabel(lines, row) ?? lines.title;
  return how === 'one'
    ? choice({ label, options, default: first(ids) })
    : choice({ label, options: { none: NONE, ...options }, default: 'none' });
};

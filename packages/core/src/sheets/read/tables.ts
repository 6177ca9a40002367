import type { BandsSpec } from '../../chart/bands.ts';
import { verbatim } from '../../chart/cell.ts';
import type { Head } from '../../chart/chart.ts';
import type { Columns } from '../../chart/column.ts';
import type { GridSpec } from '../../chart/grid.ts';
import type { MatrixSpec } from '../../chart/matrix.ts';
import type { Range } from '../../chart/range.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, namedLine, openLines, withIds } from '../line.ts';
import { bothOf, toSlug } from '../parse/name.ts';
import { createColumns, joinCells, readColumns } from './columns.ts';

/** A chart’s spec, and the rows of the file that its rows stand in. */
export interface Read<S> {
  readonly spec: S;
  readonly lineOf: ReadonlyMap<string, number>;
}

/** The groups of a sheet, `Firer / Tireur`, each where it first stands. */
export const readGroups = (lines: readonly Line[]): Record<string, Text> =>
  Object.fromEntries(
    lines
      .map((line) => bothOf(line.cell('group')))
      .filter(({ en }) => toSlug(en) !== '')
      .map((label) => [toSlug(label.en), label]),
  );

const GRID_WORDS = ['id', 'group', 'fr', 'en', 'rules'];

/** `fr`, `en`, then a column for each of the chart’s; `id` and `group` if you like. */
export const readGrid = (sheet: Sheet, head: Head, desk: Desk): Read<GridSpec<string, Columns>> => {
  const lines = openLines(sheet, desk, { needed: [], others: 'any' });
  const columns = readColumns(sheet, GRID_WORDS, desk);
  const rows = withIds(lines, (line) => namedLine(line, desk).label.en);
  const groupOf = (line: Line): string => toSlug(bothOf(line.cell('group')).en);
  const specs = rows.map(([id, line]) => [
    id,
    {
      ...namedLine(line, desk),
      ...(groupOf(line) ? { group: groupOf(line) } : {}),
      cells: joinCells(line, columns, desk),
    },
  ]);
  return {
    spec: {
      ...head,
      columns: createColumns(columns, lines),
      rows: Object.fromEntries(specs),
      groups: readGroups(lines),
    },
    lineOf: new Map(rows.map(([id, line]) => [id, line.line])),
  };
};

const WANTS_END = t(
  'it should be a whole number, or nothing for no end',
  'il faut un nombre entier, ou rien s’il n’y a pas de fin',
);
const UPSIDE_DOWN = t('the range ends before it begins', 'l’intervalle finit avant de commencer');
const NO_ENDS = t('a range wants one end at least', 'un intervalle veut une borne au moins');

const WANTS_DIE = t(
  'it should be what the dice show: 7, 2-5, 11+ or 4-',
  'il faut ce que montrent les dés\u202f: 7, 2-5, 11+ ou 4-',
);

interface RangedLine extends Range {
  readonly line: Line;
  /** The column that says where it begins. */
  readonly column: 'from' | 'die';
}

const DIE_FORMS: readonly (readonly [form: RegExp, make: (a: number, b: number) => Range])[] = [
  [/^(-?\d{1,6})$/, (from) => ({ from, to: from })],
  [/^(-?\d{1,6}) ?(?:[-–]|to|à) ?(-?\d{1,6})$/, (from, to) => ({ from, to })],
  [/^(-?\d{1,6}) ?(?:\+|or more|ou plus|et plus)$/, (from) => ({ from, to: Number.POSITIVE_INFINITY })],
  [/^(-?\d{1,6}) ?(?:[-–]|or less|ou moins|et moins)$/, (to) => ({ from: Number.NEGATIVE_INFINITY, to })],
];

/** A range in a cell of its own, as it is printed. */
const readDie = (line: Line): RangedLine[] => {
  for (const [form, make] of DIE_FORMS) {
    const match = form.exec(line.cell('die'));
    if (!match) continue;
    const range = make(Number(match[1]), Number(match[2]));
    if (range.from <= range.to) return [{ ...range, line, column: 'die' }];
    line.addProblem('die', UPSIDE_DOWN);
    return [];
  }
  line.addProblem('die', WANTS_DIE);
  return [];
};

const readRange = (line: Line): RangedLine[] => {
  const end = (name: 'from' | 'to', open: number): number => {
    const text = line.cell(name).replace('+', '');
    if (text === '') return open;
    if (/^-?\d{1,6}$/.test(text)) return Number(text);
    line.addProblem(name, WANTS_END);
    return Number.NaN;
  };
  const [from, to] = [end('from', Number.NEGATIVE_INFINITY), end('to', Number.POSITIVE_INFINITY)];
  if (
    Number.isNaN(from + to) &&
    Number.isFinite(from) !== Number.isFinite(to) &&
    (Number.isNaN(from) || Number.isNaN(to))
  )
    return [];
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) line.addProblem('from', NO_ENDS);
  else if (from > to) line.addProblem('to', UPSIDE_DOWN);
  else if (from <= to) return [{ from, to, line, column: 'from' }];
  return [];
};

/** Every row follows on the one below it: neither a gap nor an overlap. */
const checkRanges = (ranges: readonly RangedLine[]): void => {
  const rising = [...ranges].sort((a, b) => a.from - b.from);
  for (const [i, { from, line, column }] of rising.entries()) {
    const below = rising[i - 1];
    if (!below || below.to + 1 === from) continue;
    const row = below.line.line;
    line.addProblem(
      column,
      below.to < from
        ? t(
            'there is a gap: it should begin at {next}, where row {row} ends',
            'il y a un trou\u202f: il faut commencer à {next}, où finit la ligne {row}',
            { next: below.to + 1, row },
          )
        : t('it overlaps with row {row}', 'il chevauche la ligne {row}', { row }),
    );
  }
};

const printRange = ({ from, to }: Range): string => {
  if (to === Number.POSITIVE_INFINITY) return `${from} +`;
  if (from === Number.NEGATIVE_INFINITY) return `${to} -`;
  return from === to ? `${from}` : `${from} to ${to}`;
};

const readRanged = (sheet: Sheet, desk: Desk) => {
  const isDie = sheet.heads.includes('die');
  const needed = isDie ? ['die'] : ['from', 'to'];
  const lines = openLines(sheet, desk, { needed, others: 'any' });
  const columns = readColumns(sheet, needed, desk);
  const ranges = lines.flatMap(isDie ? readDie : readRange);
  checkRanges(ranges);
  return {
    columns,
    readers: createColumns(
      columns,
      ranges.map(({ line }) => line),
    ),
    rows: ranges.map((range) => [printRange(range), joinCells(range.line, columns, desk)] as const),
    lineOf: new Map(ranges.map((range) => [printRange(range), range.line.line])),
  };
};

/** `from`, `to`, an empty one for no end, or `die`; then a column for each side. */
export const readBands = (sheet: Sheet, head: Head, desk: Desk): Read<BandsSpec<Columns>> => {
  const { readers, rows, lineOf } = readRanged(sheet, desk);
  return { spec: { ...head, columns: readers, rows }, lineOf };
};

/** `from`, `to` or `die` for the dice, then a column for each odds, difference or class, from one edge of the chart to the other. */
export const readMatrix = (sheet: Sheet, head: Head, desk: Desk): Read<MatrixSpec<string, string>> => {
  const { columns, rows, lineOf } = readRanged(sheet, desk);
  const labels = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return { spec: { ...head, columns: labels, read: verbatim, rows }, lineOf };
};

import type { Text } from '@coup-doeil/core/chart';
import type { Sheet } from '../sheet.ts';
import { aligned, constant, list, property, quoted, text } from './source.ts';

/** What the writers of charts need to know of the whole. */
export interface Scene {
  readonly printing: string;
  /** Columns that a calculator looks figures up in, as `chart.column`. */
  readonly lookedUp: ReadonlySet<string>;
  /** The same chart in the other printings. */
  reprints(id: string): readonly Sheet[];
}

const FIGURE = /^(?:[+-]?\d+|1\/2)$/;
export const bare = (cell: string): string => cell.replace(/\s*\[[^\]]+\]/g, '').trim();

/** A column whose every cell is a figure is read as figures; the rest waits for a reader of its own. */
const readerOf = (cells: readonly string[]): 'figure' | 'verbatim' =>
  cells.every((cell) => FIGURE.test(bare(cell))) ? 'figure' : 'verbatim';

export const cut = (cells: string): string[] => cells.split('|').map((cell) => cell.trim());
const IGNORE = '  // biome-ignore format: it looks like the sheet\n';

const banded = (
  rows: readonly (readonly [string, string, ...unknown[]])[],
  cells: readonly (readonly string[])[],
): string[] => {
  const set = aligned(cells, ' | ');
  const lines = aligned(
    rows.map(([range], i) => [`[${quoted(range)},`, `${quoted(set[i] ?? '')}],`]),
    ' ',
  );
  return [`${IGNORE}  rows: [`, ...lines.map((line) => `    ${line}`), '  ],'];
};

export const resultsName = ({ id }: Pick<Sheet, 'id'>): string => `${constant(id)}_RESULTS`;

const columnsOf = (
  sheet: Extract<Sheet, { kind: 'grid' | 'bands' }>,
  rows: readonly (readonly string[])[],
  { lookedUp }: Scene,
): { readonly lines: string[]; readonly readers: string[] } => {
  const read = Object.entries(sheet.spec.columns).map(([id, { label }], i) => {
    const reader = lookedUp.has(`${sheet.id}.${id}`) ? 'looked' : readerOf(rows.map((row) => row[i] ?? ''));
    return { reader, line: `    ${property(id)}: column(${text(label)}, ${reader}),` };
  });
  return {
    lines: ['  columns: {', ...read.map(({ line }) => line), '  },'],
    readers: [...new Set(read.map(({ reader }) => reader))],
  };
};

export interface Body {
  readonly lines: readonly string[];
  readonly readers?: readonly string[];
}

export type SheetOf<K extends Sheet['kind']> = Extract<Sheet, { kind: K }>;

const nameLines = (names: Readonly<Record<string, Text>>): string[] =>
  Object.entries(names).map(([id, label]) => `    ${property(id)}: ${text(label)},`);

const gridBody = (sheet: SheetOf<'grid'>, scene: Scene): Body => {
  const { rows, groups = {} } = sheet.spec;
  const cells = Object.values(rows).map((row) => cut(row.cells));
  const { lines, readers } = columnsOf(sheet, cells, scene);
  const set = aligned(cells, ' | ');
  const heads = aligned(
    Object.entries(rows).map(([id, { group, label, marks, rules }]) => [
      `${property(id)}:`,
      `{ ${group ? `group: ${quoted(group)}, ` : ''}label: ${text(label)},${marks ? ` marks: ${quoted(marks)},` : ''}${rules ? ` rules: ${quoted(rules)},` : ''}`,
      '',
    ]),
    ' ',
  );
  const grouped = nameLines(groups);
  return {
    readers: ['column', ...readers],
    lines: [
      ...(grouped.length > 0 ? ['  groups: {', ...grouped, '  },'] : []),
      ...lines,
      `${IGNORE}  rows: {`,
      ...set.map((row, i) => `    ${heads[i]}cells: ${quoted(row)} },`),
      '  },',
    ],
  };
};

const bandsBody = (sheet: SheetOf<'bands'>, scene: Scene): Body => {
  const cells = sheet.spec.rows.map(([, row]) => cut(row));
  const { lines, readers } = columnsOf(sheet, cells, scene);
  return { readers: ['column', ...readers], lines: [...lines, ...banded(sheet.spec.rows, cells)] };
};

const matrixBody = (sheet: SheetOf<'matrix'>): Body => {
  const cells = sheet.spec.rows.map(([, row]) => cut(row));
  const head = ['  columns: {', ...nameLines(sheet.spec.columns), '  },', `  read: oneOf(${resultsName(sheet)}),`];
  return { readers: ['oneOf'], lines: [...head, ...banded(sheet.spec.rows, cells)] };
};

const ladderBody = (sheet: SheetOf<'ladder'>, scene: Scene): Body => {
  const { rungs } = sheet.spec;
  const looked = scene.lookedUp.has(`${sheet.id}.value`);
  const reader = looked ? 'looked' : readerOf(rungs.map(([, cell]) => cell));
  const set = aligned(
    rungs.map(([ratio, cell]) => [`[${quoted(ratio)},`, `${quoted(cell)}],`]),
    ' ',
  );
  const head = `  column: column(t('Value', 'Valeur'), ${reader}),`;
  return {
    readers: ['column', reader],
    lines: [head, `${IGNORE}  rungs: [`, ...set.map((row) => `    ${row}`), '  ],'],
  };
};

const modifiersBody = (sheet: SheetOf<'modifiers'>): Body => {
  const { groups, lines } = sheet.spec;
  const set = aligned(
    Object.entries(lines).map(([id, line]) => {
      const { group, value, kind = 'flag', label, marks, rules, notWith = [], replaces = [], terms } = line;
      const more = [
        marks ? `marks: ${quoted(marks)}` : '',
        rules ? `rules: ${quoted(rules)}` : '',
        notWith.length > 0 ? `notWith: ${list(notWith)}` : '',
        replaces.length > 0 ? `replaces: ${list(replaces)}` : '',
        terms ? `terms: { chart: ${quoted(String(terms.chart))}, column: ${quoted(String(terms.column))} }` : '',
      ].filter(Boolean);
      return [
        `${property(id)}:`,
        `{ group: ${quoted(group)},`,
        ...(kind === 'flag' ? [''] : [`kind: ${quoted(kind)},`]),
        `value: ${quoted(value)},`,
        `label: ${text(label)}${more.map((part) => `, ${part}`).join('')} },`,
      ];
    }),
    ' ',
  );
  return {
    lines: [
      '  groups: {',
      ...nameLines(groups),
      '  },',
      `${IGNORE}  lines: {`,
      ...set.map((row) => `    ${row}`),
      '  },',
    ],
  };
};

export const bodyOf = (sheet: Sheet, scene: Scene): Body => {
  switch (sheet.kind) {
    case 'grid':
      return gridBody(sheet, scene);
    case 'bands':
      return bandsBody(sheet, scene);
    case 'matrix':
      return matrixBody(sheet);
    case 'ladder':
      return ladderBody(sheet, scene);
    case 'modifiers':
      return modifiersBody(sheet);
  }
};

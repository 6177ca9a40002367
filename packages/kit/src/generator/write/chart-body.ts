import { figure, type Text } from '@coup-doeil/core/chart';
import type { ChartSpec } from '@coup-doeil/core/sheets';
import { aligned, property, quoted, text, valueSource } from './source.ts';

/** The lines between the head of a chart and its end, and the names of core that they use. */
export interface Body {
  readonly lines: readonly string[];
  readonly uses?: readonly string[];
  /** What stands before the chart. */
  readonly before?: readonly string[];
}

type SpecOf<K extends ChartSpec['kind']> = Extract<ChartSpec, { kind: K }>['spec'];

/** How the cells of a column are read; what is no figure waits for a reader of its own. */
const nameReader = (read: unknown): 'figure' | 'verbatim' => (read === figure ? 'figure' : 'verbatim');

const cutCells = (cells: string): string[] => cells.split('|').map((cell) => cell.trim());
const IGNORE = '  // biome-ignore format: it looks like the sheet\n';

const nameLines = (names: Readonly<Record<string, Text>>): string[] =>
  Object.entries(names).map(([id, label]) => `    ${property(id)}: ${text(label)},`);

/** Groups by a name of their own: pages drop those that are written out in a chart, and calculators made of it want them. */
const groupLines = (groups: Readonly<Record<string, Text>>): string[] => {
  const names = nameLines(groups).map((line) => line.slice(2));
  return names.length > 0 ? ['const GROUPS = {', ...names, '};', ''] : [];
};

/** What a spec says beside its head, rows and columns: `ends: 'stay'`. */
const moreLines = (more: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(more).flatMap(([key, value]) => (value === undefined ? [] : [`  ${key}: ${valueSource(value)},`]));

const rangedRows = (rows: SpecOf<'bands'>['rows'] | SpecOf<'matrix'>['rows']): string[] => {
  const set = aligned(
    rows.map(([, cells]) => cutCells(cells)),
    ' | ',
  );
  const lines = aligned(
    rows.map(([range], i) => [`[${quoted(range)},`, `${quoted(set[i] ?? '')}],`]),
    ' ',
  );
  return [`${IGNORE}  rows: [`, ...lines.map((line) => `    ${line}`), '  ],'];
};

const columnLines = (columns: SpecOf<'grid'>['columns']): Body => {
  const read = Object.entries(columns).map(([id, column]) => {
    const { label } = column;
    const reader = nameReader(column.read);
    return { reader, line: `    ${property(id)}: column(${text(label)}, ${reader}),` };
  });
  return {
    lines: ['  columns: {', ...read.map(({ line }) => line), '  },'],
    uses: ['column', ...new Set(read.map(({ reader }) => reader))],
  };
};

const gridBody = ({ rows, groups = {}, columns }: SpecOf<'grid'>): Body => {
  const cells = Object.values(rows).map((row) => cutCells(row.cells));
  const { lines, uses = [] } = columnLines(columns);
  const set = aligned(cells, ' | ');
  const heads = aligned(
    Object.entries(rows).map(([id, { cells: _, ...row }]) => {
      const parts = Object.entries(row).map(([key, value]) => `${key}: ${valueSource(value)},`);
      return [`${property(id)}:`, `{ ${parts.join(' ')}`, ''];
    }),
    ' ',
  );
  const grouped = nameLines(groups);
  return {
    uses,
    before: groupLines(groups),
    lines: [
      ...(grouped.length > 0 ? ['  groups: GROUPS,'] : []),
      ...lines,
      `${IGNORE}  rows: {`,
      ...set.map((row, i) => `    ${heads[i]}cells: ${quoted(row)} },`),
      '  },',
    ],
  };
};

const bandsBody = ({ rows, columns, ends }: SpecOf<'bands'>): Body => {
  const { lines, uses = [] } = columnLines(columns);
  return { uses, lines: [...lines, ...moreLines({ ends }), ...rangedRows(rows)] };
};

const matrixBody = ({ rows, columns, ends, edges }: SpecOf<'matrix'>): Body => ({
  uses: ['verbatim'],
  lines: [
    '  columns: {',
    ...nameLines(columns),
    '  },',
    '  read: verbatim,',
    ...moreLines({ ends, edges }),
    ...rangedRows(rows),
  ],
});

const ladderBody = ({ rungs, ends, column }: SpecOf<'ladder'>): Body => {
  const reader = nameReader(column.read);
  const set = aligned(
    rungs.map(([step, cell]) => [`[${quoted(step)},`, `${quoted(cell)}],`]),
    ' ',
  );
  return {
    uses: ['column', reader],
    lines: [
      `  column: column(t('Value', 'Valeur'), ${reader}),`,
      ...moreLines({ ends }),
      `${IGNORE}  rungs: [`,
      ...set.map((row) => `    ${row}`),
      '  ],',
    ],
  };
};

const modifiersBody = ({ groups, lines }: SpecOf<'modifiers'>): Body => {
  const set = aligned(
    Object.entries(lines).map(([id, { group, value, label, ...more }]) => {
      const parts = Object.entries(more).filter(
        ([key, own]) => !(Array.isArray(own) && own.length === 0) && !(key === 'kind' && own === 'flag'),
      );
      return [
        `${property(id)}:`,
        `{ group: ${quoted(group)},`,
        `value: ${quoted(value)},`,
        `label: ${text(label)}${parts.map(([key, own]) => `, ${key}: ${valueSource(own)}`).join('')} },`,
      ];
    }),
    ' ',
  );
  return {
    before: groupLines(groups),
    lines: ['  groups: GROUPS,', `${IGNORE}  lines: {`, ...set.map((row) => `    ${row}`), '  },'],
  };
};

const rowLines = (name: string, rows: Readonly<Record<string, object>>): Body => ({
  lines: [
    `  ${name}: {`,
    ...Object.entries(rows).map(([id, row]) => `    ${property(id)}: ${valueSource(row)},`),
    '  },',
  ],
});

/** The body of a chart as it is written in the source: it looks like the sheet. */
export const writeBody = ({ kind, spec }: ChartSpec): Body => {
  switch (kind) {
    case 'grid':
      return gridBody(spec);
    case 'bands':
      return bandsBody(spec);
    case 'matrix':
      return matrixBody(spec);
    case 'ladder':
      return ladderBody(spec);
    case 'modifiers':
      return modifiersBody(spec);
    case 'sequence':
      return rowLines('steps', spec.steps);
    case 'notes':
    case 'key':
      return rowLines('rows', spec.rows);
  }
};

import { slug } from '@coup-doeil/core/chart/import';
import type { Sheet } from '../sheet.ts';
import { aligned, chartName, constant, list, property, quoted, text } from './source.ts';

/** What the writers of charts need to know of the whole. */
export interface Scene {
  readonly printing: string;
  /** Columns that a calculator looks figures up in, as `chart.column`. */
  readonly lookedUp: ReadonlySet<string>;
  /** The same chart in the other printings. */
  reprints(id: string): readonly Sheet[];
}

const FIGURE = /^(?:[+-]?\d+|1\/2)$/;
const bare = (cell: string): string => cell.replace(/\s*\[[^\]]+\]/g, '').trim();

/** A column whose every cell is a figure is read as figures; the rest waits for a reader of its own. */
const readerOf = (cells: readonly string[]): 'figure' | 'verbatim' =>
  cells.every((cell) => FIGURE.test(bare(cell))) ? 'figure' : 'verbatim';

const cut = (cells: string): string[] => cells.split('|').map((cell) => cell.trim());
const IGNORE = '  // biome-ignore format: it looks like the sheet\n';

const notesOf = ({ spec }: Sheet, { printing }: Scene): string[] => {
  const ids = (spec.notes ?? []).map(({ id }) => `${chartName('notes', printing)}.note(${quoted(id)})`);
  return ids.length > 0 ? [`  notes: [${ids.join(', ')}],`] : [];
};

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

interface Body {
  readonly lines: readonly string[];
  readonly readers?: readonly string[];
}

const bodyOf = (sheet: Sheet, scene: Scene): Body => {
  switch (sheet.kind) {
    case 'grid': {
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
      const grouped = Object.entries(groups).map(([id, label]) => `    ${property(id)}: ${text(label)},`);
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
    }
    case 'bands': {
      const cells = sheet.spec.rows.map(([, row]) => cut(row));
      const { lines, readers } = columnsOf(sheet, cells, scene);
      return { readers: ['column', ...readers], lines: [...lines, ...banded(sheet.spec.rows, cells)] };
    }
    case 'matrix': {
      const cells = sheet.spec.rows.map(([, row]) => cut(row));
      const columns = Object.entries(sheet.spec.columns).map(([id, label]) => `    ${property(id)}: ${text(label)},`);
      const head = ['  columns: {', ...columns, '  },', `  read: oneOf(${resultsName(sheet)}),`];
      return { readers: ['oneOf'], lines: [...head, ...banded(sheet.spec.rows, cells)] };
    }
    case 'ladder': {
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
    }
    case 'modifiers': {
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
            `label: ${text(label)}${more.map((one) => `, ${one}`).join('')} },`,
          ];
        }),
        ' ',
      );
      return {
        lines: [
          '  groups: {',
          ...Object.entries(groups).map(([id, label]) => `    ${property(id)}: ${text(label)},`),
          '  },',
          `${IGNORE}  lines: {`,
          ...set.map((row) => `    ${row}`),
          '  },',
        ],
      };
    }
  }
};

type Matrix = Extract<Sheet, { kind: 'matrix' }>;

export const resultsName = ({ id }: Pick<Sheet, 'id'>): string => `${constant(id)}_RESULTS`;

/** Every result that the cells of a matrix print, in any printing, with an id of its own. */
const resultsSource = (sheets: readonly Matrix[]): string[] => {
  const printed = new Set(sheets.flatMap(({ spec }) => spec.rows.flatMap(([, row]) => cut(row).map(bare))));
  const taken = new Set<string>();
  const lines = [...printed].map((said) => {
    const id = slug(said) || 'none';
    let own = id;
    for (let n = 2; taken.has(own); n++) own = `${id}-${n}`;
    taken.add(own);
    return `  ${said === '' ? "''" : property(said)}: ${quoted(own)},`;
  });
  const [sheet] = sheets;
  if (!sheet) return [];
  return [
    '/** What its cells say, each result by its id. */',
    `export const ${resultsName(sheet)} = {`,
    ...lines,
    '} as const;',
    '',
  ];
};

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

/** A chart as the source of its file, the printing that it was typed from. */
export const chartSource = (sheet: Sheet, scene: Scene): string => {
  const { lines, readers = [] } = bodyOf(sheet, scene);
  const imports = [...new Set([sheet.kind, 't', ...readers.filter((reader) => reader !== 'looked')])].sort();
  const notes = notesOf(sheet, scene);
  return [
    `import { ${imports.join(', ')} } from '@coup-doeil/core/chart';`,
    ...(readers.includes('looked') ? [`import { looked } from './figures.ts';`] : []),
    ...(notes.length > 0 ? [`import { ${chartName('notes', scene.printing)} } from './notes.ts';`] : []),
    '',
    ...(sheet.kind === 'matrix'
      ? resultsSource([sheet, ...scene.reprints(sheet.id)].filter((one) => one.kind === 'matrix'))
      : []),
    `export const ${chartName(sheet.id, scene.printing)} = ${sheet.kind}({`,
    `  id: ${quoted(sheet.id)},`,
    `  title: ${text(sheet.title)},`,
    `  document: ${quoted(sheet.spec.document)},`,
    ...notes,
    ...lines,
    '});',
    '',
  ].join('\n');
};

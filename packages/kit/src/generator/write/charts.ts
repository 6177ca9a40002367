import { toSlug } from '@coup-doeil/core/chart/import';
import type { Sheet } from '../sheet.ts';
import { bare, bodyOf, cut, resultsName, type Scene, type SheetOf } from './chart-body.ts';
import { chartName, property, quoted, text } from './source.ts';

const notesOf = ({ spec }: Sheet, { printing }: Scene): string[] => {
  const ids = (spec.notes ?? []).map(({ id }) => `${chartName('notes', printing)}.note(${quoted(id)})`);
  return ids.length > 0 ? [`  notes: [${ids.join(', ')}],`] : [];
};

/** Every result that the cells of a matrix print, in any printing, with an id of its own. */
const resultsSource = (sheets: readonly SheetOf<'matrix'>[]): string[] => {
  const printed = new Set(sheets.flatMap(({ spec }) => spec.rows.flatMap(([, row]) => cut(row).map(bare))));
  const taken = new Set<string>();
  const lines = [...printed].map((cell) => {
    const id = toSlug(cell) || 'none';
    let own = id;
    for (let n = 2; taken.has(own); n++) own = `${id}-${n}`;
    taken.add(own);
    return `  ${cell === '' ? "''" : property(cell)}: ${quoted(own)},`;
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
    `/** ${sheet.title.en}, ${scene.printing}. */`,
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

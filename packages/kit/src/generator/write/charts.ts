import type { Built, SheetGame } from '@coup-doeil/core/sheets';
import { Mistake } from '../mistake.ts';
import { findAddition, listChanges } from './changes.ts';
import { writeBody } from './chart-body.ts';
import { chartName, quoted, text, valueSource } from './source.ts';

const BUILDERS: Readonly<Record<string, string>> = { difference: 'differences' };

/** The function of core that lays the chart out. */
const builderOf = ({ chart }: Built): string =>
  chart.kind === 'ladder' ? (BUILDERS[chart.spec.by] ?? 'ladder') : chart.kind;

const noteNames = ({ chart }: Built, printing: string): string[] =>
  (chart.spec.notes ?? []).map(({ id }) => `${chartName('notes', printing)}.note(${quoted(id)})`);

const headOfSpec = ({ id, title, document }: Built['chart']['spec']): string[] => [
  `  id: ${quoted(id)},`,
  `  title: ${text(title)},`,
  `  document: ${quoted(document)},`,
];

/** What a difference is told of: not the head, which every printing has of its own, nor what readers make. */
const plainSpec = ({ chart }: Built): Readonly<Record<string, unknown>> => {
  const { id, title, document, notes, by, column, ...rest }: Readonly<Record<string, unknown>> = { ...chart.spec };
  return rest;
};

/** Another printing is the same chart in its own document, with what its sheet says otherwise. */
const writeReprint = (newest: Built, other: Built, [first, printing]: readonly [string, string]): string => {
  const { id } = newest.chart.spec;
  const added = findAddition(plainSpec(newest), plainSpec(other));
  if (added !== undefined)
    throw new Mistake(
      `${other.sheet.file}: the newest printing has nothing called ${added}; a typed chart of another printing is its differences`,
    );
  const changes = listChanges(plainSpec(newest), plainSpec(other));
  const names = noteNames(other, printing);
  const hasNotes = names.length > 0 || noteNames(newest, first).length > 0;
  const parts = [
    `document: ${quoted(other.chart.spec.document)}`,
    ...(hasNotes ? [`notes: [${names.join(', ')}]`] : []),
    ...Object.entries(changes).map(([key, value]) => `${key}: ${valueSource(value)}`),
  ];
  const comment =
    Object.keys(changes).length > 0 ? 'What it prints otherwise.' : 'The same until a difference is named here.';
  return `\n/** ${comment} */\nexport const ${chartName(id, printing)} = ${chartName(id, first)}.reprint({ ${parts.join(', ')} });\n`;
};

/** A chart in all its printings as the source of its file. */
const writeChart = (printings: readonly (readonly [printing: string, chart: Built])[]): string => {
  const [[first, newest], ...others] = printings as [readonly [string, Built], ...(readonly [string, Built])[]];
  const { lines, uses = [], before = [] } = writeBody(newest.chart);
  const builder = builderOf(newest);
  const names = noteNames(newest, first);
  const noting = printings
    .filter(([printing, chart]) => noteNames(chart, printing).length > 0)
    .map(([printing]) => printing);
  const imports = [...new Set([builder, 't', ...uses])].sort();
  const body = [
    `import { ${imports.join(', ')} } from '@coup-doeil/core/chart';`,
    ...(noting.length > 0
      ? [`import { ${noting.map((own) => chartName('notes', own)).join(', ')} } from './notes.ts';`]
      : []),
    '',
    ...before,
    `/** ${newest.chart.spec.title.en}, ${first}. */`,
    `export const ${chartName(newest.chart.spec.id, first)} = ${builder}({`,
    ...headOfSpec(newest.chart.spec),
    ...(names.length > 0 ? [`  notes: [${names.join(', ')}],`] : []),
    ...lines,
    '});',
    '',
  ].join('\n');
  return body + others.map(([printing, chart]) => writeReprint(newest, chart, [first, printing])).join('');
};

const writeIndex = (ids: readonly string[], printings: readonly string[]): string =>
  [
    ...ids.map(
      (id) => `import { ${printings.map((printing) => chartName(id, printing)).join(', ')} } from './${id}.ts';`,
    ),
    '',
    '/** Every chart of each printing, in the sheet’s order. */',
    'export const CHARTS = {',
    ...printings.map((printing) => `  ${quoted(printing)}: [${ids.map((id) => chartName(id, printing)).join(', ')}],`),
    '};',
    '',
    '/** The same by their ids, as calculators read them. */',
    'export const CHARTS_BY_ID = {',
    ...printings.map(
      (printing) =>
        `  ${quoted(printing)}: { ${ids.map((id) => `${quoted(id)}: ${chartName(id, printing)}`).join(', ')} },`,
    ),
    '};',
    '',
  ].join('\n');

/** The files of the charts, by their paths in the package. */
export const chartFiles = ({ data }: SheetGame): [path: string, source: string][] => {
  const printings = data.printings.map(({ id }) => id);
  const newest = data.charts[printings[0] ?? ''] ?? [];
  const ids = newest.map(({ listed }) => listed.id);
  return [
    ...ids.map((id): [string, string] => {
      const own = printings.flatMap((printing) =>
        (data.charts[printing] ?? [])
          .filter(({ listed }) => listed.id === id)
          .map((chart) => [printing, chart] as const),
      );
      return [`src/charts/${id}.ts`, writeChart(own)];
    }),
    ['src/charts/index.ts', writeIndex(ids, printings)],
  ];
};

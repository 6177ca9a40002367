import type { Folder } from '../folder.ts';
import type { Options } from '../options.ts';
import { lookedUp, type Plan } from '../plan.ts';
import { symbolsOf } from '../symbols.ts';
import { calculatorSource, readingsSource, WORDS } from './calculator.ts';
import { chartSource } from './charts.ts';
import { indexSource, metaSource, sourcesSource, vocabularySource } from './doors.ts';
import { keySource, notesSource, reprintSource } from './lists.ts';
import { manifest, ownersFile, readme } from './paper.ts';
import { LINES, ruleSource } from './rule.ts';
import { chartName, property } from './source.ts';
import { templates } from './templates.ts';

const FIGURES = (
  symbols: ReadonlyMap<string, number | null>,
): string => `import { figure, type Read } from '@aide-de-camp/core/chart';

/** What is printed where a figure could stand; \`null\` says that there is no answer here. */
const SYMBOLS: Readonly<Record<string, number | null>> = { ${[...symbols].map(([symbol, value]) => `${property(symbol)}: ${value}`).join(', ')} };

/** A figure to look up. */
export const looked: Read<number | null> = (printed, marks) => {
  const symbol = Object.hasOwn(SYMBOLS, printed) ? SYMBOLS[printed] : undefined;
  return symbol === undefined ? figure(printed, marks) : symbol;
};
`;

const CONFORMANCE = `import { conform } from '@aide-de-camp/core/testing';
import { game } from '../src/index.ts';
import { EXEMPT, RULINGS } from './rulings/index.ts';

conform(game, { at: import.meta.dirname, rulings: RULINGS, exempt: EXEMPT });
`;

const RULINGS = `import type { Exemptions, Ruling } from '@aide-de-camp/core/testing';

/** Situation, ruling, citation: what the sheet says, worked out by hand. */
export const RULINGS: readonly Ruling[] = [];

/** Duties that do not hold here, each with its reason. */
export const EXEMPT: Exemptions = {};
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@aide-de-camp/source'] } },
  test: { include: ['test/**/*.test.ts'] },
});
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const chartsIndex = ({ order }: Folder, printings: readonly string[]): string =>
  [
    ...order.map((id) => `import { ${printings.map((one) => chartName(id, one)).join(', ')} } from './${id}.ts';`),
    '',
    '/** Every chart of each printing, in the sheet’s order. */',
    'export const CHARTS = {',
    ...printings.map((one) => `  '${one}': [${order.map((id) => chartName(id, one)).join(', ')}],`),
    '};',
    '',
  ].join('\n');

const chartFiles = (folder: Folder, { printings }: Options, plans: readonly Plan[]): [string, string][] => {
  const [first, ...others] = printings;
  const document = first.document ?? folder.sources[0]?.id ?? '';
  const columns = lookedUp(plans);
  const scene = { printing: first.id, lookedUp: columns };
  const reprints = (id: string, notes: Parameters<typeof reprintSource>[3]): string =>
    others.map((one) => reprintSource(id, [first.id, one.id], one.document ?? document, notes)).join('');
  // Another printing cites the notes of its own document.
  const imported = (source: string, notes: number): string =>
    notes === 0 || others.length === 0
      ? source
      : source.replace(
          /import \{ notes\w+ \} from '.\/notes.ts';/,
          `import { ${printings.map((one) => chartName('notes', one.id)).join(', ')} } from './notes.ts';`,
        );
  return [
    ...folder.charts.map((sheet): [string, string] => {
      const notes = sheet.spec.notes ?? [];
      return [sheet.id, imported(chartSource(sheet, scene), notes.length) + reprints(sheet.id, notes)];
    }),
    ...(folder.notes
      ? [['notes', notesSource(folder.notes, first.id) + reprints('notes', [])] satisfies [string, string]]
      : []),
    ...(folder.key ? [['key', keySource(folder.key, first.id) + reprints('key', [])] satisfies [string, string]] : []),
    [
      'index',
      chartsIndex(
        folder,
        printings.map(({ id }) => id),
      ),
    ],
    ...(columns.size > 0 ? [['figures', FIGURES(symbolsOf(folder))] satisfies [string, string]] : []),
  ];
};

/** Every file of the package, by its path in it. */
export const packageFiles = (options: Options, folder: Folder, plans: readonly Plan[]): ReadonlyMap<string, string> => {
  const printings = options.printings.map(({ id }) => id);
  return new Map([
    ['README.md', readme(options, folder, plans)],
    ['OWNERS', ownersFile(options)],
    [
      'tsconfig.json',
      json({
        extends: '../../tsconfig.base.json',
        compilerOptions: { types: ['node'] },
        include: ['src', 'test', 'vitest.config.ts'],
      }),
    ],
    [
      'tsconfig.build.json',
      json({
        extends: '../../tsconfig.base.json',
        compilerOptions: { noEmit: false, rootDir: 'src', outDir: 'dist', customConditions: [] },
        include: ['src'],
      }),
    ],
    ['vitest.config.ts', VITEST],
    ['src/index.ts', indexSource(plans)],
    ['src/meta.ts', metaSource(options, folder, plans)],
    ['src/sources.ts', sourcesSource(folder)],
    ['src/vocabulary.ts', vocabularySource(options, folder)],
    ['src/readings.ts', readingsSource(plans)],
    ...chartFiles(folder, options, plans).map(([id, source]) => [`src/charts/${id}.ts`, source] as const),
    ...(plans.some(({ parts, ladders }) => parts.length + ladders.length > 0)
      ? [['src/rules/lines.ts', LINES] as const]
      : []),
    ...plans.flatMap((plan) => [
      [`src/rules/${plan.chart.id}.ts`, ruleSource(plan, printings[0] ?? '')] as const,
      [`src/calculators/${plan.chart.id}.ts`, calculatorSource(plan, printings)] as const,
    ]),
    ...(plans.length > 0 ? [['src/calculators/words.ts', WORDS] as const] : []),
    ['test/conformance.test.ts', CONFORMANCE],
    ['test/rulings/index.ts', RULINGS],
    ...templates(folder, printings).map(([file, head]) => [`test/second-entry/blank/${file}`, head] as const),
    // Last: a folder without it is no package yet.
    ['package.json', json(manifest(options))],
  ]);
};

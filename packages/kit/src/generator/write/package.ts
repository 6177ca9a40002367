import type { Note } from '@coup-doeil/core/chart';
import type { Options } from '../options.ts';
import { lookedUp, type Plan } from '../plan.ts';
import type { Folder, Printed } from '../read-folder.ts';
import { changesOf } from '../reprint.ts';
import type { Sheet } from '../sheet.ts';
import { symbolsOf } from '../symbols.ts';
import { calculatorSource } from './calculator.ts';
import { chartSource } from './charts.ts';
import { indexSource, metaSource, rulesSource, sourcesSource, vocabularySource } from './game.ts';
import { keySource, notesSource, reprintSource } from './lists.ts';
import { lookupSource } from './lookup.ts';
import { manifest, ownersFile, readme } from './metadata.ts';
import { readingsSource } from './readings.ts';
import { helpersOf, ruleSource } from './rule.ts';
import { chartName, property } from './source.ts';
import { templates } from './templates.ts';
import { wordsSource } from './words.ts';

const FIGURES = (
  symbols: ReadonlyMap<string, number | null>,
): string => `import { figure, type Read } from '@coup-doeil/core/chart';

/** What is printed where a figure could stand; \`null\` says that there is no answer here. */
const SYMBOLS: Readonly<Record<string, number | null>> = { ${[...symbols].map(([symbol, value]) => `${property(symbol)}: ${value}`).join(', ')} };

/** A figure to look up. */
export const looked: Read<number | null> = (printed, marks) => {
  const symbol = Object.hasOwn(SYMBOLS, printed) ? SYMBOLS[printed] : undefined;
  return symbol === undefined ? figure(printed, marks) : symbol;
};
`;

const CONFORMANCE = `import { conform } from '@coup-doeil/kit';
import { game } from '../src/index.ts';
import { EXEMPT, RULINGS } from './rulings/index.ts';

conform(game, { at: import.meta.dirname, rulings: RULINGS, exempt: EXEMPT });
`;

const RULINGS = `import type { Exemptions, Ruling } from '@coup-doeil/kit';

/** Situation, ruling, citation: what the sheet says, worked out by hand. */
export const RULINGS: readonly Ruling[] = [];

/** Duties that do not hold here, each with its reason. */
export const EXEMPT: Exemptions = {};
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: { include: ['test/**/*.test.ts'] },
});
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Spec = { readonly document: string; readonly notes?: readonly Note[] };

const noted = (spec: Partial<Spec> | undefined): boolean => (spec?.notes ?? []).length > 0;

/** What a difference is told of: not the head, which every printing has of its own. */
const plain = (spec: object | undefined): Readonly<Record<string, unknown>> => {
  const { id, title, document, notes, ...rest }: Readonly<Record<string, unknown>> = { ...spec };
  return rest;
};

const chartsIndex = ({ order }: Folder, printings: readonly string[]): string =>
  [
    ...order.map((id) => `import { ${printings.map((one) => chartName(id, one)).join(', ')} } from './${id}.ts';`),
    '',
    '/** Every chart of each printing, in the sheet’s order. */',
    'export const CHARTS = {',
    ...printings.map((one) => `  '${one}': [${order.map((id) => chartName(id, one)).join(', ')}],`),
    '};',
    '',
    `export { ${order.flatMap((id) => printings.map((one) => chartName(id, one))).join(', ')} };`,
    '',
  ].join('\n');

const chartFiles = (folder: Folder, { printings: [first] }: Options, plans: readonly Plan[]): [string, string][] => {
  const columns = lookedUp(plans);
  const sheetIn = (printed: Printed, id: string) => printed.charts.find((one) => one.id === id);
  const reprints = (id: string) => folder.others.flatMap((other) => sheetIn(other, id) ?? []);
  const scene = { printing: first.id, lookedUp: columns, reprints };
  const spelled = (id: string, before: Spec, find: (other: Printed) => Spec | undefined): string =>
    folder.others
      .map((other) => {
        const spec = find(other) ?? { document: other.document };
        const changes = changesOf(plain(before), plain(spec));
        const notes = noted(before) || noted(spec) ? { notes: spec.notes ?? [] } : {};
        return reprintSource(id, [first.id, other.printing], { document: spec.document, ...notes }, changes);
      })
      .join('');
  // Another printing cites the notes of its own document.
  const imported = (source: string, sheet: Sheet): string => {
    const noting = folder.others.filter((other) => (sheetIn(other, sheet.id)?.spec.notes ?? []).length > 0);
    const names = [
      ...((sheet.spec.notes ?? []).length > 0 ? [first.id] : []),
      ...noting.map(({ printing }) => printing),
    ].map((printing) => chartName('notes', printing));
    const line = names.length > 0 ? `import { ${names.join(', ')} } from './notes.ts';\n` : '';
    const without = source.replace(/import \{ notes\w+ \} from '.\/notes.ts';\n/, '');
    return without.replace('\n\n', `\n${line}\n`);
  };
  return [
    ...folder.charts.map((sheet): [string, string] => [
      sheet.id,
      imported(chartSource(sheet, scene), sheet) +
        spelled(sheet.id, sheet.spec, (other) => sheetIn(other, sheet.id)?.spec),
    ]),
    ...(folder.notes
      ? [
          [
            'notes',
            notesSource(folder.notes, first.id) + spelled('notes', folder.notes, ({ notes }) => notes),
          ] satisfies [string, string],
        ]
      : []),
    ...(folder.key
      ? [
          ['key', keySource(folder.key, first.id) + spelled('key', folder.key, ({ key }) => key)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [
      'index',
      chartsIndex(
        folder,
        [folder, ...folder.others].map(({ printing }) => printing),
      ),
    ],
    ...(columns.size > 0 ? [['figures', FIGURES(symbolsOf(folder))] satisfies [string, string]] : []),
  ];
};

/** Every file of the package, by its path in it. */
export const packageFiles = (options: Options, folder: Folder, plans: readonly Plan[]): ReadonlyMap<string, string> => {
  const printings = options.printings.map(({ id }) => id);
  const helpers = new Set(plans.flatMap((plan) => [...helpersOf(plan)]));
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
    ...(helpers.size > 0 ? [['src/rules/lookup.ts', lookupSource(helpers)] as const] : []),
    ...plans.flatMap((plan) => [
      [`src/rules/${plan.chart.id}.ts`, ruleSource(plan, printings[0] ?? '')] as const,
      [
        `src/calculators/${plan.chart.id}.ts`,
        calculatorSource(options.id, plan, printings, folder.key !== undefined),
      ] as const,
    ]),
    ...(plans.length > 0
      ? [['src/rules/index.ts', rulesSource(plans)] as const, ['src/words.ts', wordsSource(plans)] as const]
      : []),
    ['test/conformance.test.ts', CONFORMANCE],
    ['test/rulings/index.ts', RULINGS],
    ...templates(folder, printings).map(([file, head]) => [`test/second-entry/blank/${file}`, head] as const),
    // Last: a folder without it is no package yet.
    ['package.json', json(manifest(options, plans))],
  ]);
};

import type { Text } from '@coup-doeil/core/chart';
import type { Options } from '../options.ts';
import type { Plan } from '../plan.ts';
import type { Folder } from '../read-folder.ts';
import { ruleName } from './rule.ts';
import { constant, list, pascal, property, quoted, text } from './source.ts';

export const indexSource = (plans: readonly Plan[]): string =>
  [
    "import { defineGame } from '@coup-doeil/core/game';",
    "import { meta } from './meta.ts';",
    ...(plans.length > 0 ? [`import * as readings from './readings.ts';`] : []),
    "import { SILENCES, SOURCES } from './sources.ts';",
    '',
    '/** The one value: what readers need to list the game and to load the rest. */',
    'export const game = defineGame({',
    '  meta,',
    '  sources: SOURCES,',
    `  readings: { ${plans.map(({ chart }) => `...readings.${constant(chart.id)}_READINGS`).join(', ')} },`,
    '  silences: SILENCES,',
    "  charts: async () => (await import('./charts/index.ts')).CHARTS,",
    '  calculators: {',
    ...plans.map(
      ({ chart: { id } }) => `    ${property(id)}: async () => (await import('./calculators/${id}.ts')).calculator,`,
    ),
    '  },',
    '});',
    '',
  ].join('\n');

/** The rules for direct use. */
export const rulesSource = (plans: readonly Plan[]): string =>
  [
    '/** The rules for direct use: pure functions over the charts of one printing, which tell a tally each step. */',
    ...plans.map((plan) => `export { ${ruleName(plan)} } from './${plan.chart.id}.ts';`),
    '',
  ].join('\n');

/** Every chart by its id, in the sheet's order. */
const titles = ({ order, charts, notes, key }: Folder): [string, Text][] => {
  const all = new Map<string, Text>(charts.map(({ id, title }) => [id, title]));
  for (const spec of [notes, key]) if (spec) all.set(spec.id, spec.title);
  return order.flatMap((id): [string, Text][] => {
    const title = all.get(id);
    return title ? [[id, title]] : [];
  });
};

const year = ({ id, year: said }: Options['printings'][number]): string => (said === null ? id : `${said}`);

export const metaSource = (options: Options, folder: Folder, plans: readonly Plan[]): string => {
  const { id, title, publisher, period, dice, printings } = options;
  return [
    "import { t } from '@coup-doeil/core/chart';",
    "import type { Meta } from '@coup-doeil/core/game';",
    '',
    '/** What readers need to list the game: its names, printings, charts and calculators. */',
    `export const meta: Meta<${quoted(id)}> = {`,
    `  id: ${quoted(id)},`,
    `  title: ${text(title)},`,
    `  publisher: ${quoted(publisher)},`,
    `  period: ${text(period)},`,
    "  about: t('A draft: the charts and a first calculator over each table.', 'Une ébauche\\u202f: les tables, et un premier calculateur sur chacune.'),",
    `  dice: ${list([...new Set(dice.map(({ size }) => `d${size}`))])},`,
    '  printings: [',
    ...printings.map(
      (one) =>
        `    { id: ${quoted(one.id)}, year: ${one.year}, label: t(${quoted(year(one))}, ${quoted(year(one))}) },`,
    ),
    '  ],',
    "  languages: ['en', 'fr'],",
    "  stage: 'draft',",
    "  version: '0.1.0',",
    '  charts: [',
    ...titles(folder).map(([chart, said]) => `    { id: ${quoted(chart)}, title: ${text(said)} },`),
    '  ],',
    '  calculators: [',
    ...plans.map(({ chart }) => `    { id: ${quoted(chart.id)}, title: ${text(chart.title)} },`),
    '  ],',
    '};',
    '',
  ].join('\n');
};

export const sourcesSource = ({ sources }: Folder): string =>
  [
    "import { t } from '@coup-doeil/core/chart';",
    "import type { Silence, Source } from '@coup-doeil/core/game';",
    '',
    'export const SOURCES: readonly Source[] = [',
    ...sources.map(
      ({ id, title, year: said, languages, about }) =>
        `  { id: ${quoted(id)}, title: ${text(title)}, year: ${said}, languages: ${list(languages)}, about: ${text(about)} },`,
    ),
    '];',
    '',
    '/** What the sheets leave open for good. */',
    'export const SILENCES: readonly Silence[] = [];',
    '',
  ].join('\n');

export const vocabularySource = ({ printings }: Options, { charts }: Folder): string =>
  [
    '/** The printings, the default first. */',
    `export const PRINTINGS = ${list(printings.map(({ id }) => id))} as const;`,
    '/** The id of a printing. */',
    'export type Printing = (typeof PRINTINGS)[number];',
    ...charts.flatMap((sheet) =>
      sheet.kind === 'grid'
        ? [
            '',
            `/** The rows of ${sheet.title.en}, in the sheet’s order. */`,
            `export const ${constant(sheet.id)} = ${list(Object.keys(sheet.spec.rows))} as const;`,
            `/** A row of ${sheet.title.en}. */`,
            `export type ${pascal(sheet.id)} = (typeof ${constant(sheet.id)})[number];`,
          ]
        : [],
    ),
    '',
  ].join('\n');

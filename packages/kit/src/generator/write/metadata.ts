import workspace from '../../../../../package.json' with { type: 'json' };
import type { Options } from '../options.ts';
import type { Plan } from '../plan.ts';
import type { Folder } from '../read-folder.ts';
import { member } from './rule.ts';

/** In the workspace a door opens on the sources; the condition goes when the package is packed. */
const door = (path: string) => ({
  '@coup-doeil/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

export const manifest = ({ id, title }: Options, plans: readonly Plan[]) => ({
  name: `@coup-doeil/${id}`,
  version: '0.1.0',
  description: `${title.en}: charts, rules and calculators that show their working.`,
  keywords: ['wargame', id, 'charts', 'odds', 'calculator'],
  license: 'MIT',
  homepage: workspace.homepage.replace('#', `/tree/main/packages/${id}#`),
  repository: { ...workspace.repository, directory: `packages/${id}` },
  bugs: workspace.bugs,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=22' },
  files: ['dist'],
  coupDoeil: { game: true },
  exports: {
    '.': door('index'),
    './meta': door('meta'),
    './charts': door('charts/index'),
    './vocabulary': door('vocabulary'),
    ...(plans.length > 0 ? { './readings': door('readings'), './rules': door('rules/index') } : {}),
    './calculators/*': door('calculators/*'),
    './package.json': './package.json',
  },
  publishConfig: { access: 'public' },
  scripts: { build: 'rm -rf dist && tsc -p tsconfig.build.json', check: 'tsc', test: 'vitest run' },
  dependencies: { '@coup-doeil/core': 'workspace:^', '@coup-doeil/dice': 'workspace:^' },
  devDependencies: { '@coup-doeil/kit': 'workspace:^' },
});

/** In the form of the host’s own file, ready to be copied there. */
export const ownersFile = ({ id, owner }: Options): string => `/packages/${id}/ ${owner}\n`;

export const changeset = ({ id, title }: Options): string =>
  `---\n'@coup-doeil/${id}': minor\n---\n\n${title.en}: a first draft of its charts, with a calculator over each table.\n`;

export const readme = (
  { id, title, publisher, printings }: Options,
  { order }: Folder,
  plans: readonly Plan[],
): string =>
  [
    `# @coup-doeil/${id}`,
    '',
    `${title.en} (${publisher}) as charts that compute: every figure is read from the chart, every answer shows its working and`,
    'says where each figure is printed. In English and French.',
    '',
    `It is a draft: typed once, from ${printings.map((one) => one.id).join(', ')}. Not to be relied on at a table yet.`,
    '',
    '## What it covers',
    '',
    `The charts: ${order.map((chart) => `\`${chart}\``).join(', ')}.`,
    '',
    ...plans.map(({ chart }) => `- \`${chart.id}\`: a throw on ${chart.title.en}, with its modifiers.`),
    '',
    '## Use',
    '',
    ...(plans[0]
      ? [
          '```ts',
          `import { game } from '@coup-doeil/${id}';`,
          '',
          `const result = await ${member('game', plans[0].chart.id)}();`,
          'result.ok && result.report.answer?.total;',
          '```',
        ]
      : ['```ts', `import { CHARTS } from '@coup-doeil/${id}/charts';`, '```']),
    '',
    '## What is missing',
    '',
    'Notes say what they are and not yet what they do: their terms, and the rules that read them, are written by hand. A command',
    'lists what the next stage wants:',
    '',
    '```',
    `npx -y pnpm@12 run stage ${id}`,
    '```',
    '',
    'The templates in `test/second-entry/blank` are for whoever types the charts a second time, from the sheet: fill one in and move',
    'it up to `test/second-entry`.',
    '',
  ].join('\n');

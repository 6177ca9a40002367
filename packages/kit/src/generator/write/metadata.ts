import type { Meta } from '@coup-doeil/core/game';
import workspace from '../../../../../package.json' with { type: 'json' };

/** The version that a new package begins with. */
export const VERSION = '0.1.0';

/** In the workspace a door opens on the sources; the condition goes when the package is packed. */
const door = (path: string) => ({
  '@coup-doeil/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** A script of a package that the generator runs. */
const run = (file: string): string => `node --conditions=@coup-doeil/source ../kit/src/generator/${file}.ts`;

/** A battle door is made of the sheets, or is a frame in the source for rules of its own. */
export type BattleMaking = 'sheets' | 'frame';

/** What is in a package beside charts and calculators. */
interface Parts {
  readonly hasSheets: boolean;
  /** What its battle door is made of, if it has one. */
  readonly battle: BattleMaking | undefined;
}

/** The package.json of a game; a draft has a script that embeds its sheets. */
export const createManifest = ({ id, title }: Meta, { hasSheets, battle }: Parts) => {
  return {
    name: `@coup-doeil/${id}`,
    version: VERSION,
    description: `${title.en}: charts and calculators that show their working.`,
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
      ...(hasSheets ? {} : { './charts': door('charts/index') }),
      './calculators/*': door('calculators/*'),
      ...(battle ? { './battle': door('battle') } : {}),
      './package.json': './package.json',
    },
    publishConfig: { access: 'public' },
    scripts: {
      build: 'rm -rf dist && tsc -p tsconfig.build.json',
      check: 'tsc',
      ...(hasSheets ? { sheets: run('embed') } : {}),
      ...(battle === 'sheets' ? { battle: run('ready-battle') } : {}),
      test: 'vitest run',
    },
    dependencies: {
      '@coup-doeil/core': 'workspace:^',
      ...(battle === 'frame' ? { '@coup-doeil/hex': 'workspace:^' } : {}),
    },
    devDependencies: { '@coup-doeil/kit': 'workspace:^' },
  };
};

export const changeset = ({ id, title }: Meta): string =>
  `---\n'@coup-doeil/${id}': minor\n---\n\n${title.en}: a first draft of its charts, with a calculator over each table.\n`;

const listNames = (things: readonly { readonly id: string }[]): string =>
  things.map(({ id }) => `\`${id}\``).join(', ');

const README = ({ id, title, publisher, printings, charts, calculators }: Meta): string => `# @coup-doeil/${id}

${title.en} (${publisher}) as charts that compute: every figure is read from the chart, every answer shows its working and
says where each figure is printed. In English and French.

It is a draft: typed once, from ${listNames(printings)}. Not to be relied on at a table yet.

## What it covers

The charts: ${listNames(charts)}. The calculators: ${listNames(calculators) || 'none yet'}.

## Use

\`\`\`ts
import { game } from '@coup-doeil/${id}';

console.log(game.meta.id);
// ${id}
\`\`\`

## What is missing

A command lists what the next stage wants:

\`\`\`
npx -y pnpm@12 run stage ${id}
\`\`\`

The templates in \`test/second-entry/blank\` are for whoever types the charts a second time, from the sheet: fill one in and move
it up to \`test/second-entry\`.
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: { include: ['test/**/*.test.ts'] },
});
`;

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const BASE = '../../tsconfig.base.json';
const TSCONFIG = { extends: BASE, compilerOptions: { types: ['node'] }, include: ['src', 'test', 'vitest.config.ts'] };
const TSCONFIG_BUILD = {
  extends: BASE,
  compilerOptions: { noEmit: false, rootDir: 'src', outDir: 'dist', customConditions: [] },
  include: ['src'],
};

/** The files that every new package has. */
export const commonFiles = (meta: Meta, owner: string): [path: string, text: string][] => [
  ['README.md', README(meta)],
  // In the form of the host’s own file, ready to be copied there.
  ['OWNERS', `/packages/${meta.id}/ ${owner}\n`],
  ['tsconfig.json', json(TSCONFIG)],
  ['tsconfig.build.json', json(TSCONFIG_BUILD)],
  ['vitest.config.ts', VITEST],
];

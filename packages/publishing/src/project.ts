import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type Package, ROOT } from './packages.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

/** A project that holds nothing but what it installs. */
export const fresh = async (folder: string, names: readonly string[], { env }: Registry): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run('npm', ['install', '--no-audit', '--no-fund', ...names], folder, env);
  return folder;
};

/** As strict as a program may be; our own declarations are checked too. */
const OPTIONS = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    skipLibCheck: false,
    outDir: 'out',
  },
  include: ['*.ts'],
};

/** Compiles programs of a project together and runs each: what they print, line by line. */
export const compiled = async (folder: string, programs: Readonly<Record<string, string>>) => {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  // What the examples call their own does not meet what others do.
  for (const [name, code] of Object.entries(programs))
    writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {};\n`);
  await run(join(ROOT, 'node_modules/.bin/tsc'), ['--pretty', 'false'], folder);
  const paths: Record<string, string[]> = {};
  for (const name of Object.keys(programs))
    paths[name] = (await run('node', [join('out', `${name}.js`)], folder)).split('\n').filter(Boolean);
  return paths;
};

/** The calculators of an installed game, as it says itself. */
export const calculatorsOf = async (folder: string, name: string): Promise<string[]> => {
  const code = `import { meta } from '${name}/meta'; console.log(meta.calculators.map(({ id }) => id).join());`;
  return (await run('node', ['--input-type=module', '-e', code], folder)).trim().split(',');
};

const hasCharts = ({ exports = {} }: Manifest): boolean => './charts' in exports;

/** A program that goes through every door of a game, and writes down the types it expects; a draft of sheets has no door for its charts. */
export const consumer = (
  { name, manifest }: Pick<Package, 'name' | 'manifest'>,
  calculator: string,
): string => `import type { Chart } from '@coup-doeil/core/chart';
import { type Report, run } from '@coup-doeil/core/game';
import { game } from '${name}';
import { calculator } from '${name}/calculators/${calculator}';
${hasCharts(manifest) ? `import { CHARTS } from '${name}/charts';\n` : ''}import { meta } from '${name}/meta';
${hasCharts(manifest) ? '' : '\nconst CHARTS = await game.charts();'}
const result = run(meta, calculator, { input: {} });
if (!result.ok) throw new Error(result.error.code);
const report: Report = result.report;
const charts: readonly Chart[] = Object.values(CHARTS).flat();
const total: number | null = report.answer?.total ?? null;
// @ts-expect-error Were a total of any type, nothing here would be checked.
const word: string = total;
console.log(JSON.stringify({ id: game.meta.id, charts: charts.length, steps: report.working.length, word }));`;

/** What a page would import of a game. */
export const entry = (name: string, calculator: string): string => `export { run } from '@coup-doeil/core/game';
export { calculator } from '${name}/calculators/${calculator}';
export { meta } from '${name}/meta';
`;

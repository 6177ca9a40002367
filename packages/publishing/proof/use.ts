import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Package, ROOT } from './packages.ts';
import type { Registry } from './registry.ts';

/** A project that holds nothing but what it installs. */
const fresh = (folder: string, names: readonly string[], { env }: Registry): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...names], { cwd: folder, env, stdio: 'pipe' });
};

const consumer = (name: string, calculator: string): string => `import { run } from '@aide-de-camp/core/game';
import { game } from '${name}';
import { calculator } from '${name}/calculators/${calculator}';
import { CHARTS } from '${name}/charts';
import { meta } from '${name}/meta';

const result = run(meta, calculator, { input: {} });
if (!result.ok) throw new Error(result.error.code);
const charts: number = Object.values(CHARTS).flat().length;
const total: number | null = result.report.answer?.total ?? null;
console.log(JSON.stringify({ id: game.meta.id, charts, total }));
`;

const OPTIONS = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: [],
    lib: ['es2024', 'dom'],
    outDir: 'out',
    // Our own declarations are checked too.
    skipLibCheck: false,
  },
  include: ['use.ts'],
};

const bundled = async (folder: string, { name }: Package, calculator: string): Promise<readonly string[]> => {
  writeFileSync(
    join(folder, 'entry.js'),
    `export { run } from '@aide-de-camp/core/game';\nexport { calculator } from '${name}/calculators/${calculator}';\nexport { meta } from '${name}/meta';\n`,
  );
  const { metafile } = await build({
    entryPoints: [join(folder, 'entry.js')],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'bundle.js'),
    metafile: true,
    absWorkingDir: folder,
  });
  return Object.keys(metafile.inputs);
};

/** Installs a game and uses it as its programmers do: the problems, none where all is well. */
export const useGame = async (
  one: Package,
  at: string,
  registry: Registry,
  games: readonly Package[],
): Promise<string[]> => {
  const folder = join(at, one.name.replaceAll(/[@/]/g, '_'));
  fresh(folder, [one.name], registry);
  const own = join(folder, 'node_modules', one.name);
  const calculators = readdirSync(join(own, 'dist/calculators'))
    .filter(
      (file) =>
        file.endsWith('.js') &&
        readFileSync(join(own, 'dist/calculators', file), 'utf8').includes('defineCalculator({'),
    )
    .map((file) => file.slice(0, -3));
  const [first] = calculators;
  if (!first) return [`${one.name}: no calculator is published`];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  writeFileSync(join(folder, 'use.ts'), consumer(one.name, first));
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [], { cwd: folder, stdio: 'inherit' });
  const said: { id: string; charts: number } = JSON.parse(
    execFileSync('node', ['out/use.js'], { cwd: folder, encoding: 'utf8' }),
  );
  const inputs = await bundled(folder, one, first);
  const others = games.filter(({ name }) => name !== one.name);
  return [
    ...(one.name.endsWith(`/${said.id}`) && said.charts > 0
      ? []
      : [`${one.name}: the consumer got ${JSON.stringify(said)}`]),
    ...(inputs.some((path) => path.includes(`${one.name}/dist/charts/`))
      ? []
      : [`${one.name}: the bundle holds none of its charts`]),
    ...inputs
      .filter((path) => path.includes('/zod/') || others.some(({ name }) => path.includes(`/${name}/`)))
      .map((path) => `${one.name}: the bundle of ${first} brings ${path}`),
  ];
};

/** Installs the command alone; every game is there. */
export const useCommand = (at: string, registry: Registry, games: readonly Package[]): string[] => {
  const folder = join(at, 'command');
  fresh(folder, ['aide-de-camp'], registry);
  const said: { id: string }[] = JSON.parse(
    execFileSync('npx', ['--no-install', 'aide-de-camp', 'games', '--json'], {
      cwd: folder,
      env: registry.env,
      encoding: 'utf8',
    }),
  );
  return games
    .filter(({ name }) => !said.some(({ id }) => name === `@aide-de-camp/${id}`))
    .map(({ name }) => `aide-de-camp games does not know ${name}`);
};

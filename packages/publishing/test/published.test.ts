import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLERS } from '../src/bundle.ts';
import { blocks, printed } from '../src/examples.ts';
import { type Package, published, ROOT } from '../src/packages.ts';
import { calculatorsOf, compiled, consumer, entry, fresh } from '../src/project.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { PNPM, run } from '../src/run.ts';
import { contents, judge, pack, packedManifest } from '../src/tarball.ts';

/** The only files that a tarball may hold. */
const MEANT = /^(?:dist\/.+\.(?:js|d\.ts)|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;

const at = mkdtempSync(join(tmpdir(), 'published-'));
const packages = published();
const games = packages.filter(({ game }) => game);
const brought = packages.find(({ name }) => name === 'coup-doeil')?.manifest.dependencies ?? {};
const apart = games.map(({ name }) => name).filter((name) => !Object.hasOwn(brought, name));
let registry: Registry;
let tarballs: ReadonlyMap<string, string>;
/** A project that has the command and every game. */
let everything: string;

beforeAll(async () => {
  [registry, tarballs] = await Promise.all([startRegistry(join(at, 'registry')), pack(packages, at)]);
  await Promise.all(
    packages.map(({ name }) => run('npm', ['publish', tarballOf(name), '--access', 'public'], at, registry.env)),
  );
  // A game that the command does not bring along, a draft, is found beside it.
  everything = await fresh(join(at, 'everything'), ['coup-doeil', ...apart], registry);
});
afterAll(() => {
  registry?.stop();
  rmSync(at, { recursive: true, force: true });
});

const tarballOf = (name: string): string => tarballs.get(name) ?? expect.fail(`${name} is not packed`);

/** The examples in documents, by a name for each; what a document has twice is run once. */
const examples = (documents: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    documents
      .flatMap((path) => (existsSync(path) ? blocks(readFileSync(path, 'utf8'), 'ts') : []))
      .map((code, at) => [`example-${at + 1}`, code]),
  );

/** Compiles and runs the examples of documents: what they print is what they say. */
const hold = async (folder: string, documents: readonly string[], more: Record<string, string> = {}) => {
  const found = examples(documents);
  const said = await compiled(folder, { ...Object.fromEntries(found), ...more });
  for (const [name, code] of found) expect({ code, said: said[name] }).toEqual({ code, said: printed(code) });
  return said;
};

/** What is left of a game in what was built from one of its calculators: its charts, no other game's, and no zod. */
const bundled = async (folder: string, { name }: Package, calculator: string): Promise<void> => {
  writeFileSync(join(folder, 'entry.js'), entry(name, calculator));
  for (const bundler of ['esbuild', 'vite'] as const) {
    const modules = await BUNDLERS[bundler](folder, 'entry.js');
    // A draft of sheets has its charts in one module of text.
    const own = modules.filter((path) => /\/dist\/(?:charts\/|sheets\.js$)/.test(path) && path.includes(`/${name}/`));
    expect({ bundler, own: own.length > 0 }).toEqual({ bundler, own: true });
    const others = games.filter((one) => one.name !== name).map((one) => `/${one.name}/`);
    expect(modules.filter((path) => ['/zod/', ...others].some((part) => path.includes(part)))).toEqual([]);
  }
};

describe.each(packages)('the tarball of $name', ({ name }) => {
  test('holds what is meant, and nothing else', async () => {
    const files = await contents(tarballOf(name));
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(files.filter((file) => !MEANT.test(file))).toEqual([]);
  });

  test('names no source, and every file that its doors open on is there', async () => {
    const manifest = await packedManifest(tarballOf(name));
    expect(JSON.stringify(manifest.exports)).not.toContain('@coup-doeil/source');
    const files = await contents(tarballOf(name));
    const paths = Object.values(manifest.exports ?? {}).flatMap((opens) =>
      typeof opens === 'string' ? [opens] : Object.values(opens),
    );
    expect(paths.length).toBeGreaterThan(1);
    const missing = paths.filter((path) => {
      const [before = '', after = ''] = path.slice('./'.length).split('*');
      return !files.some((file) =>
        path.includes('*') ? file.startsWith(before) && file.endsWith(after) : file === before,
      );
    });
    expect(missing).toEqual([]);
  });

  test('satisfies publint and are-the-types-wrong', () => judge(tarballOf(name)));
});

/** What a game and all that it brings may take on a disk. */
const MOST_INSTALLED = 1_500_000;

/** The bytes of every file in a folder. */
const weigh = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) =>
    entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

describe.each(games)('$name, installed alone', (game) => {
  test('is used by a strict program, runs its examples, and is packed by esbuild and Vite', async () => {
    const { name, folder } = game;
    const project = await fresh(join(at, name), [name], registry);
    const [calculator = ''] = await calculatorsOf(project, name);
    const documents = [join(project, 'node_modules', name, 'README.md'), join(folder, 'api.md')];
    // An optional peer of core, which nobody gets who does not ask for it.
    expect(existsSync(join(project, 'node_modules/zod'))).toBe(false);
    expect(await weigh(join(project, 'node_modules'))).toBeLessThan(MOST_INSTALLED);
    const { program = [] } = await hold(project, documents, { program: consumer(game, calculator) });
    const said = JSON.parse(program.join(''));
    expect(name).toBe(`@coup-doeil/${said.id}`);
    expect(said.charts).toBeGreaterThan(0);
    await bundled(project, game, calculator);
  });
});

/** The libraries, and what a program installs beside them to use every door. */
const LIBRARIES = [
  ['hex', []],
  ['dice', []],
  ['core', ['zod']],
  ['vassal', []],
] as const;

test.each(LIBRARIES)('%s, installed with %j alone, runs its examples', async (library, beside) => {
  const name = `@coup-doeil/${library}`;
  const { folder } = packages.find((one) => one.name === name) ?? expect.fail(`there is no ${library}`);
  const project = await fresh(join(at, name), [name, ...beside], registry);
  const documents = [join(project, 'node_modules', name, 'README.md'), join(folder, 'api.md')];
  expect(examples(documents).size).toBeGreaterThan(0);
  await hold(project, documents);
});

describe('where the command is installed, and every game', () => {
  const shell = (line: string): Promise<string> =>
    // As at a prompt, where nothing is sent to a command.
    run('bash', ['-o', 'pipefail', '-c', `exec < /dev/null; ${line}`], everything, registry.env);

  test.each(games)('what is built from $name holds its charts alone', async (game) => {
    const [calculator = ''] = await calculatorsOf(everything, game.name);
    await bundled(everything, game, calculator);
  });

  test('npx coup-doeil knows every game', async () => {
    const known: { id: string }[] = JSON.parse(await shell('npx coup-doeil games --json'));
    expect(known.map(({ id }) => `@coup-doeil/${id}`).sort()).toEqual(games.map(({ name }) => name).sort());
  });

  test('the commands of its README run as they stand', async () => {
    const readme = readFileSync(join(everything, 'node_modules/coup-doeil/README.md'), 'utf8');
    const lines = blocks(readme, 'sh').flatMap((block) => block.split('\n'));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !line.includes('npx coup-doeil '))).toEqual([]);
    for (const said of await Promise.all(lines.map(shell))) expect(said.length).toBeGreaterThan(20);
  });

  test('the program of the first README runs, and its command in a checkout', async () => {
    const readme = join(ROOT, 'README.md');
    await hold(everything, [readme]);
    const lines = blocks(readFileSync(readme, 'utf8'), 'sh').flatMap((block) => block.split('\n'));
    const [start, all, ...others] = lines.map((line) => line.replace(/ +#.*/, ''));
    // Whoever runs this runs the second of them, which serves the site as the first does.
    expect([start, all]).toEqual(['npx -y pnpm@12 start', 'npx -y pnpm@12 test']);
    for (const line of others)
      expect((await run('bash', ['-c', line.replace('npx -y pnpm@12', PNPM.join(' '))])).length).toBeGreaterThan(20);
  });
});

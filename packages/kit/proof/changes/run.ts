/*
 * Tries every small change of a game's code on what its conformance test holds and on its other tests, in one process for many
 * changes: `node run.ts <file of the results> <folder of the game> <code> …`.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { File } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import { instrument, tellChange } from './instrument.ts';

const [, , results = '', given = '', ...code] = process.argv;
const folder = resolve(given);
const at = join(folder, '.changes');
const bundle = join(at, 'bundle.mjs');
const TESTS = join(import.meta.dirname, 'kept-tests.ts');

/** The kit's door for the game's conformance test: it keeps what the test asks, and asks nothing. */
const KIT = `
export * from '@coup-doeil/kit';
export const caught = [];
export const conform = (game, options) => caught.push({ game, options });
`;

/** Bytes measure the changed code. */
const listTests = (): string[] =>
  globSync('test/**/*.test.ts', { cwd: folder }).filter((file) => basename(file) !== 'weight.test.ts');

/** What a module says of its own place, which is another once all stand in one file. */
const keepPlace = (path: string, content: string): string =>
  content
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));

/** To count what is run through takes most of the time: once is enough. */
const countOnce = (content: string): string =>
  content.replace('function cover() {', 'function cover() { if (ns.isCovered) return;');

/** The game with all its changes and its tests, in one file; the house stays outside of it. */
const write = async (changed: readonly File[]): Promise<void> => {
  const contents = new Map(changed.map(({ name, content }) => [name, countOnce(String(content))]));
  await build({
    stdin: {
      contents: [
        ...listTests().map((file) => `import './${file}';`),
        "export { caught } from '@coup-doeil/kit';",
        "export { tests } from 'vitest';",
      ].join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    ...{ bundle: true, ignoreAnnotations: true, format: 'esm', platform: 'node', target: 'node24' },
    outfile: bundle,
    logLevel: 'error',
    plugins: [
      {
        name: 'changes',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^@coup-doeil\/kit$/ }, ({ namespace }) =>
            namespace === 'kit' ? { external: true } : { path: 'kit', namespace: 'kit' },
          );
          onLoad({ filter: /./, namespace: 'kit' }, () => ({ contents: KIT, loader: 'js', resolveDir: folder }));
          onResolve({ filter: /^vitest$/ }, ({ importer }) =>
            importer === TESTS ? { external: true } : { path: TESTS },
          );
          onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, external: true }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            contents: keepPlace(path, contents.get(path) ?? readFileSync(path, 'utf8')),
            loader: 'ts',
          }));
        },
      },
    ],
  });
};

/** Whether a change is noticed, by its id. */
const tried = new Map<string, boolean>();

/** A change that takes longer does not end: it is noticed. */
const MOST_TIME = 180_000;

/** Changes in which a process ended by itself: once may be for its memory, twice is the change. */
const ended = new Set<string>();

/** What a process says in a line. */
interface Said {
  readonly begun?: string;
  readonly id?: string;
  readonly isNoticed?: boolean;
  readonly done?: true;
}

/** Tries some changes in a process of their own; one that does not end is broken off, and the rest tried in another. */
const tryBatch = async (ids: readonly string[], name: string): Promise<void> => {
  const list = join(at, `${name}.json`);
  writeFileSync(list, JSON.stringify(ids));
  const worker = join(import.meta.dirname, 'worker.ts');
  const child = spawn(process.execPath, ['--max-old-space-size=6000', worker, bundle, list], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun: string | undefined;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const exit = new Promise((end) => child.on('exit', end));
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, isNoticed = false, ...said }: Said = JSON.parse(line);
    clearTimeout(timer);
    isDone = said.done === true;
    begun = said.begun;
    if (id !== undefined) tried.set(id, isNoticed);
    if (begun !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), MOST_TIME);
  }
  await exit;
  clearTimeout(timer);
  if (isDone) return;
  if (begun === undefined) throw new Error(`the changes ${ids[0]} to ${ids.at(-1)} could not be tried`);
  if (child.killed || ended.has(begun)) tried.set(begun, true);
  ended.add(begun);
  const left = ids.filter((id) => !tried.has(id));
  if (left.length > 0) await tryBatch(left, name);
};

const OF_BATCH = 300;
const LANES = 2;

rmSync(at, { recursive: true, force: true });
mkdirSync(at);
const { files, mutants } = await instrument(folder, code);
await write(files);
const batches = Array.from({ length: Math.ceil(mutants.length / OF_BATCH) }, (_, i) =>
  mutants.slice(i * OF_BATCH, (i + 1) * OF_BATCH).map(({ id }) => id),
);
const waiting = batches.entries();
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (const [i, ids] of waiting) await tryBatch(ids, String(i));
  }),
);
writeFileSync(
  results,
  JSON.stringify(
    mutants.map((mutant) => ({ ...tellChange(folder, mutant), isNoticed: tried.get(mutant.id) ?? false })),
  ),
);
rmSync(at, { recursive: true });

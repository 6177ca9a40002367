/*
 * Tries every small change of a game's code on what its conformance test holds, in one process for many changes:
 * `node first-pass.ts <folder of the game> <file of the results> <code> …`. What it misses is left to the tests themselves.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createInstrumenter, type File } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import { createInjector } from 'typed-inject';

const [, , given = '', results = '', ...code] = process.argv;
const folder = resolve(given);
const at = join(folder, '.changes');
const bundle = join(at, 'bundle.mjs');

const silent = (): void => undefined;
const no = (): boolean => false;
const logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{ isFatalEnabled: no, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

const instrument = () => {
  const names = code.flatMap((pattern) => globSync(pattern, { cwd: folder })).map((file) => resolve(folder, file));
  const injector = createInjector()
    .provideValue('logger', logger)
    .provideValue('getLogger', () => logger);
  return injector.injectFunction(createInstrumenter).instrument(
    names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
};

/** The kit's door for the game's conformance test: it catches what the test asks, and asks nothing. */
const CATCHING = `
export const caught = [];
export const conform = (game, options) => caught.push({ game, options });
`;

/** The game with all its changes and its conformance test, in one file; the house stays outside of it. */
const write = async (changed: readonly File[]): Promise<void> => {
  const contents = new Map(changed.map(({ name, content }) => [name, String(content)]));
  await build({
    stdin: {
      contents: "import './test/conformance.test.ts'; export { caught } from '@coup-doeil/kit';",
      resolveDir: folder,
      loader: 'ts',
    },
    ...{ bundle: true, ignoreAnnotations: true, format: 'esm', platform: 'node', target: 'node24' },
    outfile: bundle,
    logLevel: 'error',
    define: { 'import.meta.dirname': JSON.stringify(join(folder, 'test')) },
    plugins: [
      {
        name: 'changes',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^@coup-doeil\/kit$/ }, () => ({ path: 'kit', namespace: 'catching' }));
          onLoad({ filter: /./, namespace: 'catching' }, () => ({ contents: CATCHING, loader: 'js' }));
          onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, external: true }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const own = contents.get(path);
            return own === undefined ? undefined : { contents: own, loader: 'ts' };
          });
        },
      },
    ],
  });
};

interface Tried {
  readonly isNoticed: boolean;
  /** It runs only while a module is loaded. */
  readonly isAtLoad: boolean;
}

const tried = new Map<string, Tried>();

/** A change that takes longer does not end: it is noticed. */
const MOST_TIME = 45_000;

type Said = Partial<Tried> & { readonly begun?: string; readonly id?: string; readonly done?: true };

/** Tries some changes in a process of their own; one that does not end is broken off, and the rest tried in another. */
const tryBatch = async (ids: readonly string[], name: string): Promise<void> => {
  const list = join(at, `${name}.json`);
  writeFileSync(list, JSON.stringify(ids));
  const worker = join(import.meta.dirname, 'first-pass-worker.ts');
  const child = spawn(process.execPath, ['--max-old-space-size=6000', worker, bundle, list], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun: string | undefined;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise((end) => child.on('exit', end));
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, isNoticed = false, isAtLoad = false, ...said }: Said = JSON.parse(line);
    clearTimeout(timer);
    isDone = said.done === true;
    begun = said.begun;
    if (id !== undefined) tried.set(id, { isNoticed, isAtLoad });
    if (begun !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), MOST_TIME);
  }
  await ended;
  clearTimeout(timer);
  if (isDone) return;
  if (begun === undefined) throw new Error(`the changes ${ids[0]} to ${ids.at(-1)} could not be tried`);
  tried.set(begun, { isNoticed: true, isAtLoad: false });
  const left = ids.filter((id) => !tried.has(id));
  if (left.length > 0) await tryBatch(left, name);
};

const count = ({ line, column }: { readonly line: number; readonly column: number }) => ({
  line: line + 1,
  column: column + 1,
});

const OF_BATCH = 120;
const LANES = 2;

rmSync(at, { recursive: true, force: true });
mkdirSync(at);
const { files, mutants } = await instrument();
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
    mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      file: fileName.slice(folder.length + 1),
      // Counted from 1, as an editor does and Stryker's own report.
      location: { start: count(start), end: count(end) },
      ...{ mutatorName, replacement },
      ...tried.get(id),
    })),
  ),
);
rmSync(at, { recursive: true });

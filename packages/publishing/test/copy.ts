import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Copies the sources of the whole workspace to a temporary folder, without what git ignores. */
export const copyWorkspace = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'coup-doeil-'));
  const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace('/', ''));
  const left = new Set([...ignored, '.git']);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || !left.has(basename(path)) });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Runs Turborepo in a copy and returns its standard output. */
export const turbo = (folder: string, ...words: readonly string[]): string =>
  execFileSync(join(ROOT, 'node_modules/.bin/turbo'), ['run', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', TURBO_CACHE: 'local:rw' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });

/** A figure of a chart file: a modifier of one digit. */
export interface Figure {
  /** The name of the game's package. */
  readonly name: string;
  readonly game: string;
  readonly chart: string;
  readonly file: string;
  readonly printed: number;
}

const FIGURE = /value: '\+([1-8])'/;
const ID = / id: '([^']+)'/;

/** The first modifier of each game; a game without modifiers has none. */
export const figures = (folder: string): Figure[] =>
  globSync('packages/*/package.json', { cwd: folder }).flatMap((at) => {
    const { name, coupDoeil } = JSON.parse(readFileSync(join(folder, at), 'utf8'));
    const found = globSync(`${dirname(at)}/src/charts/*.ts`, { cwd: folder })
      .sort()
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        const [, chart] = ID.exec(text) ?? [];
        const [, digit] = FIGURE.exec(text) ?? [];
        return chart && digit ? [{ name, game: basename(dirname(at)), chart, file, printed: Number(digit) }] : [];
      });
    return coupDoeil?.game ? found.slice(0, 1) : [];
  });

/** Makes the figure one larger. */
export const change = (folder: string, { file, printed }: Figure): void => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(FIGURE, `value: '+${printed + 1}'`));
};

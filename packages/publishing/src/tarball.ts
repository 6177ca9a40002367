import { join } from 'node:path';
import type { Package } from './packages.ts';
import { PNPM, run } from './run.ts';

/** The tarballs as a release makes them, by the names of the packages. */
export const pack = async (packages: readonly Package[], into: string): Promise<ReadonlyMap<string, string>> => {
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  const out = ['--pack-destination', into, '--json'];
  const [pnpm, ...first] = PNPM;
  const said = JSON.parse(await run(pnpm, [...first, ...filters, 'pack', ...out]));
  const packed: readonly { readonly name: string; readonly filename: string }[] = [said].flat();
  return new Map(packed.map(({ name, filename }) => [name, filename]));
};

/** What is in a tarball, without its first folder. */
export const contents = async (tarball: string): Promise<string[]> =>
  (await run('tar', ['-tzf', tarball]))
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace('package/', ''));

/** Two judges of what a package says of itself; what they find is in the error. */
export const judge = async (tarball: string): Promise<void> => {
  const bin = join(import.meta.dirname, '../node_modules/.bin');
  await run(join(bin, 'publint'), ['--strict', tarball]);
  await run(join(bin, 'attw'), [tarball, '--profile', 'esm-only']);
};

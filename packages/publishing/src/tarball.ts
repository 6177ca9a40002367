import { join } from 'node:path';
import type { Manifest, Package } from './packages.ts';
import { PNPM, run } from './run.ts';

/** Packs tarballs as a release does; their paths by package name. */
export const pack = async (packages: readonly Package[], into: string): Promise<ReadonlyMap<string, string>> => {
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  const out = ['--pack-destination', into, '--json'];
  const [pnpm, ...first] = PNPM;
  const output = JSON.parse(await run(pnpm, [...first, ...filters, 'pack', ...out]));
  const packed: readonly { readonly name: string; readonly filename: string }[] = [output].flat();
  return new Map(packed.map(({ name, filename }) => [name, filename]));
};

/** The paths of the files in a tarball, without its first folder. */
export const contents = async (tarball: string): Promise<string[]> =>
  (await run('tar', ['-tzf', tarball]))
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace('package/', ''));

/** The manifest in a tarball. */
export const packedManifest = async (tarball: string): Promise<Manifest> =>
  JSON.parse(await run('tar', ['-xzOf', tarball, 'package/package.json']));

/** Runs publint and are-the-types-wrong; the error holds what they find. */
export const judge = async (tarball: string): Promise<void> => {
  const bin = join(import.meta.dirname, '../node_modules/.bin');
  await run(join(bin, 'publint'), ['--strict', tarball]);
  await run(join(bin, 'attw'), [tarball, '--profile', 'esm-only']);
};

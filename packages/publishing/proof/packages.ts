import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly game: boolean;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly aideDeCamp?: { readonly game?: boolean };
}

/** Every package that goes to the registry. */
export const published = (): Package[] =>
  readdirSync(join(ROOT, 'packages')).flatMap((name) => {
    const folder = join(ROOT, 'packages', name);
    if (!existsSync(join(folder, 'package.json'))) return [];
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return manifest.private ? [] : [{ name: manifest.name, folder, game: manifest.aideDeCamp?.game === true }];
  });

/** The tarball as a release makes it. */
export const pack = ({ name, folder }: Package, into: string): string => {
  const own = join(into, name.replaceAll(/[@/]/g, '_'));
  mkdirSync(own, { recursive: true });
  execFileSync('npx', ['--yes', 'pnpm@12', 'pack', '--pack-destination', own], { cwd: folder, stdio: 'pipe' });
  const [file] = readdirSync(own);
  if (!file) throw new Error(`${name} could not be packed`);
  return join(own, file);
};

/** What is in a tarball, without its first folder. */
export const contents = (tarball: string): string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace('package/', ''));

const tool = (name: string): string => join(import.meta.dirname, '../node_modules/.bin', name);

/** Both judges of what a package says of itself; what they find is in the error. */
export const judge = (tarball: string): void => {
  execFileSync(tool('publint'), ['--strict', tarball], { stdio: 'pipe' });
  execFileSync(tool('attw'), [tarball, '--profile', 'esm-only'], { stdio: 'pipe' });
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The `exports` of a manifest: a file for each door, or one for each condition in the order in which they are tried. */
export type Doors = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly coupDoeil?: { readonly game?: boolean };
  readonly exports?: Doors;
  readonly publishConfig?: { readonly access?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly game: boolean;
  readonly manifest: Manifest;
}

export const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every package that goes to the registry. */
export const published = (root = ROOT): Package[] =>
  readdirSync(join(root, 'packages'))
    .sort()
    .flatMap((name) => {
      const folder = join(root, 'packages', name);
      if (!existsSync(join(folder, 'package.json'))) return [];
      const manifest = manifestIn(folder);
      return manifest.private
        ? []
        : [{ name: manifest.name, folder, game: manifest.coupDoeil?.game === true, manifest }];
    });

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** A game of the workspace, found by the mark `"coupDoeil": { "game": true }` in its package.json. */
export type WorkspaceGame = {
  /** The folder's name: the game's id in addresses. */
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  /** Subpath (`.`, `./meta`) to the file it opens, as published. */
  readonly doors: Readonly<Record<string, string>>;
};

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Manifest = {
  readonly name: string;
  readonly coupDoeil?: { readonly game?: boolean };
  readonly exports?: Exports;
};

const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  // A border: what stands in a package.json is not typed.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

/** `./calculators/*` becomes one door for each file that is there. */
const expand = (folder: string, door: string, target: string): readonly (readonly [string, string])[] => {
  if (!door.includes('*')) return [[door, join(folder, target)]];
  const [before = '', after = ''] = target.split('*');
  const parent = join(folder, before.slice(0, before.lastIndexOf('/') + 1));
  const prefix = before.slice(before.lastIndexOf('/') + 1);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((file) => file.startsWith(prefix) && file.endsWith(after))
    .map((file) => {
      const star = file.slice(prefix.length, file.length - after.length);
      return [door.replace('*', star), join(parent, file)] as const;
    })
    .filter(([door]) => !door.endsWith('/index'));
};

const doorsOf = (folder: string, exports: Exports): Readonly<Record<string, string>> => {
  const doors = Object.entries(exports).flatMap(([door, target]) => {
    const published = typeof target === 'string' ? target : target.default;
    return published === undefined ? [] : expand(folder, door, published);
  });
  return Object.fromEntries(doors);
};

export const findGames = (packages: string): readonly WorkspaceGame[] =>
  readdirSync(packages)
    .sort()
    .flatMap((id) => {
      const folder = realpathSync(join(packages, id));
      const manifest = readManifest(folder);
      if (manifest?.coupDoeil?.game !== true) return [];
      return [{ id, name: manifest.name, folder, doors: doorsOf(folder, manifest.exports ?? {}) }];
    });

import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** A door of a package as programs name it, and the declarations that it opens on. */
export interface Door {
  readonly name: string;
  readonly file: string;
}

/** Every door with types; a door with `*` is one for each file that matches. */
export const doorsOf = ({ name, folder, manifest }: Package): Door[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([door, opens]) => {
    if (typeof opens === 'string' || opens.types === undefined) return [];
    const [before = '', after] = opens.types.split('*');
    return globSync(opens.types, { cwd: folder })
      .map((path) => {
        const star = after === undefined ? '' : path.slice(before.length - './'.length, path.length - after.length);
        return { name: join(name, door.replace('*', star)), file: join(folder, path) };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Files } from '@coup-doeil/core/sheets';

/** The name of a folder or a zip as an id. */
export const toId = (path: string): string =>
  basename(path)
    .replace(/\.zip$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Whether a path within a folder is a sheet: one of its own, or of a printing that has a folder there. */
export const isSheet = (path: string): boolean => /^[\w-]+(?:[\\/][\w-]+)?\.csv$/i.test(path);

/** The sheets of a folder by their paths without `.csv`. */
export const readFolder = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => isSheet(path) && statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path.replaceAll('\\', '/').replace(/\.csv$/i, ''), readFileSync(join(folder, path))]),
  );

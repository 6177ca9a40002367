import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Files } from '@coup-doeil/core/sheets';
import { Mistake } from './mistake.ts';

/** The name of a folder as an id. */
export const toId = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const listSheets = (folder: string): string[] => {
  try {
    // Sheets, and those of another printing in a folder of their own.
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[\w-]+(?:[\\/][\w-]+)?\.csv$/i.test(path) && statSync(join(folder, path)).isFile())
      .sort();
  } catch {
    throw new Mistake(`there is no folder ${folder}`);
  }
};

/** The sheets of a folder by their paths without `.csv`. */
export const readFolder = (folder: string): Files =>
  Object.fromEntries(
    listSheets(folder).map((path) => [
      path.replaceAll('\\', '/').replace(/\.csv$/i, ''),
      readFileSync(join(folder, path)),
    ]),
  );

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Files } from '@coup-doeil/core/sheets';
import { usageError } from './usage-error.ts';

const CSV = /^\w.*\.csv$/i;

/** The sheets in a folder, and those in the folders of its printings. */
const readFolder = (folder: string): Files => {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files: Record<string, Uint8Array> = {};
  const read = (path: string): void => {
    files[path.replace(/\.csv$/i, '')] = readFileSync(join(folder, path));
  };
  for (const entry of entries) {
    if (entry.isFile() && CSV.test(entry.name)) read(entry.name);
    if (!entry.isDirectory()) continue;
    for (const name of readdirSync(join(folder, entry.name)))
      if (CSV.test(name) && statSync(join(folder, entry.name, name)).isFile()) read(`${entry.name}/${name}`);
  }
  return files;
};

const toId = (path: string): string =>
  basename(path)
    .replace(/\.csv$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The sheets of a folder, or of a file that holds one or several, with the name that the game goes by. */
export const readSheetFiles = (path: string | undefined): { readonly files: Files; readonly id: string } => {
  if (path === undefined) throw usageError('missing', 'folder', { rule: 'sheets' }, null);
  const at = resolve(path);
  let files: Files = {};
  try {
    if (statSync(at).isDirectory()) files = readFolder(at);
    else if (!/\.zip$/i.test(at)) files = { [basename(at).replace(/\.csv$/i, '')]: readFileSync(at) };
  } catch {
    // Told below, as a folder without a sheet is.
  }
  if (Object.keys(files).length === 0) throw usageError('unreadable', 'folder', { rule: 'sheets' }, path);
  return { files, id: toId(at) };
};

import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Files } from '@coup-doeil/core/sheets';
import { unzipSync } from 'fflate';
import { Mistake } from './mistake.ts';
import { isSheet, readFolder } from './read-folder.ts';

/** What the workbench puts beside the sheets of a zip: those that were typed a second time, each after a row `# name`. */
const SECOND = 'second-entry.txt';

/** The sheets of a zip that were typed a second time, in one text; empty where there are none. */
export const readSecondText = (path: string): string => {
  if (!statSync(path).isFile()) return '';
  const [content] = Object.values(unzipSync(readFileSync(path), { filter: ({ name }) => basename(name) === SECOND }));
  return content === undefined ? '' : new TextDecoder().decode(content);
};

/** The sheets of a zip; a folder that all of them lie in is left out, and so is what an archiver adds of its own. */
const readZip = (file: string): Files => {
  let entries: Readonly<Record<string, Uint8Array>>;
  try {
    entries = unzipSync(readFileSync(file), { filter: ({ name }) => /\.csv$/i.test(name) });
  } catch {
    throw new Mistake(`${basename(file)} cannot be opened as a zip: make it again, or give the folder itself`);
  }
  const own = Object.entries(entries)
    .map(([path, content]) => [path.replaceAll('\\', '/'), content] as const)
    .filter(([path]) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path));
  // The files of a pull request hold a package, whose sheets have a folder of their own.
  const [first = ''] = own.map(([path]) => path);
  const [folder = ''] =
    /^packages\/[^/]+\/sheets\//m.exec(own.map(([path]) => path).join('\n')) ?? /^[^/]+\//.exec(first) ?? [];
  const isWhole = folder.startsWith('packages/') || own.every(([path]) => path.startsWith(folder));
  const sheets = own
    .filter(([path]) => !isWhole || path.startsWith(folder))
    .map(([path, content]) => [isWhole ? path.slice(folder.length) : path, content] as const)
    .filter(([path]) => isSheet(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sheets.map(([path, content]) => [path.replace(/\.csv$/i, ''), content]));
};

/** The sheets of a folder or a zip, by their paths without `.csv`. */
export const readSheetFiles = (path: string): Files => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Mistake(`there is no folder or zip ${path}`);
  if (stats.isFile() && !/\.zip$/i.test(path))
    throw new Mistake(`${basename(path)} is a file: give the folder that your sheets lie in, or a zip of it`);
  const files = stats.isFile() ? readZip(path) : readFolder(path);
  if (Object.keys(files).length === 0)
    throw new Mistake(`there is no sheet in ${path}: a sheet is a file such as terrain.csv`);
  return files;
};

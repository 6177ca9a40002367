import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAFT, listFiles, packageOf } from './place.ts';

/** The files of a package by their paths. */
export type PackageFiles = ReadonlyMap<string, string>;

const write = (at: string, files: PackageFiles): void => {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    writeFileSync(join(at, file), text);
  }
};

/** What the sheets themselves say is taken from the new ones. */
const isOfSheets = (path: string): boolean => path === 'src/sheets.ts' || /^sheets\/.*\.csv$/i.test(path);

const hasText = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;

/** The files of a package that no generator wrote: neither as they were, nor as they come. */
const listByHand = (place: string, generated: readonly string[]): readonly string[] =>
  listFiles(place).filter((path) => {
    if (isOfSheets(path)) return false;
    const text = readFileSync(join(place, path), 'utf8');
    return !generated.some((folder) => hasText(join(folder, path), text));
  });

/** Puts one folder in the place of another, with what was installed in it; whatever fails, one of the two stands there. */
const swap = (draft: string, place: string, aside: string): void => {
  if (!existsSync(place)) {
    renameSync(draft, place);
    return;
  }
  renameSync(place, aside);
  try {
    renameSync(draft, place);
  } catch (error) {
    renameSync(aside, place);
    throw error;
  }
  const installed = join(aside, 'node_modules');
  if (existsSync(installed)) renameSync(installed, join(place, 'node_modules'));
};

interface Replacement {
  /** What the generator wrote of the sheets that the package had; nothing where it is new. */
  readonly before: PackageFiles;
  readonly files: PackageFiles;
  /** Throws where what was written by hand cannot stay. */
  readonly check: (byHand: readonly string[]) => void;
}

/** Makes a package in a folder of its own, formats it and puts it in its place, keeping what was written by hand: says which files that are. */
export const replacePackage = (root: string, id: string, { before, files, check }: Replacement): readonly string[] => {
  const at = mkdtempSync(join(root, 'packages', DRAFT));
  const place = packageOf(root, id);
  const [was, draft, aside] = [join(at, 'was'), join(at, 'draft'), join(at, 'aside')];
  try {
    write(was, before);
    write(draft, files);
    const biome = join(root, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--write', '--error-on-warnings', at], { cwd: root, stdio: 'pipe' });
    const byHand = listByHand(place, [was, draft]);
    check(byHand);
    for (const path of byHand) cpSync(join(place, path), join(draft, path));
    swap(draft, place, aside);
    return byHand;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
};

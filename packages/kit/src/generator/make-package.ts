import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readSheets, type SheetGame } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { Mistake } from './mistake.ts';
import { readFolder, toId } from './read-folder.ts';
import { draftFiles } from './write/draft.ts';
import { changeset, VERSION } from './write/metadata.ts';
import { typedFiles } from './write/typed.ts';

export interface Options {
  /** The folder of sheets. */
  readonly folder: string;
  /** Who holds the paper: a name on the public host. */
  readonly owner: string;
  readonly isTyped: boolean;
}

/** Throws when another package or folder has the id already. */
const checkIdFree = (root: string, id: string): void => {
  const refuse = (what: string): never => {
    throw new Mistake(`the id ${id} is taken: ${what}. Give the game another in game.csv`);
  };
  const packages = join(root, 'packages');
  for (const folder of readdirSync(packages)) {
    const file = join(packages, folder, 'package.json');
    if (folder === id && !existsSync(file))
      refuse(`packages/${id} is there, half-written: it has no package.json; take it away if nobody is at it`);
    if (folder === id) refuse(`packages/${id} is there`);
    if (!existsSync(file)) continue;
    const { name }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
    if (name === id || name === `@coup-doeil/${id}`) refuse(`packages/${folder} is called ${name}`);
  }
  if (existsSync(join(root, '.changeset', `new-${id}.md`))) refuse(`.changeset/new-${id}.md is there`);
};

const write = (at: string, files: ReadonlyMap<string, string>): void => {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    writeFileSync(join(at, file), text);
  }
};

/** The game of some sheets; every mistake in them is told at once. */
const readGame = (folder: string, id: string): SheetGame => {
  const sheets = readSheets(readFolder(folder), { folder: id, version: VERSION });
  if (sheets.problems.length > 0)
    throw new Mistake(sheets.problems.map((problem) => tellProblem(problem, 'en')).join('\n'));
  return sheets;
};

/** What somebody wrote in the package of a draft, and a new one keeps. */
const KEPT = ['OWNERS', 'test/second-entry', 'test/pinned'];

/** Writes files into a temporary folder, formats them there and renames it: a failure leaves nothing behind. */
const replaceFolder = (root: string, id: string, files: ReadonlyMap<string, string>): void => {
  const draft = mkdtempSync(join(root, 'packages', '.new-game-'));
  const place = join(root, 'packages', id);
  try {
    write(draft, files);
    for (const path of KEPT.filter((own) => existsSync(join(place, own))))
      cpSync(join(place, path), join(draft, path), { recursive: true });
    const biome = join(root, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--write', '--error-on-warnings', draft], { cwd: root, stdio: 'pipe' });
    rmSync(place, { recursive: true, force: true });
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

/** Makes the package of a game: its sheets with a few lines around them, or charts in the source. */
export const makePackage = (
  root: string,
  { folder, owner, isTyped }: Options,
): { readonly id: string; readonly files: readonly string[] } => {
  const inPlace = isTyped && existsSync(join(folder, '../src/sheets.ts'));
  const sheets = readGame(folder, toId(inPlace ? dirname(folder) : folder));
  const { id } = sheets.game.meta;
  if (!inPlace) checkIdFree(root, id);
  const files = isTyped ? typedFiles(sheets, owner) : draftFiles(sheets, readFolder(folder), owner);
  replaceFolder(root, id, files);
  const note = join('.changeset', `new-${id}.md`);
  if (!existsSync(join(root, note))) writeFileSync(join(root, note), changeset(sheets.game.meta));
  return { id, files: [...[...files.keys()].map((file) => join('packages', id, file)), note] };
};

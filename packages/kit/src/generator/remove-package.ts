import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { readSheets } from '@coup-doeil/core/sheets';
import { checkIsGame, isPastDraft } from './check-id.ts';
import { Mistake } from './mistake.ts';
import { changesetOf, DRAFT, listFiles, packageOf } from './place.ts';
import { toId } from './read-folder.ts';
import { readSheetFiles } from './read-sheets.ts';

/** The id of a draft: by itself, by the folder of its package, or by the sheets that it was made of. */
const readId = (root: string, name: string, path: string): string => {
  if (/^[a-z0-9-]+$/.test(name)) return name;
  if (dirname(path) === join(root, 'packages')) return basename(path);
  return readSheets(readSheetFiles(path), { folder: toId(path) }).game.meta.id;
};

/** Whether git has a package: what was made a moment ago goes back whatever it says of itself. */
const isCommitted = (root: string, id: string): boolean =>
  spawnSync('git', ['ls-files', '--error-unmatch', `packages/${id}/package.json`], { cwd: root }).status === 0;

const checkDraft = (root: string, id: string): void => {
  if (!existsSync(join(packageOf(root, id), 'package.json'))) return;
  checkIsGame(root, id);
  if (isPastDraft(root, id) && isCommitted(root, id))
    throw new Mistake(`${id} is past its draft: others rely on it. What is to go all the same goes by git.`);
};

const OWNERS = '.github/CODEOWNERS';

/** Takes the lines of a game out of the file that the host reads. */
const removeOwners = (root: string, id: string): void => {
  const file = join(root, OWNERS);
  const text = readFileSync(file, 'utf8');
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith(`/packages/${id}/`))
    .join('\n');
  if (lines !== text) writeFileSync(file, lines);
};

export interface Removed {
  readonly id: string;
  /** What is gone, by its path in the workspace. */
  readonly gone: readonly string[];
  /** Where a copy of the package lies. */
  readonly copy: string | undefined;
}

/** Takes back everything that was made of a draft, half-made or whole; a copy of what somebody may have written stays outside. */
export const removePackage = (root: string, name: string, path: string): Removed => {
  const id = readId(root, name, path);
  checkDraft(root, id);
  const place = packageOf(root, id);
  const halves = readdirSync(join(root, 'packages'))
    .filter((folder) => folder.startsWith(DRAFT))
    .map((folder) => join(root, 'packages', folder));
  const there = [place, changesetOf(root, id), ...halves].filter((own) => existsSync(own));
  if (there.length === 0)
    throw new Mistake(`there is nothing to take back: neither packages/${id} nor .changeset/new-${id}.md is there`);
  const files = listFiles(place);
  const copy = files.length > 0 ? mkdtempSync(join(tmpdir(), `${id}-`)) : undefined;
  if (copy !== undefined) for (const file of files) cpSync(join(place, file), join(copy, file));
  for (const own of there) rmSync(own, { recursive: true, force: true });
  removeOwners(root, id);
  return { id, gone: there.map((own) => relative(root, own)), copy };
};

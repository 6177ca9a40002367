import { execFileSync } from 'node:child_process';
import {
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
import { Mistake } from './mistake.ts';
import type { Options } from './options.ts';
import { lookedUp, plansOf } from './plan.ts';
import { readFolder } from './read-folder.ts';
import { checkLookedUpCells } from './symbols.ts';
import { changeset } from './write/metadata.ts';
import { packageFiles } from './write/package.ts';

/** Throws when another package or folder has the id already. */
export const checkIdFree = (root: string, id: string): void => {
  const refuse = (what: string): never => {
    throw new Mistake(`--id: ${id} is taken: ${what}`);
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

/** Writes the package into a temporary folder, formats it there and renames it: a failure leaves nothing behind. */
export const makePackage = (root: string, options: Options): readonly string[] => {
  const { id, printings } = options;
  checkIdFree(root, id);
  const folder = readFolder(options.charts, printings);
  const plans = plansOf(folder, options);
  checkLookedUpCells(folder, lookedUp(plans));
  const files = packageFiles(options, folder, plans);
  const note = join('.changeset', `new-${id}.md`);
  const draft = mkdtempSync(join(root, 'packages', '.new-game-'));
  try {
    write(draft, files);
    const biome = join(root, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--write', '--error-on-warnings', draft], { cwd: root, stdio: 'pipe' });
    writeFileSync(join(root, note), changeset(options), { flag: 'wx' });
    renameSync(draft, join(root, 'packages', id));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(join(root, note), { force: true });
    throw error;
  }
  return [...[...files.keys()].map((file) => join('packages', id, file)), note];
};

/* What stands in the workspace under the id of a game already, and what somebody can do then. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSheets } from '@coup-doeil/core/sheets';
import { Mistake } from './mistake.ts';
import { changesetOf, packageOf } from './place.ts';
import { readFolder } from './read-folder.ts';

interface Manifest {
  readonly name?: string;
  readonly coupDoeil?: { readonly game?: boolean };
}

const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const hasSheets = (root: string, id: string): boolean => existsSync(join(packageOf(root, id), 'sheets'));

/** Whether a package is past its draft. */
export const isPastDraft = (root: string, id: string): boolean => {
  const own = packageOf(root, id);
  const typed = join(own, 'src/meta.ts');
  if (hasSheets(root, id))
    return readSheets(readFolder(join(own, 'sheets')), { folder: id }).game.meta.stage !== 'draft';
  return existsSync(typed) && !readFileSync(typed, 'utf8').includes("stage: 'draft'");
};

/** Throws when a package is there that is no game. */
export const checkIsGame = (root: string, id: string, then = ''): void => {
  const manifest = readManifest(packageOf(root, id));
  if (manifest && manifest.coupDoeil?.game !== true)
    throw new Mistake(`packages/${id} is no game: new-game did not make it${then}`);
};

const RENAME = 'Give the game another in game.csv: a row id.';
const tellSource = (id: string): string =>
  `packages/${id} has its charts in the source: correct them there, in packages/${id}/src/charts.`;

/** What leads on where a game has the id: only what its package would take. */
const tellWays = (root: string, id: string, remove: string): string =>
  [
    hasSheets(root, id) ? 'If these are its corrected sheets: the same command with --again' : tellSource(id),
    RENAME,
    ...(isPastDraft(root, id) ? [] : [`To begin anew, ${remove}`]),
  ].join('\n');

/** The packages of the workspace by their folders. */
const listFolders = (root: string): readonly string[] =>
  ['packages', 'apps']
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => readdirSync(join(root, room)).map((folder) => `${room}/${folder}`));

/** Throws when another package or folder has the id already. */
export const checkIdFree = (root: string, id: string): void => {
  const reject = (what: string, then: string): never => {
    throw new Mistake(`the id ${id} is taken: ${what}.\n${then}`);
  };
  const remove = `take it back: npx -y pnpm@12 new-game --remove ${id}`;
  const own = packageOf(root, id);
  const manifest = readManifest(own);
  if (existsSync(own) && !manifest) reject(`packages/${id} is there, half-made`, `To begin anew, ${remove}`);
  if (manifest && manifest.coupDoeil?.game !== true) reject(`packages/${id} is there, and is no game`, RENAME);
  if (manifest) reject(`packages/${id} is there`, tellWays(root, id, remove));
  for (const folder of listFolders(root)) {
    const { name } = readManifest(join(root, folder)) ?? {};
    if (name === id || name === `@coup-doeil/${id}`) reject(`${folder} is called ${name}`, RENAME);
  }
  const note = changesetOf(root, id);
  if (existsSync(note)) reject(`${relative(root, note)} is there, without a package`, `To begin anew, ${remove}`);
};

/** Throws when there is no package of sheets with that id. */
export const checkSheetsThere = (root: string, id: string): void => {
  if (!existsSync(join(packageOf(root, id), 'package.json')))
    throw new Mistake(
      `there is no package packages/${id}, whose sheets these would be.\nMake it first, without --again; or let game.csv say which game it is: a row id.`,
    );
  checkIsGame(root, id, `.\n${RENAME}`);
  if (!hasSheets(root, id)) throw new Mistake(`${tellSource(id)}\n--again is for a package that is its sheets.`);
};

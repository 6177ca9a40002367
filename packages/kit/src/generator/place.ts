import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Mistake } from './mistake.ts';

/** Where the parts of a game lie in the workspace. */
export const packageOf = (root: string, id: string): string => join(root, 'packages', id);
export const changesetOf = (root: string, id: string): string => join(root, '.changeset', `new-${id}.md`);

/** What begins the name of a folder in which a package is made. */
export const DRAFT = '.new-game-';

/** What is installed, built or measured, and comes again. */
const PASSING = ['node_modules', 'dist', 'coverage', '.turbo'];

/** The files of a package by their paths, without what comes again. */
export const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (PASSING.includes(entry.name)) return [];
        if (entry.isFile()) return [entry.name];
        return entry.isDirectory() ? listFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : [];
      })
    : [];

/** Throws when another package or folder has the id already. */
export const checkIdFree = (root: string, id: string): void => {
  const reject = (what: string, then: string): never => {
    throw new Mistake(`the id ${id} is taken: ${what}.\n${then}`);
  };
  const rename = 'Give the game another in game.csv: a row id.';
  const remove = `take it back: npx -y pnpm@12 new-game --remove ${id}`;
  const own = packageOf(root, id);
  if (existsSync(own) && !existsSync(join(own, 'package.json')))
    reject(`packages/${id} is there, half-made`, `To begin anew, ${remove}`);
  if (existsSync(own))
    reject(
      `packages/${id} is there`,
      `${rename}\nIf these are its corrected sheets: the same command with --again\nTo begin anew, ${remove}`,
    );
  for (const folder of readdirSync(join(root, 'packages'))) {
    const file = join(root, 'packages', folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
    if (name === id || name === `@coup-doeil/${id}`) reject(`packages/${folder} is called ${name}`, rename);
  }
  const note = changesetOf(root, id);
  if (existsSync(note)) reject(`${relative(root, note)} is there, without a package`, `To begin anew, ${remove}`);
};

/** Throws when there is no package of sheets with that id. */
export const checkSheetsThere = (root: string, id: string): void => {
  const own = packageOf(root, id);
  if (!existsSync(join(own, 'package.json')))
    throw new Mistake(
      `there is no package packages/${id}, whose sheets these would be.\nMake it first, without --again; or let game.csv say which game it is: a row id.`,
    );
  if (!existsSync(join(own, 'sheets')))
    throw new Mistake(
      `packages/${id} has its charts in the source: correct them there, in packages/${id}/src/charts.\n--again is for a package that is its sheets.`,
    );
};

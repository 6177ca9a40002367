import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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

import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stage } from '@coup-doeil/core/game';
import { type Files, readSheets, type SheetGame } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { checkIdFree, checkSheetsThere } from './check-id.ts';
import { Mistake } from './mistake.ts';
import { changesetOf, packageOf } from './place.ts';
import { readFolder, toId } from './read-folder.ts';
import { readSecondText, readSheetFiles } from './read-sheets.ts';
import { type PackageFiles, replacePackage } from './replace-package.ts';
import { draftFiles } from './write/draft.ts';
import { changeset, VERSION } from './write/metadata.ts';
import { secondEntryFiles } from './write/second-entries.ts';
import { typedFiles } from './write/typed.ts';

export interface Options {
  /** The folder of sheets, or a zip of it. */
  readonly folder: string;
  /** Who holds the paper: a name on the public host. */
  readonly owner: string;
  readonly isTyped: boolean;
  /** Whether the frame of a battle door is written too: only where charts are typed. */
  readonly isFramed?: boolean;
  /** Whether the sheets take the place of those that the package has. */
  readonly isAgain: boolean;
}

/** What was made of some sheets. */
export interface Made {
  readonly game: SheetGame;
  /** Files of the package that somebody wrote, and that stand as they did. */
  readonly byHand: readonly string[];
  /** Sheets that the package had and has no longer. */
  readonly gone: readonly string[];
  /** The stage that the package was at, before its sheets were these. */
  readonly stageBefore: Stage | undefined;
}

const parseFiles = (files: Files, id: string): SheetGame => readSheets(files, { folder: id, version: VERSION });

/** The game of some sheets; every mistake in them is told at once. */
const readGame = (files: Files, id: string): SheetGame => {
  const game = parseFiles(files, id);
  if (game.problems.length > 0)
    throw new Mistake(game.problems.map((problem) => tellProblem(problem, 'en')).join('\n'));
  return game;
};

/** Sheets that say more of a game than its charts: corrected charts come without them. */
const BESIDE = ['game', 'printings', 'sources', 'readings', 'rulings', 'battle'];

const decoder = new TextDecoder();

/** Whether a sheet is among some files: one of its own, or a part of another after a row `# name`. */
const hasSheet = (files: Files, name: string): boolean =>
  Object.hasOwn(files, name) ||
  Object.values(files).some((content) =>
    new RegExp(`^"?# *${name}\\b`, 'm').test(typeof content === 'string' ? content : decoder.decode(content)),
  );

/** Corrected sheets, with what the package has beside its charts. */
const mergeFiles = (files: Files, before: Files): Files => {
  const besides = Object.entries(before).filter(([name]) => BESIDE.includes(name) && !hasSheet(files, name));
  return { ...files, ...Object.fromEntries(besides) };
};

const makeDraft = (game: SheetGame, files: Files, owner: string): PackageFiles => draftFiles(game, files, owner);

/** What the generator wrote of the sheets that a package has; of sheets that cannot be read, nothing. */
const makeAgain = (files: Files, id: string, owner: string): PackageFiles => {
  const game = parseFiles(files, id);
  return game.problems.length > 0 ? new Map() : makeDraft(game, files, owner);
};

const checkSource = (id: string, files: PackageFiles) => (byHand: readonly string[]) => {
  // Ready battles stay as they are: they are told in the words of the game, not by its charts.
  const isCharts = (path: string): boolean => path.startsWith('src/') && path !== 'src/battles.ts';
  const source = byHand.filter((path) => isCharts(path) && files.has(path));
  if (source.length > 0)
    throw new Mistake(
      `charts in the source take the place of what you wrote in ${source.map((path) => `packages/${id}/${path}`).join(', ')}.\nKeep it elsewhere, let the file be as it was made, and put it back after the same command.`,
    );
};

/** Makes the package of a game: its sheets with a few lines around them, or charts in the source; or makes it again. */
export const makePackage = (root: string, { folder, owner, isTyped, isFramed = false, isAgain }: Options): Made => {
  const given = readSheetFiles(folder);
  const inPlace = isTyped && existsSync(join(folder, '../src/sheets.ts'));
  const name = toId(inPlace ? dirname(folder) : folder);
  const { id } = parseFiles(given, name).game.meta;
  if (isAgain) checkSheetsThere(root, id);
  const before = isAgain || inPlace ? readFolder(join(packageOf(root, id), 'sheets')) : {};
  const files = isAgain ? mergeFiles(given, before) : given;
  const game = readGame(files, name);
  if (!isAgain && !inPlace) checkIdFree(root, id);
  const was = Object.keys(before).length > 0 ? makeAgain(before, id, owner) : new Map<string, string>();
  const second = readSecondText(folder);
  const source = isTyped ? typedFiles(game, owner, isFramed) : makeDraft(game, files, owner);
  const byHand = replacePackage(root, id, {
    before: was,
    files: new Map([...source, ...(second === '' ? [] : secondEntryFiles(game, files, second))]),
    check: isTyped ? checkSource(id, was) : () => {},
  });
  const note = changesetOf(root, id);
  if (!existsSync(note) && !isAgain) writeFileSync(note, changeset(game.game.meta));
  return {
    game,
    byHand,
    gone: Object.keys(before).filter((path) => !Object.hasOwn(files, path)),
    stageBefore: isAgain ? parseFiles(before, id).game.meta.stage : undefined,
  };
};

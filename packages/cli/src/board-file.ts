import { readFileSync } from 'node:fs';
import { type GameBoard, loadBattlefield, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import type { Game } from '@coup-doeil/core/game';
import type { Args } from './args.ts';
import { usageError } from './usage-error.ts';

/** The text of a file; a file that cannot be read is an error that names it. */
export const readTextFile = (field: string, path: string | undefined): string => {
  if (path === undefined) throw usageError('missing', field, { rule: 'json-file' }, null);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw usageError('unreadable', field, { rule: 'json-file' }, path);
  }
};

/** JSON from a file. */
export const readJsonFile = (field: string, path: string | undefined): unknown => {
  const text = readTextFile(field, path);
  try {
    return JSON.parse(text);
  } catch {
    throw usageError('json', field, { rule: 'json-file' }, path);
  }
};

/** The board of a file, or of a battle that the game has ready. */
export const openBoardFile = async (
  { meta, battle, battles = {} }: Game,
  path: string | undefined,
  { edition, readings }: Pick<Args, 'edition' | 'readings'>,
): Promise<GameBoard> => {
  if (!battle) throw usageError('unknown', 'game', { rule: 'battle-game' }, meta.id);
  const ready = path !== undefined && Object.hasOwn(battles, path) ? battles[path] : undefined;
  const document = ready ? readBattlefield(await ready()) : loadBattlefield(readTextFile('file', path));
  return openBoard(await battle(), document, { readings, ...(edition === undefined ? {} : { edition }) });
};

import { existsSync, readFileSync } from 'node:fs';
import { type BattleDoor, type GameBoard, loadBattlefield, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import type { Game } from '@coup-doeil/core/game';
import { type Plan, parsePlan, readPlan } from '@coup-doeil/core/plan';
import { type BattleRecord, createRecord, loadRecord, replayRecord } from '@coup-doeil/core/record';
import type { Args } from './args.ts';
import { type CliRule, usageError } from './usage-error.ts';

/** The text of a file; a file that cannot be read is an error that names it. */
export const readTextFile = (
  field: string,
  path: string | undefined,
  allowed: CliRule = { rule: 'json-file' },
): string => {
  if (path === undefined) throw usageError('missing', field, allowed, null);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw usageError('unreadable', field, allowed, path);
  }
};

/** A plan from a file, in JSON or in words; or the words themselves, which have spaces between them. */
export const readPlanWord = (board: GameBoard, word: string): Plan => {
  const isFile = !/\s/.test(word) || existsSync(word);
  const text = isFile ? readTextFile('plan', word) : word;
  if (!isFile || !/^\s*[{[]/.test(text)) return parsePlan(board, text);
  try {
    return readPlan(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw usageError('json', 'plan', { rule: 'json-file' }, word);
  }
};

const isRecord = (text: string): boolean => {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'format' in data && data.format === 'coup-doeil/record';
  } catch {
    return false;
  }
};

/** The record of a file; a battlefield, or a battle that the game has ready, is where a record begins. */
export const openRecordFile = async (
  { battles = {} }: Pick<Game, 'battles'>,
  path: string | undefined,
): Promise<BattleRecord> => {
  const ready = path !== undefined && Object.hasOwn(battles, path) ? battles[path] : undefined;
  if (ready) return createRecord(readBattlefield(await ready()));
  const names = Object.keys(battles).join(', ');
  const text = readTextFile('file', path, names === '' ? undefined : { rule: 'battle-file', battles: names });
  return isRecord(text) ? loadRecord(text) : createRecord(loadBattlefield(text));
};

/** The battle door of a game; a game without one is an error. */
export const loadDoor = async ({ meta, battle }: Game): Promise<BattleDoor> => {
  if (!battle) throw usageError('unknown', 'game', { rule: 'battle-game' }, meta.id);
  return battle();
};

/** The board of a file as its record stands, or of a battle that the game has ready. */
export const openBoardFile = async (
  game: Game,
  path: string | undefined,
  { edition, readings }: Pick<Args, 'edition' | 'readings'>,
): Promise<GameBoard> => {
  const door = await loadDoor(game);
  const document = replayRecord(await openRecordFile(game, path));
  return openBoard(door, document, { readings, ...(edition === undefined ? {} : { edition }) });
};

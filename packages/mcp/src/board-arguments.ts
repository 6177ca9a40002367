import { type GameBoard, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { InputError, type JsonSchema } from '@coup-doeil/core/game';
import { type Given, LANGUAGE, pickName } from './arguments.ts';
import type { Games, LoadedGame } from './loaded-game.ts';

const STRING = { type: 'string' } as const;
const ANY_OBJECT = { type: 'object' } as const;

/** The most counters and hexes of a battlefield that a tool answers about. */
const MOST_COUNTERS = 400;
const MOST_HEXES = 20_000;

const withBattles = (games: Games): Games => new Map([...games].filter(([, { game }]) => game.battle));

/** The arguments by which a tool is given a board: the whole document, never a path; or a battle that the game has ready. */
export const describeBoard = (games: Games): Readonly<Record<string, JsonSchema>> => ({
  game: { type: 'string', enum: [...withBattles(games).keys()] },
  battlefield: { ...ANY_OBJECT, description: 'A whole battlefield document: grid, hexes, hexsides, units.' },
  ready: {
    type: 'string',
    enum: [...games.values()].flatMap(({ game }) => Object.keys(game.battles ?? {})),
    description: 'In place of a battlefield: a battle that the game has ready.',
  },
  edition: STRING,
  readings: { ...ANY_OBJECT, additionalProperties: STRING },
  language: LANGUAGE,
});

const reject = (code: string, field: string, allowed: InputError['allowed'], given: unknown): never => {
  throw new InputError({ code, field, allowed, given });
};

const readDocument = async ({ game }: LoadedGame, { battlefield, ready }: Given) => {
  if ((battlefield === undefined) === (ready === undefined))
    return reject(
      'choice',
      'battlefield',
      ['battlefield', 'ready'],
      battlefield === undefined ? null : 'battlefield, ready',
    );
  const load = ready === undefined ? undefined : pickName('ready', ready, new Map(Object.entries(game.battles ?? {})));
  return readBattlefield(load ? await load() : battlefield);
};

/** The board of a call, or the error that names the place in its document. */
export const openGivenBoard = async (games: Games, given: Given): Promise<GameBoard> => {
  const loaded = pickName('game', given.game, withBattles(games));
  const { battle } = loaded.game;
  if (!battle) return reject('choice', 'game', [...withBattles(games).keys()], given.game);
  const document = await readDocument(loaded, given);
  const { columns, rows } = document.grid;
  if (document.units.length > MOST_COUNTERS)
    reject('list', 'battlefield.units', { rule: 'list-length', min: 0, max: MOST_COUNTERS }, document.units.length);
  if (columns * rows > MOST_HEXES)
    reject('whole-number', 'battlefield.grid', { rule: 'whole-number', min: 1, max: MOST_HEXES }, columns * rows);
  // Core itself refuses what is no printing and no reading.
  const { edition, readings } = given;
  return openBoard(await battle(), document, {
    ...(edition === undefined ? {} : { edition }),
    ...(readings === undefined ? {} : { readings }),
  } as never);
};

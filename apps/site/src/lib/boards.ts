import { listActions, openBoard, prepareAction, readBattlefield } from '@coup-doeil/core/battle';
import type { Game } from '@coup-doeil/core/game';
import { type Loaded, loadGames } from './games.ts';

/** The games whose counters can stand on a map, with a battle to start from. */
export const listBoards = async (): Promise<readonly Loaded['meta'][]> =>
  (await loadGames())
    .filter(({ game }) => game.battle && Object.keys(game.battles ?? {}).length > 0)
    .map(({ meta }) => meta);

const priced = new Map<string, Promise<ReadonlySet<string>>>();

const listPriced = async ({ battle, battles = {} }: Game): Promise<ReadonlySet<string>> => {
  const door = await battle?.();
  const [load] = Object.values(battles);
  if (!door || !load) return new Set();
  const board = openBoard(door, readBattlefield(await load()));
  const sets = board.sides.flatMap((side) => listActions(board, side)).flatMap((actions) => actions.sets.slice(0, 1));
  const ready = sets.map(({ ask }) => prepareAction(board, ask));
  return new Set(ready.flatMap((action) => ('calculator' in action ? [action.calculator] : [])));
};

/** The calculators that the counters of a game's ready battle go to: these can be opened on a map. */
export const listBoardCalculators = (game: Game): Promise<ReadonlySet<string>> => {
  const list = priced.get(game.meta.id) ?? listPriced(game);
  priced.set(game.meta.id, list);
  return list;
};

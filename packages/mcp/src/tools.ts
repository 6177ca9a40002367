import type { McpServer } from '@modelcontextprotocol/server';
import { registerAction, registerBoard } from './board-tools.ts';
import { registerCalculators, registerRoll, registerWhatIf } from './calculator-tools.ts';
import { registerChart, registerCompare, registerGames } from './chart-tools.ts';
import type { Games } from './loaded-game.ts';
import { registerPlan, registerWays } from './plan-tools.ts';
import type { Shapes } from './shapes.ts';

/** Every tool. */
export const registerTools = (server: McpServer, games: Games, shapes: Shapes): void => {
  registerGames(server, games);
  registerChart(server, games, shapes);
  registerCompare(server, games, shapes);
  for (const loaded of games.values()) registerCalculators(server, loaded, shapes);
  registerWhatIf(server, games, shapes);
  registerRoll(server, games, shapes);
  if ([...games.values()].every(({ game }) => !game.battle)) return;
  registerBoard(server, games, shapes);
  registerAction(server, games, shapes);
  registerPlan(server, games, shapes);
  registerWays(server, games, shapes);
};

/**
 * The answers of games for assistant programs, over the Model Context Protocol: a tool for each calculator with the shape of
 * its input and of its report, what would change an answer, throws, charts, printings compared.
 */
import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { LoadedGame } from './loaded-game.ts';
import { registerPrompts } from './prompts.ts';
import { registerResources } from './resources.ts';
import type { Shapes } from './shapes.ts';
import { registerTools } from './tools.ts';

export type { Shapes } from './shapes.ts';

const loadGame = async (game: Game): Promise<LoadedGame> => {
  const calculators = await Promise.all(
    Object.values(game.calculators).map(async (load): Promise<AnyCalculator> => load()),
  );
  return {
    game,
    calculators: new Map(calculators.map((calculator) => [calculator.id, calculator])),
    charts: await game.charts(),
  };
};

/** Loads games and makes what serves them; each call gives a server of its own. */
export const createServers = async (
  games: readonly Game[],
  shapes: Shapes,
  version: string,
): Promise<() => McpServer> => {
  const loaded = new Map((await Promise.all(games.map(loadGame))).map((entry) => [entry.game.meta.id, entry]));
  return () => {
    const server = new McpServer({ name: 'coup-doeil', title: 'Coup d’œil', version });
    registerTools(server, loaded, shapes);
    registerResources(server, loaded);
    registerPrompts(server);
    return server;
  };
};

/** Serves games over standard input and output, until the input ends. Nothing else is written to standard output. */
export const runServer = async (games: readonly Game[], shapes: Shapes, version: string): Promise<void> => {
  serveStdio(await createServers(games, shapes, version));
};

import { t } from '@coup-doeil/core/chart';
import type { Game } from '@coup-doeil/core/game';
import { BrokenGame, brokenGame } from '../broken-game.ts';
import type { InstalledGame } from '../discover.ts';
import { games, tellBroken } from '../find.ts';
import { loadPackage } from '../load-package.ts';
import { version } from '../own-package.ts';
import { createReportSchema, schemas } from '../schemas.ts';
import type { Call, Command } from './command.ts';

const loadWhole = async ({ package: name, load }: InstalledGame): Promise<Game | BrokenGame> => {
  try {
    const game = await load();
    await Promise.all([game.charts(), ...Object.values(game.calculators).map((loadCalculator) => loadCalculator())]);
    return game;
  } catch (error) {
    return brokenGame(name, error);
  }
};

/** The games that load to the last calculator: another is named, and touches none of them. */
const loadSound = async (call: Call): Promise<readonly Game[]> => {
  const loaded = await Promise.all((await games(call)).map(loadWhole));
  tellBroken(
    call,
    loaded.filter((entry) => entry instanceof BrokenGame),
  );
  return loaded.flatMap((entry) => (entry instanceof BrokenGame ? [] : [entry]));
};

export const mcp: Command = {
  usage: 'mcp',
  help: t(
    'the same answers for assistant programs, over standard input and output (Model Context Protocol)',
    'les mêmes réponses pour les programmes d’assistance, par l’entrée et la sortie standard (Model Context Protocol)',
  ),
  most: 0,
  options: ['lang'],
  run: async (call) => {
    const { runServer } = await loadPackage('@coup-doeil/mcp', 'mcp', () => import('@coup-doeil/mcp'));
    await runServer(await loadSound(call), { createReportSchema, schemas }, version());
    return 0;
  },
};

import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import type { BrokenGame } from './broken-game.ts';
import type { Call } from './commands/command.ts';
import { discover, type InstalledGame } from './discover.ts';
import { pickByName, usageError } from './usage-error.ts';

type Telling = Pick<Call, 'io' | 'style' | 'own'>;

export const tellBroken = ({ io, style }: Telling, broken: readonly BrokenGame[]): void => {
  for (const { text } of broken) io.err(`coup-doeil: ${style.translate(text)}\n`);
};

/** The installed games; or the one that a command was given, which stands nowhere. */
export const games = async (call: Telling): Promise<readonly InstalledGame[]> => {
  if (call.own) return [call.own];
  const { games, broken } = await discover();
  tellBroken(call, broken);
  return games;
};

/** An installed game by its id; what is wrong with other packages is told on the way. */
export const findInstalled = async (call: Telling, id: string | undefined): Promise<InstalledGame> => {
  if (call.own) return pickByName('game', id, { [call.own.meta.id]: call.own });
  const { games, broken } = await discover();
  const double = broken.find((fault) => fault.id !== undefined && fault.id === id);
  tellBroken(
    call,
    broken.filter((fault) => fault !== double),
  );
  if (double) throw double;
  const all = Object.fromEntries(games.map((game) => [game.meta.id, game]));
  if (games.length === 0) throw usageError('unknown', 'game', { rule: 'installed-game' }, id);
  return pickByName('game', id, all);
};

export const findGame = async (call: Telling, id: string | undefined): Promise<Game> =>
  (await findInstalled(call, id)).load();

export const findCalculator = async (game: Game, id: string | undefined): Promise<AnyCalculator> =>
  pickByName('calculator', id, game.calculators)();

/** The charts of a printing, the default's when none is named. */
export const findCharts = async (
  game: Game,
  edition: string | undefined,
): Promise<readonly [string, readonly Chart[]]> => {
  const all = await game.charts();
  const wanted = edition ?? game.meta.printings[0]?.id;
  return [wanted ?? '', pickByName('--edition', wanted, all)];
};

export const findChart = (charts: readonly Chart[], id: string): Chart => {
  const wanted = charts.find((chart) => chart.id === id);
  if (wanted) return wanted;
  throw usageError(
    'unknown',
    'chart',
    charts.map((chart) => chart.id),
    id,
  );
};

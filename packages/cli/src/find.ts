import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import type { Call } from './commands/command.ts';
import { discover, type InstalledGame } from './discover.ts';
import { pickByName, usageError } from './usage-error.ts';

export const games = async ({
  io,
  style,
  own,
}: Pick<Call, 'io' | 'style' | 'own'>): Promise<readonly InstalledGame[]> =>
  own ? [own] : discover((broken) => io.err(`coup-doeil: ${style.translate(broken.text)}\n`));

export const findGame = async (call: Pick<Call, 'io' | 'style' | 'own'>, id: string | undefined): Promise<Game> => {
  const all = Object.fromEntries((await games(call)).map((game) => [game.meta.id, game]));
  if (Object.keys(all).length === 0) throw usageError('unknown', 'game', { rule: 'installed-game' }, id);
  return pickByName('game', id, all).load();
};

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

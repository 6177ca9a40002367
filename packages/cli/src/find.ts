import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import type { Call } from './commands/command.ts';
import { discover, type Found } from './discover.ts';
import { WORDS } from './words.ts';
import { named, wrong } from './wrong.ts';

export const games = ({ io, style }: Pick<Call, 'io' | 'style'>): Promise<readonly Found[]> =>
  discover((name) => io.err(`coup-doeil: ${name}: ${style.say(WORDS.broken)}\n`));

export const findGame = async (call: Pick<Call, 'io' | 'style'>, id: string | undefined): Promise<Game> => {
  const all = Object.fromEntries((await games(call)).map((found) => [found.meta.id, found]));
  if (Object.keys(all).length === 0) throw wrong('unknown', 'game', 'a game that is installed; there is none', id);
  return named('game', id, all).load();
};

export const findCalculator = async (game: Game, id: string | undefined): Promise<AnyCalculator> =>
  named('calculator', id, game.calculators)();

/** The charts of a printing, the default's when none is named. */
export const findCharts = async (
  game: Game,
  edition: string | undefined,
): Promise<readonly [string, readonly Chart[]]> => {
  const all = await game.charts();
  const wanted = edition ?? game.meta.printings[0]?.id;
  return [wanted ?? '', named('--edition', wanted, all)];
};

export const findChart = (charts: readonly Chart[], id: string): Chart => {
  const found = charts.find((chart) => chart.id === id);
  if (found) return found;
  throw wrong(
    'unknown',
    'chart',
    charts.map((chart) => chart.id),
    id,
  );
};

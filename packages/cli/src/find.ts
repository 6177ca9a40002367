import type { Chart } from '@aide-de-camp/core/chart';
import type { AnyCalculator, Game } from '@aide-de-camp/core/game';
import { editionsOf } from '@aide-de-camp/core/game';
import { discover, type Found } from './discover.ts';
import { named, wrong } from './wrong.ts';

export const games = async (): Promise<readonly Found[]> => discover();

export const findGame = async (id: string | undefined): Promise<Game> => {
  const all = Object.fromEntries((await games()).map((found) => [found.meta.id, found]));
  return named('game', id, all).load();
};

export const findCalculator = async (game: Game, id: string | undefined): Promise<AnyCalculator> =>
  named('calculator', id, game.calculators)();

export const checkEdition = (calculator: AnyCalculator, edition: string | undefined): void => {
  if (edition !== undefined)
    named('--edition', edition, Object.fromEntries(editionsOf(calculator).map((id) => [id, id])));
};

/** The charts of a printing, the default's when none is named. */
export const findCharts = async (
  game: Game,
  edition: string | undefined,
): Promise<readonly [string, readonly Chart[]]> => {
  const all = await game.charts();
  const wanted = edition ?? game.meta.printings.find((printing) => printing.default)?.id;
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

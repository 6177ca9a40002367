import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import type { Lang } from './words.ts';

/** The symbols of a game's key in a language, by the English ones: those that the cells of some calculators are made of. */
export const listSymbols = async (
  game: Game,
  calculators: readonly AnyCalculator[],
  lang: Lang,
): Promise<Readonly<Record<string, string>>> => {
  const charts = Object.values(await game.charts()).flat();
  const key = charts.filter(({ kind }) => kind === 'key').flatMap(({ rows }) => rows);
  const cells = calculators
    .flatMap((calculator) => Object.values(calculator.charts).flatMap((printing) => Object.values(printing)))
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells).map(({ printed }) => printed)));
  return Object.fromEntries(
    key.flatMap(({ symbol }) =>
      symbol && cells.some((cell) => cell.includes(symbol.en)) ? [[symbol.en, symbol[lang]]] : [],
    ),
  );
};

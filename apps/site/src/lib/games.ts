import { games, metas } from 'virtual:coup-doeil/games';
import { type Chart, createSpeller, type Difference, diff, type Speller } from '@coup-doeil/core/chart';
import { type AnyCalculator, type Game, getDefaultPrinting, type Meta } from '@coup-doeil/core/game';
import type { Lang } from './words.ts';

/** A game with all that its pages draw. */
export interface Loaded {
  readonly meta: Meta;
  readonly game: Game;
  /** Printings in the order of the game, the default first. */
  readonly editions: readonly string[];
  readonly charts: Readonly<Record<string, readonly Chart[]>>;
  readonly calculators: readonly AnyCalculator[];
}

const load = async (meta: Meta): Promise<Loaded> => {
  const game = await games[meta.id]?.();
  if (game === undefined) throw new Error(`${meta.id} has a meta and no game`);
  const calculators = await Promise.all(
    meta.calculators.map(async ({ id }) => {
      const calculator = await game.calculators[id]?.();
      if (calculator === undefined) throw new Error(`${meta.id} lists ${id} in its meta, but has no such calculator`);
      return calculator;
    }),
  );
  const charts = await game.charts();
  const editions = meta.printings.map(({ id }) => id);
  return { meta, game, editions, charts, calculators };
};

let all: Promise<readonly Loaded[]> | undefined;
/** Every game of the workspace, loaded once a build. */
export const loadGames = (): Promise<readonly Loaded[]> => {
  all ??= Promise.all(metas.map(load));
  return all;
};

export const chartIn = ({ charts }: Loaded, edition: string, id: string): Chart | undefined =>
  charts[edition]?.find((chart) => chart.id === id);

export const keyOf = ({ charts }: Loaded, edition: string): Chart | undefined =>
  charts[edition]?.find(({ kind }) => kind === 'key');

/** Prints a cell as the language prints it, by the game's own key. */
export const spellerOf = (loaded: Loaded, edition: string, lang: Lang): Speller =>
  createSpeller(keyOf(loaded, edition), lang);

/** How an edition is named in an address: the default has no name. */
export const addressName = ({ meta }: Loaded, edition: string): string | undefined =>
  edition === getDefaultPrinting(meta) ? undefined : edition;

/** Every pair of neighbouring printings, the older first. */
export const pairPrintings = ({ editions }: Loaded): readonly (readonly [from: string, to: string])[] =>
  editions.slice(0, -1).flatMap((to, i) => {
    const from = editions[i + 1];
    return from === undefined ? [] : [[from, to] as const];
  });

/** The pair in which a printing is compared: with the one before it; the oldest with the one after. */
export const pairOf = (loaded: Loaded, edition: string): readonly [from: string, to: string] | undefined => {
  const pairs = pairPrintings(loaded);
  return pairs.find(([, to]) => to === edition) ?? pairs.find(([from]) => from === edition);
};

const cache = new Map<string, readonly Difference[]>();
/** What changed between two printings of a game, computed once a build. */
export const changesBetween = ({ meta, charts }: Loaded, from: string, to: string): readonly Difference[] => {
  const name = `${meta.id} ${from} ${to}`;
  const differences = cache.get(name) ?? diff(charts[from] ?? [], charts[to] ?? []);
  cache.set(name, differences);
  return differences;
};

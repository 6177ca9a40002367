import type { BattleDoor } from '../battle/door.ts';
import { type AnyCalculator, defineGame, type Game, type Meta, type Source } from '../game/game.ts';
import type { Readings } from '../game/reading.ts';
import { first } from '../game/value.ts';
import { LANGUAGES } from '../text/index.ts';
import type { Charts } from './make/charts.ts';
import { createMarchCalculator } from './make/march.ts';
import type { BattleRecipe, Recipe } from './make/recipe.ts';
import { createTableCalculator } from './make/table.ts';
import type { SheetPrinting, Title } from './read/game.ts';
import { mergeReadings, type OwnReadings } from './read/readings.ts';
import type { Built } from './read/recipes.ts';
import type { SheetRuling } from './read/rulings.ts';
import { readingsOfRecipe } from './readings.ts';

/** What the sheets of a game say, as plain data. */
export interface SheetData {
  readonly title: Title;
  readonly printings: readonly SheetPrinting[];
  readonly sources: readonly Source[];
  readonly readings: Readings;
  readonly recipes: readonly Recipe[];
  /** The charts of each printing that nothing is wrong with, in the sheet’s order, with what their builders took. */
  readonly charts: Readonly<Record<string, readonly Built[]>>;
  /** What the sheet says of situations at the table, for tests. */
  readonly rulings: readonly SheetRuling[];
  /** Zones, facing and marches, of which its battle door is made. */
  readonly battle?: BattleRecipe;
}

export const byId = (charts: readonly Built[]): Charts =>
  Object.fromEntries(charts.map(({ built }) => [built.id, built]));

/** The charts that a recipe names. */
export const namedByRecipe = (recipe: Recipe): readonly string[] =>
  recipe.kind === 'march'
    ? [recipe.grid]
    : [
        recipe.table,
        ...recipe.modifiers,
        ...recipe.ladders,
        ...(typeof recipe.columns === 'object' ? [recipe.columns.ladder] : []),
        ...(recipe.readOn === undefined ? [] : [recipe.readOn]),
      ];

/** What the lines of a recipe say, each by one term. */
export const termsOfRecipe = (recipe: Recipe, charts: Charts, term: string): readonly string[] =>
  Object.values(charts).flatMap(({ id, rows }) =>
    (namedByRecipe(recipe).includes(id) ? rows : []).flatMap(({ terms }) =>
      typeof terms[term] === 'string' ? [terms[term]] : [],
    ),
  );

export const createCalculator = (
  game: string,
  recipe: Recipe,
  printed: readonly PrintedCharts[],
  own: OwnReadings,
): AnyCalculator => {
  const charts = Object.fromEntries(printed.map(({ printing, built }) => [printing.id, byId(built)]));
  const newest = byId(first(printed).built);
  const conditions = termsOfRecipe(recipe, newest, 'when').map((when) => when.replace(/=.*$/, ''));
  const inConditions = Object.entries(own.readings).filter(([id]) => conditions.includes(id));
  const making = {
    game,
    printings: printed.map(({ printing }) => printing.id),
    charts,
    readings: { ...Object.fromEntries(inConditions), ...mergeReadings(readingsOfRecipe(recipe, newest), own) },
  };
  return recipe.kind === 'march'
    ? createMarchCalculator({ ...making, recipe })
    : createTableCalculator({ ...making, recipe });
};

/** The charts of a printing. */
export interface PrintedCharts {
  readonly printing: SheetPrinting;
  readonly built: readonly Built[];
}

const createMeta = (
  { title, printings, recipes, sources }: SheetData,
  version: string,
  newest: readonly Built[],
): Meta => {
  const { id, title: name, publisher, period, about, stage } = title;
  const languages = LANGUAGES.filter((language) => sources.some((source) => source.languages.includes(language)));
  return {
    id,
    title: name,
    publisher,
    period,
    about,
    dice: [
      ...new Set(recipes.flatMap((recipe) => (recipe.kind === 'table' ? [recipe.dice.replace('pool ', '')] : []))),
    ],
    printings: printings.map(({ id: printing, year, label }) => ({ id: printing, year, label })),
    languages: languages.length > 0 ? languages : LANGUAGES,
    stage,
    version,
    charts: newest.map(({ listed }) => ({ id: listed.id, title: listed.title })),
    calculators: recipes.map((recipe) => ({ id: recipe.id, title: recipe.title })),
  };
};

/** What is made of the sheets. */
interface Made {
  readonly calculators: readonly AnyCalculator[];
  readonly door: BattleDoor | undefined;
  /** Battles to start from. */
  readonly battles: Game['battles'];
}

export const createGame = (
  data: SheetData,
  version: string,
  printed: readonly PrintedCharts[],
  { calculators, door, battles }: Made,
): Game =>
  defineGame({
    meta: createMeta(data, version, first(printed).built),
    sources: data.sources,
    readings: data.readings,
    silences: [],
    ...(door ? { battle: async () => door, battles: battles ?? {} } : {}),
    charts: async () =>
      Object.fromEntries(printed.map(({ printing, built }) => [printing.id, built.map((chart) => chart.built)])),
    calculators: Object.fromEntries(calculators.map((calculator) => [calculator.id, async () => calculator])),
  });

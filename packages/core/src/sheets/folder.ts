import { pairItems } from '../chart/pair-up.ts';
import type { AnyCalculator, Game } from '../game/game.ts';
import { first } from '../game/value.ts';
import { t } from '../text/index.ts';
import {
  byId,
  createCalculator,
  createGame,
  namedByRecipe,
  type PrintedCharts,
  type SheetData,
  termsOfRecipe,
} from './game.ts';
import type { Desk } from './line.ts';
import { createProblems, type Problem } from './problem.ts';
import { readStances } from './read/battle.ts';
import { checkPrinting } from './read/checks.ts';
import { readPrintings, readSources, readTitle } from './read/game.ts';
import { checkFolders, type Files, listCharts, parseFiles, readCharts, type Sheets } from './read/printings.ts';
import { readReadings } from './read/readings.ts';
import { buildRecipes } from './read/recipes.ts';
import { readRulings } from './read/rulings.ts';

const NO_SHEETS = t('there is no sheet', 'il n’y a pas de feuille');

/** What the sheets themselves may not say. */
export interface ReadOptions {
  /** What the game goes by where game.csv does not say it. */
  readonly folder?: string;
  /** The version of the package that holds the sheets. */
  readonly version?: string;
}

/** A game read from its sheets, and everything that is wrong with them. */
export interface SheetGame {
  /** The game as far as nothing is wrong with its sheets: whole where there is no problem. */
  readonly game: Game;
  readonly problems: readonly Problem[];
  /** Its calculators by their ids, at once. */
  readonly calculators: Readonly<Record<string, AnyCalculator>>;
  readonly data: SheetData;
}

/** Everything that is read before the charts. */
const readFront = (sheets: Sheets, folder: string, desk: Desk) => {
  const title = readTitle(sheets.get('game'), folder, desk);
  const sources = readSources(sheets.get('sources'), title, desk);
  const documents = sources.map(({ id }) => id);
  const printings = readPrintings(sheets.get('printings'), documents, desk);
  const [battle, rulings] = [sheets.get('battle'), sheets.get('rulings')];
  return {
    title,
    sources,
    printings,
    rulings: rulings ? readRulings(rulings, desk) : [],
    stances: battle ? readStances(battle, desk) : {},
  };
};

/** A whole game from the sheets of a folder: charts, calculators, and every mistake at once, each with its place. */
export const readSheets = (files: Files, { folder = 'sheets', version = '0.0.0' }: ReadOptions = {}): SheetGame => {
  const problems = createProblems();
  const desk: Desk = { problems, notes: [] };
  const sheets = parseFiles(files, problems);
  const front = readFront(sheets, folder, desk);
  const listing = listCharts(sheets, desk);
  if (listing.length === 0 && problems.list.length === 0) problems.add({ file: 'charts.csv', text: NO_SHEETS });
  checkFolders(sheets, front.printings, problems);
  const charts = readCharts(sheets, listing, front.printings, problems);
  const printed = pairItems(front.printings, charts).map(([printing, built]): PrintedCharts => ({ printing, built }));
  const { printing, built: newest } = first(printed);
  const drafted = buildRecipes(listing, newest, problems);
  const sheet = sheets.get('readings');
  const ids = listing.filter(({ kind }) => kind !== 'march').map(({ id }) => id);
  const own = sheet ? readReadings(sheet, ids, printing.document, desk) : {};
  for (const { built } of printed) {
    const isWhole = built.length === ids.length;
    checkPrinting({ charts: built, byId: byId(built), isWhole, problems }, drafted, own);
  }
  const isSound = (id: string): boolean =>
    printed.every(({ built }) => built.some((chart) => chart.listed.id === id && !problems.has(chart.sheet.file)));
  // Symbols are read by every calculator.
  const keys = listing.filter(({ kind }) => kind === 'key').map(({ id }) => id);
  const recipes = drafted.filter((recipe) =>
    [...namedByRecipe(recipe), ...termsOfRecipe(recipe, byId(newest), 'chart'), ...keys].every(isSound),
  );
  const calculators = recipes.map((recipe) => createCalculator(front.title.id, recipe, printed, own));
  const data: SheetData = {
    ...front,
    recipes,
    readings: Object.assign({}, ...calculators.map(({ readings }) => readings)),
    charts: Object.fromEntries(printed.map(({ printing, built }) => [printing.id, built])),
  };
  return {
    game: createGame(data, version, printed, calculators),
    problems: problems.list,
    calculators: Object.fromEntries(calculators.map((calculator) => [calculator.id, calculator])),
    data,
  };
};

/** A calculator of a game from sheets, by its id. */
export const getCalculator = ({ calculators, problems }: SheetGame, id: string): AnyCalculator => {
  const calculator = calculators[id];
  if (!calculator) throw new Error(`no calculator ${id}; ${problems.length} mistakes in the sheets`);
  return calculator;
};

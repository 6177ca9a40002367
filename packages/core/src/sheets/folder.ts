import type { BattleDoor } from '../battle/door.ts';
import { pairItems } from '../chart/pair-up.ts';
import type { AnyCalculator, Game } from '../game/game.ts';
import type { Readings } from '../game/reading.ts';
import { first } from '../game/value.ts';
import { t } from '../text/index.ts';
import { createBattle } from './battle.ts';
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
import type { Recipe } from './make/recipe.ts';
import { createProblems, type Problem, type Problems } from './problem.ts';
import { buildBattleRecipe, readStances } from './read/battle.ts';
import { checkTargets } from './read/check-targets.ts';
import { checkPrinting } from './read/checks.ts';
import { readPrintings, readSources, readTitle, type SheetPrinting } from './read/game.ts';
import type { Listed } from './read/listing.ts';
import { checkFolders, type Files, listCharts, parseFiles, readCharts, type Sheets } from './read/printings.ts';
import { type OwnReadings, readReadings } from './read/readings.ts';
import { buildRecipes } from './read/recipes.ts';
import { readRulings } from './read/rulings.ts';
import { warnOfArms, warnOfReadings, warnOfUnused } from './read/unused.ts';

const NO_SHEETS = t('there is no sheet', 'il n’y a pas de feuille');

/** What the sheets themselves may not say. */
export interface ReadOptions {
  /** What the game goes by where game.csv does not say it. */
  readonly folder?: string;
  /** The version of the package that holds the sheets. */
  readonly version?: string;
  /** Battles to start from, for a game whose sheets make a battle door. */
  readonly battles?: Game['battles'];
}

/** A game read from its sheets, and everything that is wrong with them. */
export interface SheetGame {
  /** The game as far as nothing is wrong with its sheets: whole where there is no problem. */
  readonly game: Game;
  readonly problems: readonly Problem[];
  /** What is no mistake and counts for nothing: lines that no throw counts, results that no table prints. */
  readonly warnings: readonly Problem[];
  /** Its calculators by their ids, at once. */
  readonly calculators: Readonly<Record<string, AnyCalculator>>;
  /** Its battle door, at once, where battle.csv and a march make one. */
  readonly door: BattleDoor | undefined;
  readonly data: SheetData;
}

/** Everything that is read before the charts. */
const readFront = (sheets: Sheets, folder: string, desk: Desk) => {
  const title = readTitle(sheets.get('game'), folder, desk);
  const sources = readSources(sheets.get('sources'), title, desk);
  const documents = sources.map(({ id }) => id);
  const printings = readPrintings(sheets.get('printings'), documents, desk);
  return { title, sources, printings };
};

const NO_READINGS: OwnReadings = { readings: {}, lineOf: new Map() };

/** What rulings and steps may name: tables that may be thrown on, marches, printings; anything where the list of those has mistakes. */
const listKnown = (listing: readonly Listed[], printings: readonly SheetPrinting[], problems: Problems) => {
  const asked = listing.filter(({ kind }) => kind === 'bands' || kind === 'matrix' || kind === 'march');
  return {
    ...(problems.has('charts.csv') ? {} : { calculators: asked.map(({ id }) => id) }),
    ...(problems.has('printings.csv') ? {} : { printings: printings.map(({ id }) => id) }),
  };
};

/** The charts of every printing, the newest first. */
const readPrinted = (
  sheets: Sheets,
  listing: readonly Listed[],
  printings: readonly SheetPrinting[],
  problems: Problems,
): readonly PrintedCharts[] =>
  pairItems(printings, readCharts(sheets, listing, printings, problems)).map(([printing, built]) => ({
    printing,
    built,
  }));

/** What is made of charts once nothing is wrong with those that it is made of. */
const listSound = (
  drafted: readonly Recipe[],
  listing: readonly Listed[],
  printed: readonly PrintedCharts[],
  problems: Problems,
): readonly Recipe[] => {
  const newest = byId(first(printed).built);
  const isSound = (id: string): boolean =>
    printed.every(({ built }) => built.some((chart) => chart.listed.id === id && !problems.has(chart.sheet.file)));
  // Symbols are read by every calculator.
  const keys = listing.filter(({ kind }) => kind === 'key').map(({ id }) => id);
  return drafted.filter((recipe) =>
    [...namedByRecipe(recipe), ...termsOfRecipe(recipe, newest, 'chart'), ...keys].every(isSound),
  );
};

/** Everything that the sheets say, as far as it can be read; what is wrong is told to the problems. */
const readAll = (files: Files, folder: string, problems: Problems, warnings: Problems) => {
  const desk: Desk = { problems, notes: [] };
  const sheets = parseFiles(files, problems);
  const front = readFront(sheets, folder, desk);
  const listing = listCharts(sheets, desk);
  if (listing.length === 0 && problems.list.length === 0)
    problems.add({ file: 'charts.csv', line: 1, column: 'id', text: NO_SHEETS });
  checkFolders(sheets, front.printings, problems);
  const printed = readPrinted(sheets, listing, front.printings, problems);
  const { printing, built: newest } = first(printed);
  const drafted = buildRecipes(listing, newest, problems);
  const [worded, ruled, arms] = [sheets.get('readings'), sheets.get('rulings'), sheets.get('battle')];
  const ids = listing.filter(({ kind }) => kind !== 'march').map(({ id }) => id);
  const own = worded ? readReadings(worded, ids, printing.document, desk) : NO_READINGS;
  const known = listKnown(listing, front.printings, problems);
  const rulings = ruled ? readRulings(ruled, known, desk) : [];
  for (const { built } of printed) {
    const charts = { charts: built, byId: byId(built), isWhole: built.length === ids.length, problems };
    checkPrinting(charts, drafted, { ...own, ...known });
    checkTargets(charts, drafted, warnings);
  }
  const battle = arms && buildBattleRecipe(readStances(arms, desk), listing, drafted);
  const recipes = listSound(drafted, listing, printed, problems);
  return { sheets, front, rulings, printed, recipes, own, battle: problems.has('battle.csv') ? undefined : battle };
};

/** Tells what stands in sound sheets and counts for nothing. */
const warnOfAll = (
  { sheets, printed, recipes, own }: ReturnType<typeof readAll>,
  asked: Readings,
  warnings: Problems,
): void => {
  const printings = printed.map(({ built }) => ({
    charts: built,
    byId: byId(built),
    isWhole: true,
    problems: warnings,
  }));
  const inThrows = printings.flatMap(({ byId: charts }) =>
    recipes.flatMap((recipe) => [...namedByRecipe(recipe), ...termsOfRecipe(recipe, charts, 'chart')]),
  );
  warnOfUnused(printings, recipes, inThrows, warnings);
  warnOfReadings(own, Object.keys(asked), warnings);
  const arms = sheets.get('battle');
  if (arms && !recipes.some(({ kind }) => kind === 'march')) warnOfArms(arms.heads, warnings);
};

/** A whole game from the sheets of a folder: charts, calculators, and every mistake at once, each with its place. */
export const readSheets = (
  files: Files,
  { folder = 'sheets', version = '0.0.0', battles }: ReadOptions = {},
): SheetGame => {
  const [problems, warnings] = [createProblems(), createProblems()];
  const read = readAll(files, folder, problems, warnings);
  const { front, rulings, printed, recipes, own, battle } = read;
  const calculators = recipes.map((recipe) => createCalculator(front.title.id, recipe, printed, own));
  const game = { id: front.title.id, version };
  const door = battle && createBattle(game, battle, { recipes, calculators, printed, own });
  const data: SheetData = {
    ...front,
    rulings,
    recipes,
    readings: Object.assign({}, ...calculators.map(({ readings }) => readings), door?.readings),
    charts: Object.fromEntries(printed.map(({ printing, built }) => [printing.id, built])),
    ...(battle && door ? { battle } : {}),
  };
  if (problems.list.length === 0) warnOfAll(read, data.readings, warnings);
  return {
    game: createGame(data, version, printed, { calculators, door, battles }),
    problems: problems.list,
    warnings: warnings.list,
    calculators: Object.fromEntries(calculators.map((calculator) => [calculator.id, calculator])),
    door,
    data,
  };
};

/** A calculator of a game from sheets, by its id. */
export const getCalculator = ({ calculators, problems }: SheetGame, id: string): AnyCalculator => {
  const calculator = calculators[id];
  if (!calculator) throw new Error(`no calculator ${id}; ${problems.length} mistakes in the sheets`);
  return calculator;
};

/** The battle door of a game from sheets. */
export const getBattle = ({ door, problems }: SheetGame): BattleDoor => {
  if (!door) throw new Error(`no battle door; ${problems.length} mistakes in the sheets`);
  return door;
};

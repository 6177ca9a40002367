import type { Note } from '../chart/chart.ts';
import { notes as buildNotes } from '../chart/notes.ts';
import { type AnyCalculator, defineGame, type Game, type Meta, type Source } from '../game/game.ts';
import type { Readings } from '../game/reading.ts';
import { LANGUAGES, type Text, t } from '../text/index.ts';
import { parseSheets, type Sheet } from './csv.ts';
import type { Desk } from './line.ts';
import type { Charts } from './make/charts.ts';
import { createMarchCalculator } from './make/march.ts';
import type { Plan } from './make/plan.ts';
import { createTableCalculator } from './make/table.ts';
import { createProblems, type Problem, type Problems } from './problem.ts';
import { readStances, type Stance } from './read/battle.ts';
import { buildChart, readChart } from './read/chart.ts';
import { checkPrinting } from './read/checks.ts';
import {
  guessKind,
  type Listed,
  OTHER_SHEETS,
  readListing,
  readPrintings,
  readSources,
  readTitle,
  type SheetPrinting,
  type Title,
  titleFor,
} from './read/game.ts';
import { areSteps, type Built, planCalculators } from './read/plans.ts';
import { readReadings } from './read/readings.ts';
import { readRulings, type SheetRuling } from './read/rulings.ts';
import { readingsOfPlan } from './readings.ts';

/** The files of a game by their paths without `.csv`, `terrain` or `2010/terrain`, each as text or as bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** What the sheets of a game say, as plain data. */
export interface SheetData {
  readonly title: Title;
  readonly printings: readonly SheetPrinting[];
  readonly sources: readonly Source[];
  readonly readings: Readings;
  readonly plans: readonly Plan[];
  /** The charts of each printing that nothing is wrong with, in the sheet’s order, with what their builders took. */
  readonly charts: Readonly<Record<string, readonly Built[]>>;
  /** What the sheet says of situations at the table, for tests. */
  readonly rulings: readonly SheetRuling[];
  /** Zones and facing, for a battle door. */
  readonly stances: Readonly<Record<string, Stance>>;
}

export interface ReadOptions {
  /** What the game goes by where game.csv does not say it. */
  readonly folder?: string;
  /** The version of the package that holds the sheets. */
  readonly version?: string;
}

export interface SheetGame {
  /** The game as far as nothing is wrong with its sheets: whole where there is no problem. */
  readonly game: Game;
  readonly problems: readonly Problem[];
  /** Its calculators by their ids, at once. */
  readonly calculators: Readonly<Record<string, AnyCalculator>>;
  readonly data: SheetData;
}

const TITLES: Readonly<Record<string, Text>> = {
  notes: t('Notes', 'Notes'),
  key: t('Key', 'Légende'),
  results: t('Results', 'Résultats'),
};

type Sheets = ReadonlyMap<string, Sheet>;

const parseFiles = (files: Files, problems: Problems): Sheets =>
  new Map(
    Object.entries(files).flatMap(([name, content]) => parseSheets(name.replace(/\.csv$/i, ''), content, problems)),
  );

const NO_FILE = t('there is no file of that name', 'il n’y a pas de fichier de ce nom');
const NO_SHEETS = t('there is no sheet', 'il n’y a pas de feuille');
const NO_PRINTING = t(
  'a folder is named for a later printing of printings.csv, and holds sheets of the newest that differ there',
  'un dossier porte le nom d’une édition plus ancienne de printings.csv, et contient les feuilles de la plus récente qui y diffèrent',
);

/** The charts in the sheet’s order: those that charts.csv lists, then every other sheet, its kind told by its heads. */
const listCharts = (sheets: Sheets, desk: Desk): Listed[] => {
  const own = sheets.get('charts');
  const listed = own ? readListing(own, desk) : [];
  for (const { id, kind, line } of listed) if (kind !== 'march' && !sheets.has(id)) line?.refuse('id', NO_FILE);
  const others = [...sheets].filter(
    ([name]) => !name.includes('/') && !OTHER_SHEETS.includes(name) && !listed.some(({ id }) => id === name),
  );
  return [
    ...listed.filter(({ id, kind }) => kind === 'march' || sheets.has(id)),
    ...others.map(
      ([id, sheet]): Listed => ({ id, kind: guessKind(id, sheet, areSteps), title: TITLES[id] ?? titleFor(id) }),
    ),
  ];
};

const checkFolders = (sheets: Sheets, printings: readonly SheetPrinting[], problems: Problems): void => {
  const others = printings.slice(1).map(({ id }) => id);
  for (const name of sheets.keys()) {
    const [folder = '', file, ...more] = name.split('/');
    if (file === undefined) continue;
    const isPrinting = others.includes(folder) && more.length === 0 && sheets.has(file) && !OTHER_SHEETS.includes(file);
    if (!isPrinting) problems.add({ file: `${name}.csv`, text: NO_PRINTING });
  }
};

/** Reads the charts of one printing: its own sheets, and those of the newest where it has none. */
const readPrinting = (
  sheets: Sheets,
  listing: readonly Listed[],
  { id, document }: SheetPrinting,
  problems: Problems,
): readonly Built[] => {
  const sheetOf = (name: string): Sheet | undefined => sheets.get(`${id}/${name}`) ?? sheets.get(name);
  const isNotes = ({ kind }: Listed): boolean => kind === 'notes';
  const noted = listing.filter(isNotes).flatMap((listed) => {
    const sheet = sheetOf(listed.id);
    return sheet ? [readChart(listed, sheet, document, { problems, notes: [] })] : [];
  });
  const notes = noted.flatMap(({ chart }): Note[] => {
    if (chart.kind !== 'notes') return [];
    const built = buildNotes(chart.spec);
    return Object.keys(chart.spec.rows).map((note) => built.note(note));
  });
  const read = listing.flatMap((listed) => {
    const sheet = sheetOf(listed.id);
    if (listed.kind === 'march' || !sheet) return [];
    return noted.find((chart) => chart.listed === listed) ?? [readChart(listed, sheet, document, { problems, notes })];
  });
  return read.flatMap((chart) =>
    problems.has(chart.sheet.file) ? [] : [{ ...chart, built: buildChart(chart.chart) }],
  );
};

const byId = (charts: readonly Built[]): Charts => Object.fromEntries(charts.map(({ built }) => [built.id, built]));

/** The charts that a plan names. */
const namedByPlan = (plan: Plan): readonly string[] =>
  plan.kind === 'march'
    ? [plan.grid]
    : [
        plan.table,
        ...plan.modifiers,
        ...plan.ladders,
        ...(typeof plan.columns === 'object' ? [plan.columns.ladder] : []),
        ...(plan.readOn === undefined ? [] : [plan.readOn]),
      ];

/** What the lines of a plan say, each by one term. */
const termsOfPlan = (plan: Plan, charts: Charts, term: string): readonly string[] =>
  namedByPlan(plan).flatMap((id) =>
    (charts[id]?.rows ?? []).flatMap(({ terms }) => (typeof terms[term] === 'string' ? [terms[term]] : [])),
  );

const createCalculator = (plan: Plan, printed: readonly Printed[], own: Readings): AnyCalculator => {
  const charts = Object.fromEntries(printed.map(({ printing, built }) => [printing.id, byId(built)]));
  const newest = byId(printed[0]?.built ?? []);
  const named = termsOfPlan(plan, newest, 'when').map((when) => when.replace(/=.*$/, ''));
  const asked = readingsOfPlan(plan, newest);
  const said = Object.entries(own).filter(([id]) => Object.hasOwn(asked, id) || named.includes(id));
  const making = {
    printings: printed.map(({ printing }) => printing.id),
    charts,
    readings: { ...asked, ...Object.fromEntries(said) },
  };
  return plan.kind === 'march'
    ? createMarchCalculator({ ...making, plan })
    : createTableCalculator({ ...making, plan });
};

const NO_READING = t(
  'readings.csv has no such reading and option',
  'readings.csv n’a pas cette lecture et cette option',
);

/** A line that holds under an option names one that is there. */
const checkConditions = (built: readonly Built[], readings: Readings, problems: Problems): void => {
  for (const { built: chart, sheet, lineOf } of built)
    for (const { id, terms } of chart.rows) {
      if (terms.when === undefined) continue;
      const [reading = '', option = ''] = String(terms.when).split('=');
      const line = lineOf.get(id);
      if (!Object.hasOwn(readings[reading]?.options ?? {}, option))
        problems.add({
          file: sheet.file,
          ...(line === undefined ? {} : { line }),
          column: 'when',
          text: NO_READING,
          given: String(terms.when),
        });
    }
};

interface Printed {
  readonly printing: SheetPrinting;
  readonly built: readonly Built[];
}

const createMeta = ({ title, printings, plans, charts, sources }: SheetData, version: string): Meta => {
  const { id, title: name, publisher, period, about, stage } = title;
  const newest = charts[printings[0]?.id ?? ''] ?? [];
  const languages = LANGUAGES.filter((language) => sources.some((source) => source.languages.includes(language)));
  return {
    id,
    title: name,
    publisher,
    period,
    about,
    dice: [...new Set(plans.flatMap((plan) => (plan.kind === 'table' ? [plan.dice.replace('pool ', '')] : [])))],
    printings: printings.map(({ id: printing, year, label }) => ({ id: printing, year, label })),
    languages: languages.length > 0 ? languages : LANGUAGES,
    stage,
    version,
    charts: newest.map(({ listed }) => ({ id: listed.id, title: listed.title })),
    calculators: plans.map((plan) => ({ id: plan.id, title: plan.title })),
  };
};

const createGame = (
  data: SheetData,
  version: string,
  printed: readonly Printed[],
  calculators: readonly AnyCalculator[],
): Game =>
  defineGame({
    meta: createMeta(data, version),
    sources: data.sources,
    readings: data.readings,
    silences: [],
    charts: async () =>
      Object.fromEntries(printed.map(({ printing, built }) => [printing.id, built.map((chart) => chart.built)])),
    calculators: Object.fromEntries(calculators.map((calculator) => [calculator.id, async () => calculator])),
  });

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
  const printed = front.printings.map(
    (printing): Printed => ({ printing, built: readPrinting(sheets, listing, printing, problems) }),
  );
  const newest = printed[0]?.built ?? [];
  const planned = planCalculators(listing, newest, problems);
  const sheet = sheets.get('readings');
  const ids = newest.map(({ listed }) => listed.id);
  const own = sheet ? readReadings(sheet, ids, front.printings[0]?.document ?? '', desk) : {};
  for (const { built } of printed) {
    checkPrinting({ charts: built, byId: byId(built), problems }, planned);
    checkConditions(built, own, problems);
  }
  const isSound = (id: string): boolean =>
    printed.every(({ built }) => built.some((chart) => chart.listed.id === id && !problems.has(chart.sheet.file)));
  // Symbols are read by every calculator.
  const keys = listing.filter(({ kind }) => kind === 'key').map(({ id }) => id);
  const plans = planned.filter((plan) =>
    [...namedByPlan(plan), ...termsOfPlan(plan, byId(newest), 'chart'), ...keys].every(isSound),
  );
  const calculators = plans.map((plan) => createCalculator(plan, printed, own));
  const data: SheetData = {
    ...front,
    plans,
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

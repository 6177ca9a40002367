import type { Chart } from '../../chart/chart.ts';
import type { Favour } from '../../chart/ladder.ts';
import { t } from '../../text/index.ts';
import { nameColumn } from '../make/column.ts';
import type { Recipe, TableRecipe } from '../make/recipe.ts';
import { parseDice } from '../parse/dice.ts';
import { parseStep } from '../parse/step.ts';
import { nameOfColumn, type Problems } from '../problem.ts';
import type { ReadChart } from './chart.ts';
import { guessDice } from './guess-dice.ts';
import { listStrayHeads, WANTS_STEP } from './ladder.ts';
import type { Listed } from './listing.ts';
import { buildMarchRecipe } from './march-recipe.ts';

/** A printing’s charts that nothing is wrong with, beside what their sheets said. */
export interface Built extends ReadChart {
  readonly built: Chart;
}

const WANTS_DICE = t(
  'say in charts.csv what is thrown on it: its row there has a column dice',
  'dites dans charts.csv ce qu’on y lance\u202f: sa ligne a une colonne dice',
);
const NOT_IN_THROW = t(
  'modifiers and ladders go into a throw; on a pool, bands that its successes are read on',
  'un jet prend des modificateurs et des rapports\u202f; une poignée de dés, une table où lire ses succès',
);
const READ_BY_POOL = t(
  'the successes of a pool are read on it, and nothing is thrown here',
  'on y lit les succès d’une poignée de dés, et on n’y jette rien',
);
const NOT_BY_HEADS = t(
  'its column is not found by odds or differences in its heads: the ladder says how it is rounded, or nothing is',
  'sa colonne ne se trouve pas par des rapports ou des différences dans ses titres\u202f: c’est à l’échelle de dire l’arrondi, ou rien ne s’arrondit',
);
const NO_FILE = t('there is no file of that name', 'il n’y a pas de fichier de ce nom');
/** Takes down what is wrong in a row of charts.csv: only such a row says what could be. */
const addListedProblem = ({ line }: Listed, column: string, text: typeof NO_FILE): void =>
  line?.addProblem(column, text);

/** `1-2` as odds has a 1 in it; `3-4` is a range of strengths, and no difference without a sign says that it is one. */
const isOdds = (head: string): boolean => !/^\d+-\d+/.test(head) || /^1-|-1(?!\d)/.test(head);
const isSigned = (head: string): boolean => /^[+−-]/.test(head);

/** A matrix whose heads are all odds, or all differences, finds its column by them. */
export const areSteps = (heads: readonly string[]): boolean => {
  const steps = heads.map((head) => parseStep(head)?.by);
  const areAlike = heads.length > 1 && steps.every((by) => by !== undefined && by === steps[0]);
  return areAlike && (steps[0] === 'ratio' ? heads.every(isOdds) : heads.some(isSigned));
};

const isTable = ({ listed }: Built): boolean => listed.kind === 'bands' || listed.kind === 'matrix';

/** The charts that go into a throw: those that `with` names, else by their names, or all where there is one table. */
const usedBy = (table: Built, charts: readonly Built[]): readonly Built[] => {
  const { uses, id } = table.listed;
  if (uses) return charts.filter(({ listed }) => uses.includes(listed.id) && listed.id !== id);
  const alone = charts.filter(isTable).length === 1;
  return charts.filter(
    ({ listed: { kind, id: other } }) =>
      (kind === 'modifiers' || kind === 'ladder') && (alone || other.startsWith(`${id}-`)),
  );
};

const namesColumns = (table: Built, { built }: Built): boolean =>
  built.rows.some((row) => nameColumn(table.built.columns, String(row.cells.value?.printed)) !== null);

const laddersOfLines = (modifiers: readonly Built[]): readonly string[] =>
  modifiers.flatMap(({ built }) =>
    built.rows.flatMap(({ terms }) => (terms.column === 'value' ? [String(terms.chart)] : [])),
  );

/** The charts that go into a throw on a table, by what they do there. */
const sortUsed = (table: Built, charts: readonly Built[], isPool: boolean) => {
  const used = usedBy(table, charts);
  const modifiers = used.filter((chart) => chart.listed.kind === 'modifiers');
  const ladders = used.filter((chart) => chart.listed.kind === 'ladder');
  const naming = table.listed.kind === 'matrix' ? ladders.find((ladder) => namesColumns(table, ladder)) : undefined;
  const readOn = isPool ? used.find(isTable) : undefined;
  if (used.some((chart) => ![...modifiers, ...ladders, readOn].includes(chart)))
    addListedProblem(table.listed, 'with', NOT_IN_THROW);
  const looked = laddersOfLines(modifiers);
  const adding = ladders
    .filter((ladder) => ladder !== naming && !looked.includes(ladder.listed.id))
    .map((ladder) => ladder.listed.id);
  return { modifiers, naming, readOn, looked, adding };
};

/** What a spreadsheet makes of odds that it takes for a date: `01-mar`, `Mar-01`. */
const isDate = (head: string): boolean => /^\d+[-. ]\p{L}{3,4}\.?$|^\p{L}{3,4}\.?[-. ]\d+$/u.test(head);

/** Whether a matrix finds its column by its own heads; those that are no step of one ladder are told. */
const findByHeads = ({ listed, built, sheet }: Built, problems: Problems): boolean => {
  const names = built.columns.map(({ label }) => label.en);
  const dates = names.filter(isDate);
  const hasDates = dates.length > 0 && areSteps(names.filter((name) => !dates.includes(name)));
  if (listed.kind !== 'matrix' || !(hasDates || areSteps(names))) return false;
  for (const head of hasDates ? dates : listStrayHeads(names))
    problems.add({ file: sheet.file, line: 1, column: head, text: WANTS_STEP, given: head });
  return true;
};

/** In whose favour everything that compares strengths is rounded, where that is said. */
const listFavours = (compared: readonly Built[]): Readonly<Record<string, Favour>> =>
  Object.fromEntries(
    compared.flatMap(({ listed: { id, favour } }): [string, Favour][] => (favour ? [[id, favour]] : [])),
  );

const buildTableRecipe = (table: Built, charts: readonly Built[], problems: Problems): TableRecipe | null => {
  const { listed, sheet } = table;
  const dice = listed.dice ?? guessDice(table);
  if (dice === undefined) {
    problems.add({ file: sheet.file, line: 1, column: nameOfColumn(sheet.heads, 0), text: WANTS_DICE });
    return null;
  }
  const { modifiers, naming, readOn, looked, adding } = sortUsed(table, charts, parseDice(dice)?.isPool === true);
  const heads = !naming && findByHeads(table, problems);
  if (listed.kind === 'matrix' && listed.favour && !heads) addListedProblem(listed, 'rounding', NOT_BY_HEADS);
  const climbed = charts.filter(({ listed: { id } }) => adding.includes(id) || looked.includes(id));
  return {
    kind: 'table',
    id: listed.id,
    title: listed.title,
    table: listed.id,
    dice,
    modifiers: modifiers.map((chart) => chart.listed.id),
    ladders: adding,
    ...(naming ? { columns: { ladder: naming.listed.id } } : heads ? { columns: 'heads' as const } : {}),
    favours: listFavours([...climbed, ...(naming ? [naming] : []), ...(heads ? [table] : [])]),
    ...(listed.rounding ? { rounding: listed.rounding } : {}),
    ...(readOn ? { readOn: readOn.listed.id } : {}),
  };
};

/** The tables that the successes of a pool are read on: nothing is thrown on them. */
const listReadTables = (charts: readonly Built[]): ReadonlySet<string> => {
  const pools = charts.filter((chart) => isTable(chart) && chart.listed.dice?.startsWith('pool ') === true);
  return new Set(pools.flatMap(({ listed: { uses = [], id } }) => uses.filter((other) => other !== id)));
};

/** A calculator for every table that dice are thrown on, and for every march. */
export const buildRecipes = (listing: readonly Listed[], charts: readonly Built[], problems: Problems): Recipe[] => {
  const ids = listing.map(({ id }) => id);
  for (const listed of listing) {
    if (listed.kind !== 'march' && listed.uses?.some((id) => !ids.includes(id)))
      addListedProblem(listed, 'with', NO_FILE);
    if (listed.uses?.includes(listed.id)) addListedProblem(listed, 'with', NOT_IN_THROW);
  }
  const read = listReadTables(charts);
  for (const { listed } of charts)
    if (read.has(listed.id) && listed.dice) addListedProblem(listed, 'dice', READ_BY_POOL);
  const recipes = listing.map((listed) => {
    if (listed.kind === 'march') return buildMarchRecipe(listed, charts, problems);
    const table = charts.find((chart) => chart.listed === listed);
    return table && isTable(table) && !read.has(listed.id) ? buildTableRecipe(table, charts, problems) : null;
  });
  return recipes.filter((recipe) => recipe !== null);
};

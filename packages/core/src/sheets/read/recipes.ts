import type { Chart } from '../../chart/chart.ts';
import type { Favour } from '../../chart/ladder.ts';
import { t } from '../../text/index.ts';
import { parseDice, type Roll } from '../dice.ts';
import { nameColumn } from '../make/column.ts';
import type { MarchRecipe, Recipe, TableRecipe } from '../make/recipe.ts';
import type { Problems } from '../problem.ts';
import type { ReadChart } from './chart.ts';
import { listStrayHeads, parseStep, WANTS_STEP } from './ladder.ts';
import type { Listed } from './listing.ts';

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
const NO_FILE = t('there is no file of that name', 'il n’y a pas de fichier de ce nom');
const WANTS_MARCH = t(
  'it should be such as terrain.move of hexes + hexsides or roads',
  'il faut par exemple terrain.move of hexes + hexsides or roads',
);

/** Takes down what is wrong in a row of charts.csv: only such a row says what could be. */
const refuseListed = ({ line }: Listed, column: string, text: typeof NO_FILE): void => line?.refuse(column, text);

const COMMON_DICE = ['d6', '2d6', 'd8', 'd10', '3d6', 'd12', 'd20', 'd100', 'd66', 'd10(1-10)', 'd100(0-99)'];

/** The dice whose faces are exactly the rows of a table that is closed at both ends. */
const guessDice = ({ built }: Built): string | undefined => {
  const ranges = built.rows.map((row) => row as unknown as { readonly from: number; readonly to: number });
  const [from, to] = [Math.min(...ranges.map((range) => range.from)), Math.max(...ranges.map((range) => range.to))];
  return COMMON_DICE.find((text) => {
    const { dice: faces } = parseDice(text) as Roll;
    const sum = (pick: (...faces: number[]) => number) => faces.reduce((all, die) => all + pick(...die.faces), 0);
    return sum(Math.min) === from && sum(Math.max) === to;
  });
};

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
  if (uses) return charts.filter(({ listed }) => uses.includes(listed.id));
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

const buildTableRecipe = (table: Built, charts: readonly Built[], problems: Problems): TableRecipe | null => {
  const { listed, built } = table;
  const used = usedBy(table, charts);
  const modifiers = used.filter((chart) => chart.listed.kind === 'modifiers');
  const ladders = used.filter((chart) => chart.listed.kind === 'ladder');
  const naming = listed.kind === 'matrix' ? ladders.find((ladder) => namesColumns(table, ladder)) : undefined;
  const looked = laddersOfLines(modifiers);
  const dice = listed.dice ?? guessDice(table);
  if (dice === undefined) {
    problems.add({ file: table.sheet.file, text: WANTS_DICE });
    return null;
  }
  const isPool = parseDice(dice)?.isPool === true;
  const readOn = isPool ? used.find(isTable) : undefined;
  const useless = used.find((chart) => ![...modifiers, ...ladders, readOn].includes(chart));
  if (useless) refuseListed(listed, 'with', NOT_IN_THROW);
  const names = built.columns.map(({ label }) => label.en);
  const heads = listed.kind === 'matrix' && !naming && areSteps(names);
  for (const head of heads ? listStrayHeads(names) : [])
    problems.add({ file: table.sheet.file, line: 1, column: head, text: WANTS_STEP, given: head });
  const adding = ladders
    .filter((ladder) => ladder !== naming && !looked.includes(ladder.listed.id))
    .map((ladder) => ladder.listed.id);
  const compared = [
    ...charts.filter(({ listed: { id } }) => adding.includes(id) || looked.includes(id)),
    ...(naming ? [naming] : []),
    ...(heads ? [table] : []),
  ];
  const favours = Object.fromEntries(
    compared.flatMap(({ listed: { id, favour } }): [string, Favour][] => (favour ? [[id, favour]] : [])),
  );
  return {
    kind: 'table',
    id: listed.id,
    title: listed.title,
    table: listed.id,
    dice,
    modifiers: modifiers.map((chart) => chart.listed.id),
    ladders: adding,
    ...(naming ? { columns: { ladder: naming.listed.id } } : heads ? { columns: 'heads' as const } : {}),
    favours,
    ...(listed.rounding ? { rounding: listed.rounding } : {}),
    ...(readOn ? { readOn: readOn.listed.id } : {}),
  };
};

const MARCH =
  /^(?<grid>[a-z0-9-]+)\.(?<columns>[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?: of (?<entered>[a-z0-9-]+)(?: \+ (?<crossed>[a-z0-9-]+))?(?: or (?<followed>[a-z0-9-]+))?)?$/;

const buildMarchRecipe = (listed: Listed, charts: readonly Built[], problems: Problems): MarchRecipe | null => {
  const parts = MARCH.exec(String(listed.line?.cell('with')))?.groups;
  const grid = charts.find(({ listed: { id, kind } }) => id === parts?.grid && kind === 'grid')?.built;
  const columns = (parts?.columns ?? '').split('/');
  const groups = [parts?.entered, parts?.crossed, parts?.followed].filter((group) => group !== undefined);
  const known =
    grid &&
    columns.every((column) => grid.columns.some(({ id }) => id === column)) &&
    groups.every((group) => grid.rows.some((row) => row.group === group)) &&
    (groups.length > 0 || grid.groups.length < 2);
  // A grid with mistakes of its own is not blamed on the march.
  if (problems.has(`${parts?.grid}.csv`)) return null;
  if (!parts || !known) {
    refuseListed(listed, 'with', WANTS_MARCH);
    return null;
  }
  const { entered = '', crossed, followed } = parts;
  return {
    kind: 'march',
    id: listed.id,
    title: listed.title,
    grid: grid.id,
    columns,
    entered,
    ...(crossed === undefined ? {} : { crossed }),
    ...(followed === undefined ? {} : { followed }),
  };
};

/** A calculator for every table that dice are thrown on, and for every march. */
export const buildRecipes = (listing: readonly Listed[], charts: readonly Built[], problems: Problems): Recipe[] => {
  const ids = listing.map(({ id }) => id);
  for (const listed of listing)
    if (listed.kind !== 'march' && listed.uses?.some((id) => !ids.includes(id))) refuseListed(listed, 'with', NO_FILE);
  const read = new Set(charts.filter(isTable).flatMap(({ listed }) => listed.uses ?? []));
  const recipes = listing.map((listed) => {
    if (listed.kind === 'march') return buildMarchRecipe(listed, charts, problems);
    const table = charts.find((chart) => chart.listed === listed);
    return table && isTable(table) && !read.has(listed.id) ? buildTableRecipe(table, charts, problems) : null;
  });
  return recipes.filter((recipe) => recipe !== null);
};

import { findColumnLadder } from './columns.ts';
import { failAt } from './mistake.ts';
import type { Dice, Options } from './options.ts';
import type { Folder } from './read-folder.ts';
import { rowsMissingIn } from './reprint.ts';
import type { Sheet } from './sheet.ts';
import { camel, fieldName } from './write/source.ts';

export type Table = Extract<Sheet, { kind: 'bands' | 'matrix' }>;
type Lines = Extract<Sheet, { kind: 'modifiers' }>;
export type Ladder = Extract<Sheet, { kind: 'ladder' }>;
type Grid = Extract<Sheet, { kind: 'grid' }>;

interface Based {
  readonly chart: Lines;
  readonly line: string;
  /** Another printing has no such line. */
  readonly gone: boolean;
}

/** A line of modifiers as a calculator asks for it. */
export type Part = Based &
  (
    | { readonly kind: 'flag' | 'count' | 'difference'; readonly field: string }
    | { readonly kind: 'cell'; readonly grid: Grid; readonly column: string }
    | { readonly kind: 'rung'; readonly ladder: Ladder }
  );

/** A first calculator: a table, the dice thrown on it, and what is added to them or moves its column. */
export interface Plan {
  readonly chart: Table;
  readonly dice: Dice;
  readonly parts: readonly Part[];
  /** The lines move the column of a matrix; else they count on the dice. */
  readonly shifts: boolean;
  /** The ladder whose rungs name the columns of a matrix; without one the column is asked for. */
  readonly columns?: Ladder;
  /** Ladders whose rung is added by itself, no line of modifiers naming it. */
  readonly ladders: readonly Ladder[];
  /** Grids a row of which is asked for, by the name of the field. */
  readonly grids: ReadonlyMap<string, Grid>;
  /** Grids that lack a row in another printing. */
  readonly gaps: ReadonlySet<Grid>;
  /** Everything that it reads. */
  readonly charts: readonly Sheet[];
}

/** Every ladder whose rung is counted, by a line or by itself. */
export const laddersOf = ({ parts, ladders }: Pick<Plan, 'parts' | 'ladders'>): readonly Ladder[] => [
  ...new Set([...ladders, ...parts.flatMap((part) => (part.kind === 'rung' ? [part.ladder] : []))]),
];

/** Every ladder that two strengths are compared on. */
export const laddersAsked = (plan: Plan): readonly Ladder[] => [
  ...new Set([...(plan.columns ? [plan.columns] : []), ...laddersOf(plan)]),
];

/** The two strengths that a ladder compares. */
export const strengths = (plan: Plan, ladder: Ladder): readonly [string, string] =>
  laddersAsked(plan).length > 1 ? [camel(`${ladder.id}-attack`), camel(`${ladder.id}-defence`)] : ['attack', 'defence'];

const isTable = (sheet: Sheet): sheet is Table => sheet.kind === 'bands' || sheet.kind === 'matrix';

const usedBy = (chart: Table, charts: readonly Sheet[]): readonly Sheet[] => {
  if (chart.uses) return charts.filter(({ id }) => chart.uses?.some((use) => use.id === id));
  const alone = charts.filter(isTable).length === 1;
  return charts.filter(({ kind, id }) =>
    kind === 'modifiers' ? alone || id.startsWith(`${chart.id}-`) : kind === 'ladder' && alone,
  );
};

/** Whether the lines move the column: all of them, or none. */
const shiftsOf = ({ kind, row, uses = [] }: Table, modifiers: readonly Lines[], ladders: readonly Sheet[]): boolean => {
  const moving = uses.filter(({ shifts }) => shifts).map(({ id }) => id);
  const place = { file: 'charts.csv', row, column: 'with' };
  if (moving.length > 0 && kind !== 'matrix') failAt(place, 'only a matrix has columns to shift');
  if (moving.some((id) => !modifiers.some((one) => one.id === id)))
    failAt(place, 'modifiers shift a column, nothing else');
  const useless = uses.find(({ id }) => ![...modifiers, ...ladders].some((one) => one.id === id));
  if (useless) failAt(place, `modifiers and ladders go into a throw; ${useless.id} is neither`);
  const rest = modifiers.filter(({ id }) => !moving.includes(id));
  if (moving.length > 0 && rest.length > 0)
    failAt(place, `a first calculator counts on the dice or shifts the column: ${rest[0]?.id} does not shift it`);
  return moving.length > 0;
};

const partsOf = (modifiers: readonly Lines[], charts: readonly Sheet[], others: Folder['others']): Part[] => {
  const taken = new Set<string>(charts.filter(({ kind }) => kind === 'grid').map(({ id }) => camel(id)));
  for (const name of ['attack', 'defence', 'column']) taken.add(name);
  return modifiers.flatMap((chart) => {
    const gone = rowsMissingIn(chart, others);
    return Object.entries(chart.spec.lines).map(([line, { kind = 'flag', terms, value }]): Part => {
      const based = { chart, line, gone: gone.has(line) };
      const found = charts.find(({ id }) => id === terms?.chart);
      if (found?.kind === 'grid') return { ...based, kind: 'cell', grid: found, column: String(terms?.column) };
      if (found?.kind === 'ladder') return { ...based, kind: 'rung', ladder: found };
      if (value.startsWith('1/2'))
        failAt({ file: chart.file, row: chart.rowOf(line), column: 'value' }, 'half a point cannot be added to dice');
      const short = fieldName(line);
      const field = taken.has(short) ? camel(`${chart.id}-${line}`) : short;
      taken.add(field);
      return { ...based, kind: kind === 'lookup' || kind === 'factor' ? 'difference' : kind, field };
    });
  });
};

const planOf = (chart: Table, { charts, others }: Folder, dice: Dice): Plan => {
  const used = usedBy(chart, charts);
  const modifiers = used.filter((one) => one.kind === 'modifiers');
  const parts = partsOf(modifiers, charts, others);
  const rungs = parts.flatMap((part) => (part.kind === 'rung' ? [part.ladder] : []));
  const loose = used.filter((one) => one.kind === 'ladder').filter((one) => !rungs.includes(one));
  const columns = chart.kind === 'matrix' ? findColumnLadder(chart, loose, others) : undefined;
  const ladders = loose.filter((one) => one !== columns);
  const grids = new Map(
    parts.flatMap((part) => (part.kind === 'cell' ? [[fieldName(part.grid.id), part.grid] as const] : [])),
  );
  const read = new Set<Sheet>([chart, ...modifiers, ...rungs, ...loose, ...grids.values()]);
  return {
    chart,
    dice: chart.dice ?? dice,
    parts,
    shifts: shiftsOf(
      chart,
      modifiers,
      used.filter((one) => one.kind === 'ladder'),
    ),
    ...(columns ? { columns } : {}),
    ladders,
    grids,
    gaps: new Set([...grids.values()].filter((grid) => rowsMissingIn(grid, others).size > 0)),
    charts: charts.filter((one) => read.has(one)),
  };
};

/** A calculator for every table that dice are thrown on. */
export const plansOf = (folder: Folder, { dice: [dice] }: Options): Plan[] => {
  const tables = folder.charts.filter(isTable);
  if (tables.length === 0)
    failAt({ file: 'charts.csv' }, 'a game begins with a table to throw dice on: bands, a matrix');
  return tables.map((chart) => planOf(chart, folder, dice));
};

/** The columns that figures are looked up in. */
export const lookedUp = (plans: readonly Plan[]): Set<string> =>
  new Set(
    plans.flatMap((plan) => [
      ...laddersOf(plan).map(({ id }) => `${id}.value`),
      ...plan.parts.flatMap((part) => (part.kind === 'cell' ? [`${part.grid.id}.${part.column}`] : [])),
    ]),
  );

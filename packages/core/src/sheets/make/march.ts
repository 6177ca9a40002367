import type { Entry } from '../../chart/cell.ts';
import type { Chart } from '../../chart/chart.ts';
import { rowOf } from '../../chart/column.ts';
import { defineCalculator, isRefusal, type Refusal, refuse } from '../../game/calculator.ts';
import {
  choice,
  describeInput,
  group,
  list,
  listRowOptions,
  optionalNumber,
  type Typed,
  type Value,
} from '../../game/field.ts';
import type { Place, Tally } from '../../game/tally.ts';
import { first } from '../../game/value.ts';
import { type Text, t } from '../../text/index.ts';
import { followCell, readFigure, refuseMissing, refusePrinted } from './cells.ts';
import { type Charts, type Given, getChart, listPrintings, placeOfChart, type SheetContext } from './charts.ts';
import type { MarchRecipe } from './recipe.ts';
import type { Making, SheetCalculator } from './table.ts';

const LEAD = t('What a way costs, hex by hex.', 'Ce que coûte un chemin, hex par hex.');
const ALLOWANCE = t('Allowance, if it is known', 'Potentiel, s’il est connu');
const COLUMN = t('Column', 'Colonne');
const STEPS = t('Hexes entered', 'Hex où l’on entre');
const NONE = t('none', 'aucun');
const LEFT = t('Left', 'Reste');
const MOST_STEPS = 20;
const MOST_ALLOWANCE = 99;

const rowsOf = (grid: Chart, group: string): string[] =>
  grid.rows.filter((row) => group === '' || row.group === group).map(({ id }) => id);

const labelOf = (grid: Chart, group: string): Text => grid.groups.find(({ id }) => id === group)?.label ?? grid.title;

const stepFields = (
  grid: Chart,
  { entered, crossed, followed, columns }: MarchRecipe,
): Readonly<Record<string, Typed<Value>>> => {
  const column = columns.length === 1 ? columns[0] : undefined;
  const options = (of: string) => listRowOptions(grid, rowsOf(grid, of), column);
  const firstRow = (of: string): string => first(rowsOf(grid, of));
  return {
    enters: choice({ label: labelOf(grid, entered), options: options(entered), default: firstRow(entered) }),
    ...(crossed === undefined
      ? {}
      : {
          crosses: list({
            label: labelOf(grid, crossed),
            of: choice({ label: labelOf(grid, crossed), options: options(crossed), default: firstRow(crossed) }),
            max: rowsOf(grid, crossed).length,
          }),
        }),
    ...(followed === undefined
      ? {}
      : {
          follows: choice({
            label: labelOf(grid, followed),
            options: { none: NONE, ...options(followed) },
            default: 'none',
          }),
        }),
  };
};

const columnOptions = ({ columns }: Chart, ids: readonly string[]): Record<string, Text> =>
  Object.fromEntries(columns.filter(({ id }) => ids.includes(id)).map(({ id, label }) => [id, label]));

const describeMarch = (grid: Chart, recipe: MarchRecipe) =>
  describeInput({
    ...(recipe.columns.length > 1
      ? {
          column: choice({
            label: COLUMN,
            options: columnOptions(grid, recipe.columns),
            default: first(recipe.columns),
          }),
        }
      : {}),
    allowance: optionalNumber({ label: ALLOWANCE, min: 0, max: MOST_ALLOWANCE }),
    steps: list({
      label: STEPS,
      of: group({ label: STEPS, fields: stepFields(grid, recipe) }),
      min: 1,
      max: MOST_STEPS,
    }),
  });

/** A cost, and the cell that it stands in; or what forbids it. */
const readCost = (
  context: SheetContext,
  grid: Chart,
  row: string,
  column: string,
): { readonly cell: Entry; readonly cost: number } | Refusal => {
  const cell = followCell(grid, row, column);
  if (!cell) return refuseMissing(grid);
  const cost = readFigure(cell.printed, context.charts);
  return cost === null ? refusePrinted(cell) : { cell, cost };
};

/** A cell called by its own row, whatever row it was followed from. */
const placeOf = (grid: Chart, row: string, { cite }: Entry): Place => ({
  label: rowOf(grid, row).label,
  cite,
});

/** One hex more: what is followed stands instead of what is entered and crossed. */
const takeStep = (context: SheetContext, grid: Chart, column: string, step: Given, tally: Tally): Refusal | null => {
  const follows = step.follows === undefined || step.follows === 'none' ? null : String(step.follows);
  const road = follows === null ? null : readCost(context, grid, follows, column);
  if (road && isRefusal(road)) return road;
  if (road && follows) tally.add(placeOf(grid, follows, road.cell), road.cost);
  for (const row of [step.enters, ...[step.crosses ?? []].flat()].map(String)) {
    const ground = readCost(context, grid, row, column);
    if (isRefusal(ground)) {
      if (road) continue;
      return ground;
    }
    const place = placeOf(grid, row, ground.cell);
    if (road && follows) tally.ignore(place, ground.cost, placeOf(grid, follows, road.cell));
    else tally.add(place, ground.cost);
  }
  return null;
};

const refuseBeyondAllowance = (grid: Chart, cost: number, allowance: number): Refusal =>
  refuse(
    t('It costs {cost}, and only {allowance} is allowed.', 'Cela coûte {cost}, et seul {allowance} est permis.', {
      cost,
      allowance,
    }),
    placeOfChart(grid),
  );

/** A calculator of a march over a column of a grid. */
export const createMarchCalculator = <const G extends string = string>({
  recipe,
  game,
  printings,
  charts,
  readings,
}: Making<MarchRecipe, G>): SheetCalculator<G> => {
  const gridOf = (own: Charts) => getChart(own, recipe.grid, 'grid');
  return defineCalculator({
    ...(game === undefined ? {} : { game }),
    id: recipe.id,
    title: recipe.title,
    lead: LEAD,
    input: describeMarch(gridOf(first(listPrintings(printings, charts))), recipe),
    printings,
    charts,
    readings,
    totalIs: 'cost',
    examples: [{ id: 'one-step', title: t('One hex', 'Un hex'), words: '' }],
    answer: (context, { column = first(recipe.columns), allowance, steps }) => {
      const grid = gridOf(context.charts);
      for (const [i, step] of steps.entries()) {
        const tally = context.tally.within(`step-${i + 1}`, () => t('Hex {n}', 'Hex {n}', { n: i + 1 }));
        const refused = takeStep(context, grid, column, step, tally);
        if (refused) return refused;
      }
      const { total } = context.tally;
      if (allowance === null) return { total };
      if (total > allowance) return refuseBeyondAllowance(grid, total, allowance);
      return { total, facts: [{ id: 'left', label: LEFT, value: allowance - total }] };
    },
  });
};

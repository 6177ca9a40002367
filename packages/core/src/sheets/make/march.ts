import type { Chart } from '../../chart/chart.ts';
import { defineCalculator, type Refusal, refuse } from '../../game/calculator.ts';
import type { Typed, Value } from '../../game/field.ts';
import { choice, describeInput, group, list, listRowOptions, optionalNumber } from '../../game/make-fields.ts';
import { first } from '../../game/value.ts';
import { type Text, t } from '../../text/index.ts';
import { type Charts, getChart, listPrintings, placeOfChart } from './charts.ts';
import { payStep, rowsOf } from './pay-step.ts';
import type { MarchRecipe } from './recipe.ts';
import type { Making, SheetCalculator } from './table.ts';
import { ZONE_STEPS } from './zone-steps.ts';

const LEAD = t('What a way costs, hex by hex.', 'Ce que coûte un chemin, hex par hex.');
const ALLOWANCE = t('Allowance, if it is known', 'Potentiel, s’il est connu');
const COLUMN = t('Column', 'Colonne');
const STEPS = t('Hexes entered', 'Hex où l’on entre');
const NONE = t('none', 'aucun');
const LEFT = t('Left', 'Reste');
/** More hexes than anybody marches in one turn, by road too. */
const MOST_STEPS = 60;
export const MOST_ALLOWANCE = 99;

const labelOf = (grid: Chart, group: string): Text => grid.groups.find(({ id }) => id === group)?.label ?? grid.title;

const stepFields = (
  grid: Chart,
  { entered, crossed, followed, zones, columns }: MarchRecipe,
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
    ...(zones === undefined
      ? {}
      : { zone: choice({ label: labelOf(grid, zones), options: ZONE_STEPS, default: 'none' }) }),
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
    answer: ({ charts: own, tally }, { column = first(recipe.columns), allowance, steps }) => {
      for (const [i, step] of steps.entries()) {
        const hex = tally.within(`step-${i + 1}`, () => t('Hex {n}', 'Hex {n}', { n: i + 1 }));
        const refused = payStep(own, recipe, column, step, hex);
        if (refused) return refused;
      }
      const { total } = tally;
      if (allowance === null) return { total };
      if (total > allowance) return refuseBeyondAllowance(gridOf(own), total, allowance);
      return { total, facts: [{ id: 'left', label: LEFT, value: allowance - total }] };
    },
  });
};

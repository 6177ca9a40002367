import type { Field } from '@coup-doeil/core/game';
import type { MarchRecipe, SheetGame, TableRecipe } from '@coup-doeil/core/sheets';
import { Mistake } from '../../mistake.ts';

/** What a field of the action’s input is on the map. */
export type FieldUse = 'attack' | 'defence' | 'hex' | 'hexsides' | 'road' | 'asked' | 'default';

/** What the frame of a battle door is made of, as the sheets have it. */
export interface Frame {
  readonly sheets: SheetGame;
  /** The newest printing. */
  readonly printing: string;
  readonly march: MarchRecipe;
  /** The table that the one action goes to. */
  readonly table: TableRecipe;
  readonly hexes: readonly string[];
  readonly hexsides: readonly string[];
  readonly roads: readonly string[];
  readonly arms: readonly string[];
  /** The fields of the table’s calculator, each with what it is on the map. */
  readonly fields: readonly (readonly [name: string, use: FieldUse])[];
}

/** An arm where the sheets tell none apart. */
export const UNIT = 'unit';
/** A choice of more than so many is not put as a question. */
const MOST_OPTIONS = 20;

const isWithin = (ids: readonly string[], all: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => all.includes(id));

const useOf = (
  name: string,
  field: Field,
  { hexes, hexsides, roads }: Pick<Frame, 'hexes' | 'hexsides' | 'roads'>,
): FieldUse => {
  if (field.kind === 'whole') {
    if (/(?:^a|A)ttack$/.test(name)) return 'attack';
    if (/(?:^d|D)efence$/.test(name)) return 'defence';
    return field.optional || field.max - field.min >= MOST_OPTIONS ? 'default' : 'asked';
  }
  if (field.kind === 'flag') return 'asked';
  const of = field.kind === 'list' ? field.of : field;
  if (of.kind !== 'choice') return 'default';
  const ids = of.options.map(({ id }) => id).filter((id) => id !== 'none');
  if (field.kind === 'list') return isWithin(ids, hexsides) ? 'hexsides' : 'default';
  if (isWithin(ids, hexes)) return 'hex';
  return isWithin(ids, roads) ? 'road' : 'asked';
};

/** What a battle door can be framed of; a game whose sheets have no march, or no table, gives none. */
export const readFrame = (sheets: SheetGame): Frame => {
  const { data, calculators } = sheets;
  const marches = data.recipes.filter((recipe) => recipe.kind === 'march');
  // Of several the one by whose columns the arms of battle.csv march.
  const march = marches.find(({ id }) => id === data.battle?.march) ?? marches[0];
  const table = data.recipes.find((recipe) => recipe.kind === 'table');
  if (!march || !table)
    throw new Mistake(
      '--battle wants a march and a table with dice among the calculators: rows of kind march and bands or matrix in charts.csv',
    );
  const [printing] = data.printings.map(({ id }) => id);
  const grid = data.charts[printing ?? '']?.find(({ built }) => built.id === march.grid)?.built;
  if (printing === undefined || !grid)
    throw new Mistake(`--battle wants the chart ${march.grid} in the newest printing`);
  const rowsOf = (group: string | undefined): string[] =>
    group === undefined ? [] : grid.rows.filter((row) => group === '' || row.group === group).map(({ id }) => id);
  const stances = Object.keys(data.battle?.stances ?? {});
  const ground = { hexes: rowsOf(march.entered), hexsides: rowsOf(march.crossed), roads: rowsOf(march.followed) };
  const input = calculators[table.id]?.input;
  const fields = input?.kind === 'group' ? Object.entries(input.fields) : [];
  return {
    sheets,
    printing,
    march,
    table,
    ...ground,
    arms: stances.length > 0 ? stances : march.columns.length > 1 ? march.columns : [UNIT],
    fields: fields.map(([name, field]) => [name, useOf(name, field, ground)] as const),
  };
};

/** The fields that are one thing on the map. */
export const fieldsOf = ({ fields }: Frame, use: FieldUse): string[] =>
  fields.flatMap(([name, own]) => (own === use ? [name] : []));

import type { Typed, Value } from '../../game/field.ts';
import { choice, wholeNumber } from '../../game/make-fields.ts';
import { first } from '../../game/value.ts';
import { type Text, t } from '../../text/index.ts';
import { parseDice } from '../parse/dice.ts';
import { type Asked, askLines } from './ask-lines.ts';
import { type Charts, findChart, getChart } from './charts.ts';
import { createNames, type Named } from './names.ts';
import type { TableRecipe } from './recipe.ts';

export const MOST_STRENGTH = 99;

const strength = (label: Text): Typed<number> => wholeNumber({ label, min: 1, max: MOST_STRENGTH, default: 1 });

/** The ladders whose rung a line of modifiers looks up. */
export const listLooked = ({ modifiers }: Pick<TableRecipe, 'modifiers'>, charts: Charts): readonly string[] =>
  modifiers.flatMap((id) =>
    (findChart(charts, id, 'modifiers')?.rows ?? []).flatMap(({ terms }) =>
      findChart(charts, String(terms.chart), 'ladder') ? [String(terms.chart)] : [],
    ),
  );

/** Everything that two strengths are compared on: ladders, and a matrix by its heads. */
export const listCompared = (
  { columns, ladders, table }: TableRecipe,
  looked: readonly string[],
): readonly string[] => [
  ...new Set([...(columns === 'heads' ? [table] : columns ? [columns.ladder] : []), ...ladders, ...looked]),
];

const ATTACK = t('Strength of the attack', 'Force de l’attaque');
const DEFENCE = t('Strength of the defence', 'Force de la défense');
const COLUMN = t('Column', 'Colonne');
const DICE = t('Number of dice', 'Nombre de dés');
const MOST_POOL = 20;

export interface AskedFields {
  readonly fields: readonly Named[];
  readonly lines: readonly Asked[];
  /** The two strengths for everything that compares some, by its chart. */
  readonly strengths: ReadonlyMap<string, readonly [attack: string, defence: string]>;
  /** The number of dice of a pool, where no line says it. */
  readonly dice?: string;
}

const columnField = (recipe: TableRecipe, charts: Charts): Typed<Value> => {
  const { columns } = getChart(charts, recipe.table, 'matrix');
  const options = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return choice({ label: COLUMN, options, default: first(columns).id });
};

/** The fields of a calculator over a table, and which of them each line asks for. */
export const askFields = (recipe: TableRecipe, charts: Charts): AskedFields => {
  const name = createNames();
  const asking = { charts, take: name, shared: new Map<string, Named>() };
  const fields: Named[] = [];
  const compared = listCompared(recipe, listLooked(recipe, charts));
  const strengths = new Map(
    compared.map((id) => {
      const isOne = compared.length === 1;
      const names = [name(isOne ? 'attack' : `${id}-attack`), name(isOne ? 'defence' : `${id}-defence`)] as const;
      fields.push({ name: names[0], field: strength(ATTACK) }, { name: names[1], field: strength(DEFENCE) });
      return [id, names] as const;
    }),
  );
  const isMatrix = findChart(charts, recipe.table, 'matrix') !== undefined;
  if (isMatrix && !recipe.columns) fields.push({ name: name('column'), field: columnField(recipe, charts) });
  const lines = recipe.modifiers.flatMap((id) => askLines(asking, id));
  const asksDice =
    parseDice(recipe.dice)?.isPool && !lines.some(({ target, kind }) => target === 'dice' && kind === 'difference');
  const dice = asksDice ? name('dice') : undefined;
  if (dice) fields.push({ name: dice, field: wholeNumber({ label: DICE, min: 1, max: MOST_POOL, default: 1 }) });
  return { fields: [...fields, ...asking.shared.values()], lines, strengths, ...(dice ? { dice } : {}) };
};

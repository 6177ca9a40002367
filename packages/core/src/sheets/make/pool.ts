import type { Die } from '@coup-doeil/dice';
import { isRefusal, type Refusal, refuse } from '../../game/calculator.ts';
import { type Text, t } from '../../text/index.ts';
import { readFigure } from './cells.ts';
import { placeOfChart, type SheetContext } from './charts.ts';
import type { TableRecipe } from './recipe.ts';
import { getTable, lookUpRow, type TableRow } from './rows.ts';

/** Successes are counted in quarters, so that halves add up exactly. */
const PARTS = 4;

const round = (quarters: number, rounding: TableRecipe['rounding']): number => {
  if (rounding === 'up') return Math.ceil(quarters / PARTS) * PARTS;
  return rounding === 'down' ? Math.floor(quarters / PARTS) * PARTS : quarters;
};

/** `2`, `2-half`, `1-quarter`: so many successes. */
const successesId = (quarters: number): string => {
  const part = ['', '-quarter', '-half', '-three-quarters'][quarters % PARTS];
  return `${Math.floor(quarters / PARTS)}${part}`;
};

const SIGNS: Readonly<Record<string, string>> = { quarter: '¼', half: '½', 'three-quarters': '¾' };

/** So many successes in words, from their id. */
export const tellSuccesses = (id: string): Text => {
  const [count = '', ...part] = id.split('-');
  const sign = SIGNS[part.join('-')] ?? '';
  const n = count === '0' && sign ? sign : `${count}${sign}`;
  const isOne = n === '1' || (count === '0' && sign !== '');
  if (isOne) return t('{n} success', '{n} succès', { n });
  return t('{n} successes', '{n} succès', { n });
};

/** What each face of a die of a pool counts, in quarters; or why one counts nothing that is printed. */
export const readFaces = (
  context: SheetContext,
  recipe: TableRecipe,
  die: Die,
  modifier: number,
  column: string | undefined,
): readonly number[] | Refusal => {
  const at = lookUpRow(context, [getTable(context.charts, recipe.table)], recipe.table, column);
  const counts: number[] = [];
  for (const face of die.faces) {
    const row = at(face + modifier);
    if (isRefusal(row)) return row;
    const [[printed]] = row.cells as [TableRow['cells'][number]];
    // Symbols without a figure count for nothing.
    counts.push(Math.round((readFigure(printed, context.charts) ?? 0) * PARTS));
  }
  return counts;
};

/** What so many quarters of a success bring: their number, or a row of the bands that they are read on. */
export const readSuccesses = (context: SheetContext, { readOn, rounding }: TableRecipe) => {
  const at =
    readOn === undefined ? undefined : lookUpRow(context, [getTable(context.charts, readOn)], readOn, undefined);
  return (quarters: number): TableRow | Refusal => {
    const rounded = round(quarters, rounding);
    // Bands hold whole numbers: a part of a success is none there.
    return at ? at(Math.floor(rounded / PARTS)) : { id: successesId(rounded), cells: [] };
  };
};

/** The most dice whose odds are whole numbers that a program can hold exactly. */
const mostDice = (die: Die): number => Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(die.faces.length));

/** How many dice are thrown: none where modifiers take them all away. */
export const countDice = ({ charts }: SheetContext, recipe: TableRecipe, die: Die, dice: number): number | Refusal => {
  const most = mostDice(die);
  if (dice <= most) return Math.max(0, dice);
  return refuse(
    t('More than {most} dice are not worked out.', 'Au-delà de {most} dés, rien n’est calculé.', { most }),
    placeOfChart(getTable(charts, recipe.table)),
  );
};

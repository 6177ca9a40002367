import type { Die } from '@coup-doeil/dice';
import type { AskedDie } from '../../game/branches.ts';
import { type Fact, isRefusal, type Refusal } from '../../game/calculator.ts';
import { type Text, t } from '../../text/index.ts';
import type { Roll } from '../parse/dice.ts';
import type { Given, SheetContext } from './charts.ts';
import { findColumn } from './column.ts';
import type { AskedFields } from './fields.ts';
import { countDice, readFaces, readSuccesses } from './pool.ts';
import type { TableRecipe } from './recipe.ts';
import { lookUpRow, type Table, type TableRow } from './rows.ts';
import { addUp, type Sums } from './sums.ts';

/** All that stays the same from one answer of a calculator to the next. */
export interface Model {
  readonly recipe: TableRecipe;
  readonly roll: Roll;
  readonly asked: AskedFields;
  /** The table that results are read on, in every printing. */
  readonly tables: readonly Table[];
  readonly lists: readonly string[];
}

/** What a throw brings: the dice, and for each of their sums the row. */
export interface Throw {
  readonly dice: readonly AskedDie[];
  rowOf(sum: number): TableRow;
}

/** Each row that the dice can bring, looked up once; a refusal where one of them lies beyond the table. */
const lookUpAll = (dice: readonly AskedDie[], at: (sum: number) => TableRow | Refusal): Throw | Refusal => {
  const rows = new Map<number, TableRow>();
  for (const sum of listSums(dice)) {
    const row = at(sum);
    if (isRefusal(row)) return row;
    rows.set(sum, row);
  }
  return { dice, rowOf: (sum) => rows.get(sum) as TableRow };
};

const listSums = (dice: readonly AskedDie[]): readonly number[] =>
  dice.reduce<number[]>(
    (sums, { die, counts }) => [...new Set(sums.flatMap((sum) => (counts ?? die.faces).map((face) => sum + face)))],
    [0],
  );

const whyOf = (count: number, i: number): Text =>
  count === 1 ? t('the throw', 'le jet') : t('die {n}', 'dé {n}', { n: i + 1 });

const readThrow = (
  context: SheetContext,
  { recipe, roll, tables }: Model,
  { die, dice }: Pick<Sums, 'die' | 'dice'>,
  column: string | undefined,
): Throw | Refusal => {
  if (!roll.isPool) {
    const at = lookUpRow(context, tables, recipe.table, column);
    return lookUpAll(
      roll.dice.map((own, i) => ({ die: own, why: whyOf(roll.dice.length, i) })),
      (sum) => at(sum + die),
    );
  }
  const [own] = roll.dice as [Die];
  const count = countDice(context, recipe, own, dice);
  if (typeof count !== 'number') return count;
  const counts = readFaces(context, recipe, own, die, column);
  if ('refused' in counts) return counts;
  return lookUpAll(
    Array.from({ length: count }, (_, i) => ({ die: own, counts, why: whyOf(count, i) })),
    readSuccesses(context, recipe),
  );
};

interface Thrown extends Throw {
  readonly total: number | null;
  readonly modifier: number;
  readonly facts: readonly Fact[];
}

/** Everything before the dice fall, told to the tally; or why they do not. */
export const prepareThrow = (context: SheetContext, model: Model, given: Given): Thrown | Refusal => {
  const sums = addUp(context, model.recipe, model.asked, given);
  if (isRefusal(sums)) return sums;
  const column = findColumn(context, model.recipe, sums, given);
  if (isRefusal(column)) return column;
  const thrown = readThrow(context, model, sums, column.id);
  if (isRefusal(thrown)) return thrown;
  return { ...thrown, total: sums.total, modifier: sums.die, facts: column.facts };
};

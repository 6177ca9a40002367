import type { Die } from '@coup-doeil/dice';
import type { Bands } from '../../chart/bands.ts';
import type { Columns } from '../../chart/column.ts';
import { type AskedDie, type Branches, listRows } from '../../game/branches.ts';
import {
  type Calculator,
  defineDiceCalculator,
  type Example,
  type Fact,
  isRefusal,
  listFaces,
  type Measure,
  type Refusal,
} from '../../game/calculator.ts';
import { type BattleSide, describeInput, wholeNumber } from '../../game/field.ts';
import type { OddsList } from '../../game/odds-list.ts';
import type { Readings } from '../../game/reading.ts';
import { type Text, t } from '../../text/index.ts';
import { parseDice, type Roll } from '../dice.ts';
import { type Charts, findChart, type Given, type SheetContext } from './charts.ts';
import { findColumn } from './column.ts';
import { listStates, tellFate } from './effects.ts';
import { type AskedFields, askFields, type Named, toFields } from './fields.ts';
import type { TablePlan } from './plan.ts';
import { countDice, readFaces, readSuccesses, tellSuccesses } from './pool.ts';
import { getTable, lookUpRow, type Table, type TableRow, tellResult } from './rows.ts';
import { addUp, type Sums } from './sums.ts';
import { followRow, listStruck, mostRating, ratingField, ratingLabel } from './tests.ts';
import { createWords } from './words.ts';

/** What a calculator is made from: its plan, the charts of each printing, the newest first, and the readings that it may ask. */
export interface Making<P> {
  readonly plan: P;
  readonly printings: readonly string[];
  readonly charts: Readonly<Record<string, Charts>>;
  readonly readings: Readings;
}

const LEAD = t('A throw on this table, with what goes into it.', 'Un jet sur cette table, avec ce qui y entre.');
const ON_TABLE = t('On the table', 'Sur la table');
const IN_THE_END: Readonly<Record<'attacker' | 'defender', Text>> = {
  attacker: t('The attacker in the end', 'L’attaquant à la fin'),
  defender: t('The defender in the end', 'Le défenseur à la fin'),
};
const BOTH = t('Both sides at once', 'Les deux camps ensemble');
const SUFFERS = t('The defender suffers', 'Le défenseur souffre');
const SUCCEEDS = t('At least one success', 'Au moins un succès');

/** What a throw brings: the dice, and for each of their sums the row. */
interface Throw {
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
  return { dice, rowOf: (sum) => rows.get(sum) ?? { id: 'none', cells: [] } };
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
  { plan, roll, tables }: Model,
  { die, dice }: Pick<Sums, 'die' | 'dice'>,
  column: string | undefined,
): Throw | Refusal => {
  if (!roll.isPool) {
    const at = lookUpRow(context, tables, plan.table, column);
    return lookUpAll(
      roll.dice.map((own, i) => ({ die: own, why: whyOf(roll.dice.length, i) })),
      (sum) => at(sum + die),
    );
  }
  const [own] = roll.dice as [Die];
  const count = countDice(context, plan, own, dice);
  if (typeof count !== 'number') return count;
  const counts = readFaces(context, plan, own, die, column);
  if ('refused' in counts) return counts;
  return lookUpAll(
    Array.from({ length: count }, (_, i) => ({ die: own, counts, why: whyOf(count, i) })),
    readSuccesses(context, plan),
  );
};

/** All that stays the same from one answer of a calculator to the next. */
interface Model {
  readonly plan: TablePlan;
  readonly roll: Roll;
  readonly asked: AskedFields;
  /** The table that results are read on, in every printing. */
  readonly tables: readonly Table[];
  readonly lists: readonly string[];
}

interface Thrown extends Throw {
  readonly total: number | null;
  readonly modifier: number;
  readonly facts: readonly Fact[];
}

/** Everything before the dice fall, told to the tally; or why they do not. */
const prepare = (context: SheetContext, model: Model, given: Given): Thrown | Refusal => {
  const sums = addUp(context, model.plan, model.asked, given);
  if (isRefusal(sums)) return sums;
  const column = findColumn(context, model.plan, sums, given);
  if (isRefusal(column)) return column;
  const thrown = readThrow(context, model, sums, column.id);
  if (isRefusal(thrown)) return thrown;
  return { ...thrown, total: sums.total, modifier: sums.die, facts: column.facts };
};

const listOdds = (sides: readonly BattleSide[]): readonly string[] => [
  'result',
  ...sides,
  ...(sides.length > 1 ? ['both'] : []),
];

/** The words of each list of odds. */
const describeOdds = ({ plan, tables, roll, lists }: Model, charts: Charts): Record<string, OddsList> => {
  const words = createWords(charts);
  const states = listStates(findChart(charts, 'results', 'key'));
  const tellSide = (id: string): Text => tellFate(id, states);
  const counted = roll.isPool && plan.readOn === undefined;
  const all: Record<string, OddsList> = {
    result: {
      label: ON_TABLE,
      role: 'table',
      outcome: (id) => (counted ? tellSuccesses(id) : tellResult(tables, id, words)),
    },
    attacker: { label: IN_THE_END.attacker, role: { side: 'attacker' }, outcome: tellSide },
    defender: { label: IN_THE_END.defender, role: { side: 'defender' }, outcome: tellSide },
    both: {
      label: BOTH,
      role: 'joint',
      outcome: (id) => {
        const [attacker = '', defender = ''] = id.split('--');
        const values = { attacker: tellSide(attacker), defender: tellSide(defender) };
        return t(
          'attacker {attacker}; defender {defender}',
          'attaquant\u202f: {attacker}\u202f; défenseur\u202f: {defender}',
          values,
        );
      },
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([list]) => lists.includes(list)));
};

const findMeasure = ({ roll, plan, lists }: Model): Measure | undefined => {
  if (lists.includes('defender')) return { label: SUFFERS, list: 'defender', counts: (id) => id !== 'unharmed-1' };
  if (roll.isPool && plan.readOn === undefined)
    return { label: SUCCEEDS, list: 'result', counts: (id) => !/^0/.test(id) };
  return undefined;
};

/** A calculator over a table, made from a plan and the charts of each printing. */
export const createTableCalculator = ({ plan, printings, charts, readings }: Making<TablePlan>): Calculator => {
  const newest = charts[printings[0] ?? ''] ?? {};
  const roll = parseDice(plan.dice);
  if (!roll) throw new Error(`${plan.id}: no dice`);
  const tables = printings.map((id) => getTable(charts[id] ?? {}, plan.readOn ?? plan.table));
  const { sides, ratings } = listStruck(tables, newest);
  const asked = askFields(plan, newest);
  const model: Model = { plan, roll, asked, tables, lists: listOdds(sides) };
  const ratingFields = ratings.map(({ side, test }) => ({
    name: ratingField(side, test),
    field: wholeNumber({
      label: ratingLabel(side, test),
      min: 0,
      max: mostRating(test),
      default: Math.ceil(mostRating(test) / 2),
    }),
  }));
  const input = describeInput(toFields([...asked.fields, ...ratingFields]));
  const measure = findMeasure(model);
  const single = roll.dice.length === 1 && !roll.isPool ? roll.dice[0] : undefined;
  return defineDiceCalculator({
    id: plan.id,
    title: plan.title,
    lead: LEAD,
    input,
    printings,
    charts,
    readings,
    odds: describeOdds(model, newest),
    ...(measure ? { measure } : {}),
    examples: listExamples(asked.fields),
    answer: (context, given) => {
      const thrown = prepare(context, model, given);
      if (isRefusal(thrown)) return thrown;
      const { total, facts, modifier } = thrown;
      const bands = findChart(context.charts, plan.table, 'bands');
      return {
        total,
        facts,
        branches: createBranches(thrown, context.charts, given),
        ...(single && bands ? listOpenFaces(single, modifier, bands) : {}),
      };
    },
  });
};

/** Every row that the dice bring, and what follows it. */
const createBranches = ({ dice, rowOf }: Throw, charts: Charts, given: Given): Branches => {
  const rows = listRows(dice, rowOf, (row) => followRow(row, charts, given));
  const units = rows.flatMap(({ parties }) => parties.flatMap((party) => party.units));
  return { dice, rows, fates: [...new Set(units.flatMap(({ pass, fail }) => [pass, fail]))] };
};

/** What each face of a lone die brings, where every one of them is printed. */
const listOpenFaces = (die: Die, modifier: number, bands: Bands<Columns>) => {
  const isPrinted = (total: number): boolean =>
    bands.ends === 'stay' || bands.rows.some(({ from, to }) => from <= total && total <= to);
  return die.faces.every((face) => isPrinted(face + modifier)) ? { faces: listFaces(die, modifier, bands) } : {};
};

const PLAIN = t('The plain case', 'Le cas ordinaire');

/** The plain case, then the first thing that may hold, as examples. */
const listExamples = (fields: readonly Named[]): Example[] => {
  const flagged = fields.find(({ field }) => field.kind === 'flag');
  return [
    { id: 'plain', title: PLAIN, words: '' },
    ...(flagged ? [{ id: 'first-line', title: flagged.field.label, words: `${flagged.name}=true` }] : []),
  ];
};

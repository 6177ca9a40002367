import type { Die } from '@coup-doeil/dice';
import type { Bands } from '../../chart/bands.ts';
import type { Columns } from '../../chart/column.ts';
import { type Branches, listRows } from '../../game/branches.ts';
import { type Calculator, type Example, isRefusal, listFaces } from '../../game/calculator.ts';
import { defineDiceCalculator } from '../../game/dice-calculator.ts';
import { describeInput, wholeNumber } from '../../game/make-fields.ts';
import type { Readings } from '../../game/reading.ts';
import { first } from '../../game/value.ts';
import { t } from '../../text/index.ts';
import { parseDice } from '../parse/dice.ts';
import { type Charts, findChart, type Given, listPrintings } from './charts.ts';
import { askFields } from './fields.ts';
import { type Named, toFields } from './names.ts';
import { describeOdds, findMeasure, listOdds } from './odds-lists.ts';
import type { TableRecipe } from './recipe.ts';
import { getTable } from './rows.ts';
import { followRow, listStruck, mostRating, type Rating, ratingField, ratingLabel } from './tests.ts';
import { type Model, prepareThrow, type Throw } from './throw.ts';

/** What a calculator is made from: its recipe, the charts of each printing, the newest first, and the readings that it may ask. */
export interface Making<P, G extends string = string> {
  readonly recipe: P;
  /** The id of its game; without it, any game’s. */
  readonly game?: G;
  readonly printings: readonly string[];
  readonly charts: Readonly<Record<string, Charts>>;
  readonly readings: Readings;
}

/** A calculator made of sheets, of a game by its id. */
export type SheetCalculator<G extends string = string> = Calculator<Given, Charts, Readings, string, string, G>;

const LEAD = t('A throw on this table, with what goes into it.', 'Un jet sur cette table, avec ce qui y entre.');

const askRating = ({ side, test }: Rating): Named => ({
  name: ratingField(side, test),
  field: wholeNumber({
    label: ratingLabel(side, test),
    min: 0,
    max: mostRating(test),
    default: Math.ceil(mostRating(test) / 2),
  }),
});

/** What stays the same from answer to answer, and the ratings that results test. */
const prepareModel = (
  recipe: TableRecipe,
  printed: readonly Charts[],
): { model: Model; ratings: readonly Rating[] } => {
  const newest = first(printed);
  const roll = parseDice(recipe.dice);
  if (!roll) throw new Error(`${recipe.id}: no dice`);
  const tables = printed.map((own) => getTable(own, recipe.readOn ?? recipe.table));
  const { sides, ratings } = listStruck(tables, newest);
  return { model: { recipe, roll, asked: askFields(recipe, newest), tables, lists: listOdds(sides) }, ratings };
};

/** A calculator over a table, made from a recipe and the charts of each printing. */
export const createTableCalculator = <const G extends string = string>({
  recipe,
  game,
  printings,
  charts,
  readings,
}: Making<TableRecipe, G>): SheetCalculator<G> => {
  const printed = listPrintings(printings, charts);
  const newest = first(printed);
  const { model, ratings } = prepareModel(recipe, printed);
  const { roll, asked } = model;
  const input = describeInput(toFields([...asked.fields, ...ratings.map(askRating)]));
  const measure = findMeasure(model);
  const single = roll.dice.length === 1 && !roll.isPool ? roll.dice[0] : undefined;
  return defineDiceCalculator({
    ...(game === undefined ? {} : { game }),
    id: recipe.id,
    title: recipe.title,
    lead: LEAD,
    input,
    printings,
    charts,
    readings,
    odds: describeOdds(model, newest),
    ...(measure ? { measure } : {}),
    ...(findChart(newest, recipe.table, 'matrix') ? { leadFact: 'column' } : {}),
    examples: listExamples(asked.fields),
    answer: (context, given) => {
      const thrown = prepareThrow(context, model, given);
      if (isRefusal(thrown)) return thrown;
      const { total, facts, modifier } = thrown;
      const bands = findChart(context.charts, recipe.table, 'bands');
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
  const isPrinted = (total: number): boolean => bands.rows.some(({ from, to }) => from <= total && total <= to);
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

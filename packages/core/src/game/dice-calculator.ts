import type { Chart } from '../chart/chart.ts';
import { type Calculator, isRefusal } from './calculator.ts';
import { foldOdds } from './fold-odds.ts';
import type { OddsList } from './odds-list.ts';
import type { Readings } from './reading.ts';

/** Says what a calculator with dice is: its lists of odds are folded from the branches of each answer. */
export const defineDiceCalculator = <
  I,
  C extends Readonly<Record<string, Chart>>,
  R extends Readings,
  Edition extends string,
  List extends string = string,
  GameId extends string = string,
>(
  spec: Calculator<I, C, R, Edition, List, GameId>,
): Calculator<I, C, R, Edition, List, GameId> => ({
  ...spec,
  answer: (context, input) => {
    const result = spec.answer(context, input);
    if (isRefusal(result) || !result.branches) return result;
    return { ...result, odds: foldOdds(pickLists(spec.odds, context.list), result.branches) };
  },
});

type OddsLists = Readonly<Record<string, OddsList>>;

const pickLists = (lists: OddsLists = {}, only: string | undefined): OddsLists => {
  const list = only === undefined ? undefined : lists[only];
  return only === undefined || !list ? lists : { [only]: list };
};

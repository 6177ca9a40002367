import type { Chart } from '../chart/chart.ts';
import type { Branches } from './branches.ts';
import { type Answer, type Calculator, isRefusal } from './calculator.ts';
import { foldOdds } from './fold-odds.ts';
import { measureBranches } from './measure-branches.ts';
import { once } from './once.ts';
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
  measureBranches,
  answer: (context, input) => {
    const result = spec.answer(context, input);
    return isRefusal(result) || !result.branches || context.unfolded
      ? result
      : foldLater(result, result.branches, spec);
  },
});

/** An answer whose odds are folded when somebody reads them: many are only compared, and differ or agree in something else. */
const foldLater = (result: Answer, branches: Branches, { odds: lists = {} }: Pick<Calculator, 'odds'>): Answer => {
  const getOdds = once(() => foldOdds(lists, branches));
  return {
    ...result,
    get odds() {
      return getOdds();
    },
  };
};

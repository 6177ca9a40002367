import type { Chart } from '../chart/chart.ts';
import { type Answer, type Calculator, isRefusal } from './calculator.ts';
import { createFolder, type Folder, foldLists } from './fold-odds.ts';
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
    const lists: Readonly<Record<string, OddsList>> = spec.odds ?? {};
    const result = spec.answer(context, input);
    if (isRefusal(result) || !result.branches) return result;
    const fold = createFolder(result.branches);
    const { list } = context;
    const only = list === undefined ? undefined : lists[list];
    if (list === undefined || !only) return foldLater(result, lists, fold);
    return { ...result, odds: foldLists({ [list]: only }, fold) };
  },
});

/** An answer whose odds are folded when somebody reads them: many are only compared, and differ or agree in something else. */
const foldLater = (result: Answer, lists: Readonly<Record<string, OddsList>>, fold: Folder): Answer => {
  let odds: Answer['odds'];
  return {
    ...result,
    fold,
    get odds() {
      odds ??= foldLists(lists, fold);
      return odds;
    },
  };
};

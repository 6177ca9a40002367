import type { Chart } from '../chart/chart.ts';
import type { Branches } from './branches.ts';
import { type Answer, type Calculator, isRefusal } from './calculator.ts';
import { foldOdds } from './fold-odds.ts';
import { measureBranches } from './measure-branches.ts';
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
      : new LazyAnswer(result, result.branches, spec.odds ?? {});
  },
});

/** An answer whose odds are folded when somebody reads them: many are only compared, and differ or agree in something else. */
class LazyAnswer implements Answer {
  declare readonly total: number | null;
  declare readonly odds: NonNullable<Answer['odds']>;
  readonly #branches: Branches;
  readonly #lists: NonNullable<Calculator['odds']>;
  #odds: NonNullable<Answer['odds']> | undefined;

  constructor(result: Answer, branches: Branches, lists: NonNullable<Calculator['odds']>) {
    this.#branches = branches;
    this.#lists = lists;
    Object.assign(this, result);
    Object.defineProperty(this, 'odds', LazyAnswer.#getter);
  }

  // An answer's own, so that a copy has it. One function for all: an object with a getter of its own is slow, and V8 keeps what it holds.
  static readonly #getter = {
    enumerable: true,
    get(this: LazyAnswer): NonNullable<Answer['odds']> {
      this.#odds ??= foldOdds(this.#lists, this.#branches);
      return this.#odds;
    },
  };
}

import type { Chart } from '@coup-doeil/core/chart';
import type { Calculator, Game } from '@coup-doeil/core/game';
import type { Ruling } from './ruling.ts';
import { asksOf, type Trace, trace } from './trace.ts';

/** Where a duty does not hold, and why: `{'fire-modifiers.terrain': 'the cells are cited instead'}`. */
export type Exemptions = Readonly<Record<string, string>>;

export interface Options {
  /** The game's test folder: `import.meta.dirname`. */
  readonly at: string;
  readonly rulings?: readonly Ruling[];
  readonly exempt?: Exemptions;
  /** How many whole inputs are pinned, in blocks of a thousand. */
  readonly drawn?: number;
}

/** A game with all that its checks look at. */
export interface Subject extends Required<Options> {
  readonly game: Game;
  /** By printing, in the sheet's order. */
  readonly charts: Readonly<Record<string, readonly Chart[]>>;
  readonly calculators: readonly Calculator[];
  /** Examples and random asks, worked out once for all checks. */
  readonly traces: readonly Trace[];
}

export const subjectOf = async (
  game: Game,
  { at, rulings = [], exempt = {}, drawn = 100_000 }: Options,
): Promise<Subject> => {
  const charts = await game.charts();
  const calculators = await Promise.all(Object.values(game.calculators).map((load) => load()));
  let traces: readonly Trace[] | undefined;
  return {
    game,
    at,
    rulings,
    exempt,
    drawn,
    charts,
    calculators,
    get traces() {
      traces ??= calculators.flatMap((calculator) => asksOf(calculator).map((asked) => trace(calculator, asked)));
      return traces;
    },
  };
};

/** What a check finds: the problems, in words, each naming its place. */
export interface Check {
  readonly id: string;
  /** What holds when it finds nothing. */
  readonly says: string;
  run(subject: Subject): Promise<string[]> | string[];
}

/** Every chart with its printing. */
export const chartsOf = ({ charts }: Pick<Subject, 'charts'>): { edition: string; chart: Chart }[] =>
  Object.entries(charts).flatMap(([edition, all]) => all.map((chart) => ({ edition, chart })));

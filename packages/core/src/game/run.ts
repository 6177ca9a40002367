import type { InputError } from '../error.ts';
import {
  type Ask,
  type CheckedAsk,
  checkAsk,
  type InputOf,
  type PartialInput,
  readNames,
  type TableChoice,
} from './ask.ts';
import type { Calculator } from './calculator.ts';
import { fault, toInputError } from './fault.ts';
import { createShortReport, type GameVersion, type Report, type ShortReport } from './report.ts';
import { createReport } from './whole-report.ts';

/** What an ask comes to, as a value: a report, which may be a refusal, or the error that names what is wrong with the ask. */
export type Result<R = Report> =
  | { readonly ok: true; readonly report: R }
  | { readonly ok: false; readonly error: InputError };

/** The game that a calculator answers for. */
export type GameOf<C extends Calculator> = GameVersion<NonNullable<C['game']>>;

/** What is computed of an ask once it is checked; what is wrong with the ask is a value, any other fault is thrown. */
export const resultOf = <C extends Calculator, R>(
  game: GameVersion,
  calculator: C,
  check: () => CheckedAsk<C>,
  compute: (asked: CheckedAsk<C>) => R,
): Result<R> => {
  try {
    const { game: own = game.id } = calculator;
    if (own !== game.id) fault('game', 'game', [own], game.id);
    return { ok: true, report: compute(check()) };
  } catch (error) {
    return { ok: false, error: toInputError(error) };
  }
};

/**
 * Asks a calculator: the whole report, or the error that names what is wrong with the ask.
 *
 * `run(meta, calculator, { input: { strength: 6 }, edition: '2006', readings: { facing: 'vertex' } })`
 */
export const run = <C extends Calculator>(game: GameOf<C>, calculator: C, ask: NoInfer<Ask<C>>): Result<Report<C>> =>
  resultOf(
    game,
    calculator,
    () => checkAsk(calculator, ask),
    (asked) => createReport(game, calculator, asked),
  );

/** The same without working, lit cells and readings: for programs that ask many times. */
export const answer = <C extends Calculator>(
  game: GameOf<C>,
  calculator: C,
  ask: NoInfer<Ask<C>>,
): Result<ShortReport<C>> =>
  resultOf(
    game,
    calculator,
    () => checkAsk(calculator, ask),
    (asked) => createShortReport(game, calculator, asked),
  );

/** A calculator of a game as a function of its input and of how the table plays. */
export type Call<C extends Calculator = Calculator> = (
  input?: PartialInput<InputOf<C>>,
  table?: TableChoice<C>,
) => Result<Report<C>>;

/** Binds a calculator to its game: `const shock = bindCalculator(meta, calculator)`, then `shock({ … }, { edition, readings })`. */
export const bindCalculator =
  <C extends Calculator>(game: GameOf<C>, calculator: C): Call<C> =>
  (input, table = {}) =>
    resultOf(
      game,
      calculator,
      () => {
        return checkAsk(calculator, { ...readNames(table, 'table', ['edition', 'readings']), input } as Ask<C>);
      },
      (asked) => createReport(game, calculator, asked),
    );

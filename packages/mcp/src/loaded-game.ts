import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator, Game, Report } from '@coup-doeil/core/game';
import { type Given, readLanguage } from './arguments.ts';
import type { Telling } from './tell.ts';

/** A game with all that is loaded of it. */
export interface LoadedGame {
  readonly game: Game;
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly charts: Readonly<Record<string, readonly Chart[]>>;
}

/** The games by their ids. */
export type Games = ReadonlyMap<string, LoadedGame>;

/** A tool answers from what it is given, and changes nothing. */
export const READ_ONLY = { readOnlyHint: true, openWorldHint: false, idempotentHint: true } as const;

/** What came of an ask, or its error thrown. */
export const unwrap = <R>(
  result: { readonly ok: true; readonly report: R } | { readonly ok: false; readonly error: unknown },
): R => {
  if (result.ok) return result.report;
  throw result.error;
};

/** What a report is told with. */
export const tellingOf = (
  { charts }: LoadedGame,
  calculator: AnyCalculator,
  { edition }: Pick<Report, 'edition'>,
  given: Given,
): Telling => ({ calculator, charts: charts[edition] ?? [], language: readLanguage(given) });

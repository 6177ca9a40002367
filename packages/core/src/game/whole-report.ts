import type { CheckedAsk } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { tellApart } from './differences.ts';
import { computeReport, type GameVersion, type Report } from './report.ts';

/** The whole report of a checked ask. */
export const createReport = <C extends Calculator>(game: GameVersion, calculator: C, asked: CheckedAsk<C>): Report<C> =>
  computeReport(game, calculator, asked, ({ use, answers }) => tellApart(calculator, use, answers));

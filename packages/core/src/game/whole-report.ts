import type { CheckedAsk } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { tellOptionsApart } from './differences.ts';
import { createPlainReport, type GameVersion, type Report } from './report.ts';

/** The whole report of a checked ask. */
export const createReport = <C extends Calculator>(
  game: GameVersion,
  calculator: C,
  asked: CheckedAsk<C>,
): Report<C> => {
  const report = createPlainReport(game, calculator, asked);
  return { ...report, readings: tellOptionsApart(calculator, asked, report.readings) };
};

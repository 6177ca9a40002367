import { type AnyCalculator, computeWhatIf, createReport, isInputError, type Meta } from '@coup-doeil/core/game';
import { MOST_CHARACTERS, readJsonAsk, type Table } from './ask.ts';
import { answerBriefly } from './brief.ts';
import { faultOf } from './error-line.ts';
import { UsageError, usageError } from './usage-error.ts';

/** A line with its number; `null` for one too long to be an input, so that memory stays flat. */
export type Line = readonly [number: number, text: string | null];

export const SHAPES = ['report', 'what-if', 'brief'] as const;
/** What each line is answered with. */
export type Shape = (typeof SHAPES)[number];

export interface Answered {
  /** The answers, each with the end of its line. */
  readonly text: string;
  /** Some line was not valid. */
  readonly failed: boolean;
}

/** Answers lines of one calculator. */
export const createAnswerer = (
  meta: Meta,
  calculator: AnyCalculator,
  table: Table,
  shape: Shape,
): ((lines: readonly Line[]) => Answered) => {
  const answer = (text: string): unknown => {
    const asked = readJsonAsk(calculator, table, text, 'line');
    if (shape === 'brief') return answerBriefly(calculator, asked);
    const report = createReport(meta, calculator, asked);
    return shape === 'what-if' ? { ...report, ...computeWhatIf(calculator, asked) } : report;
  };
  return (lines) => {
    let [text, failed] = ['', false];
    for (const [line, given] of lines) {
      if (given?.trim() === '') continue;
      try {
        if (given === null) throw usageError('json', 'line', { rule: 'text-length', max: MOST_CHARACTERS }, null);
        text += `${JSON.stringify(answer(given))}\n`;
      } catch (error) {
        if (!(isInputError(error) || error instanceof UsageError)) throw error;
        failed = true;
        text += `${JSON.stringify({ line, error: faultOf(error) })}\n`;
      }
    }
    return { text, failed };
  };
};

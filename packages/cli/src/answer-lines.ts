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
  /** The answer with the end of its line, or several. */
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
): ((line: Line) => Answered) => {
  const answer = (text: string): unknown => {
    const asked = readJsonAsk(calculator, table, text, 'line');
    if (shape === 'brief') return answerBriefly(calculator, asked);
    const report = createReport(meta, calculator, asked);
    return shape === 'what-if' ? { ...report, ...computeWhatIf(calculator, asked) } : report;
  };
  return ([line, given]) => {
    if (given?.trim() === '') return NOTHING;
    try {
      if (given === null) throw usageError('json', 'line', { rule: 'text-length', max: MOST_CHARACTERS }, null);
      return { text: `${JSON.stringify(answer(given))}\n`, failed: false };
    } catch (error) {
      if (!(isInputError(error) || error instanceof UsageError)) throw error;
      return { text: `${JSON.stringify({ line, error: faultOf(error) })}\n`, failed: true };
    }
  };
};

const NOTHING: Answered = { text: '', failed: false };

/** Enough to write at once; more only fills memory. */
const MOST_TEXT = 16_000;

/** Answers to several lines, as many at a time as are worth writing. */
export function* joinAnswers(answer: (line: Line) => Answered, lines: readonly Line[]): Generator<Answered> {
  let [text, failed] = ['', false];
  for (const line of lines) {
    const answered = answer(line);
    text += answered.text;
    failed ||= answered.failed;
    if (text.length < MOST_TEXT) continue;
    yield { text, failed };
    text = '';
  }
  if (text !== '') yield { text, failed };
}

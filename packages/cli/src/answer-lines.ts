import {
  type AnyCalculator,
  computeWhatIf,
  createReport,
  type InputError,
  isInputError,
  type Meta,
} from '@coup-doeil/core/game';
import { createAskReader, MOST_CHARACTERS, type Table } from './ask.ts';
import { answerBriefly } from './brief.ts';
import { faultOf } from './error-line.ts';
import { CHARACTER, createMemory } from './memory.ts';
import { UsageError, usageError } from './usage-error.ts';

/** A line with its number; `null` for one too long to be an input, so that memory stays flat. */
export type Line = readonly [number: number, text: string | null];

export const SHAPES = ['report', 'what-if', 'brief'] as const;
/** What each line is answered with. */
export type Shape = (typeof SHAPES)[number];

export interface Answered {
  /** The answer with the end of its line, or several; a long one that is kept as bytes. */
  readonly text: string | Uint8Array;
  /** Some line was not valid. */
  readonly failed: boolean;
}

/** Enough to write at once; more only fills memory. */
const MOST_TEXT = 8_000;
/** A longer text is kept as bytes: where its line comes again, they are written as they are. */
const SHORT = 2_000;

/** Answers lines of one calculator. */
export const createAnswerer = (
  meta: Meta,
  calculator: AnyCalculator,
  table: Table,
  shape: Shape,
): ((line: Line) => Answered) => {
  const readAsk = createAskReader(calculator, table);
  const answer = (text: string): unknown => {
    const asked = readAsk(text, 'line');
    if (shape === 'brief') return answerBriefly(calculator, asked);
    const report = createReport(meta, calculator, asked);
    return shape === 'what-if' ? { ...report, ...computeWhatIf(calculator, asked) } : report;
  };
  const known = createMemory<Answered>();
  return ([line, given]) => {
    if (given === null || given.trim() === '') return given === null ? tellTooLong(line) : NOTHING;
    const before = known.get(given);
    if (before) return before;
    try {
      const text = `${JSON.stringify(answer(given))}\n`;
      if (!known.isOpen()) return { text, failed: false };
      const isShort = text.length < SHORT;
      const answered = { text: isShort ? text : Buffer.from(text), failed: false };
      known.keep(given, answered, isShort ? CHARACTER * text.length : answered.text.length);
      return answered;
    } catch (error) {
      if (!(isInputError(error) || error instanceof UsageError)) throw error;
      return tellFault(line, error);
    }
  };
};

const tellFault = (line: number, error: UsageError | InputError): Answered => ({
  text: `${JSON.stringify({ line, error: faultOf(error) })}\n`,
  failed: true,
});

const tellTooLong = (line: number): Answered =>
  tellFault(line, usageError('json', 'line', { rule: 'text-length', max: MOST_CHARACTERS }, null));

const NOTHING: Answered = { text: '', failed: false };

/** Answers to several lines, as many at a time as are worth writing. */
export function* joinAnswers(answer: (line: Line) => Answered, lines: readonly Line[]): Generator<Answered> {
  let [text, failed] = ['', false];
  for (const line of lines) {
    const answered = answer(line);
    failed ||= answered.failed;
    if (typeof answered.text !== 'string') {
      if (text !== '') yield { text, failed };
      yield { text: answered.text, failed };
      text = '';
      continue;
    }
    text += answered.text;
    if (text.length < MOST_TEXT) continue;
    yield { text, failed };
    text = '';
  }
  if (text !== '') yield { text, failed };
}

import {
  type AnyCalculator,
  checkAsk,
  computeWhatIf,
  createReport,
  isInputError,
  type Meta,
} from '@coup-doeil/core/game';
import { MOST_CHARACTERS, readJson, readPieces } from './ask.ts';
import type { Call } from './commands/command.ts';
import { faultOf } from './error-line.ts';
import type { Io, Style } from './io.ts';
import { UsageError, usageError } from './usage-error.ts';

/** A line with its number; `null` for one too long to be an input, so that memory stays flat. */
type Line = readonly [number: number, text: string | null];

/** Lines of a stream, whatever pieces it comes in. */
async function* readLines(input: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let [rest, number, skipping] = ['', 0, false];
  for await (const piece of readPieces(input)) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    const lines: Line[] = [];
    for (const part of parts) {
      number += 1;
      lines.push([number, skipping ? null : part]);
      skipping = false;
    }
    if (rest.length > MOST_CHARACTERS) {
      skipping = true;
      rest = '';
    }
    yield lines;
  }
  if (skipping || rest !== '') yield [[number + 1, skipping ? null : rest]];
}

const PROGRESS_MS = 500;

/** A count on standard error, now and then, for who waits at a terminal. */
const progress = (io: Io, style: Style) => {
  let [shownAt, started] = [Date.now(), false];
  const showCount = (count: number, end: string) => io.err(`\r${count.toLocaleString(style.language)}${end}`);
  return {
    at(count: number): void {
      if (!io.terminal.err || Date.now() - shownAt < PROGRESS_MS) return;
      [shownAt, started] = [Date.now(), true];
      showCount(count, '');
    },
    end: (count: number): void => (started ? showCount(count, '\n') : undefined),
  };
};

/** Enough to write at once; more only fills memory. */
const BATCH = 64_000;

/** One JSON object a line in, one report a line out, in order. An invalid line is reported with its number, and the stream goes on. */
export const stream = async ({ args, io, style }: Call, meta: Meta, calculator: AnyCalculator): Promise<number> => {
  const table = { readings: args.readings, ...(args.edition === undefined ? {} : { edition: args.edition }) };
  // What holds for every line is wrong use, not an invalid line.
  checkAsk(calculator, table);
  let failed = false;
  const answer = ([line, text]: Line): unknown => {
    try {
      if (text === null) throw usageError('json', 'line', { rule: 'text-length', max: MOST_CHARACTERS }, null);
      const asked = checkAsk(calculator, { ...table, input: readJson(text, 'line') });
      const answered = createReport(meta, calculator, asked);
      return args.flags['what-if'] ? { ...answered, ...computeWhatIf(calculator, asked) } : answered;
    } catch (error) {
      if (!(isInputError(error) || error instanceof UsageError)) throw error;
      failed = true;
      return { line, error: faultOf(error) };
    }
  };
  const waiting = progress(io, style);
  let count = 0;
  for await (const lines of readLines(io.input)) {
    let batch = '';
    for (const line of lines) {
      [count] = line;
      if (line[1]?.trim() === '') continue;
      batch += `${JSON.stringify(answer(line))}\n`;
      if (batch.length < BATCH) continue;
      io.out(batch);
      batch = '';
      await io.drained();
    }
    // Whoever writes one line and waits for its answer gets it.
    if (batch !== '') io.out(batch);
    await io.drained();
    waiting.at(count);
  }
  waiting.end(count);
  return failed ? 2 : 0;
};

import type { AnyCalculator, Meta } from '@coup-doeil/core/game';
import { createAnswerer, joinAnswers, type Line, type Shape } from './answer-lines.ts';
import { tableOf } from './ask.ts';
import type { Call } from './commands/command.ts';
import type { Io, Style } from './io.ts';
import type { AnsweredBytes, LineWorkers } from './line-workers.ts';
import { readLines } from './read-lines.ts';

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

/** A stream this long is worth the start of workers. */
const LINES_BEFORE_WORKERS = 4000;
/** More would wait for the one thread that reads and writes. */
const MOST_WORKERS = 8;
/** Batches that a worker has in hand or in its queue: enough that it never waits for us, few enough for memory. */
const BATCHES_A_WORKER = 3;

export interface StreamOf {
  readonly meta: Meta;
  readonly calculator: AnyCalculator;
  /** The address of the game's door, from which workers load it; without one there are none. */
  readonly door: string | undefined;
}

/** One JSON object a line in, one answer a line out, in order. An invalid line is reported with its number, and the stream goes on. */
export const stream = async (
  { args, io, style }: Call,
  { meta, calculator, door }: StreamOf,
  shape: Shape,
): Promise<number> => {
  const table = tableOf(args);
  // A table that is wrong is wrong use, not an invalid line: it is refused here.
  const answer = createAnswerer(meta, calculator, table, shape);
  const waiting = progress(io, style);
  let [failed, count] = [false, 0];
  let workers: LineWorkers | undefined;
  /** Batches that workers have, in order; each is settled once its answers are written. */
  const pending: Promise<void>[] = [];

  const write = async (text: string | Uint8Array): Promise<void> => {
    // Whoever writes one line and waits for its answer gets it.
    io.out(text);
    await io.drained();
  };
  const writeAll = async (answered: AnsweredBytes, upTo: number): Promise<void> => {
    failed ||= answered.failed;
    for (const part of answered.parts) await write(part);
    waiting.at(upTo);
  };
  const answerHere = async (lines: readonly Line[]): Promise<void> => {
    for (const answered of joinAnswers(answer, lines)) {
      failed ||= answered.failed;
      await write(answered.text);
    }
    waiting.at(count);
  };
  const hand = async (lines: readonly Line[], { answer, count: hands }: LineWorkers): Promise<void> => {
    const upTo = count;
    const written = Promise.all([answer(lines), pending.at(-1)]).then(([answered]) => writeAll(answered, upTo));
    // A failure is seen when its turn comes, below.
    written.catch(() => {});
    pending.push(written);
    if (pending.length >= BATCHES_A_WORKER * hands) await pending.shift();
  };

  try {
    for await (const lines of readLines(io.input)) {
      if (!workers && door !== undefined && io.cores > 1 && count >= LINES_BEFORE_WORKERS) {
        const { startLineWorkers } = await import('./line-workers.ts');
        workers = startLineWorkers({ door, calculator: calculator.id, table, shape }, Math.min(io.cores, MOST_WORKERS));
      }
      count = lines.at(-1)?.[0] ?? count;
      await (workers ? hand(lines, workers) : answerHere(lines));
    }
    for (const written of pending) await written;
  } finally {
    await workers?.stop();
  }
  waiting.end(count);
  return failed ? 2 : 0;
};

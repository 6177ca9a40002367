import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Game } from '@coup-doeil/core/game';
import { type Answered, createAnswerer, joinAnswers, type Line, type Shape } from './answer-lines.ts';
import type { Table } from './ask.ts';

/** What a worker needs to answer lines as the main thread does. */
export interface Job {
  /** The address of the game's door. */
  readonly door: string;
  readonly calculator: string;
  readonly table: Table;
  readonly shape: Shape;
}

/** Answers in bytes: they change hands without being copied. */
export interface AnsweredBytes extends Pick<Answered, 'failed'> {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

interface Envelope {
  readonly job: Job;
}

type Reply = AnsweredBytes | { readonly fault: string };

const isEnvelope = (data: unknown): data is Envelope => typeof data === 'object' && data !== null && 'job' in data;

const serve = async ({ job }: Envelope): Promise<void> => {
  const port = parentPort;
  const { game }: { game: Game } = await import(job.door);
  const calculator = await game.calculators[job.calculator]?.();
  if (!port || !calculator) throw new Error(`no calculator ${job.calculator}`);
  const answer = createAnswerer(game.meta, calculator, job.table, job.shape);
  const encoder = new TextEncoder();
  port.on('message', (lines: readonly Line[]) => {
    try {
      const answers = [...joinAnswers(answer, lines)];
      const parts = answers.map(({ text }) => (typeof text === 'string' ? encoder.encode(text) : new Uint8Array(text)));
      const failed = answers.some((answered) => answered.failed);
      port.postMessage(
        { parts, failed } satisfies Reply,
        parts.map(({ buffer }) => buffer),
      );
    } catch (error) {
      port.postMessage({ fault: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  });
};

// The same file is the worker's: as source and as built, it goes by its own name.
if (!isMainThread && isEnvelope(workerData)) await serve(workerData);

/** Reports live for a moment: with more room for them the process only grows, and is no faster. */
const YOUNG_MEGABYTES = 12;

interface Waiting {
  readonly resolve: (answered: AnsweredBytes) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, answering what it is given in order. */
const startWorker = (job: Job) => {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { job } satisfies Envelope,
    // What a game prints there is no answer.
    stdout: true,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  worker.stdout.pipe(process.stderr);
  const waiting: Waiting[] = [];
  worker.on('message', (reply: Reply) => {
    const next = waiting.shift();
    if ('fault' in reply) next?.reject(new Error(reply.fault));
    else next?.resolve(reply);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    answer: (lines: readonly Line[]): Promise<AnsweredBytes> =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(lines);
      }),
    stop: (): Promise<number> => worker.terminate(),
  };
};

export interface LineWorkers {
  /** How many batches they work on at once. */
  readonly count: number;
  answer(lines: readonly Line[]): Promise<AnsweredBytes>;
  stop(): Promise<unknown>;
}

/** Several workers, taking batches by turns. */
export const startLineWorkers = (job: Job, count: number): LineWorkers => {
  const workers = Array.from({ length: count }, () => startWorker(job));
  let turn = 0;
  return {
    count,
    answer: (lines) => {
      const worker = workers[turn++ % count];
      return worker ? worker.answer(lines) : Promise.reject(new Error('no worker'));
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())),
  };
};

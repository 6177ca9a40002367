import { InputError, type InputFault } from '@coup-doeil/core/game';
import type { BothLanguages } from '@coup-doeil/vassal';
import type { JoinedPicture } from './join-pictures.ts';
import type { Reader } from './reader.ts';

/** What the worker is asked: a verb of the reader, and what it is given. */
export interface Question {
  readonly id: number;
  readonly verb: keyof Reader;
  readonly given: readonly unknown[];
}

/** Its answer; a problem that is `null` has no words of its own, and a fault is one of the battlefield that was made. */
export type Reply =
  | { readonly id: number; readonly value: Uint8Array | JoinedPicture }
  | { readonly id: number; readonly json: string }
  | { readonly id: number; readonly problem: BothLanguages | null }
  | { readonly id: number; readonly fault: InputFault };

/** A file that cannot be read, with the reason where it is known. */
export class FileProblem extends Error {
  readonly text: BothLanguages | null;

  constructor(text: BothLanguages | null) {
    super(text?.en ?? 'the file cannot be read');
    this.text = text;
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (problem: FileProblem | InputError) => void;
}

const start = () => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) asked?.reject(new FileProblem(data.problem));
    else if ('fault' in data) asked?.reject(new InputError(data.fault));
    // The worker answers with what the reader's verb gives.
    else asked?.resolve(('json' in data ? JSON.parse(data.json) : data.value) as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new FileProblem(null));
    waiting.clear();
  });
  return { worker, waiting };
};

let started: ReturnType<typeof start> | undefined;
let questions = 0;

/** Asks the reader in the worker; bytes that are given are handed over, not copied. */
export const ask = <V extends keyof Reader>(
  verb: V,
  ...given: Parameters<Reader[V]>
): Promise<Awaited<ReturnType<Reader[V]>>> => {
  started ??= start();
  const { worker, waiting } = started;
  const id = questions++;
  const handed = given.flatMap((value: unknown) => (value instanceof Uint8Array ? [value.buffer] : []));
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, verb, given } satisfies Question, handed);
  });
};

import type { CheckedAsk } from '@coup-doeil/core/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStored } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import type { CurrentThrow } from './current-throw.ts';
import type { Throw } from './log.ts';
import { throwsKey } from './throws-key.ts';

export interface Throws {
  readonly throws: readonly Throw[];
  readonly seed: string;
  setSeed(seed: string): void;
  throwFor(asked: CheckedAsk): Promise<void>;
  /** Faces that a player rolled. */
  addRolled(asked: CheckedAsk, faces: readonly number[]): Promise<void>;
  clear(): Promise<void>;
}

/** The log of throws of a calculator; it survives a reload. The dice and the log are code that most visits do not need. */
export const useThrows = (
  subject: Subject,
  seed: string,
  setSeed: (seed: string) => void,
  onStorage: (stored: boolean) => void,
  onThrown: (thrown: CurrentThrow) => void,
): Throws => {
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  // Two throws may be under way at once: each adds to the newest log.
  const latest = useRef(throws);
  const show = (next: readonly Throw[]) => {
    latest.current = next;
    setThrows(next);
  };
  useEffect(() => {
    if (isStored(throwsKey(subject))) import('./log.ts').then(({ recallThrows }) => show(recallThrows(subject)));
  }, [subject]);
  const log = async (asked: CheckedAsk, make: (log: typeof import('./log.ts')) => Promise<Throw>) => {
    const module = await import('./log.ts');
    const thrown = await make(module);
    show(module.addThrow(thrown, latest.current));
    onStorage(module.storeThrows(subject, latest.current));
    onThrown({ asked, faces: thrown.faces, seed: thrown.seed });
  };
  return {
    throws,
    seed,
    setSeed,
    throwFor: (asked) =>
      log(asked, async ({ throwDice }) => {
        const thrown = await throwDice(subject, asked, seed, latest.current);
        // A fresh seed is shown, so that its sequence goes on and can be thrown again.
        if (seed === '') setSeed(thrown.seed);
        return thrown;
      }),
    addRolled: (asked, faces) => log(asked, ({ tellThrow }) => tellThrow(subject, asked, faces, '')),
    clear: async () => {
      show([]);
      onStorage((await import('./log.ts')).storeThrows(subject, []));
    },
  };
};

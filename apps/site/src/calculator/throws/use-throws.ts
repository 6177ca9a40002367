import type { CheckedAsk } from '@coup-doeil/core/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStored } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import type { Throw } from './log.ts';

export const throwsKey = ({ game, calculator }: Subject): string => `throws/${game.id}/${calculator.id}`;

export interface Throws {
  readonly throws: readonly Throw[];
  readonly seed: string;
  /** The state that the last throw was for, while it is known. */
  readonly thrownFor: CheckedAsk | undefined;
  setSeed(seed: string): void;
  throwFor(asked: CheckedAsk): Promise<void>;
  clear(): Promise<void>;
}

/** The log of throws of a calculator; it survives a reload. The dice and the log are code that most visits do not need. */
export const useThrows = (subject: Subject, onStorage: (stored: boolean) => void): Throws => {
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  const [seed, setSeed] = useState('');
  const [thrownFor, setThrownFor] = useState<CheckedAsk>();
  // Two throws may be under way at once: each adds to the newest log.
  const latest = useRef(throws);
  const show = (next: readonly Throw[]) => {
    latest.current = next;
    setThrows(next);
  };
  useEffect(() => {
    if (isStored(throwsKey(subject))) import('./log.ts').then(({ recallThrows }) => show(recallThrows(subject)));
  }, [subject]);
  return {
    throws,
    seed,
    thrownFor,
    setSeed,
    throwFor: async (asked) => {
      const { addThrow, storeThrows, throwDice } = await import('./log.ts');
      const thrown = await throwDice(subject, asked, seed);
      show(addThrow(thrown, latest.current));
      onStorage(storeThrows(subject, latest.current));
      setThrownFor(asked);
    },
    clear: async () => {
      show([]);
      onStorage((await import('./log.ts')).storeThrows(subject, []));
    },
  };
};

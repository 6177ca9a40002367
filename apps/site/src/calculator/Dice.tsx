import type { Asked } from '@coup-doeil/core/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '../lib/words.ts';
import { Fold } from './Fold.tsx';
import { isKept } from './keep.ts';
import { useLate } from './late.ts';
import type { Subject } from './model.ts';
import type { Throw } from './Throws.tsx';
import { words } from './words.ts';

export interface Log {
  readonly throws: readonly Throw[];
  readonly seed: string;
  /** The state that the last throw was for, while it is known. */
  readonly of: Asked | undefined;
  setSeed(seed: string): void;
  /** Throws for the state as it is. */
  cast(asked: Asked): Promise<void>;
  clear(): void;
  /** How it is shown, once it is wanted. */
  readonly shown: typeof import('./Throws.tsx') | undefined;
  open(): void;
}

/** The log of throws of one calculator; it survives a reload. Dice and log come when they are wanted. */
export const useLog = (subject: Subject, onStorage: (kept: boolean) => void): Log => {
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  const [seed, setSeed] = useState('');
  const [of, setOf] = useState<Asked>();
  const [shown, bring] = useLate(() => import('./Throws.tsx'));
  // What was thrown while another throw was on its way counts too.
  const all = useRef(throws);
  const show = (next: readonly Throw[]) => {
    all.current = next;
    setThrows(next);
  };
  const recall = async () => show((await bring()).recallThrows(subject));
  useEffect(() => {
    if (isKept(`throws/${subject.game.id}/${subject.calculator.id}`)) recall();
  }, [subject]);
  const set = async (next: (late: NonNullable<Log['shown']>) => Promise<readonly Throw[]>) => {
    const late = await bring();
    show(await next(late));
    onStorage(late.keepThrows(subject, all.current));
  };
  return {
    throws,
    of,
    seed,
    setSeed,
    cast: async (asked) => {
      await set(async (late) => late.logged(await late.cast(subject, asked, seed), all.current));
      setOf(asked);
    },
    clear: () => set(async () => []),
    shown,
    open: bring,
  };
};

interface ThrownProps {
  readonly subject: Subject;
  readonly log: Log;
  /** Whether the last throw was for the answer that is shown. */
  readonly now: boolean;
  readonly lang: Lang;
}

export const Thrown = ({ subject, log, now, lang }: ThrownProps) => {
  const { shown: late, throws } = log;
  return (
    <>
      <div role="status">{late && now && <late.LastThrow {...{ subject, log, lang }} />}</div>
      <Fold class="each log" onOpen={log.open} draw={() => late && <late.Throws {...{ subject, log, lang }} />}>
        <summary>
          {words.log[lang]} ({throws.length})
        </summary>
      </Fold>
    </>
  );
};

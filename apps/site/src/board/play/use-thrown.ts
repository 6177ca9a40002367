import type { OpenThrow } from '@coup-doeil/core/record';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Came, Result } from './throw.ts';
import { useRolled } from './use-rolled.ts';
import type { useTouched } from './use-touched.ts';

type Dice = Awaited<ReturnType<typeof import('./throw.ts')['openDice']>>;

/** What was thrown for what is touched, what it comes to, and what players choose of it. */
export const useThrown = ({ selection, standing }: ReturnType<typeof useTouched>) => {
  const [came, showCame] = useState<Came>();
  // What follows dice comes with the first throw.
  const dice = useRef<Dice>(undefined);
  const ask = selection.kind === 'target' ? selection.ask : undefined;
  const rolled = useRolled(standing, ask);
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const result: Result | undefined = useMemo(
    () => (came && ask ? dice.current?.findResult(standing, ask, came) : undefined),
    [standing, ask, came],
  );
  const loadDice = async (): Promise<Dice> => {
    dice.current ??= await (await import('./throw.ts')).openDice(standing.door);
    return dice.current;
  };
  const setCame = async (next: Came | undefined): Promise<void> => {
    if (next && !dice.current) await loadDice();
    showCame(next);
  };
  /** Follows dice for what is asked, unless something else was touched by the time they are there. */
  const followDice = async (follow: (dice: Dice) => Came | undefined): Promise<void> => {
    rolled.setRolled([]);
    const loaded = await loadDice();
    if (latestAsk.current === ask) showCame(follow(loaded));
  };
  const answer = (question: string, option: string): void =>
    showCame(came && { ...came, answers: { ...came.answers, [question]: option } });
  return {
    ...rolled,
    came,
    setCame,
    /** Throws the dice that follow those which a player rolled. */
    throwSeed: (open: OpenThrow, seed: string, byHand?: readonly number[]) =>
      followDice((loaded) => loaded.throwSeed(open, seed, byHand)),
    enterFaces: (open: OpenThrow, faces: readonly number[]) =>
      followDice(({ endThrow }) => endThrow(open, { faces, by: 'hand' })),
    result,
    answer,
    /** Takes a touched hex for an answer, where it is an option of an open question; false where it is none. */
    answerHex: (hex: string): boolean => {
      const asked = result?.open.find(({ hexes, options }) => hexes && options.some(({ id }) => id === hex));
      if (asked) answer(asked.id, hex);
      return asked !== undefined;
    },
  };
};

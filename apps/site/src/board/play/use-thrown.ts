import { useMemo, useState } from 'preact/hooks';
import { type Came, findResult, type Result } from './throw.ts';
import type { useTouched } from './use-touched.ts';

/** What was thrown for what is touched, what it comes to, and what players choose of it. */
export const useThrown = ({ selection, standing }: ReturnType<typeof useTouched>) => {
  const [came, setCame] = useState<Came>();
  const ask = selection.kind === 'target' ? selection.ask : undefined;
  const result: Result | undefined = useMemo(
    () => (came && ask ? findResult(standing, ask, came) : undefined),
    [standing, ask, came],
  );
  const answer = (question: string, option: string): void =>
    setCame(came && { ...came, answers: { ...came.answers, [question]: option } });
  return {
    came,
    setCame,
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

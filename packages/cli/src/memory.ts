/** Bytes of lines and answers that are kept: enough for some hundreds of reports or thousands of answers in brief. */
export const MOST_KEPT = 2_000_000;
/** The bytes of a character, at most. */
export const CHARACTER = 2;
/** A stream of which so many lines in a row were new is taken for one in which none comes twice. */
export const MOST_NEW = 20_000;

/** Answers to lines that may come again: a program that tries out positions asks the same again and again. */
export const createMemory = <T>() => {
  const known = new Map<string, T>();
  let [room, newInARow] = [MOST_KEPT, 0];
  return {
    /** Whether an answer would be kept. */
    isOpen: (): boolean => room > 0 && newInARow <= MOST_NEW,
    get: (line: string): T | undefined => {
      if (newInARow > MOST_NEW) return undefined;
      const answer = known.get(line);
      newInARow = answer ? 0 : newInARow + 1;
      // To look for a long line costs about a tenth of an answer, and what is kept is looked through again and again.
      if (newInARow > MOST_NEW) known.clear();
      return answer;
    },
    keep: (line: string, answer: T, bytes: number): void => {
      room -= CHARACTER * line.length + bytes;
      if (room > 0 && newInARow <= MOST_NEW) known.set(line, answer);
    },
  };
};

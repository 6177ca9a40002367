import { rejectInput } from '../error.ts';

/** The words of one step that are not read yet, and where it stands in the plan. */
export interface Line {
  readonly words: string[];
  readonly place: string;
}

const MOST = 1_000_000;

/** A line as words: commas stand by themselves. */
export const splitLine = (text: string, place: string): Line => ({ words: text.match(/[^\s,]+|,/g) ?? [], place });

/** The next word, whatever it is. */
export const takeWord = ({ words, place }: Line, expected: readonly string[] = []): string =>
  words.shift() ?? rejectInput('missing', place, expected, null);

/** The next word, which is one of these; or the error that names it and lists them. */
export const pickWord = (line: Line, allowed: readonly string[]): string => {
  const word = takeWord(line, allowed);
  return allowed.includes(word) ? word : rejectInput('choice', line.place, allowed, word);
};

export const takeCount = (line: Line): number => {
  const word = takeWord(line);
  const count = Number(word);
  if (/^\d{1,6}$/.test(word)) return count;
  return rejectInput('whole-number', line.place, { rule: 'whole-number', min: 0, max: MOST }, word);
};

/** What stands next, and after each comma. */
export const takeList = <T>(line: Line, take: () => T): T[] => {
  const items = [take()];
  while (line.words[0] === ',') {
    line.words.shift();
    items.push(take());
  }
  return items;
};

/** `name=value` after each comma. */
export const takePairs = (line: Line): Record<string, string> =>
  Object.fromEntries(
    takeList(line, () => {
      const word = takeWord(line);
      const at = word.indexOf('=');
      if (at < 1 || at === word.length - 1) rejectInput('word', line.place, { rule: 'name-value' }, word);
      return [word.slice(0, at), word.slice(at + 1)] as const;
    }),
  );

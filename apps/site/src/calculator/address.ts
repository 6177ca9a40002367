/* What an address says, and what is kept with it: wanted where a page was opened by a link, or once something changed. */
import {
  type Asked,
  checkAsk,
  fromQuery,
  fromWords,
  type InputFault,
  parseInput,
  toQuery,
  wordsOf,
} from '@coup-doeil/core/game';
import type { Subject } from './model.ts';

export { remember } from './last.ts';
export { Told } from './Told.tsx';

export interface Opened {
  readonly asked: Asked;
  readonly problems: readonly InputFault[];
  /** What the answer was when the link was made. */
  readonly was: string | null;
}

/** The state in an address. */
export const openAddress = ({ calculator }: Subject, query: string): Opened => {
  const { ask, problems, headline } = fromQuery(calculator, query);
  return { asked: checkAsk(calculator, ask), problems, was: headline };
};

export const queryOf = ({ game, calculator }: Subject, asked: Asked, headline: string): string =>
  toQuery(calculator, { asked, version: game.version, headline });

/** The input that an example's words say. */
export const exampleInput = ({ calculator }: Subject, words: string): unknown =>
  parseInput(calculator.input, fromWords(calculator.input, wordsOf(words)));

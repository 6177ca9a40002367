import { InputError, type InputFault } from '../error.ts';
import { type Ask, type Asked, editionsOf } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { parseInput } from './parse.ts';
import { optionsOf } from './reading.ts';
import { defaultOf } from './value.ts';
import { fromWords, toWords, type Word } from './words.ts';

/** What a link carries: the words of the input, and how the table played when it was made. */
export interface Link {
  readonly asked: Asked;
  readonly version: string;
  readonly headline: string;
}

const EDITION = 'edition';
const VERSION = 'v';
const HEADLINE = 'was';
const READING = 'reading.';

/** The words of an ask, the same in the shell and in a link: only what differs from the defaults. */
export const askWords = (calculator: Calculator, { edition, readings, input }: Asked): Word[] => [
  ...toWords(calculator.input, input),
  ...(edition === editionsOf(calculator)[0] ? [] : [[EDITION, edition] as const]),
  ...Object.entries(readings)
    .filter(([id, option]) => {
      const spec = calculator.readings[id];
      return spec && optionsOf(spec)[0] !== option;
    })
    .map(([id, option]) => [`${READING}${id}`, option] as const),
];

/** Readable in an address: what need not be escaped is not. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|2F|3A|2B)/g, (code) => (code === '%2B' ? code : decodeURIComponent(code)));

export const toQuery = (calculator: Calculator, { asked, version, headline }: Link): string =>
  [...askWords(calculator, asked), [VERSION, version], [HEADLINE, headline]]
    .map(([name, said]) => `${escaped(name ?? '')}=${escaped(said ?? '')}`)
    .join('&');

export interface Opened {
  readonly ask: Required<Ask>;
  readonly version: string | null;
  readonly headline: string | null;
  /** What the link said that is not valid here; everything else was kept. */
  readonly problems: readonly InputFault[];
}

const faultOf = (error: unknown): InputFault => {
  if (!(error instanceof InputError)) throw error;
  const { code, field, allowed, given } = error;
  return { code, field, allowed, given };
};

/** As many of the words as are valid together, in their order; the others are named. */
const keepValid = (calculator: Calculator, words: readonly Word[], problems: InputFault[]): unknown => {
  const attempt = (kept: readonly Word[]) => parseInput(calculator.input, fromWords(calculator.input, kept));
  try {
    return attempt(words);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  const kept: Word[] = [];
  let waiting = words;
  // A word may need a later one (a charge its cavalry), so those left over are tried again while any is kept.
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length;
    waiting = waiting.filter((word) => {
      try {
        attempt([...kept, word]);
        kept.push(word);
        return false;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        return true;
      }
    });
  }
  for (const word of waiting) {
    try {
      attempt([...kept, word]);
    } catch (error) {
      problems.push(faultOf(error));
    }
  }
  return attempt(kept);
};

/** The most words a link may have: more is not a link that this house made. */
const MOST_WORDS = 400;

/** Opens a link with what is valid in it, and says what is not. Never throws. */
export const fromQuery = (calculator: Calculator, query: string): Opened => {
  const problems: InputFault[] = [];
  const words: Word[] = [];
  const readings: Record<string, string> = {};
  let edition = editionsOf(calculator)[0] ?? '';
  let version: string | null = null;
  let headline: string | null = null;
  for (const [name, said] of [...new URLSearchParams(query)].slice(0, MOST_WORDS)) {
    if (name === VERSION) version = said;
    else if (name === HEADLINE) headline = said;
    else if (name === EDITION) {
      if (editionsOf(calculator).includes(said)) edition = said;
      else problems.push({ code: 'edition', field: EDITION, allowed: editionsOf(calculator), given: said });
    } else if (name.startsWith(READING)) {
      const id = name.slice(READING.length);
      const spec = Object.hasOwn(calculator.readings, id) ? calculator.readings[id] : undefined;
      if (spec && Object.hasOwn(spec.options, said)) readings[id] = said;
      else
        problems.push({
          code: 'reading',
          field: name,
          allowed: spec ? optionsOf(spec) : Object.keys(calculator.readings),
          given: said,
        });
    } else words.push([name, said]);
  }
  const input = words.length > 0 ? keepValid(calculator, words, problems) : defaultOf(calculator.input);
  return { ask: { edition, readings, input }, version, headline, problems };
};

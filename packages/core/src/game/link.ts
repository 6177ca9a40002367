import type { InputFault } from '../error.ts';
import { type Ask, type CheckedAsk, listEditions } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { cut, faultIn } from './fault.ts';
import { parseInput } from './parse.ts';
import { listOptions } from './reading.ts';
import { first } from './value.ts';
import { formatWords, parseWords, type Word } from './words.ts';

/** What a link carries: the words of the input, how the table played when it was made, and the seed of a throw, if one was made. */
export interface Link {
  readonly asked: CheckedAsk;
  readonly version: string;
  readonly headline: string;
  readonly seed?: string;
}

const EDITION = 'edition';
const VERSION = 'v';
const HEADLINE = 'was';
const SEED = 'seed';
const READING = 'reading.';

/** The words of an ask, the same in the shell and in a link: only what differs from the defaults. */
export const formatAsk = (calculator: Calculator, { edition, readings, input }: CheckedAsk): Word[] => [
  ...formatWords(calculator.input, input),
  ...(edition === first(listEditions(calculator)) ? [] : [[EDITION, edition] as const]),
  ...Object.entries(readings)
    .filter(([id, option]) => {
      const spec = calculator.readings[id];
      return spec && listOptions(spec)[0] !== option;
    })
    .map(([id, option]) => [`${READING}${id}`, option] as const),
];

/** Readable in an address: what need not be escaped is not. */
const escaped = (text: string): string => encodeURIComponent(text).replace(/%(?:2C|2F|3A)/g, decodeURIComponent);

/** The query of a link: what differs from the defaults, the version of the data, the headline of the answer, and a seed. */
export const formatQuery = (calculator: Calculator, { asked, version, headline, seed = '' }: Link): string => {
  const words: Word[] = [
    ...formatAsk(calculator, asked),
    [VERSION, version],
    [HEADLINE, headline],
    ...(seed === '' ? [] : [[SEED, seed] as const]),
  ];
  return words.map((word) => word.map(escaped).join('=')).join('&');
};

/** A link as it was opened: an ask of what was valid in it, and what was not. */
export interface Opened {
  readonly ask: Required<Ask>;
  readonly version: string | null;
  readonly headline: string | null;
  /** The seed that throws the same dice again. */
  readonly seed: string | null;
  /** What the link said that is not valid here; everything else was kept. */
  readonly problems: readonly InputFault[];
}

/** Whether a word speaks of the field that an error names, of something in it, or of what it is in; without a name, of the input. */
const speaksOf = (name: string, field: string): boolean =>
  (cut(name) || 'input') === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`);

/** The words that are valid together: whatever an error names is left out, and told, until nothing is wrong. */
const keepValid = (calculator: Calculator, words: readonly Word[], problems: InputFault[]): unknown => {
  let shortened = words;
  for (;;) {
    try {
      return parseInput(calculator.input, parseWords(calculator.input, shortened));
    } catch (error) {
      // Nothing said is valid, or the description itself is not.
      if (shortened.length === 0) throw error;
      const problem = faultIn(error);
      problems.push(problem);
      const rest = shortened.filter(([name]) => !speaksOf(name, problem.field));
      // What no word can be blamed for is the fault of them all.
      shortened = rest.length < shortened.length ? rest : [];
    }
  }
};

/** More than this is not a link that this house made. */
const MOST_WORDS = 400;
const MOST_CHARACTERS = 20_000;

/** Opens a link with what is valid in it, and says what is not. Never throws. */
export const parseQuery = (calculator: Calculator, query: string): Opened => {
  const problems: InputFault[] = [];
  const entries = [...new URLSearchParams(query.slice(0, MOST_CHARACTERS))];
  if (query.length > MOST_CHARACTERS || entries.length > MOST_WORDS)
    problems.push({
      code: 'long',
      field: 'link',
      allowed: { rule: 'word-count', max: MOST_WORDS },
      given: query.length,
    });
  const words: Word[] = [];
  const readings: Record<string, string> = {};
  const editions = listEditions(calculator);
  let edition = first(editions);
  let version: string | null = null;
  let headline: string | null = null;
  let seed: string | null = null;
  for (const [name, value] of entries.slice(0, MOST_WORDS)) {
    if (name === VERSION) version = cut(value);
    else if (name === HEADLINE) headline = value;
    else if (name === SEED) seed = cut(value);
    else if (name === EDITION) {
      if (editions.includes(value)) edition = value;
      else problems.push({ code: 'edition', field: EDITION, allowed: editions, given: cut(value) });
    } else if (name.startsWith(READING)) {
      const spec = ownReading(calculator, name.slice(READING.length));
      const id = name.slice(READING.length);
      if (spec && Object.hasOwn(spec.options, value)) readings[id] = value;
      else if (spec) problems.push({ code: 'reading', field: name, allowed: listOptions(spec), given: cut(value) });
      else {
        const allowed = Object.keys(calculator.readings);
        problems.push({ code: 'unknown-reading', field: 'reading', allowed, given: cut(id) });
      }
    } else words.push([name, value]);
  }
  const input = keepValid(calculator, calculator.renewWords?.(words) ?? words, problems);
  return { ask: { edition, readings, input }, version, headline, seed, problems };
};

const ownReading = ({ readings }: Calculator, id: string) => (Object.hasOwn(readings, id) ? readings[id] : undefined);

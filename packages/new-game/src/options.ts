import type { Text } from '@aide-de-camp/core/chart';
import { Wrong } from './wrong.ts';

export interface Printing {
  readonly id: string;
  readonly year: number | null;
  /** The document its charts cite; the first of sources.csv where nothing is said. */
  readonly document?: string;
}

/** Dice of one size thrown together. */
export interface Dice {
  readonly said: string;
  readonly count: number;
  readonly size: number;
}

/** What a new game is called and made of. */
export interface Options {
  readonly id: string;
  readonly title: Text;
  readonly publisher: string;
  readonly period: Text;
  readonly dice: readonly [Dice, ...Dice[]];
  /** The first is the default. */
  readonly printings: readonly [Printing, ...Printing[]];
  /** The folder of CSV files. */
  readonly charts: string;
  /** Who holds the paper: a name on the public host. */
  readonly owner: string;
}

/** What may be said, in the order it is asked for. */
export const QUESTIONS = {
  id: 'id of the game, such as the-ford',
  'title-en': 'title in English',
  'title-fr': 'title in French',
  publisher: 'publisher',
  'period-en': 'period in English, such as 1756 to 1763',
  'period-fr': 'period in French',
  dice: 'dice, such as d6 or d10,2d6',
  printings: 'printings, the newest first, as id:year:document, such as 2016:2016:004,2006:2006:003',
  charts: 'folder of CSV files',
  owner: 'owner, such as @name',
} as const;
export type Question = keyof typeof QUESTIONS;

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const refuse = (option: Question, given: string): never => {
  throw new Wrong(`--${option}: it should be the ${QUESTIONS[option]}; it says ${JSON.stringify(given)}`);
};

const some = <T>(option: Question, said: string, read: (part: string) => T): readonly [T, ...T[]] => {
  const [first, ...rest] = said.split(',').map((part) => read(part.trim()));
  return first === undefined ? refuse(option, said) : [first, ...rest];
};

/** `d6`, `2d6`: what is thrown at once. */
export const diceOf = (said: string): Dice | undefined => {
  const [, count = '1', size = ''] = /^([1-4])?d([2-9]|[1-9]\d|100)$/.exec(said) ?? [];
  return size === '' ? undefined : { said, count: Number(count || 1), size: Number(size) };
};

const printingOf = (said: string): Printing => {
  const [id = '', year = '', document, ...more] = said.split(':');
  if (!WORD.test(id) || !/^(\d{4})?$/.test(year) || more.length > 0) return refuse('printings', said);
  return { id, year: year === '' ? null : Number(year), ...(document ? { document } : {}) };
};

/** Checks what was said, each option by its name. */
export const optionsFrom = (said: Readonly<Partial<Record<Question, string>>>): Options => {
  const need = (option: Question): string => {
    const text = said[option]?.trim() ?? '';
    return text === '' ? refuse(option, text) : text;
  };
  const id = need('id');
  if (!KEBAB.test(id) || id.length > 60) refuse('id', id);
  const printings = some('printings', need('printings'), printingOf);
  if (new Set(printings.map((printing) => printing.id)).size < printings.length) refuse('printings', need('printings'));
  return {
    id,
    title: { en: need('title-en'), fr: need('title-fr') },
    publisher: need('publisher'),
    period: { en: need('period-en'), fr: need('period-fr') },
    dice: some('dice', need('dice'), (part) => diceOf(part) ?? refuse('dice', part)),
    printings,
    charts: need('charts'),
    owner: need('owner'),
  };
};

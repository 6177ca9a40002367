import { type Text, t } from '@coup-doeil/core/chart';
import { Mistake } from './mistake.ts';
import { typeset } from './typeset.ts';

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

/** The options, in the order in which missing ones are asked for. */
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
  throw new Mistake(`--${option}: it should be the ${QUESTIONS[option]}; it says ${JSON.stringify(given)}`);
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

const plain = (option: Question) => (said: string) => (said === '' ? refuse(option, said) : said);

/** How each option is parsed; a mistake names the option. */
const READ = {
  id: (said: string) => (KEBAB.test(said) && said.length <= 60 ? said : refuse('id', said)),
  'title-en': plain('title-en'),
  'title-fr': plain('title-fr'),
  publisher: plain('publisher'),
  'period-en': plain('period-en'),
  'period-fr': plain('period-fr'),
  dice: (said: string) => some('dice', said, (part) => diceOf(part) ?? refuse('dice', part)),
  printings: (said: string) => {
    const printings = some('printings', said, printingOf);
    return new Set(printings.map(({ id }) => id)).size < printings.length ? refuse('printings', said) : printings;
  },
  charts: plain('charts'),
  owner: (said: string) => (/^@[\w./-]+(?: @[\w./-]+)*$/.test(said) ? said : refuse('owner', said)),
} satisfies Readonly<Record<Question, (said: string) => unknown>>;

/** Parses one answer alone, to refuse it at once. */
export const checkAnswer = (option: Question, said: string): unknown => READ[option](said.trim());

/** Parses all the options. */
export const parseOptions = (said: Readonly<Partial<Record<Question, string>>>): Options => {
  const of = (option: Question): string => said[option]?.trim() ?? '';
  return {
    id: READ.id(of('id')),
    title: typeset(t(READ['title-en'](of('title-en')), READ['title-fr'](of('title-fr')))),
    publisher: READ.publisher(of('publisher')),
    period: typeset(t(READ['period-en'](of('period-en')), READ['period-fr'](of('period-fr')))),
    dice: READ.dice(of('dice')),
    printings: READ.printings(of('printings')),
    charts: READ.charts(of('charts')),
    owner: READ.owner(of('owner')),
  };
};

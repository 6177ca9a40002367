import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines } from '../line.ts';

/** Ways by outcome, out of `of`. */
type RuledOdds = Readonly<Record<string, number>> & { readonly of: number };

/** What the sheet says of a situation. */
export interface Ruled {
  readonly total?: number;
  readonly refused?: string;
  readonly odds?: Readonly<Record<string, RuledOdds>>;
}

/** A ruling at the table: a situation in words, what brings it about, and what the sheet says of it. */
export interface SheetRuling {
  readonly calculator: string;
  readonly edition?: string;
  readonly situation: string;
  readonly words: string;
  readonly about: readonly string[];
  readonly answer: Ruled;
  /** The same situation one thing apart, where it just fails to apply. */
  readonly unless?: { readonly words: string; readonly answer: Ruled };
}

const WANTS_TOTAL = t('it should be a figure, or nothing', 'il faut un nombre, ou rien');
const WANTS_ODDS = t(
  'it should be lists of odds such as result: dr 2/6 de 4/6; defender: unharmed-1 12/36',
  'il faut des listes de chances comme result: dr 2/6 de 4/6; defender: unharmed-1 12/36',
);
const WANTS_ANSWER = t(
  'say what comes out: total, refused or odds',
  'dites ce qui en sort\u202f: total, refused ou odds',
);
const WANTS_SITUATION = t('it wants the situation', 'il faut la situation');

const CHANCE = /^(\d{1,9})\/([1-9]\d{0,8})$/;

/** `dr 2/6 de 4/6`: outcomes by turns with their chances, all out of the same. */
const parseOdds = (text: string): RuledOdds | null => {
  const words = text.trim().split(/\s+/);
  const pairs = words.flatMap((id, i) => (i % 2 === 0 ? [[id, CHANCE.exec(words[i + 1] ?? '')] as const] : []));
  const of = Number(pairs[0]?.[1]?.[2]);
  if (!pairs.every(([, chance]) => chance && Number(chance[2]) === of)) return null;
  return { ...Object.fromEntries(pairs.map(([id, chance]) => [id, Number(chance?.[1])])), of };
};

const readOdds = (line: Line, name: string): Ruled['odds'] => {
  const text = line.cell(name);
  if (text === '') return undefined;
  const lists = text.split(';').map((list) => {
    const [, id, odds = ''] = /^\s*([a-z]+): (.+)$/.exec(list) ?? [];
    return [id, parseOdds(odds)] as const;
  });
  const known = lists.flatMap(([id, odds]) => (id !== undefined && odds ? [[id, odds] as const] : []));
  if (known.length < lists.length) line.addProblem(name, WANTS_ODDS);
  return Object.fromEntries(known);
};

/** What comes out, in the columns of the ruling or in those that begin with `unless_`. */
const readAnswer = (line: Line, prefix: '' | 'unless_'): Ruled => {
  const addProblem = (name: string, text: Text) => line.addProblem(`${prefix}${name}`, text);
  const [total, refused] = [line.cell(`${prefix}total`), line.cell(`${prefix}refused`)];
  if (total !== '' && !/^[+-]?\d{1,6}(?:\.\d{1,2})?$/.test(total)) addProblem('total', WANTS_TOTAL);
  const odds = readOdds(line, `${prefix}odds`);
  if (total === '' && refused === '' && !odds) addProblem('odds', WANTS_ANSWER);
  return {
    ...(total === '' ? {} : { total: Number(total) }),
    ...(refused === '' ? {} : { refused }),
    ...(odds ? { odds } : {}),
  };
};

const NO_CALCULATOR = (list: string): Text =>
  t(
    'it should be a table that is thrown on, or a march: {list}',
    'il faut une table où l’on jette les dés, ou une marche\u202f: {list}',
    { list },
  );
const NO_PRINTING = (list: string): Text =>
  t('it should be a printing: {list}, or nothing', 'il faut une édition\u202f: {list}, ou rien', { list });

/** What rulings may name; anything where no list is given. */
interface Known {
  readonly calculators?: readonly string[];
  readonly printings?: readonly string[];
}

const checkNames = (line: Line, { calculators, printings }: Known): void => {
  const [calculator, edition] = [line.cell('calculator'), line.cell('edition')];
  if (calculator !== '' && calculators && !calculators.includes(calculator))
    line.addProblem('calculator', NO_CALCULATOR(calculators.join(', ')));
  if (edition !== '' && printings && !printings.includes(edition))
    line.addProblem('edition', NO_PRINTING(printings.join(', ')));
};

const WORDS = ['words', 'about', 'edition', 'total', 'refused', 'odds'];
const UNLESS = ['unless', 'unless_total', 'unless_refused', 'unless_odds'];

/** `calculator,situation,words`, what comes out (`total`, `refused`, `odds`), and if you like where it just fails to (`unless…`). */
export const readRulings = (sheet: Sheet, known: Known, desk: Desk): SheetRuling[] =>
  openLines(sheet, desk, { needed: ['calculator', 'situation'], others: [...WORDS, ...UNLESS] }).map((line) => {
    checkNames(line, known);
    return readRuling(line);
  });

const readRuling = (line: Line): SheetRuling => ({
  calculator: line.need('calculator', WANTS_SITUATION),
  situation: line.need('situation', WANTS_SITUATION),
  words: line.cell('words'),
  about: line.cell('about').split(/[ ;]+/).filter(Boolean),
  ...(line.cell('edition') ? { edition: line.cell('edition') } : {}),
  answer: readAnswer(line, ''),
  ...(UNLESS.some((name) => line.cell(name) !== '')
    ? { unless: { words: line.cell('unless'), answer: readAnswer(line, 'unless_') } }
    : {}),
});

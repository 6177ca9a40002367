import type { ActionAsk } from '../battle/action-rules.ts';
import { item } from '../battle/check.ts';
import { rejectInput } from '../error.ts';
import type { Letter } from './mail.ts';
import type { BattleRecord } from './record.ts';

/** A throw that a side asked for, and the secrets shown for it so far. */
export interface MailThrow {
  readonly number: number;
  readonly by: string;
  /** With the choices that the other side made before the dice. */
  readonly ask: ActionAsk;
  /** Those choices by themselves. */
  readonly answered: Readonly<Record<string, string>>;
  /** The number of the entry that carries it out, from 0. */
  readonly at: number;
  readonly secrets: Readonly<Record<string, string>>;
}

/** Where a battle by mail stands. */
export interface MailState {
  /** In the order in which they joined: none, one or both. */
  readonly sides: readonly string[];
  /** Whose move it is: the side that may write the next entries. */
  readonly mover: string | null;
  /** Who writes the next letter, and what is awaited: `join` of any side but the first. */
  readonly next: { readonly side: string | null; readonly does: 'join' | 'secret' | 'move' };
  /** All throws, the one under way last. */
  readonly throws: readonly MailThrow[];
  /** Whether the last throw still lacks a secret. */
  readonly open: boolean;
  /** The entries closed by letters. */
  readonly at: number;
}

const START: MailState = {
  sides: [],
  mover: null,
  next: { side: null, does: 'join' },
  throws: [],
  open: false,
  at: 0,
};

const lastOf = <T>(list: readonly T[]): T => item(list, list.length - 1);

const otherOf = ({ sides }: MailState, side: string): string => lastOf(sides.filter((other) => other !== side));

const join = (state: MailState, { from, at }: Letter): MailState => {
  const sides = [...state.sides, from];
  const [first = ''] = sides;
  if (sides.length === 1) return { ...state, sides, at };
  return { ...state, sides, at, mover: first, next: { side: first, does: 'move' } };
};

const show = (
  state: MailState,
  { from, secret, answers }: Extract<Letter, { readonly letter: 'secret' }>,
): MailState => {
  const last = lastOf(state.throws);
  const secrets = { ...last.secrets, [from]: secret };
  const ask = answers ? { ...last.ask, answers: { ...last.ask.answers, ...answers } } : last.ask;
  const answered = { ...last.answered, ...answers };
  const throws = [...state.throws.slice(0, -1), { ...last, ask, answered, secrets }];
  const open = from !== last.by;
  return { ...state, throws, open, next: open ? { side: last.by, does: 'secret' } : { side: last.by, does: 'move' } };
};

const follow = (state: MailState, letter: Letter): MailState => {
  const { from, at } = letter;
  switch (letter.letter) {
    case 'join':
      return join(state, letter);
    case 'ask': {
      const asked = { number: state.throws.length + 1, by: from, ask: letter.ask, answered: {}, at, secrets: {} };
      const next = { side: otherOf(state, from), does: 'secret' } as const;
      return { ...state, at, throws: [...state.throws, asked], open: true, next };
    }
    case 'secret':
      return show(state, letter);
    case 'pass': {
      const mover = otherOf(state, from);
      return { ...state, at, mover, next: { side: mover, does: 'move' } };
    }
  }
};

const KINDS = { join: ['join'], secret: ['secret'], move: ['ask', 'pass'] } as const;

/** Refuses a letter that is not the next one: of the wrong kind or side, or that reopens what is closed. */
const checkOrder = (state: MailState, letter: Letter, at: string, entries: number): void => {
  const { next, sides } = state;
  const kinds: readonly string[] = KINDS[next.does];
  if (!kinds.includes(letter.letter)) rejectInput('choice', `${at}.letter`, kinds, letter.letter);
  if (next.side === null ? sides.includes(letter.from) : letter.from !== next.side)
    rejectInput('side', `${at}.from`, next.side === null ? { rule: 'each-once' } : [next.side], letter.from);
  // Only who has the move adds entries; while a throw is under way nobody does.
  const isFixed = next.does === 'secret' || (next.does === 'join' && sides.length > 0);
  const max = isFixed ? state.at : entries;
  // A throw that both have seen is carried out before anything else is written.
  const min = next.does === 'move' && state.throws.at(-1)?.at === state.at ? state.at + 1 : state.at;
  if (letter.at < min || letter.at > max)
    rejectInput('range', `${at}.at`, { rule: 'whole-number', min, max }, letter.at);
};

/** Follows the letters of a record from the first; a letter out of order is an error that names its place. */
export const followLetters = ({ mail, entries }: Pick<BattleRecord, 'mail' | 'entries'>): readonly MailState[] => {
  const states = [START];
  let state = START;
  mail?.letters.forEach((letter, i) => {
    checkOrder(state, letter, `mail.letters.${i}`, entries.length);
    state = follow(state, letter);
    states.push(state);
  });
  return states;
};

/** Where the mail of a record stands, and whose move it is. */
export const getMailState = (record: Pick<BattleRecord, 'mail' | 'entries'>): MailState =>
  lastOf(followLetters(record));

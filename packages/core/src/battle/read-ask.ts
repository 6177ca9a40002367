import { rejectInput } from '../error.ts';
import type { ActionAsk, Part } from './action-rules.ts';
import { list, object, optional, type Reader, record, text, word } from './values.ts';

export const MOST_WORDS = 200;

// Questions, options and rows go by more than words: `recoil-to.guard`.
export const id = text(1, 200);
const key: Reader<string> = (raw, place) =>
  raw === '__proto__' ? rejectInput('word', place, { rule: 'word' }, raw) : id(raw, place);

/** Options by question. */
export const answers = optional(record(id, key));

/** Reads an ask by its shape; whether it can be asked, the board says. */
export const actionAsk: Reader<ActionAsk> = object<ActionAsk>({
  action: word,
  side: word,
  parts: list(object<Part>({ counter: word, as: word }), MOST_WORDS),
  targets: list(text(1, 20), MOST_WORDS),
  answers,
});

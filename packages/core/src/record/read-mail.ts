import { actionAsk, answers } from '../battle/read-ask.ts';
import { list, object, type Reader, wholeNumber, word } from '../battle/values.ts';
import { rejectInput } from '../error.ts';
import type { Letter, Mail } from './mail.ts';
import { readByKind } from './read-change.ts';

export const MOST_LETTERS = 20_000;

/** SHA-256 in hexadecimal digits. */
const hash: Reader<string> = (raw, place) =>
  typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw)
    ? raw
    : rejectInput(raw === undefined ? 'missing' : 'hash', place, { rule: 'hash' }, raw);

const base = { from: word, at: wholeNumber(0, MOST_LETTERS), seal: hash };

const letter = readByKind<Letter>('letter', {
  join: { ...base, hash },
  ask: { ...base, ask: actionAsk },
  secret: { ...base, secret: hash, hash, answers },
  pass: base,
});

/** Reads the letters of a battle by mail by their shape; whether they agree, `checkMail` says. */
export const readMail: Reader<Mail> = object<Mail>({ letters: list(letter, MOST_LETTERS) });

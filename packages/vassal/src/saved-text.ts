import { isZip, readEntry } from './archive.ts';
import { checkLimit, failWith } from './problem.ts';

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  bytes.length >= word.length && [...word].every((letter, i) => bytes[i] === letter.charCodeAt(0));

const NONE = 255;
/** The figure of a hexadecimal digit by its code. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? NONE : digit;
});

/** `!VCSK`, then pairs of hexadecimal digits: the first a key, with which each of the others is combined. */
const revealDigits = (bytes: Uint8Array, start: number): Uint8Array => {
  const readPair = (at: number): number => {
    const high = DIGITS[bytes[at] ?? 0] ?? NONE;
    const low = DIGITS[bytes[at + 1] ?? 0] ?? NONE;
    return (high | low) > 15 ? failWith('bad-text') : 16 * high + low;
  };
  const key = readPair(start);
  const revealed = new Uint8Array((bytes.length - start - 2) >> 1);
  for (let i = 0; i < revealed.length; i++) revealed[i] = readPair(start + 2 + 2 * i) ^ key;
  return revealed;
};

/** All bytes are combined with the first, which is the key. */
const revealBytes = (bytes: Uint8Array, start: number): Uint8Array => {
  const key = bytes[start] ?? failWith('bad-text');
  const revealed = bytes.slice(start + 1);
  for (let i = 0; i < revealed.length; i++) revealed[i] = (revealed[i] ?? 0) ^ key;
  return revealed;
};

/** The bytes of the text: after `!VCSK` in digits, after `VOBS` as they are, else plain. */
const revealText = (bytes: Uint8Array): Uint8Array => {
  if (startsWith(bytes, '!VCSK')) return revealDigits(bytes, 5);
  return startsWith(bytes, 'VOBS') ? revealBytes(bytes, 4) : bytes;
};

// The first command, or the end of an empty one that holds the rest.
const OPENINGS = ['begin_save', '\u001b', '\\'];

/** The text of a saved game, whether it comes in a zip or alone, obfuscated in either way or plain. */
export const readSavedText = async (bytes: Uint8Array): Promise<string> => {
  const saved = isZip(bytes) ? await readEntry(bytes, 'savedGame') : bytes;
  if (!saved) return failWith('no-saved-game');
  checkLimit('bytes', saved.length);
  const text = new TextDecoder().decode(revealText(saved));
  return OPENINGS.some((opening) => text.startsWith(opening))
    ? text
    : failWith(isZip(bytes) ? 'bad-text' : 'not-a-zip');
};

import { isZip, readEntry } from './archive.ts';
import { LIMITS } from './limits.ts';
import { failWith } from './problem.ts';

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  bytes.length >= word.length && [...word].every((letter, i) => bytes[i] === letter.charCodeAt(0));

// The value of a hexadecimal digit by its code; 255 for what is none.
const DIGITS = Uint8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? 255 : digit;
});

const digitAt = (bytes: Uint8Array, at: number): number => {
  const digit = DIGITS[bytes[at] ?? 0] ?? 255;
  return digit === 255 ? failWith('bad-text') : digit;
};

/** `!VCSK`, then pairs of hexadecimal digits: the first a key, with which each of the others is combined. */
const revealDigits = (bytes: Uint8Array, start: number): Uint8Array => {
  const pairs = (bytes.length - start) >> 1;
  const pair = (index: number): number =>
    digitAt(bytes, start + 2 * index) * 16 + digitAt(bytes, start + 2 * index + 1);
  const key = pairs > 0 ? pair(0) : failWith('bad-text');
  const revealed = new Uint8Array(pairs - 1);
  for (let i = 1; i < pairs; i++) revealed[i - 1] = pair(i) ^ key;
  return revealed;
};

/** `VOBS`, a byte that is the key, and the bytes combined with it. */
const revealBytes = (bytes: Uint8Array, start: number): Uint8Array => {
  const key = bytes[start] ?? failWith('bad-text');
  return bytes.slice(start + 1).map((byte) => byte ^ key);
};

const reveal = (bytes: Uint8Array): Uint8Array => {
  if (startsWith(bytes, '!VCSK')) return revealDigits(bytes, 5);
  return startsWith(bytes, 'VOBS') ? revealBytes(bytes, 4) : bytes;
};

// The first command, or the end of an empty one that holds the rest.
const OPENINGS = ['begin_save', '\u001b', '\\'];

/** The text of a saved game, whether it comes in a zip or alone, obfuscated in either way or plain. */
export const readSavedText = (bytes: Uint8Array): string => {
  const saved = isZip(bytes) ? readEntry(bytes, 'savedGame') : bytes;
  if (!saved) return failWith('no-saved-game');
  if (saved.length > LIMITS.bytes) return failWith('too-large', { limit: LIMITS.bytes / 1_000_000 });
  const text = new TextDecoder().decode(reveal(saved));
  return OPENINGS.some((opening) => text.startsWith(opening))
    ? text
    : failWith(isZip(bytes) ? 'bad-text' : 'not-a-zip');
};

import { isZip, readEntry } from './archive.ts';
import { checkLimit, failWith } from './problem.ts';

/** The figure of a hexadecimal digit by its code. */
const readDigit = (code = 0): number => (code & 15) + (code > 64 ? 9 : 0);

/** Bytes from pairs of hexadecimal digits. */
const readDigits = (digits: Uint8Array): Uint8Array => {
  if (/[^\da-f]/i.test(new TextDecoder().decode(digits))) failWith('bad-text');
  const bytes = new Uint8Array(digits.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 16 * readDigit(digits[2 * i]) + readDigit(digits[2 * i + 1]);
  return bytes;
};

/** All bytes are combined with the first, which is the key. */
const reveal = (bytes: Uint8Array): Uint8Array => bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0));

/** The bytes of the text: after `!VCSK` in digits, after `VOBS` as they are, else plain. */
const revealText = (bytes: Uint8Array): Uint8Array => {
  const opening = new TextDecoder().decode(bytes.subarray(0, 5));
  if (opening === '!VCSK') return reveal(readDigits(bytes.subarray(5)));
  return opening.startsWith('VOBS') ? reveal(bytes.subarray(4)) : bytes;
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

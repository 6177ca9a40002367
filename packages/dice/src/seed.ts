import { reject } from './reject.ts';

/** What a sequence of rolls starts from. A number counts as its digits: 42 and '42' give the same rolls. */
export type Seed = string | number;

// The platform's own, in Node and in browsers; declared here because the library needs no other part of either.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

// 32 letters that are not taken for one another when read aloud or copied by hand.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random seed of eight letters and digits. */
export const createSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS.charAt(byte & 31)).join('');

/** The 32 bits of a seed, for ever the same: FNV-1a over its UTF-16 units, stirred by the finish of MurmurHash3. */
export function seedBits(seed: Seed): number {
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed)) reject('seed', { rule: 'seed' }, seed);
  const text = String(seed);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

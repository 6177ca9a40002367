/* Bits of packed bytes, and the codes in which symbols stand in them. */
import { failWith } from './problem.ts';

export const failAsBroken = (): never => failWith('broken-zip');

/** Packed bytes, read bit by bit from the lowest on; `count` bits are `held` that were taken from the bytes and not yet used. */
export interface Input {
  readonly bytes: Uint8Array;
  at: number;
  held: number;
  count: number;
}

/** The next bits, which stay; beyond the end there are zeros. */
const peekBits = (input: Input, count: number): number => {
  while (input.count < count) {
    input.held |= (input.bytes[input.at++] ?? 0) << input.count;
    input.count += 8;
  }
  return input.held & ((1 << count) - 1);
};

export const skipBits = (input: Input, count: number): void => {
  input.held >>>= count;
  input.count -= count;
  if (input.at - (input.count >> 3) > input.bytes.length) failAsBroken();
};

export const readBits = (input: Input, count: number): number => {
  const bits = peekBits(input, count);
  skipBits(input, count);
  return bits;
};

/** A Huffman code: by the next `bits` bits of the input, 16 times the symbol and how many of the bits are its own. */
export interface Code {
  readonly bits: number;
  readonly table: Uint16Array;
}

const LONGEST_CODE = 15;

const reverseBits = (code: number, length: number): number => {
  let reversed = 0;
  for (let i = 0; i < length; i++) reversed |= ((code >> i) & 1) << (length - 1 - i);
  return reversed;
};

/** The code whose symbols have so many bits each: those of one length follow each other, after those that are shorter. */
export const buildCode = (lengths: Uint8Array): Code => {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const next = [0];
  for (let length = 1, code = 0; length <= LONGEST_CODE; length++) {
    code <<= 1;
    next.push(code);
    code += counts[length] ?? 0;
    if (code > 1 << length) failAsBroken();
  }
  const bits = Math.max(...lengths);
  const table = new Uint16Array(1 << bits);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    for (let i = reverseBits(code, length); i < table.length; i += 1 << length) table[i] = (symbol << 4) | length;
  });
  return { bits, table };
};

export const readSymbol = (input: Input, { bits, table }: Code): number => {
  const entry = table[peekBits(input, bits)] || failAsBroken();
  skipBits(input, entry & 15);
  return entry >> 4;
};

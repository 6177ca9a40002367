/* Unpacks what is packed by DEFLATE, as RFC 1951 describes it. */
import { buildCode, type Code, failAsBroken, type Input, readBits, readSymbol, skipBits } from './huffman.ts';
import { LIMITS } from './limits.ts';
import { failWith } from './problem.ts';

export const failAsTooLarge = (): never => failWith('too-large', { limit: LIMITS.bytes / 1_000_000 });

/** What the symbols of lengths and distances stand for: the least, and how many bits that follow add to it. */
const listRanges = (
  least: number,
  extraBits: readonly number[],
): readonly (readonly [least: number, bits: number])[] => {
  let next = least;
  return extraBits.map((bits) => {
    const range = [next, bits] as const;
    next += 1 << bits;
    return range;
  });
};
const LENGTHS = [
  ...listRanges(
    3,
    [...Array(28).keys()].map((i) => Math.max(0, (i >> 2) - 1)),
  ),
  [258, 0] as const,
];
const DISTANCES = listRanges(
  1,
  [...Array(30).keys()].map((i) => Math.max(0, (i >> 1) - 1)),
);

const readRange = (input: Input, ranges: typeof DISTANCES, symbol: number): number => {
  const [least, bits] = ranges[symbol] ?? failAsBroken();
  return least + readBits(input, bits);
};

/** What has been unpacked, in more room than it needs. */
interface Output {
  bytes: Uint8Array;
  length: number;
}

const makeRoom = (output: Output, more: number): void => {
  const length = output.length + more;
  if (length > LIMITS.bytes) failAsTooLarge();
  if (length <= output.bytes.length) return;
  const larger = new Uint8Array(Math.min(LIMITS.bytes, 2 * length));
  larger.set(output.bytes);
  output.bytes = larger;
};

/** Repeats bytes that stand some way back; a run may repeat what it has just written. */
const repeat = (output: Output, length: number, distance: number): void => {
  makeRoom(output, length);
  const { bytes, length: to } = output;
  if (distance > to) failAsBroken();
  if (distance >= length) bytes.copyWithin(to, to - distance, to - distance + length);
  else for (let i = to; i < to + length; i++) bytes[i] = bytes[i - distance] ?? 0;
  output.length += length;
};

const END_OF_BLOCK = 256;

const inflateBlock = (input: Input, output: Output, literals: Code, distances: Code): void => {
  for (;;) {
    const symbol = readSymbol(input, literals);
    if (symbol === END_OF_BLOCK) return;
    if (symbol < END_OF_BLOCK) {
      makeRoom(output, 1);
      output.bytes[output.length++] = symbol;
    } else {
      const length = readRange(input, LENGTHS, symbol - END_OF_BLOCK - 1);
      repeat(output, length, readRange(input, DISTANCES, readSymbol(input, distances)));
    }
  }
};

/** Bytes that stand as they are, from the next whole byte on; their length is told twice. */
const copyStored = (input: Input, output: Output): void => {
  skipBits(input, input.count & 7);
  const length = readBits(input, 16);
  if (readBits(input, 16) !== (length ^ 0xff_ff)) failAsBroken();
  const start = input.at - (input.count >> 3);
  const stored = input.bytes.subarray(start, start + length);
  if (stored.length < length) failAsBroken();
  makeRoom(output, length);
  output.bytes.set(stored, output.length);
  output.length += length;
  [input.at, input.held, input.count] = [start + length, 0, 0];
};

const FIXED_LITERALS = Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
const FIXED_DISTANCES = new Uint8Array(30).fill(5);

/** In which order the lengths of the code stand that the lengths of the two others are packed by. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The codes of a block that brings its own. */
const readCodes = (input: Input): readonly [literals: Code, distances: Code] => {
  const literals = 257 + readBits(input, 5);
  const count = literals + 1 + readBits(input, 5);
  const own = new Uint8Array(ORDER.length);
  for (const symbol of ORDER.slice(0, 4 + readBits(input, 4))) own[symbol] = readBits(input, 3);
  const code = buildCode(own);
  const lengths: number[] = [];
  while (lengths.length < count) {
    const symbol = readSymbol(input, code);
    if (symbol < 16) lengths.push(symbol);
    else {
      const [least, bits] =
        (
          [
            [3, 2],
            [3, 3],
            [11, 7],
          ] as const
        )[symbol - 16] ?? failAsBroken();
      const length = symbol === 16 ? (lengths.at(-1) ?? failAsBroken()) : 0;
      for (let times = least + readBits(input, bits); times > 0; times--) lengths.push(length);
    }
  }
  if (lengths.length > count) failAsBroken();
  return [buildCode(Uint8Array.from(lengths.slice(0, literals))), buildCode(Uint8Array.from(lengths.slice(literals)))];
};

/** Unpacks as much as is allowed. */
export const inflate = (packed: Uint8Array): Uint8Array => {
  const input: Input = { bytes: packed, at: 0, held: 0, count: 0 };
  const output: Output = { bytes: new Uint8Array(Math.min(LIMITS.bytes, 4 * packed.length)), length: 0 };
  for (let isLast = false; !isLast; ) {
    isLast = readBits(input, 1) === 1;
    const kind = readBits(input, 2);
    if (kind === 0) copyStored(input, output);
    else if (kind === 1) inflateBlock(input, output, buildCode(FIXED_LITERALS), buildCode(FIXED_DISTANCES));
    else if (kind === 2) inflateBlock(input, output, ...readCodes(input));
    else failAsBroken();
  }
  return output.bytes.slice(0, output.length);
};

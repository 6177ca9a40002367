/* Packed by zlib in each of its ways, and unpacked again; zlib unpacks beside it what is damaged. */
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflate } from '../src/inflate.ts';
import { VassalError } from '../src/problem.ts';

/** Texts with repeats near and far, and bytes without any. */
const bytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 2000 }))
        .map(([part, times]) => Uint8Array.from({ length: part.length * times }, (_, i) => part[i % part.length] ?? 0)),
    ),
    { maxLength: 6 },
  )
  .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])));

const ways = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  strategy: fc.constantFrom(
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_HUFFMAN_ONLY,
    constants.Z_RLE,
    constants.Z_FIXED,
    constants.Z_FILTERED,
  ),
  memLevel: fc.integer({ min: 1, max: 9 }),
});

const attempt = (read: () => Uint8Array): Uint8Array | null => {
  try {
    return Uint8Array.from(read());
  } catch (error) {
    if (error instanceof VassalError || (error instanceof Error && 'errno' in error)) return null;
    throw error;
  }
};

test('what zlib packs is unpacked', () => {
  fc.assert(
    fc.property(bytes, ways, (given, how) => {
      expect(Buffer.compare(inflate(deflateRawSync(given, how)), given)).toBe(0);
    }),
  );
});

test('what is cut off is broken, wherever it is cut', () => {
  const text = Uint8Array.from({ length: 3000 }, (_, i) => (i * i) % 97);
  for (const strategy of [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED]) {
    const packed = deflateRawSync(text, { strategy });
    for (let end = 0; end < packed.length; end++)
      expect(
        attempt(() => inflate(packed.subarray(0, end))),
        `${end} bytes`,
      ).toBeNull();
  }
});

test('damaged bytes are refused, or unpacked as zlib does', () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(bytes, ways, damage, (given, how, changes) => {
      const packed = Uint8Array.from(deflateRawSync(given, how));
      for (const [at, by] of changes) packed[at % packed.length] = (packed[at % packed.length] ?? 0) ^ by;
      const unpacked = attempt(() => inflate(packed));
      const twin = attempt(() => inflateRawSync(packed));
      // Only zlib refuses codes that leave some of their bits unused.
      if (twin) expect(unpacked && Buffer.compare(unpacked, twin)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a kind of block that there is not', [0b111]],
  ['stored bytes whose length is told in two ways', [0b001, 1, 0, 0, 0, 65]],
  ['a repeat of what was not written', [0b00000011, 0b00000010, 0]],
])('%s is broken', (_, packed) => {
  expect(attempt(() => inflate(Uint8Array.from(packed)))).toBeNull();
});

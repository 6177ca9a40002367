import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLayers, splitSequence } from '../src/sequence.ts';
import { joinLayers, joinSequence } from './write.ts';

// A backslash at the end of a part would escape the sign after it: the format itself cannot say that.
const part = fc
  .string({ unit: fc.constantFrom('a', 'é', '/', ';', '\t', ',', '\\', "'", ' ', '\u001b'), maxLength: 12 })
  .filter((text) => !text.endsWith('\\') || text.startsWith('\\'));

test('what was joined comes apart again', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.constantFrom('/', ';', ',', '\t'), (parts, sign) => {
      expect(splitSequence(joinSequence(parts, sign), sign)).toEqual(parts);
    }),
    { numRuns: 5000 },
  );
});

test('layers inside layers come apart again', () => {
  // A tab parts layers; a backslash or a quote at either end of one the format may write in two ways.
  const layer = part.filter((text) => !/\t|^[\\']|\\$/.test(text));
  fc.assert(
    fc.property(fc.array(layer, { minLength: 1, maxLength: 12 }), (layers) => {
      expect(splitLayers(joinLayers(layers), 200)).toEqual(layers);
    }),
    { numRuns: 2000 },
  );
});

test('layers come apart as they do one by one, whatever stands in them', () => {
  /** The outer layer, a tab, the rest: again and again. */
  const splitSlowly = (text: string, most: number): string[] => {
    const [outer = '', ...rest] = splitSequence(text, '\t');
    return rest[0] === undefined || most === 1 ? [outer] : [outer, ...splitSlowly(rest[0], most - 1)];
  };
  const text = fc.string({ unit: fc.constantFrom('a', '\t', '\\', '\\\t', '\\\\\t', "'", ';'), maxLength: 16 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (layers, most) => {
      expect(splitLayers(layers, most)).toEqual(splitSlowly(layers, most));
    }),
    { numRuns: 20_000 },
  );
});

test('parts stand as they are where nothing is escaped', () => {
  expect(splitSequence('piece;;;0375.svg;II\\/762', ';')).toEqual(['piece', '', '', '0375.svg', 'II\\/762']);
  expect(splitSequence('', '/')).toEqual(['']);
  expect(splitSequence("a/'/b/'x'", '/')).toEqual(['a', "'", 'b', 'x']);
});

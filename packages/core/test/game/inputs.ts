import fc from 'fast-check';
import { sampleInput, type Typed } from '../../src/game/index.ts';
import type { Pick } from '../../src/game/sample.ts';

/** Valid inputs of a field: `sample` led by fast-check, so that a failing one shrinks. */
export const inputs = <T>(field: Typed<T>): fc.Arbitrary<T> =>
  fc.infiniteStream(fc.nat()).map((numbers) => {
    const pick: Pick = (n) => Number(numbers.next().value ?? 0) % n;
    return sampleInput(field, pick);
  });

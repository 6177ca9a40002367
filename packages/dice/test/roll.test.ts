import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { d6, d10, die, InputError } from '../src/index.ts';
import { createPicker, createRoller, createSeed, resumeRoller, type Seed } from '../src/roll.ts';
import { seedBits } from '../src/seed.ts';
import { below, MOST } from '../src/uniform.ts';
import { numbered, refusal } from './twin.ts';

const SPAN = 2n ** 32n;
const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

/** Where 32 bits fall among `size`, or that they are drawn again: Lemire's rule over bigints. */
function slowBelow(bits: bigint, size: bigint): number | 'again' {
  const product = bits * size;
  return product % SPAN < SPAN % size ? 'again' : Number(product / SPAN);
}

/** A source that gives these bits, and then ones that are always taken, for the last face. */
const source = (bits: bigint) => {
  let given = false;
  return {
    next() {
      const now = given ? -1 : Number(BigInt.asIntN(32, bits));
      given = true;
      return now;
    },
  };
};

describe('a draw', () => {
  test('is as the slow rule says, for any bits and any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 1, max: MOST }), (word, size) => {
        const expected = slowBelow(BigInt(word), BigInt(size));
        expect(below(source(BigInt(word)), size)).toBe(expected === 'again' ? size - 1 : expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives every face the same number of bits, from its first to its last', () => {
    for (const size of [1, 2, 3, 6, 7, 10, 12, 20, 100, 1000, 65535, 65536]) {
      const n = BigInt(size);
      for (const face of [0, 1, 4, size - 1].filter((at) => at < size)) {
        const [low, high] = [BigInt(face) * SPAN + (SPAN % n), BigInt(face + 1) * SPAN - 1n];
        const [first, last] = [(low + n - 1n) / n, high / n];
        expect(last - first + 1n).toBe(SPAN / n);
        expect([below(source(first), size), below(source(last), size)]).toEqual([face, face]);
        // The bits just before the first belong to the face before, or to none.
        const before = first > 0n ? slowBelow(first - 1n, n) : 'again';
        expect(before).not.toBe(face);
        if (first > 0n) expect(below(source(first - 1n), size)).toBe(before === 'again' ? size - 1 : before);
      }
    }
  });
});

describe('a seed', () => {
  // FNV-1a and the finish of MurmurHash3, worked with bigints.
  const slowBits = (seed: Seed): number => {
    let hash = 2166136261n;
    for (let i = 0; i < String(seed).length; i++)
      hash = ((hash ^ BigInt(String(seed).charCodeAt(i))) * 16777619n) % SPAN;
    hash = ((hash ^ (hash >> 16n)) * 2246822507n) % SPAN;
    hash = ((hash ^ (hash >> 13n)) * 3266489909n) % SPAN;
    return Number(BigInt.asIntN(32, hash ^ (hash >> 16n)));
  };

  const text = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units));

  test('is stirred as published', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.maxSafeInteger()), (seed) => {
        expect(seedBits(seed)).toBe(slowBits(seed));
      }),
    );
  });

  test('counts as its digits', () => {
    expect(seedBits(42)).toBe(seedBits('42'));
    expect(times(20, () => 0).map(() => createRoller(-7).roll(d10))).toEqual(
      times(20, () => 0).map(() => createRoller('-7').roll(d10)),
    );
  });

  test('is fresh where none is given: eight letters that are not taken for one another', () => {
    const seeds = times(200, createSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    expect(new Set(seeds).size).toBe(200);
    const rolls = createRoller();
    const again = createRoller(rolls.seed);
    expect(times(50, () => rolls.roll(d10))).toEqual(times(50, () => again.roll(d10)));
  });
});

describe('rolls', () => {
  // A seed that was shared gives these faces on every platform and in every later version. They were worked out by a
  // program in another language, with integers of any size, from the published descriptions of the three parts.
  test.each<[Seed, string, string]>([
    ['Eylau', '65473121528159380796', '43226555235231155452'],
    [1807, '82464902971652461259', '61346212123116454162'],
    ['', '37741161460276794765', '33543151411215522561'],
    ['Grande Armée ☕', '37345077430214396761', '64641152152465464556'],
  ])('from %s are for ever the same', (seed, tens, sixes) => {
    const run = createRoller(seed);
    expect(times(20, () => run.roll(d10)).join('')).toBe(tens);
    expect(times(20, () => run.roll(d6)).join('')).toBe(sixes);
  });

  test('take one word of pure-rand each, so far as none is drawn again', () => {
    const [run, raw] = [createRoller('twin'), xoroshiro128plus(seedBits('twin'))];
    for (let i = 0; i < 1000; i++) {
      const word = BigInt.asUintN(32, BigInt(raw.next()));
      expect(run.roll(d10)).toBe(slowBelow(word, 10n));
    }
    // A size that divides 2^32 never draws again: then pure-rand's own distribution takes as many words.
    const [coin, other] = [createRoller('coin'), xoroshiro128plus(seedBits('coin'))];
    for (let i = 0; i < 100; i++) {
      coin.roll(numbered(4));
      uniformInt(other, 0, 3);
    }
    expect(coin.state.words).toEqual(other.getState());
  });

  test('come out even, first and second roll and neighbouring seeds alike', () => {
    const spread = (draw: (i: number) => number): number => {
      const [runs, cells] = [20_000, new Map<number, number>()];
      for (let i = 0; i < runs; i++) {
        const cell = draw(i);
        cells.set(cell, (cells.get(cell) ?? 0) + 1);
      }
      expect(cells.size).toBe(100);
      return [...cells.values()].reduce((sum, seen) => sum + (seen - runs / 100) ** 2 / (runs / 100), 0);
    };
    const pair = (a: number, b: number): number => 10 * a + b;
    const one = createRoller('even');
    // 99 degrees of freedom: beyond 160 lies one run in ten thousand. The seeds are fixed, so this cannot fail by luck.
    expect(spread((i) => pair(createRoller(i).roll(d10), createRoller(i + 1).roll(d10)))).toBeLessThan(160);
    expect(
      spread((i) => {
        const run = createRoller(`s${i}`);
        return pair(run.roll(d10), run.roll(d10));
      }),
    ).toBeLessThan(160);
    expect(spread(() => pair(one.roll(d10), one.roll(d10)))).toBeLessThan(160);
  });

  test('give the faces of any die, and no other', () => {
    const odd = die('odd', [-3, 7, 7, 900]);
    const run = createRoller('odd');
    expect(new Set(times(200, () => run.roll(odd)))).toEqual(new Set([-3, 7, 900]));
  });
});

test('a die with a gap gives no face', () => {
  expect(refusal(() => createRoller('gap').roll({ faces: new Array(3) }))).toMatchObject({
    code: 'bad-die',
    field: 'die',
  });
});

describe('a picker', () => {
  test('draws the same from the same seed, on every machine and in every version', () => {
    const draws = (seed: Seed) =>
      times(
        12,
        (
          (pick) => () =>
            pick(6)
        )(createPicker(seed)),
      );
    // Programs choose their test cases by these: other numbers would be other cases.
    expect(draws('asks fire')).toEqual([3, 5, 5, 2, 1, 3, 2, 2, 4, 4, 1, 5]);
    expect(draws('asks melee')).not.toEqual(draws('asks fire'));
  });

  test.each([0, -1, 1.5, MOST + 1, Number.NaN])('has no size %s', (size) => {
    expect(refusal(() => createPicker('a')(size))).toMatchObject({ code: 'bad-size', field: 'size', given: size });
  });

  test('has sizes from 1 to the largest', () => {
    const pick = createPicker('a');
    expect(pick(1)).toBe(0);
    expect(pick(MOST)).toBeLessThan(MOST);
  });
});

describe('a state', () => {
  test('is plain, goes on where it stood, and is not moved by what follows', () => {
    const run = createRoller('state');
    times(17, () => run.roll(d6));
    const kept = run.state;
    const text = JSON.stringify(kept);
    const later = times(40, () => run.roll(d10));
    const on = resumeRoller(JSON.parse(text));
    expect(times(40, () => on.roll(d10))).toEqual(later);
    expect(on.seed).toBe('state');
    expect(JSON.stringify(kept)).toBe(text);
    expect(on.state).toEqual(run.state);
  });
});

describe('what is refused', () => {
  const bad = (call: unknown, ...given: unknown[]): unknown =>
    refusal(() => (typeof call === 'function' ? call(...given) : call));

  test.each([[Number.NaN], [1.5], [2 ** 60], [null], [{}], [true], [Number.POSITIVE_INFINITY]])(
    'the seed %s',
    (seed) => {
      expect(bad(createRoller, seed)).toBeInstanceOf(InputError);
      expect(bad(createRoller, seed)).toMatchObject({ code: 'bad-seed', field: 'seed', given: seed });
    },
  );

  test.each([
    [undefined],
    [null],
    [{}],
    [{ seed: 'a' }],
    [{ seed: 'a', words: [1, 2, 3] }],
    [{ seed: 'a', words: [0, 0, 0, 0] }],
    [{ seed: 'a', words: [1, 2, 3, 4.5] }],
    [{ seed: 'a', words: [1, 2, 3, 2 ** 31] }],
    [{ seed: 'a', words: [1, 2, 3, '4'] }],
    [{ seed: 'a', words: '1234' }],
    [{ seed: {}, words: [1, 2, 3, 4] }],
  ])('the state %j', (state) => {
    expect(bad(resumeRoller, state)).toBeInstanceOf(InputError);
  });

  test('the error names the field and what is allowed', () => {
    const four = { rule: 'generator-words' };
    expect(bad(resumeRoller, { seed: 'a', words: [0, 0, 0, 0] })).toMatchObject({ field: 'words', allowed: four });
    expect(bad(resumeRoller, { seed: 'a', words: [1, 2, 3, 2 ** 31] })).toMatchObject({
      field: 'words',
      allowed: { rule: 'whole-number', min: -2147483648, max: 2147483647 },
    });
    expect(bad(createRoller, 0.5)).toMatchObject({ field: 'seed', allowed: { rule: 'seed' } });
    expect(bad((thrown: never) => createRoller('a').roll(thrown), 6)).toMatchObject({
      field: 'die',
      allowed: { rule: 'die' },
    });
  });

  test('what is only just good is taken: words of which three are 0, the most faces', () => {
    const words = [0, 0, 0, 1];
    expect(resumeRoller({ seed: 'a', words }).state).toEqual({ seed: 'a', words });
    expect(createRoller('a').roll({ faces: new Array(MOST).fill(7) })).toBe(7);
  });

  test.each([[undefined], [null], [{}], [6], [{ faces: [] }], [{ faces: new Array(MOST + 1).fill(1) }]])(
    'a die that is none (%#), and nothing is rolled',
    (thrown) => {
      const run = createRoller('bad');
      const before = run.state;
      expect(bad((given: never) => run.roll(given), thrown)).toMatchObject({ code: 'bad-die', field: 'die' });
      expect(run.state).toEqual(before);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainOdds, d10, type Odds, testRating } from '../src/index.ts';
import { combineUnits, getMixture, parseCounts } from '../src/together.ts';

const STATES = ['held', 'disordered', 'disordered-again', 'routed'] as const;
type State = (typeof STATES)[number];

const unit: fc.Arbitrary<Odds<State, number>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...STATES), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    selector: ([state]) => state,
  })
  .map((ways) => ({ of: ways.reduce((sum, [, n]) => sum + n, 0), ways }));

/** The slow twin: every sequence of states written out, counted by sorting its letters. */
const sequences = (units: readonly Odds<State, number>[]): Map<string, number> => {
  let lists: readonly (readonly [states: readonly State[], ways: number])[] = [[[], 1]];
  for (const { ways } of units)
    lists = lists.flatMap(([states, n]) => ways.map(([state, m]) => [[...states, state], n * m] as const));
  const counted = new Map<string, number>();
  for (const [states, n] of lists) {
    const text = JSON.stringify([...states].sort());
    counted.set(text, (counted.get(text) ?? 0) + n);
  }
  return counted;
};

const spellOut = (counts: Readonly<Record<string, number>>): string =>
  JSON.stringify(
    Object.entries(counts)
      .flatMap(([state, n]) => Array<string>(n).fill(state))
      .sort(),
  );

describe('units tested together', () => {
  it('may be given as a state where it is certain', () => {
    const given = fc.oneof(unit, fc.constantFrom(...STATES));
    fc.assert(
      fc.property(fc.array(given, { maxLength: 6 }), (units) => {
        const tested = units.map((given) => (typeof given === 'string' ? certainOdds<State>(given) : given));
        expect(combineUnits(units, STATES)).toEqual(combineUnits(tested, STATES));
      }),
    );
  });

  it('come out as every sequence of their states does', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 5 }), (units) => {
        const odds = combineUnits(units, STATES);
        expect(odds.of).toBe(units.reduce((of, one) => of * one.of, 1));
        expect(new Map(odds.ways.map(([{ counts }, n]) => [spellOut(counts), n]))).toEqual(sequences(units));
      }),
    );
  });

  it('two cohesion tests, on 6 and on 4: seven and five faces of ten pass', () => {
    const { of, ways } = combineUnits([testRating(d10, 6), testRating(d10, 4)], ['pass', 'fail']);
    expect([of, ways.map(([{ id, counts }, n]) => [id, counts, n])]).toEqual([
      100,
      [
        ['pass-2', { pass: 2 }, 35],
        ['pass-1-fail-1', { pass: 1, fail: 1 }, 50],
        ['fail-2', { fail: 2 }, 15],
      ],
    ]);
    expect(combineUnits([], STATES)).toMatchObject({ of: 1, ways: [[{ counts: {}, id: 'none' }, 1]] });
  });

  it('keep as many apart as there are, however many of one state', () => {
    const units = Array.from({ length: 70 }, () => certainOdds<State>('routed'));
    expect(combineUnits([...units, certainOdds('held')], STATES).ways.map(([{ id }]) => id)).toEqual([
      'held-1-routed-70',
    ]);
  });

  it('give the same object for the same counts, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATES), { maxLength: 8 }), (came) => {
        const mixture = getMixture(came, STATES);
        expect(getMixture([...came].reverse(), STATES)).toBe(mixture);
        expect(getMixture([...came].sort(), STATES)).toBe(mixture);
        expect(spellOut(mixture.counts)).toBe(JSON.stringify([...came].sort()));
        expect(parseCounts(mixture.id, STATES)).toEqual(mixture.counts);
      }),
    );
  });

  it('give the same object again for the same list of states', () => {
    const states = ['held', 'lost'] as const;
    const mixture = getMixture(['lost'], states);
    expect(getMixture(['lost'], states)).toBe(mixture);
    expect(combineUnits([certainOdds('lost')], states).ways).toEqual([[mixture, 1]]);
    expect(combineUnits([certainOdds('lost')], states).ways[0]?.[0]).toBe(mixture);
  });

  it('are refused where they would not be exact, or come to a state nobody named', () => {
    const wide = { of: 2 ** 30, ways: [['held', 2 ** 30]] } as const;
    expect(() => combineUnits([wide, wide], STATES)).toThrowError(
      expect.objectContaining({ field: 'of', given: 2 ** 60 }),
    );
    const lost: Odds<string, number> = certainOdds('lost');
    expect(() => combineUnits<string>([lost], STATES)).toThrowError(
      expect.objectContaining({ code: 'bad-state', field: 'state', allowed: STATES, given: 'lost' }),
    );
  });

  it.each(['held-0', 'held', 'held-1-', 'routed-1-held-1', 'lost-1', '', 'held-1x', 'none-1', 'held-01'])(
    '%s is no id of counts',
    (id) => {
      expect(parseCounts(id, STATES)).toBeNull();
    },
  );
});

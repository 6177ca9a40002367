import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGiven } from '../../src/describe-given.ts';
import { InputError } from '../../src/error.ts';
import { getDefault, parseInput, settleInput, type Typed, type Value } from '../../src/game/index.ts';
import { isSameValue } from '../../src/game/value.ts';
import { faultOf } from '../fault.ts';
import { input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

const refused = (raw: unknown) => faultOf(() => parseInput(input, raw));

describe('the validator', () => {
  it('fills in what is not said', () => {
    expect(parseInput(input, {})).toEqual(getDefault(input));
    expect(parseInput(input, undefined)).toEqual(getDefault(input));
    expect(parseInput(input, { attackers: [{ strength: 4 }, undefined] })).toMatchObject({
      attackers: [
        { strength: 4, losses: 0 },
        { strength: 2, losses: 0 },
      ],
      defender: { arm: 'foot', rating: null, facing: 'n' },
    });
  });

  it('leaves a valid input as it is, and the same for ever after', () => {
    for (const field of [input, shapes] as Typed<unknown>[])
      fc.assert(
        fc.property(inputs(field), (value) => {
          expect(parseInput(field, value)).toEqual(value);
          expect(parseInput(field, JSON.parse(JSON.stringify(value)))).toEqual(value);
        }),
      );
  });

  it.each<[string, unknown, Partial<InputError>]>([
    ['a word for a number', { defender: { strength: '3' } }, { code: 'whole', field: 'defender.strength', given: '3' }],
    [
      'a number too high',
      { attackers: [{}, { strength: 10 }] },
      { code: 'whole', field: 'attackers.2.strength', allowed: { rule: 'whole-number', min: 1, max: 9 }, given: 10 },
    ],
    ['half a step', { attackers: [{ losses: 0.5 }] }, { code: 'whole', given: 0.5 }],
    ['no number', { attackers: [{ losses: Number.NaN }] }, { code: 'whole', given: 'NaN' }],
    ['an endless number', { attackers: [{ losses: Number.POSITIVE_INFINITY }] }, { code: 'whole', given: 'Infinity' }],
    ['a big number', { attackers: [{ losses: 1n }] }, { code: 'whole', given: '1' }],
    ['nothing for a number that must be', { attackers: [{ losses: null }] }, { code: 'whole', given: null }],
    ['an unknown choice', { ground: 'sea' }, { code: 'choice', field: 'ground', allowed: ['open', 'wood', 'lake'] }],
    ['a choice that every object has', { ground: 'constructor' }, { code: 'choice' }],
    ['a word for a flag', { weather: { night: 'true' } }, { code: 'flag', allowed: [true, false] }],
    ['no list', { attackers: {} }, { code: 'list', given: {} }],
    [
      'an empty list',
      { attackers: [] },
      { code: 'list', allowed: { rule: 'list-length', min: 1, max: 3 }, given: { list: 0 } },
    ],
    ['a list too long', { attackers: Array.from({ length: 1e7 }) }, { code: 'list', given: { list: 10000000 } }],
    ['nothing in a list', { attackers: [null] }, { code: 'group', field: 'attackers.1', given: null }],
    ['no group', { weather: 5 }, { code: 'group', field: 'weather', given: 5 }],
    ['a list for a group', [], { code: 'group', field: 'input' }],
    ['a function', () => {}, { code: 'group', given: {} }],
    ['a symbol', { ground: Symbol('x') }, { code: 'choice', given: 'Symbol(x)' }],
    [
      'a name that is a symbol',
      { weather: { [Symbol('night')]: true } },
      { code: 'unknown-field', field: 'weather.Symbol(night)', allowed: ['night', 'moon'] },
    ],
    [
      'a list with more than items',
      { attackers: Object.assign([{}], { lead: 1 }) },
      { code: 'list', field: 'attackers', allowed: { rule: 'plain-data' }, given: { list: 1 } },
    ],
    [
      'a list of a class',
      { attackers: new (class Stack extends Array {})(1) },
      { code: 'list', field: 'attackers', allowed: { rule: 'plain-data' } },
    ],
    ['an unknown field', { grounds: 'open' }, { code: 'unknown-field', field: 'grounds' }],
    ['a field that every object has', { toString: 1 }, { code: 'unknown-field', field: 'toString' }],
    [
      'a prototype',
      JSON.parse('{"defender":{"__proto__":{"arm":"horse"}}}'),
      { code: 'unknown-field', field: 'defender.__proto__' },
    ],
    ['a name without end', { ['x'.repeat(1e6)]: 1 }, { code: 'unknown-field', field: `${'x'.repeat(80)}…` }],
    ['a word without end', { ground: 'y'.repeat(1e6) }, { code: 'choice', given: `${'y'.repeat(80)}…` }],
  ])('refuses %s, naming the field', (_, raw, fault) => {
    const error = refused(raw);
    expect(error).toMatchObject(fault);
    expect(JSON.stringify(error).length).toBeLessThan(500);
  });

  it('takes a hole in a list for nothing, not for something left out', () => {
    const holed = [{}, {}, {}];
    delete holed[1];
    expect(refused({ attackers: holed })).toMatchObject({ code: 'group', field: 'attackers.2', given: null });
    expect(refused({ attackers: new Array(2) })).toMatchObject({ code: 'group', field: 'attackers.1', given: null });
  });

  it('reads a name that is not enumerable like any other', () => {
    const hidden = (name: string, value: unknown) => Object.defineProperty({}, name, { value });
    expect(parseInput(input, hidden('ground', 'wood')).ground).toBe('wood');
    expect(refused(hidden('grounds', 'wood'))).toMatchObject({ code: 'unknown-field', field: 'grounds' });
  });

  it('passes over a mark that a library left unseen', () => {
    const marked = Object.defineProperty({ ground: 'wood' }, Symbol('mark'), { value: 1 });
    expect(parseInput(input, marked).ground).toBe('wood');
  });

  it('has no negative nought', () => {
    expect(Object.is(parseInput(input, { attackers: [{ losses: -0 }] }).attackers[0]?.losses, 0)).toBe(true);
  });

  it('reads no deeper than the description, however the data runs in a circle', () => {
    const circle: Record<string, unknown> = {};
    circle.defender = circle;
    expect(refused(circle)).toMatchObject({ code: 'unknown-field', field: 'defender.defender' });
    const ring: unknown[] = [];
    ring.push(ring);
    expect(refused({ attackers: ring })).toMatchObject({ code: 'group', field: 'attackers.1' });
  });

  it('takes a throwing getter or proxy for bad input', () => {
    const trap = {
      get ground(): string {
        throw new TypeError('trapped');
      },
    };
    expect(refused(trap)).toMatchObject({ code: 'unreadable', field: 'input', allowed: { rule: 'plain-data' } });
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new TypeError('trapped');
        },
      },
    );
    expect(refused(proxy)).toMatchObject({ code: 'unreadable' });
  });

  it('does not touch what it is given', () => {
    const raw = Object.freeze({ attackers: Object.freeze([Object.freeze({ strength: 3 })]) });
    expect(parseInput(input, raw).attackers[0]?.strength).toBe(3);
  });

  it('never holds a set with one thing twice, but lets choices repeat that may', () => {
    expect(faultOf(() => parseInput(shapes, { set: ['red', 'red'] }))).toMatchObject({
      code: 'distinct',
      field: 'set',
      allowed: { rule: 'each-once' },
      given: 'red,red',
    });
    expect(parseInput(shapes, { run: ['red', 'red'] }).run).toEqual(['red', 'red']);
  });
});

describe('a field that does not apply', () => {
  it('is refused unless it is at its default', () => {
    expect(refused({ defender: { arm: 'horse', square: true } })).toMatchObject({
      code: 'does-not-apply',
      field: 'defender.square',
      allowed: [false],
      given: true,
    });
    expect(parseInput(input, { defender: { arm: 'horse', square: false } }).defender.square).toBe(false);
    expect(faultOf(() => parseInput(shapes, { colour: 'blue', nest: { near: 3 } }))).toMatchObject({
      code: 'does-not-apply',
      field: 'nest',
      allowed: { rule: 'not-applicable' },
    });
  });

  it('hangs on the nearest field of that name, outward', () => {
    expect(refused({ ground: 'wood', weather: { night: true, moon: true } }).field).toBe('weather.moon');
    expect(parseInput(input, { weather: { night: true, moon: true } }).weather.moon).toBe(true);
    const shot = (...shots: number[]) => ({ small: 0, gun: shots.length > 1, shots });
    expect(faultOf(() => parseInput(shapes, { units: [shot(1, 2), shot(1)] })).field).toBe('units.2.shots');
    // The colour of the inner group, not the one outside.
    expect(faultOf(() => parseInput(shapes, { nest: { inner: { colour: 'green', far: true } } })).field).toBe(
      'nest.inner.far',
    );
  });

  it('goes back to its default when a form settles', () => {
    const said = parseInput(input, { defender: { square: true }, from: 'rear' });
    const changed = settleInput(input, { ...said, ground: 'lake', defender: { ...said.defender, arm: 'horse' } });
    expect(changed).toMatchObject({ from: 'front', ground: 'lake', defender: { arm: 'horse', square: false } });
  });

  it('is settled once and for all, and then valid', () => {
    fc.assert(
      fc.property(
        inputs(shapes),
        fc.constantFrom('red' as const, 'blue' as const),
        fc.boolean(),
        (value, colour, yes) => {
          const once = settleInput(shapes, { ...value, colour, yes });
          expect(settleInput(shapes, once)).toEqual(once);
          expect(parseInput(shapes, once)).toEqual(once);
        },
      ),
    );
  });
});

describe('comparing and showing', () => {
  it('compares by what is said, as JSON with sorted names would', () => {
    const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<Value[]>(null, true, 1, 'a'),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
      ),
    })).value;
    const sorted = (one: Value): Value => {
      if (Array.isArray(one)) return one.map(sorted);
      if (typeof one !== 'object' || one === null) return one;
      return Object.fromEntries(
        Object.entries(one)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => [name, sorted(inner)]),
      );
    };
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSameValue(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
        expect(isSameValue(a, structuredClone(a))).toBe(true);
      }),
    );
    expect(isSameValue({ a: 1 }, { b: 1 })).toBe(false);
    expect(isSameValue([1], { 0: 1 })).toBe(false);
  });

  it('says back anything at all, briefly and as JSON', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (given) => {
          expect(JSON.stringify(describeGiven(given)).length).toBeLessThan(500);
        },
      ),
    );
  });

  it('either takes or refuses anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (raw) => {
        for (const given of [raw, { attackers: raw }, { defender: { strength: raw } }, { hexsides: [raw] }]) {
          try {
            const value = parseInput(input, given);
            expect(parseInput(input, value)).toEqual(value);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        }
      }),
    );
  });
});

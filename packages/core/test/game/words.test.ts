import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { InputError } from '../../src/error.ts';
import {
  choice,
  describeInput,
  type Field,
  flag,
  formatWords,
  getDefault,
  list,
  parseInput,
  parseWord,
  parseWords,
  splitWords,
  unit,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import { faultOf } from '../fault.ts';
import { input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

const typed = (text: string) => parseInput(input, parseWords(input, splitWords(text)));
const refused = (text: string) => faultOf(() => parseWords(input, splitWords(text)));

/** Every single value of an input by its name, one by one: slow and plain. */
const leaves = (field: Field, value: Value, path: string): [string, string][] => {
  if (field.kind === 'list' && Array.isArray(value))
    return [[path, `#${value.length}`], ...value.flatMap((one: Value, i) => leaves(field.of, one, `${path}.${i + 1}`))];
  if ('fields' in field && typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      leaves(inner, Object(value)[name], `${path}.${name}`),
    );
  return [[path, String(value)]];
};

describe('words', () => {
  it('say an input and are read back as the same, whatever its shape', () => {
    for (const field of [input, shapes])
      fc.assert(
        fc.property(inputs<unknown>(field), (value) => {
          const words = formatWords<unknown>(field, value);
          expect(parseInput<unknown>(field, parseWords(field, words))).toEqual(value);
          expect(words.map(([name, said]) => parseWord(`${name}=${said}`))).toEqual(words);
        }),
        { numRuns: 300 },
      );
  });

  it('are as many as there are differences from the defaults, or fewer', () => {
    fc.assert(
      fc.property(inputs(input), (value) => {
        const rest = new Map(leaves(input, getDefault(input), ''));
        // An attacker that is added begins as the default one.
        const one: Record<string, string> = { strength: '2', losses: '0' };
        const differ = leaves(input, parseInput(input, value), '').filter(([name, said]) =>
          rest.has(name) ? rest.get(name) !== said : said !== one[name.split('.').at(-1) ?? ''],
        );
        expect(formatWords(input, value).length).toBeLessThanOrEqual(differ.length);
      }),
    );
    expect(formatWords(input, parseInput(input, {}))).toEqual([]);
  });

  it('are short where little differs', () => {
    const said = (raw: unknown) =>
      formatWords(input, parseInput(input, raw))
        .map((word) => word.join('='))
        .join(' ');
    expect(said({ attackers: [{ strength: 3 }, { losses: 1 }] })).toBe('attackers.1.strength=3 attackers.2.losses=1');
    expect(said({ attackers: [{}, {}] })).toBe('attackers=2');
    expect(said({ hexsides: ['ford'], defender: { rating: 0 } })).toBe('defender.rating=0 hexsides=ford');
    const shaped = (raw: unknown) =>
      formatWords(shapes, parseInput(shapes, raw))
        .map((word) => word.join('='))
        .join(' ');
    expect(shaped({ set: [], lists: [[]], maybe: 3 })).toBe('maybe=3 set= lists=1 lists.1=');
    expect(shaped({ set: ['green', 'red'], numbers: [null, 4] })).toBe('set=green,red numbers=none,4');
  });

  it('are what a player types', () => {
    expect(typed('')).toEqual(getDefault(input));
    expect(typed('  attackers.2.losses=1   ground=wood ')).toMatchObject({
      attackers: [{ losses: 0 }, { losses: 1 }],
      ground: 'wood',
    });
    expect(typed('attackers=3 attackers.1.strength=+4').attackers.map(({ strength }) => strength)).toEqual([4, 2, 2]);
    expect(typed('attackers.3.strength=4 attackers=1').attackers).toHaveLength(1);
    expect(typed('hexsides=').hexsides).toEqual([]);
    expect(typed('hexsides.1=ford').hexsides).toEqual(['ford']);
    expect(typed('defender.rating=4 defender.rating=none').defender.rating).toBeNull();
    expect(typed('ground=wood ground=open').ground).toBe('open');
  });

  it.each([
    ['grounds=open', 'word', 'grounds'],
    ['=open', 'word', '=open'],
    ['open', 'word', 'open'],
    ['defender=3', 'word', 'defender'],
    ['ground.1=open', 'word', 'ground.1'],
    ['attackers.0.strength=1', 'word', 'attackers.0.strength'],
    ['attackers.4.strength=1', 'word', 'attackers.4.strength'],
    ['attackers.x.strength=1', 'word', 'attackers.x.strength'],
    ['attackers.1=4', 'word', 'attackers.1'],
    ['attackers=4', 'word', 'attackers'],
    ['attackers=many', 'word', 'attackers'],
    ['__proto__.polluted=1', 'word', '__proto__.polluted'],
    ['defender.__proto__=1', 'word', 'defender.__proto__'],
    ['constructor.prototype=1', 'word', 'constructor.prototype'],
    ['.=1', 'word', '.'],
  ])('refuse %s', (text, code, field) => {
    expect(refused(text)).toMatchObject({ code, field });
  });

  it('are as long as they must be, and tell how many there are only where it does not show', () => {
    const said = (raw: unknown) => formatWords(shapes, parseInput(shapes, raw)).map((word) => word.join('='));
    expect(said({ lists: [[1], [1], [2]] })).toEqual(['lists.3=2']);
    expect(said({ lists: [[1], [1], [1]] })).toEqual(['lists=3']);
    expect(said({ lists: [[2], [1]] })).toEqual(['lists.1=2']);
    expect(said({ lists: [[1]] })).toEqual(['lists=1']);
    expect(parseWords(shapes, [])).toEqual({});
    expect(splitWords('  ')).toEqual([]);
  });

  const label = t('X', 'X');
  const long = describeInput({
    n: wholeNumber({ label, min: -9999, max: 9_999_999_999, default: 0 }),
    wood: choice({ label, options: { none: label, fir: label }, default: 'fir' }),
    flags: list({ label, max: 40, of: unit({ label, fields: { yes: flag({ label }) } }) }),
  });
  const taken = (text: string) => parseInput(long, parseWords(long, splitWords(text)));

  it('of a choice are its ids, of a number its digits', () => {
    expect(taken('wood=none n=-123').wood).toBe('none');
    expect(taken('n=123456789').n).toBe(123_456_789);
    expect(taken('n=-12').n).toBe(-12);
    expect(faultOf(() => taken('n=1234567890'))).toMatchObject({ code: 'whole', field: 'n', given: '1234567890' });
    expect(faultOf(() => taken('n=1-2'))).toMatchObject({ code: 'whole', given: '1-2' });
    expect(taken('flags=12').flags).toHaveLength(12);
    expect(taken('flags.34.yes=true').flags.findIndex(({ yes }) => yes)).toBe(33);
  });

  it.each<[string, Partial<InputError>]>([
    ['n.1=2', { allowed: { rule: 'single-value' }, given: '2' }],
    ['flags=3x', { allowed: { rule: 'whole-number', min: 0, max: 40 }, given: '3x' }],
    ['flags=x3', { allowed: { rule: 'whole-number', min: 0, max: 40 }, given: 'x3' }],
    ['flags=41', { allowed: { rule: 'list-length', min: 0, max: 40 }, given: '41' }],
    ['flags.0.yes=true', { allowed: { rule: 'whole-number', min: 1, max: 40 }, given: '0' }],
    ['flags.41.yes=true', { allowed: { rule: 'whole-number', min: 1, max: 40 }, given: '41' }],
    ['flags.3x.yes=true', { allowed: { rule: 'whole-number', min: 1, max: 40 }, given: '3x' }],
    ['flags.x3.yes=true', { allowed: { rule: 'whole-number', min: 1, max: 40 }, given: 'x3' }],
    ['flags.3=true', { allowed: ['yes'], given: 'true' }],
    ['flags.3.no=true', { allowed: ['yes'], given: 'no' }],
    ['m=2', { allowed: ['n', 'wood', 'flags'], given: 'm' }],
    ['n', { allowed: { rule: 'name-value' }, given: 'n' }],
  ])('refuse %s, saying what is allowed', (text, fault) => {
    expect(faultOf(() => taken(text))).toMatchObject({ code: 'word', field: text.split('=')[0], ...fault });
  });

  it('leave what is said of a field to the validator', () => {
    const judged = (text: string) => faultOf(() => typed(text));
    expect(judged('defender.strength=1e3')).toMatchObject({ code: 'whole', given: '1e3' });
    expect(judged('weather.night=yes')).toMatchObject({ code: 'flag', given: 'yes' });
    expect(judged(`hexsides=${'ford,'.repeat(100_000)}`)).toMatchObject({ code: 'list', given: { list: 2 } });
  });

  it('are read or refused, whatever they are, and leave no trace', () => {
    const name = fc
      .array(
        fc.constantFrom('attackers', 'defender', '1', '2', 'strength', '__proto__', 'constructor', '', 'hexsides'),
        { maxLength: 4 },
      )
      .map((parts) => parts.join('.'));
    const word = fc.tuple(
      name,
      fc.oneof(fc.string(), fc.constantFrom('1', 'true', 'none', 'ford', 'ford,ford', '999999')),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        try {
          parseInput(input, parseWords(input, words));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

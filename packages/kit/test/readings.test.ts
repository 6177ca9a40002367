import { same } from '@coup-doeil/core/chart';
import { type Calculator, describeInput, wholeNumber } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { optionGaps } from '../src/conformance/readings.ts';
import type { Ruling } from '../src/conformance/ruling.ts';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const spec = fire.readings['flank-in-wood'];
const readings: Calculator['readings'] = spec ? { dusk: spec } : {};

/** So many numbers that none drawn is the one asked for. */
const input = describeInput({ n: wholeNumber({ label: same('N'), min: 0, max: 1_000_000_000, default: 0 }) });
const { measure: _, odds: __, ...bare } = fire;
const asking = (n: number, more: Partial<Calculator> = {}): Calculator => ({
  ...bare,
  input: input as Calculator['input'],
  examples: [],
  readings,
  answer: (context, { n: given }: never) => {
    if (given === n) context.reading('dusk');
    return { total: null };
  },
  ...more,
});
const game = (...calculators: readonly Calculator[]) => ({
  ...duel(),
  readings,
  calculators: Object.fromEntries(calculators.map((one) => [one.id, async () => one])),
});
const ruling = (more: Partial<Ruling> = {}): Ruling => ({
  calculator: 'fire',
  situation: 'Once',
  words: 'n=123456789',
  about: [],
  answer: { total: 0 },
  ...more,
});
const unasked = 'fire: reading dusk is consulted by no sample and no ruling';

test('a reading that only a ruling consults is consulted', async () => {
  const rare = asking(123_456_789);
  expect(await find('readings', game(rare))).toBe(unasked);
  expect(await find('readings', game(rare), { rulings: [ruling()] })).toBe('');
});
test.each<[string, Partial<Ruling>]>([
  ['of another situation', { words: 'n=1' }],
  ['of no calculator', { calculator: 'melee' }],
  ['of words that are no input', { words: 'n=-1' }],
])('a ruling %s consults nothing', async (_, more) => {
  expect(await find('readings', game(asking(123_456_789)), { rulings: [ruling(more)] })).toBe(unasked);
});
test('a ruling of words that are no input is not worked out', async () => {
  const inputs = new Set<string>();
  const listening = asking(0, {
    answer: (context, given) => {
      inputs.add(typeof given);
      context.reading('dusk');
      return { total: null };
    },
  });
  expect(await find('readings', game(listening), { rulings: [ruling({ words: 'n=-1' })] })).toBe('');
  expect([...inputs]).toEqual(['object']);
});
test('a reading is consulted by each calculator that carries it', async () => {
  const melee = asking(123_456_789, { id: 'melee' });
  const both = game(asking(123_456_789), melee);
  expect(await find('readings', both, { rulings: [ruling({ calculator: 'melee' })] })).toBe(unasked);
  expect(await find('readings', both, { rulings: [ruling(), ruling({ calculator: 'melee' })] })).toBe('');
});

test('a reading need not be carried by every calculator', async () => {
  const mute = asking(0, { id: 'melee', readings: {}, answer: () => ({ total: null }) });
  expect(
    await find('readings', game(mute, asking(0, { examples: fire.examples.map((one) => ({ ...one, words: '' })) }))),
  ).toBe('');
});

test('a reading that no calculator carries may be exempt, and one that the game does not know may not', async () => {
  const none = game(asking(0, { readings: {}, answer: () => ({ total: null }) }));
  expect(await find('readings', none)).toBe('reading dusk is carried by no calculator');
  expect(await find('readings', none, { exempt: { 'reading.dusk': 'the board asks' } })).toBe('');
  const own = { ...game(asking(1)), readings: {} };
  expect(await find('readings', own, { exempt: { 'reading.dusk': 'the board asks' } })).toBe(
    "fire: reading dusk is not among the game's",
  );
});

test('each option that throws is told with all that makes it throw', async () => {
  const torn = asking(0, {
    answer: (context, { n }: never) => {
      if (n === 7 && context.reading('dusk') === 'lost') throw new Error('unread');
      return { total: null };
    },
  });
  expect(await find('readings', game(torn), { rulings: [ruling({ words: 'n=7' })] })).toBe(
    'fire edition=2020 n=7 reading.dusk=lost: it throws Error: unread',
  );
});

test('a question that was never asked is told with all that makes it asked', async () => {
  const dawning = asking(0, {
    answer: (context, { n }: never) => {
      context.reading('dusk');
      if (n === 7) context.reading('dawn');
      return { total: null };
    },
  });
  expect(await find('readings', game(dawning), { rulings: [ruling({ words: 'n=7' })] })).toBe(
    'fire edition=2020 n=7: it consults reading dawn, which the calculator does not carry',
  );
});

const gaps = (rulings: readonly Ruling[], exempt: Readonly<Record<string, string>> = {}) =>
  optionGaps({ calculators: [fire, { ...fire, id: 'melee' }], rulings, exempt });
const gap = (option: string) =>
  `rule on reading flank-in-wood as ${option}: a situation where it is asked, and what comes of it`;
const inWood: Ruling = ruling({ words: 'flank=true ground=wood', answer: { total: 1 } });
const lost = { readings: { 'flank-in-wood': 'lost' }, answer: { total: -1 } };

test.each<[string, readonly Ruling[], readonly string[]]>([
  ['by none', [], ['counts', 'lost']],
  ['where it is not asked, as the flank is in the open', [ruling({ words: 'flank=true' })], ['counts', 'lost']],
  ['by the default, which need not be said', [inWood], ['lost']],
  ['under the other option', [{ ...inWood, ...lost }], ['counts']],
  ['in a near miss too', [{ ...inWood, unless: lost }], []],
])('an option of a reading that rulings speak of %s', (_, rulings, options) => {
  expect(gaps(rulings)).toEqual(options.map(gap));
});
test('an option may be exempt, and each calls for its own exemption', () => {
  expect(gaps([], { 'reading.flank-in-wood.lost': 'no situation shows it' })).toEqual([gap('counts')]);
});

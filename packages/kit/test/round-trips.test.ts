import { t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  type CheckedAsk,
  checkAsk,
  choice,
  describeInput,
  type Fields,
  group,
  list,
  reading,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { roundTrips } from '../src/conformance/round-trips.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { traceAsk } from '../src/conformance/trace.ts';
import { duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { find } from './find.ts';

const label = t('X', 'X');
const cite = { document: 'new', chart: 'lines', row: 'flank' };
const options = { counts: label, lost: label };
const dusk = reading({ question: label, why: label, confidence: 'weak', cite, options });
const { odds: _, measure: __, ...bare } = fire;

/** A calculator with these fields, that answers one thing. */
const asking = (fields: Fields, more: Partial<Calculator> = {}): Calculator => ({
  ...bare,
  input: describeInput(fields) as Calculator['input'],
  readings: {},
  examples: [{ id: 'plain', title: label, words: '' }],
  answer: () => ({ total: null, facts: [{ id: 'one', label, value: 1 }] }),
  ...more,
});

/** What the doors say of one ask alone. */
const said = async (calculator: Calculator, input: unknown): Promise<string[]> => {
  const asked: CheckedAsk = { ...checkAsk(calculator, {}), input };
  const subject = await loadSubject(duel({ calculator }), { at: folder() });
  return roundTrips.run({ ...subject, traces: [traceAsk(calculator, asked)] });
};

const small = wholeNumber({ label, min: 1, max: 9, default: 1 });

const DOORS = ['words', 'typed words', 'JSON', 'zod', 'link', 'link problems', 'link again'];

describe('round-trips', () => {
  test.each(['v', 'was'])('lose a field that goes by a link’s own word %s', async (word) => {
    const ask = `fire edition=2020 ${word}=3`;
    expect(await said(asking({ [word]: small }), { [word]: 3 })).toEqual([
      `${ask}: link brings {"edition":"2020","readings":{},"input":{"${word}":1}}`,
      `${ask}: link again brings "v=1.2.3&was=1"`,
    ]);
  });

  test('say of a rule that throws what a link without a headline loses', async () => {
    const answer = () => {
      throw new RangeError('torn');
    };
    expect(await said(asking({ v: small }, { answer }), { v: 3 })).toEqual([
      'fire edition=2020 v=3: link brings {"edition":"2020","readings":{},"input":{"v":1}}',
      'fire edition=2020 v=3: link again brings "v=1.2.3&was="',
    ]);
  });

  test('catch a field that a link takes for a reading', async () => {
    const arm = choice({ label, options, default: 'counts' });
    const calculator = asking({ reading: group({ label, fields: { dusk: arm } }) }, { readings: { dusk } });
    const ask = 'fire edition=2020 reading.dusk=lost';
    expect(await said(calculator, { reading: { dusk: 'lost' } })).toEqual([
      `${ask}: link brings {"edition":"2020","readings":{"dusk":"lost"},"input":{"reading":{"dusk":"counts"}}}`,
      `${ask}: link readings brings {"dusk":"lost"}`,
      `${ask}: link again brings "v=1.2.3&was=1"`,
    ]);
  });

  test('catch an option that a list of words cuts in two', async () => {
    const arm = choice({ label, options: { 'a,b': label, c: label }, default: 'c' });
    const ask = 'fire edition=2020 arms=a,b';
    expect(await said(asking({ arms: list({ label, of: arm, max: 2 }) }), { arms: ['a,b'] })).toEqual([
      `${ask}: words brings ${JSON.stringify('InputError: "arms.1": allowed ["a,b","c"]')}`,
      `${ask}: typed words brings ${JSON.stringify('InputError: "arms.1": allowed ["a,b","c"]')}`,
      `${ask}: link brings {"edition":"2020","readings":{},"input":{"arms":[]}}`,
      `${ask}: link problems brings [{"code":"choice","field":"arms.1","allowed":["a,b","c"],"given":"a"}]`,
      `${ask}: link again brings "v=1.2.3&was=1"`,
    ]);
  });

  test('catch an option that a person cannot type', async () => {
    const arm = choice({ label, options: { foot: label, 'on foot': label }, default: 'foot' });
    expect(await said(asking({ arm, small }), { arm: 'on foot', small: 2 })).toEqual([
      `fire edition=2020 arm=on foot small=2: typed words brings ${JSON.stringify('InputError: "foot": allowed {"rule":"name-value"}')}`,
    ]);
  });

  test('catch an option that no link can carry', async () => {
    const long = 'x'.repeat(20_001);
    const arm = choice({ label, options: { foot: label, [long]: label }, default: 'foot' });
    const found = await said(asking({ arm }), { arm: long });
    expect(found.map((one) => one.replaceAll(long, 'long'))).toEqual([
      'fire edition=2020 arm=long: link brings {"edition":"2020","readings":{},"input":{"arm":"foot"}}',
      expect.stringMatching(/^fire edition=2020 arm=long: link problems brings \[\{"code":"long","field":"link",/),
      'fire edition=2020 arm=long: link headline brings [null,null]',
      'fire edition=2020 arm=long: link again brings "v=1.2.3&was=1"',
    ]);
  });

  test('catch at each of them a number that is no whole one', async () => {
    const n = wholeNumber({ label, min: 0.5, max: 2.5, default: 1 });
    expect((await said(asking({ n }), { n: 1.5 })).map((one) => one.replace(/ brings .*/s, ' brings'))).toEqual([
      'fire edition=2020 n=1.5: the JSON Schema does not let it through',
      ...DOORS.map((door) => `fire edition=2020 n=1.5: ${door} brings`),
    ]);
  });

  test('hold every calculator to its own description', async () => {
    const again = { ...asking({ other: small }), id: 'again' };
    const calculators = { fire: async () => asking({ small }), again: async () => again };
    expect(await find('round-trips', { ...duel(), calculators })).toBe('');
  });

  test('want a worked example, and every example to be an input', async () => {
    const example = (id: string, words: string) => ({ id, title: label, words });
    expect(await find('round-trips', duel({ calculator: asking({ small }, { examples: [] }) }))).toBe(
      'fire: it has no worked example',
    );
    const examples = [example('plain', ' small=2  small=3 '), example('far', 'small=10'), example('torn', 'small')];
    expect((await find('round-trips', duel({ calculator: asking({ small }, { examples }) }))).split('\n')).toEqual([
      'fire, example far: "small": allowed {"rule":"whole-number","min":1,"max":9}',
      'fire, example torn: "small": allowed {"rule":"name-value"}',
    ]);
  });
});

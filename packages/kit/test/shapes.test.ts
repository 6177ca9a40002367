import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { same, t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  checkAsk,
  choice,
  describeInput,
  flag,
  group,
  InputError,
  listNeighbours,
  optionalNumber,
  parseWords,
  refuse,
  splitWords,
  type Value,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { shapes } from '../../core/test/game/shapes.ts';
import { CHECKS } from '../src/conformance/checks.ts';
import { countDifferences } from '../src/conformance/count-differences.ts';
import { spread, thin } from '../src/conformance/spread.ts';
import { CHARTS, duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { answering, find, withChart } from './find.ts';

const label = t('X', 'X');
const example = { id: 'plain', title: t('Plain', 'Simple'), words: '' };
const { measure: _, odds: __, ...bare } = fire;

/** The duel asked with another input, and answering nothing but a fact. */
const asking = (input: Calculator['input'], more: Partial<Calculator> = {}): Calculator => ({
  ...bare,
  input,
  examples: [example],
  readings: {},
  answer: () => ({ total: null, facts: [{ id: 'one', label, value: 1 }] }),
  ...more,
});
const every = asking(shapes as Calculator['input']);
const INPUTS = ['answers', 'working', 'round-trips', 'bad-input', 'changes', 'citations', 'languages', 'ids', 'throws'];

describe('a game with fields of every shape', () => {
  test.each(INPUTS)('passes %s', async (id) => {
    expect(await find(id, duel({ calculator: every }))).toBe('');
  });

  test('and with fields of every shape that do not apply', async () => {
    const when = { yes: true };
    const idle = describeInput({
      yes: flag({ label }),
      n: wholeNumber({ label, min: 0, max: 2, default: 0, when }),
      arm: choice({ label, options: { foot: label, horse: label }, default: 'foot', when }),
      inner: group({ label, fields: { m: optionalNumber({ label, min: 1, max: 2 }) }, when }),
    });
    expect(await find('bad-input', duel({ calculator: asking(idle as Calculator['input']) }))).toBe('');
  });

  test.each([
    ['set=red', 'set=blue', 1],
    ['run=red,blue', 'run=blue,red', 2],
    ['run=red,blue', 'run=red,green', 1],
    ['numbers=none,4', 'numbers=4,4', 1],
    ['numbers=none,4', 'numbers=4', 1],
    ['numbers=1,2,3', 'numbers=1', 2],
    ['lists.1=1,2', 'lists.1=1', 1],
    ['units.2.small=3', 'units.2.small=2', 1],
    ['units.2.small=3', 'units.2.small=2 units.2.gun=true', 2],
    ['nest.inner.colour=blue', 'nest.inner.colour=green', 1],
    ['maybe=0', '', 1],
  ])('holds %s and %s for %i apart', (a, b, steps) => {
    const asked = (words: string) => checkAsk(every, { input: parseWords(every.input, splitWords(words)) });
    expect(countDifferences(every, asked(a), asked(b))).toBe(steps);
    expect(countDifferences(every, asked(b), asked(a))).toBe(steps);
  });
});

describe('what is thinned', () => {
  test.each([
    [[1, 2, 3], 3, [1, 2, 3]],
    [[1, 2, 3], 2, [1, 3]],
    [[1, 2, 3, 4, 5], 3, [1, 3, 5]],
    [[], 2, []],
  ])('%j to %i keeps its ends', (all, most, kept) => {
    expect(thin(all, most)).toEqual(kept);
  });
});

describe('every value of a field', () => {
  const held = (field: string) =>
    listNeighbours(every.input, checkAsk(every, {}).input as Value)
      .filter(({ place }) => place.path === field)
      .flatMap((around) => spread(every, around).map(({ words: said }) => said));
  test.each([
    ['small', ['small=-2', 'small=-1', 'small=0', 'small=2', 'small=3']],
    ['colour', ['colour=blue', 'colour=green']],
    ['set', ['set=[]', 'set=["red","blue"]', 'set=["red","green"]']],
    ['maybe', ['maybe=0', 'maybe=1', 'maybe=2', 'maybe=3', 'maybe=4', 'maybe=5']],
    ['yes', ['yes=false']],
  ])('of %s, in order', (field, said) => {
    expect(held(field)).toEqual(said);
  });
});

describe('bad input', () => {
  test('catches a choice that takes what is nothing', async () => {
    const input = describeInput({ arm: choice({ label, options: { foot: label, '': label }, default: 'foot' }) });
    const found = await find('bad-input', duel({ calculator: asking(input as Calculator['input']) }));
    for (const words of [
      'it is let through',
      'zod lets it through',
      'the JSON Schema lets it through',
      'it is answered',
    ])
      expect(found).toContain(`fire, field arm: ${words}: {"arm":""}`);
  });
});

describe('round-trips', () => {
  test('catch a number that is none of the whole ones', async () => {
    const input = describeInput({ n: wholeNumber({ label, min: 0.5, max: 2.5, default: 1 }) });
    const found = await find(
      'round-trips',
      duel({ calculator: asking(input as Calculator['input'], { examples: [] }) }),
    );
    expect(found).toContain('the JSON Schema does not let it through');
    expect(found).toContain('JSON brings');
  });

  test('hide no fault of the description', async () => {
    const broken = asking(
      describeInput({
        n: {
          ...flag({ label }),
          get when(): never {
            throw new RangeError('broken');
          },
        },
      }) as Calculator['input'],
    );
    await expect(find('round-trips', duel({ calculator: broken }))).rejects.toThrow();
  });
});

describe('a rule that always throws', () => {
  const broken: Calculator = {
    ...fire,
    answer: () => {
      throw new RangeError('broken');
    },
  };
  test('is the problem of the answers alone', async () => {
    for (const { id } of CHECKS) {
      const found = await find(id, duel({ calculator: broken }));
      if (id === 'answers') expect(found).toContain('it throws RangeError: broken');
      else if (id === 'readings') expect(found).toContain('is consulted by no sample');
      else expect([id, found]).toEqual([id, '']);
    }
  });
});

describe('changes', () => {
  test('pass over what the rule itself calls bad input', async () => {
    const calculator: Calculator = {
      ...fire,
      answer: (context, input) => {
        if (Object(input).attack === 3)
          throw new InputError({ code: 'odd', field: 'attack', allowed: { rule: 'anything-but', not: 3 }, given: 3 });
        return fire.answer(context, input);
      },
    };
    expect(await find('changes', duel({ calculator }))).toBe('');
  });

  test('catch an answer that is one more where it is written down', async () => {
    const calculator: Calculator = {
      ...bare,
      answer: ({ tally }, input) => ({ total: Number(Object(input).attack >= 4) + ('steps' in tally ? 1 : 0) }),
    };
    const found = await find('changes', duel({ calculator }));
    expect(found).toContain('attack to 4 changes nothing');
    expect(found).toMatch(/attack=5 .*attack to 3 is passed over: 4 changes the answer already/);
  });
});

describe('working', () => {
  const telling = (tell: (tally: Parameters<Calculator['answer']>[0]['tally']) => void) =>
    duel({
      calculator: {
        ...bare,
        answer: ({ tally }) => {
          tell(tally);
          return { total: tally.total };
        },
      },
    });
  const flank = CHARTS.lines.line('flank');
  const second = { label, cite: { ...flank.cite, column: 'value-2' } };
  test.each<[string, ReturnType<typeof telling>, string]>([
    ['a figure that is none', telling((tally) => tally.add(flank, Number.NaN)), 'value says NaN where the sum is NaN'],
    [
      'two lines of one id',
      telling((tally) => {
        tally.add(second, 1);
        tally.add(flank, 1);
        tally.add(flank, 1);
      }),
      'step lines.flank.value-2 stands twice',
    ],
    [
      'a line set aside by nothing',
      telling((tally) => tally.ignore(flank, 1, undefined as never)),
      'step lines.flank.value is ignored and does not say by what',
    ],
  ])('catches %s', async (_, game, words) => {
    expect(await find('working', game)).toContain(words);
  });
});

describe('a game without the charts of a printing that a calculator reads', () => {
  const game = { ...duel(), charts: async () => ({ '2020': Object.values(CHARTS) }) };
  test('is caught by its list and its citations, and its working is still read', async () => {
    expect(await find('lists', game)).toContain('meta: printing 2010 has no charts');
    expect(await find('lists', game)).toContain('calculator fire: chart terrain is not among the charts of 2010');
    const { rows } = CHARTS.terrain;
    const old = { ...game, charts: async () => ({ '2020': withChart({ ...CHARTS.terrain, rows, document: 'old' }) }) };
    expect(await find('citations', old)).toContain('there is no chart odds in 2010');
    expect(await find('working', game)).toBe('');
  });

  test('or of the default printing itself', async () => {
    const none = { ...duel(), charts: async () => ({}) };
    expect(await find('lists', none)).toContain('meta: chart terrain is listed and does not exist');
  });
});

describe('throws', () => {
  const rare = (calculator: Calculator): Calculator => ({
    ...calculator,
    answer: (context, input) => {
      const { attack, defence } = Object(input);
      if (attack === 8 && defence === 8) return calculator.answer(context, input);
      return refuse(t('Not yet.', 'Pas encore.'), CHARTS.lines.line('flank'));
    },
  });
  test('look on where few inputs are answered', async () => {
    expect(await find('throws', duel({ calculator: rare(fire) }))).toBe('');
    const wrong = rare(answering((one) => ({ ...one, odds: { ...one.odds, result: { of: 6, ways: [['hit', 6]] } } })));
    expect(await find('throws', duel({ calculator: wrong }))).toContain('odds result: hit has 6 ways of 6');
  });
});

describe('version', () => {
  test('of a package that says none is not that of the game', async () => {
    for (const said of ['{}', 'null']) {
      const at = folder();
      writeFileSync(join(at, '..', 'package.json'), said);
      expect(await find('lists', duel(), { at })).toBe('meta: version 1.0.0, in package.json undefined');
    }
  });
});

describe('ids', () => {
  test('are those of the silences too', async () => {
    const silences = [{ id: 'Not_Said', text: same('x') }];
    expect(await find('ids', { ...duel(), silences })).toBe('id Not_Said is not kebab-case');
  });
});

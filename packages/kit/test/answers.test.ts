import { same } from '@coup-doeil/core/chart';
import { type Branches, type Calculator, refuse } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { answering, find } from './find.ts';
import { RULINGS } from './rulings.ts';

const odds = (of: number, ways: readonly (readonly [string, number])[]) =>
  answering((one) => ({ ...one, odds: { ...one.odds, result: { of, ways } } }));
const DIE = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] };
const branching = (changed: Partial<Branches>) =>
  answering(({ branches, ...one }) => (branches ? { ...one, branches: { ...branches, ...changed } } : one));
const SIX: readonly (readonly [string, number])[] = [['hit', 6]];
const { odds: _names, ...unnamed } = fire;
const { measure: _measure, ...unmeasured } = fire;
const flanked = (input: unknown): boolean => Object(input).flank === true;

describe('answers', () => {
  /** What is said of the answers, each thing once, whatever was asked. */
  const said = async (calculator: Calculator, game = duel({ calculator })): Promise<string[]> => {
    const lines = (await find('answers', game)).split('\n').filter(Boolean);
    return [...new Set(lines.map((line) => line.replace(/^fire edition=[^:]*: /, '')))];
  };
  const faces = (chart: string, rows: readonly string[]): Calculator =>
    answering((one) => ({
      ...one,
      faces: { die: 'd6', chart, rows: rows.map((row) => ({ face: 1, total: 1, row, cells: {}, marks: {} })) },
    }));

  test.each<[string, Calculator, string[]]>([
    [
      'an exception',
      {
        ...fire,
        answer: () => {
          throw new Error('no such row');
        },
      },
      ['it throws Error: no such row'],
    ],
    ['ways that do not come to the whole', odds(6, [['hit', 5]]), ['odds result: the ways come to 5, not to 6']],
    ['no ways', odds(6, [...SIX, ['miss', 0]]), ['odds result: outcome miss has 0 ways']],
    [
      'half a way',
      odds(6, [
        ['hit', 5.5],
        ['miss', 0.5],
      ]),
      ['odds result: outcome hit has 5.5 ways', 'odds result: outcome miss has 0.5 ways'],
    ],
    ['no ways at all, out of none', odds(0, []), ['odds result are out of 0, no safe whole number']],
    [
      'more than is exact',
      odds(2 ** 53, [['hit', 2 ** 53]]),
      [
        'odds result are out of 9007199254740992, no safe whole number',
        'odds result: outcome hit has 9007199254740992 ways',
      ],
    ],
    [
      'an outcome twice, and thrice',
      odds(6, [
        ['hit', 2],
        ['miss', 1],
        ['hit', 1],
        ['hit', 2],
      ]),
      ['odds result: outcome hit stands twice'],
    ],
    [
      'a list without a name',
      answering((one) => ({ ...one, odds: { ...one.odds, both: { of: 1, ways: [['hit', 1]] } } })),
      ['odds both have no name in the calculator'],
    ],
    [
      'a calculator without any names',
      unnamed,
      ['odds result have no name in the calculator', 'odds defender have no name in the calculator'],
    ],
    [
      'a measure of nothing',
      answering(({ odds: { result } = {}, ...one }) => ({ ...one, odds: result ? { result } : {} })),
      ['the measure looks at odds defender, which are not given'],
    ],
    ['a total that is none', answering((one) => ({ ...one, total: Number.NaN })), ['the total is NaN']],
    ['a total without end', answering((one) => ({ ...one, total: -1 / 0 })), ['the total is -Infinity']],
    [
      'a fact twice',
      answering((one) => ({ ...one, facts: [...(one.facts ?? []), ...(one.facts ?? [])] })),
      ['fact targets stands twice'],
    ],
    ['faces on no chart', faces('maps', ['x']), ['the faces are read on maps, which is no chart']],
    ['a face on no row', faces('table', ['5-or-more', 'x']), ['a face is read on row x, not on table']],
  ])('catches %s', async (_, calculator, words) => {
    expect(await said(calculator)).toEqual(words);
  });

  test.each<[string, Calculator]>([
    ['with a measure of odds that it has', fire],
    ['without odds, for all its measure', answering(({ odds: _, ...one }) => one)],
    ['without a measure', unmeasured],
    ['without a total, facts or faces', answering((one) => ({ total: null, ...(one.odds ? { odds: one.odds } : {}) }))],
    ['that is a refusal', { ...fire, answer: () => refuse(same('No.'), CHARTS.lines.line('flank')) }],
  ])('lets an answer be %s', async (_, calculator) => {
    expect(await said(calculator)).toEqual([]);
  });

  test('names the ask whose faces are on no chart: one of a printing that has none', async () => {
    const game = { ...duel(), charts: async () => ({ '2020': Object.values(CHARTS) }) };
    expect(await said(fire, game)).toEqual(['the faces are read on table, which is no chart']);
    const lines = (await find('answers', game)).split('\n');
    expect(lines[0]).toBe('fire edition=2010: the faces are read on table, which is no chart');
    expect(lines.filter((line) => line.includes('edition=2020'))).toEqual([]);
  });
});

describe('working', () => {
  const telling = (tell: (tally: Parameters<Calculator['answer']>[0]['tally']) => void): Calculator => ({
    ...fire,
    answer: (context, input) => {
      const result = fire.answer(context, input);
      tell(context.tally);
      return result;
    },
  });
  const flank = CHARTS.lines.line('flank');
  const elsewhere = { label: same('x'), cite: { document: 'new', chart: 'maps' } };
  test.each([
    [
      'a figure that is not told',
      answering((one) => ({ ...one, total: (one.total ?? 0) + 1 })),
      /the working comes to -?\d+, the answer says -?\d+/,
    ],
    ['a line told too often', telling((tally) => tally.add(flank, 2)), /the working comes to/],
    [
      'a line set aside by what is nowhere',
      telling((tally) => tally.ignore(flank, 2, elsewhere)),
      /is set aside by maps, which is nowhere/,
    ],
    [
      'an answer that hangs on who listens',
      answering((one) => ({ ...one, total: one.total, facts: [{ id: 'x', label: same('x'), value: Math.random() }] })),
      /with a silent tally it gives another answer/,
    ],
  ])('catches %s', async (_, calculator, words) => {
    expect(await find('working', duel({ calculator }))).toMatch(words);
  });
  test('lets a line stand in place of all before it', async () => {
    const set = telling((tally) => tally.set(flank, 2));
    const calculator = {
      ...set,
      answer: (...[context, input]: Parameters<Calculator['answer']>) => ({ ...set.answer(context, input), total: 2 }),
    };
    expect(await find('working', duel({ calculator }))).toBe('');
  });
});

describe('readings', () => {
  const { readings } = fire;
  const spec = readings['flank-in-wood'];
  const more = spec ? { ...readings, dusk: spec } : readings;
  test('catches a reading that nobody consults, unless it is exempt', async () => {
    const game = { ...duel({ calculator: { ...fire, readings: more } }), readings: more };
    expect(await find('readings', game)).toBe('fire: reading dusk is consulted by no sample and no ruling');
    expect(await find('readings', game, { exempt: { 'reading.dusk': 'the board asks' } })).toBe('');
  });
  test('catches a reading that only the game, or only the calculator, knows', async () => {
    expect(await find('readings', { ...duel(), readings: more })).toBe('reading dusk is carried by no calculator');
    expect(await find('readings', { ...duel(), readings: {} })).toContain(
      'reading flank-in-wood is not among the game',
    );
  });
  test('catches an option that throws', async () => {
    const calculator: Calculator = {
      ...fire,
      answer: (context, input) => {
        if (flanked(input) && context.reading('flank-in-wood') === 'lost') throw new Error('unread');
        return fire.answer(context, input);
      },
    };
    expect(await find('readings', duel({ calculator }))).toContain('it throws Error: unread');
  });
  test('catches a question that was never asked', async () => {
    const calculator: Calculator = {
      ...fire,
      answer: (context, input) => {
        context.reading('dawn');
        return fire.answer(context, input);
      },
    };
    expect(await find('readings', duel({ calculator }), { rulings: RULINGS })).toContain(
      'consults reading dawn, which the calculator does not carry',
    );
  });
});

describe('round-trips', () => {
  test('catches an example that is no input, and the lack of one', async () => {
    const examples = [{ id: 'wrong', title: same('x'), words: 'attack=99' }];
    expect(await find('round-trips', duel({ calculator: { ...fire, examples } }))).toContain(
      'fire, example wrong: "attack"',
    );
    expect(await find('round-trips', duel({ calculator: { ...fire, examples: [] } }))).toContain(
      'it has no worked example',
    );
  });
  test('catches a choice whose id a list of words would cut in two', async () => {
    const { ground } = fire.input.fields;
    const options = [
      { id: 'open', label: same('x') },
      { id: 'wood pine', label: same('x') },
    ];
    const fields = { ...fire.input.fields, ...(ground?.kind === 'choice' ? { ground: { ...ground, options } } : {}) };
    const calculator: Calculator = {
      ...fire,
      input: { ...fire.input, fields },
      answer: () => ({ total: null }),
      examples: [{ id: 'x', title: same('x'), words: '' }],
    };
    expect(await find('round-trips', duel({ calculator }))).toContain('typed words brings');
  });
});

describe('bad input', () => {
  test('catches an error that cannot say what is allowed', async () => {
    const { ground } = fire.input.fields;
    const fields = {
      ...fire.input.fields,
      ...(ground?.kind === 'choice' ? { ground: { ...ground, options: [] } } : {}),
    };
    const calculator: Calculator = { ...fire, input: { ...fire.input, fields } };
    expect(await find('bad-input', duel({ calculator }))).toContain(
      'fire, field ground: the error does not name the field and what is allowed',
    );
  });
});

describe('throws', () => {
  test.each([
    [
      'odds that are not those of the dice',
      odds(6, [
        ['hit', 1],
        ['miss', 5],
      ]),
      'odds result: hit has 1 ways of 6',
    ],
    [
      'a list that the dice do not give',
      answering((one) => ({ ...one, odds: { ...one.odds, both: { of: 1, ways: [['x', 1]] } } })),
      'odds both: x has 1 ways of 1',
    ],
    [
      'a list that the odds do not give',
      answering(({ odds: { defender } = {}, ...one }) => ({ ...one, odds: defender ? { defender } : {} })),
      'the dice give result, the odds do not',
    ],
    ['faces that lead nowhere', branching({ rows: [] }), 'odds joint ends: no row has 0 ways'],
    [
      'too many dice',
      branching({ dice: Array.from({ length: 9 }, () => ({ die: DIE, why: same('x') })) }),
      'no input drawn has so few dice',
    ],
  ] satisfies readonly (readonly [string, Calculator, string])[])('catches %s', async (_, calculator, words) => {
    expect(await find('throws', duel({ calculator }))).toContain(words);
  });
  test('catches odds without dice, and asks for none where there are no odds', async () => {
    const mute = answering(({ branches: _, ...one }) => one);
    expect(await find('throws', duel({ calculator: mute }))).toContain('it has odds, and no branches');
    expect(await find('throws', duel({ calculator: { ...fire, answer: () => ({ total: null }) } }))).toBe('');
  });
});

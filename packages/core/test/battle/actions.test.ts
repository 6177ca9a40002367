import { describe, expect, test } from 'vitest';
import { tellExcess } from '../../src/battle/excess.ts';
import { isUnpriced, listActions, listThreats, openBoard, prepareAction, runAction } from '../../src/battle/index.ts';
import { t } from '../../src/chart/index.ts';
import { type AnyCalculator, compareWays, describeInput, group, list, wholeNumber } from '../../src/game/index.ts';
import { faultOf } from '../fault.ts';
import { skirmish } from '../fixture/skirmish.ts';
import { says } from '../says.ts';
import { field, foot, horse, open } from './skirmish.ts';

const attack = (ids: readonly string[], targets = ['0504'], as = 'plain', answers = {}) => ({
  action: 'fight',
  side: 'blue',
  parts: ids.map((counter) => ({ counter, as })),
  targets,
  answers,
});
const foe = foot('d', '0504', 'red', { ratings: { rating: 2 } });
const told = (result: ReturnType<typeof runAction>) => {
  if ('report' in result) return result;
  throw new Error(JSON.stringify(result));
};

describe('an action', () => {
  test('is the report of its calculator', () => {
    const { report, roles, questions, facts, incomplete } = told(
      runAction(open([foot('a', '0505'), foe]), attack(['a'])),
    );
    expect(report).toMatchObject({
      calculator: 'fight',
      edition: '2001',
      input: { attackers: [{ strength: 3 }], defender: { rating: 2 } },
    });
    expect(roles).toEqual([
      { path: 'attackers.1', counter: 'a' },
      { path: 'defender', counter: 'd' },
    ]);
    expect([questions.map(({ id }) => id), facts, incomplete]).toEqual([['from'], [], false]);
  });
  test('takes answers to what it asks, and says what it rests on', () => {
    const board = open([foot('a', '0505'), { ...foe, facing: undefined }]);
    expect(told(runAction(board, attack(['a'], ['0504'], 'plain', { from: 'rear' }))).report.input).toMatchObject({
      from: 'rear',
    });
    expect(told(runAction(board, attack(['a'])))).toMatchObject({ incomplete: true, facts: [{ id: 'facing' }] });
  });
  test('takes no answer that is not an option', () => {
    const board = open([foot('a', '0505'), foe]);
    expect(faultOf(() => runAction(board, attack(['a'], ['0504'], 'plain', { from: 'above' })))).toMatchObject({
      code: 'choice',
      field: 'answers.from',
      allowed: ['front', 'flank', 'rear'],
      given: 'above',
    });
  });
  test('is refused with a reason, or has no answer', () => {
    const board = open([foot('a', '0505'), foot('b', '0909'), foe]);
    expect(runAction(board, attack(['b']))).toMatchObject({ refused: { reason: { en: 'Too far.' } } });
    expect(runAction(board, attack(['a'], ['0404']))).toHaveProperty('refused');
    const two = runAction(board, attack(['a'], ['0504', '0404']));
    expect(isUnpriced(two)).toBe(true);
  });
  test('with more counters than the calculator takes says so', () => {
    const crowd = ['a', 'b', 'c', 'e'].map((id) => foot(id, '0505'));
    expect(runAction(open([...crowd, foe]), attack(['a', 'b', 'c', 'e']))).toEqual({
      unpriced: says('Attackers: more than 3', 'Attaquants\u202f: plus de 3'),
    });
  });
  test.each<[string, string, ReturnType<typeof attack>]>([
    ['action', 'action', { ...attack(['a']), action: 'dance' }],
    ['list', 'parts', attack([])],
    ['duplicate', 'parts.1.counter', attack(['a', 'a'])],
    ['counter', 'parts.0.counter', attack(['z'])],
    ['side', 'parts.0.counter', attack(['d'])],
    ['choice', 'parts.0.as', attack(['a'], ['0504'], 'wildly')],
    ['list', 'targets', attack(['a'], [])],
    ['list', 'targets', attack(['a'], ['0504', '0404', '0604'])],
    ['duplicate', 'targets.1', attack(['a'], ['0504', '0504'])],
    ['unknown-hex', 'targets.1', attack(['a'], ['0504', '9999'])],
  ])('a wrong ask: %s at %s', (code, field, ask) => {
    expect(faultOf(() => prepareAction(open([foot('a', '0505'), foe]), ask))).toMatchObject({ code, field });
  });
  test('tells the readings of the board that it asked, and what decides', () => {
    const shaken = open([foot('a', '0505', 'blue', { state: ['shaken'] }), foe]);
    const { readings } = told(runAction(shaken, attack(['a'])));
    expect(readings.find(({ id }) => id === 'shaken')).toMatchObject({
      value: 'yes',
      decisive: true,
      options: [{ value: 'yes' }, { value: 'no', headline: 'refused' }, { value: 'unsaid', headline: '' }],
    });
    expect(readings.find(({ id }) => id === 'sight')).toEqual({ id: 'sight', value: 'nothing', decisive: false });
    const flank = open([foot('a', '0505'), foe], { hexes: [{ hex: '0504', terrains: ['wood'] }] });
    const both = told(runAction(flank, attack(['a'], ['0504'], 'plain', { from: 'flank' }))).readings.map(
      ({ id }) => id,
    );
    expect(both).toEqual(['sight', 'flank-in-wood']);
    const steady = told(runAction(open([foot('a', '0505'), foe]), attack(['a'])));
    expect(steady.readings.some(({ id }) => id === 'shaken')).toBe(false);
  });
});

test('what a calculator refuses is its report; what has no dice has one too', () => {
  const lake = open([foot('a', '0505'), foe], { hexes: [{ hex: '0504', terrains: ['lake'] }] });
  expect(told(runAction(lake, attack(['a'])))).toMatchObject({
    incomplete: false,
    report: { answer: null, refused: {} },
  });
  const rally = { action: 'rally', side: 'blue', parts: [{ counter: 'a', as: 'tries' }], targets: ['0505'] };
  const own = told(runAction(open([foot('a', '0505', 'blue', { state: ['shaken'] })]), rally));
  expect(own).toMatchObject({ report: { answer: { total: 3 } }, incomplete: false });
  expect(faultOf(() => runAction(lake, { ...rally, targets: ['0505', '0504'] }))).toMatchObject({ field: 'targets' });
});

test('a door that goes to a calculator which it does not have is broken', () => {
  const { fight: _, ...others } = skirmish.calculators;
  const board = openBoard({ ...skirmish, calculators: others }, field([foot('a', '0505'), foe]));
  expect(() => runAction(board, attack(['a']))).toThrow('no calculator fight');
});

test('lists within lists are measured too', () => {
  const notes = list({
    label: t('Notes', 'Notes'),
    of: wholeNumber({ label: t('Note', 'Note'), min: 0, max: 9, default: 0 }),
    max: 1,
  });
  const input = describeInput({
    title: wholeNumber({ label: t('Title', 'Titre'), min: 0, max: 9, default: 0 }),
    pages: list({ label: t('Pages', 'Pages'), of: group({ label: t('Page', 'Page'), fields: { notes } }), max: 2 }),
    margin: group({ label: t('Margin', 'Marge'), fields: { notes } }),
  });
  const excess = (value: unknown) =>
    tellExcess(value, { ...skirmish.calculators.rally, input } as AnyCalculator)?.unpriced.en;
  const page = (count: number) => ({ notes: Array(count).fill(0) });
  expect(excess({ title: 1, pages: [page(1), page(1)], margin: page(1) })).toBe(undefined);
  expect(excess({ pages: [page(1), page(2)], margin: page(1) })).toBe('Notes: more than 1');
  expect(excess({ pages: [page(1), page(1), page(1)], margin: page(1) })).toBe('Pages: more than 2');
  expect(excess({ pages: [], margin: page(3) })).toBe('Notes: more than 1');
  expect(excess({ pages: null, margin: null })).toBe(undefined);
});

describe('the sets of a side', () => {
  test('the best manner of each, and none that is worth no more than a part of it', () => {
    const board = open([
      horse('h', '0505'),
      foot('a', '0404', 'blue', { strength: 1 }),
      foe,
      foot('l', '0403', 'blue', { arm: 'leader', strength: undefined }),
    ]);
    const [fight, ...others] = listActions(board, 'blue');
    expect(others).toEqual([]);
    const sets = fight?.sets.map(({ ask, worth }) => [
      ask.parts.map(({ counter, as }) => `${counter} ${as}`).join(),
      worth.ways / worth.of,
    ]);
    // 3 or 4 or 5 to 3 in the defender's favour: the odds of even fights are the same, and the horse alone is enough.
    expect(sets?.every(([, worth], i) => i === 0 || Number(worth) <= Number(sets[i - 1]?.[1]))).toBe(true);
    expect((fight?.sets.length ?? 0) + (fight?.leftOut ?? 0)).toBe(5);
    const kept = fight?.sets.map(({ ask }) => new Set(ask.parts.map(({ counter }) => counter))) ?? [];
    for (const [i, set] of (fight?.sets ?? []).entries())
      for (const [j, part] of (fight?.sets ?? []).entries())
        if ([...(kept[j] ?? [])].every((id) => kept[i]?.has(id)) && (kept[j]?.size ?? 0) < (kept[i]?.size ?? 0))
          expect(compareWays(part.worth, set.worth)).toBeLessThan(0);
  });
  test('a part that may not act does not stand for its own parts', () => {
    const proud = ['a', 'b', 'c'].map((id) => foot(id, '0505', 'blue', { traits: ['proud'] }));
    const [fight] = listActions(open([...proud, foe]), 'blue');
    // Alone 3 to 3, together 9 to 3.
    expect(fight?.sets.map(({ ask }) => ask.parts.length)).toEqual([3, 1, 1, 1]);
    expect(fight?.leftOut).toBe(0);
  });
  test('what has no odds goes by its figure, and one that is worth nothing is not listed', () => {
    const rallies = (rating: number) =>
      listActions(open([foot('a', '0505', 'blue', { state: ['shaken'], ratings: { rating } })]), 'blue').map(
        ({ action, target, sets }) => [action, target, sets[0]?.worth],
      );
    expect(rallies(4)).toEqual([['rally', '0505', { ways: 4, of: 1 }]]);
    expect(rallies(0)).toEqual([]);
    expect(rallies(6)).toEqual([['rally', '0505', { ways: 0, of: 1 }]]);
  });
  test('refused sets are no sets; those without an answer are counted', () => {
    const shaken = [foot('a', '0505', 'blue', { state: ['shaken'] }), foe];
    const fights = (option: string) =>
      listActions(open(shaken, {}, { readings: { shaken: option } }), 'blue').filter(
        ({ action }) => action === 'fight',
      );
    expect(fights('no')).toEqual([]);
    expect(fights('unsaid')).toMatchObject([{ sets: [], unpriced: 1 }]);
    // The lake refuses: that is the calculator's word.
    expect(
      listActions(open([foot('a', '0505'), foe], { hexes: [{ hex: '0504', terrains: ['lake'] }] }), 'blue'),
    ).toEqual([]);
  });
  test('too many sets are not tried, and counted', () => {
    const crowd = Array.from({ length: 13 }, (_, i) => foot(`a${i}`, '0505'));
    const [fight] = listActions(open([...crowd, foe]), 'blue');
    expect(fight?.untried).toBe(2 ** 13 - 1 - 5000);
  });
  test('threats are the best of the enemies, hex by hex', () => {
    const board = open([foot('a', '0505'), foe, horse('e', '0404', 'red'), foot('far', '0909')]);
    const [threat, ...others] = listThreats(board, 'blue');
    expect(others).toEqual([]);
    expect(threat).toMatchObject({ hex: '0505', counters: ['a'] });
    expect(threat?.best.map(({ ask }) => ask.parts.length)).toEqual([2]);
    expect(
      listThreats(open([foot('a', '0505'), foot('d', '0504', 'red', { state: ['shaken'] })]), 'blue').every(
        ({ hex }) => hex === '0505',
      ),
    ).toBe(true);
  });
});

test('threats among three sides', () => {
  const third = open([foot('a', '0505'), foot('r', '0201', 'red'), foot('g', '0202', 'green')]);
  expect(listThreats(third, 'blue')).toEqual([]);
  expect(listThreats(third, 'green').map(({ hex }) => hex)).toEqual(['0202']);
  const unsaid = open(
    [foot('a', '0505'), foot('r', '0504', 'red', { state: ['shaken'] })],
    {},
    { readings: { shaken: 'unsaid' } },
  );
  expect(listThreats(unsaid, 'blue')).toEqual([]);
  const beset = open([
    foot('a', '0505'),
    foot('r', '0504', 'red', { strength: 1 }),
    foot('g', '0506', 'green', { strength: 9 }),
  ]);
  expect(listThreats(beset, 'blue')[0]?.best.map(({ ask }) => ask.side)).toEqual(['green', 'red']);
});

test('worths are compared exactly', () => {
  const big = 2 ** 52;
  expect(compareWays({ ways: 1, of: 2 }, { ways: 2, of: 4 })).toBe(0);
  expect(compareWays({ ways: 3, of: 10 }, { ways: 1, of: 3 })).toBeLessThan(0);
  expect(compareWays({ ways: big - 1, of: big }, { ways: big - 2, of: big - 1 })).toBe(1);
  expect(compareWays({ ways: big - 2, of: big - 1 }, { ways: big - 1, of: big })).toBe(-1);
  expect(compareWays({ ways: big, of: big }, { ways: big - 1, of: big - 1 })).toBe(0);
});

import {
  bands,
  type Chart,
  column,
  figure,
  grid,
  matrix,
  modifiers,
  same,
  sequence,
  t,
  verbatim,
} from '@coup-doeil/core/chart';
import { expect, test } from 'vitest';
import { lookups } from '../src/conformance/lookups.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { CHARTS, duel } from './duel.ts';

const head = { title: t('Table', 'Table'), document: 'new' };
const subject = (...charts: readonly Chart[]) => loadSubject(duel({ charts: [...charts], old: [] }), { at: '' });
const lines = async (chart: Chart): Promise<string[]> => {
  const start = `2020 ${chart.id} `;
  const all = lookups(await subject(chart));
  expect(all.filter((line) => !line.startsWith(start))).toEqual([]);
  return all.map((line) => line.slice(start.length));
};

test('bands are looked up from three below their least bound to three above their greatest', async () => {
  expect(await lines(CHARTS.table)).toEqual([
    '5-or-more, effect: H = "hit"',
    '4-or-less, effect: - = "miss"',
    ...[1, 2, 3, 4].map((total) => `at ${total}, effect: - = "miss"`),
    ...[5, 6, 7, 8].map((total) => `at ${total}, effect: H = "hit"`),
  ]);
});

test('bands with a hole, and with a column that has no cells, are looked up as far as they go', async () => {
  const holed = bands({
    ...head,
    id: 'table',
    columns: { effect: column(same('E'), verbatim) },
    rows: [
      ['5', 'A [a]'],
      ['1', 'B'],
    ],
  });
  const columns = [...holed.columns, { id: 'more', label: same('More') }];
  expect(await lines({ ...holed, columns })).toEqual([
    '5, effect: A [a] = "A"',
    '1, effect: B = "B"',
    'at 1, effect: B = "B"',
    'at 5, effect: A [a] = "A"',
  ]);
});

test('a matrix is looked up in every column, and shifted from each as far as it is wide', async () => {
  const melee = matrix({
    ...head,
    id: 'melee',
    columns: { low: same('1:2'), even: same('1:1'), high: same('2:1') },
    read: verbatim,
    rows: [
      ['1 +', 'A|B|C'],
      ['0 -', 'D|E|F'],
    ],
  });
  const row = (at: string, [low, even, high]: string) => [
    `${at}, low: ${low} = "${low}"`,
    `${at}, even: ${even} = "${even}"`,
    `${at}, high: ${high} = "${high}"`,
  ];
  expect(await lines(melee)).toEqual([
    ...row('1-or-more', 'ABC'),
    ...row('0-or-less', 'DEF'),
    ...[-3, -2, -1, 0].flatMap((total) => row(`at ${total}`, 'DEF')),
    ...[1, 2, 3, 4].flatMap((total) => row(`at ${total}`, 'ABC')),
    'from low: -1 low, 1 even, -2 low, 2 high, -3 low, 3 high',
    'from even: -1 low, 1 high, -2 low, 2 high, -3 low, 3 high',
    'from high: -1 even, 1 high, -2 low, 2 high, -3 low, 3 high',
  ]);
});

test('a ladder is climbed against each of twelve defences, in the favour of either side', async () => {
  const defences = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(await lines(CHARTS.odds)).toEqual([
    '2-1, value: +1 = 1',
    '1-1, value: 0 = 0',
    '1-2, value: -1 = -1',
    // One against one is level already; there is no attack of a half.
    'in the defender’s favour, against 1: 1 0, 2 +1',
    ...defences.map((n) => `in the defender’s favour, against ${n}: 1 -1, ${n} 0, ${2 * n} +1`),
    'in the attacker’s favour, against 1: 1 0, 2 +1',
    // One more than half is level, one more than level is two to one.
    ...defences.map((n) => `in the attacker’s favour, against ${n}: 1 -1, ${Math.floor(n / 2) + 1} 0, ${n + 1} +1`),
  ]);
});

test('lines of modifiers are looked up with how they count', async () => {
  const chart = modifiers({
    ...head,
    id: 'lines',
    groups: { fire: t('Fire', 'Tir') },
    lines: {
      odds: { group: 'fire', kind: 'lookup', value: 'see odds', label: same('Odds') },
      rear: { group: 'fire', value: '+3 [a]', label: same('Rear'), notWith: ['odds'], replaces: ['flank'] },
      flank: { group: 'fire', value: '+2', kind: 'count', label: same('Flank'), terms: { against: ['foot'], by: 1 } },
    },
  });
  expect(await lines(chart)).toEqual([
    'odds, value: see odds = "see odds"',
    'rear, value: +3 [a] = "+3"',
    'flank, value: +2 = "+2"',
    'flank terms: {"against":["foot"],"by":1}',
    'odds counts: {"kind":"lookup","value":0,"notWith":[],"replaces":[]}',
    'rear counts: {"kind":"flag","value":3,"notWith":["odds"],"replaces":["flank"]}',
    'flank counts: {"kind":"count","value":2,"notWith":[],"replaces":[]}',
  ]);
});

test('any other chart is what is printed in it', async () => {
  const ground = grid({
    ...head,
    id: 'ground',
    columns: { move: column(same('Move'), figure), fight: column(same('Fight'), verbatim) },
    rows: {
      wood: { label: same('Wood'), marks: 'a b', cells: '1/2 [c] | NE' },
      open: { label: same('Open'), cells: '1 | ' },
    },
  });
  expect(await lines(ground)).toEqual([
    'wood, move: 1/2 [c] = 0.5',
    'wood, fight: NE = "NE"',
    'wood marks: a b',
    'open, move: 1 = 1',
    'open, fight:  = ""',
  ]);
  const turn = sequence({
    ...head,
    id: 'turn',
    steps: { move: { number: 'A', label: same('Move'), terms: { first: true } } },
  });
  expect(await lines(turn)).toEqual(['move, number: A = "A"', 'move terms: {"first":true}']);
});

test('a chart whose look-up is torn is no hole', async () => {
  const torn: object = {
    ...CHARTS.table,
    at: () => {
      throw new RangeError('torn');
    },
  };
  const one = await subject(torn as Chart);
  expect(() => lookups(one)).toThrow('torn');
});

import { bands, type Chart, column, ladder, matrix, oneOf, same, t, verbatim } from '@coup-doeil/core/chart';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, OLD } from './duel.ts';
import { find, withChart } from './find.ts';

const head = { id: 'table', title: t('Fire', 'Tir'), document: 'new' };
const banded = (...ranges: readonly string[]): Chart =>
  bands({
    ...head,
    columns: { effect: column(t('Effect', 'Effet'), verbatim) },
    rows: ranges.map((range) => [range, 'H'] as const),
  });
const crossed = (...ranges: readonly string[]): Chart =>
  matrix({
    ...head,
    columns: { low: same('1:2') },
    read: verbatim,
    rows: ranges.map((range) => [range, 'H'] as const),
  });

const said = (chart: Chart) => find('ranges', duel({ charts: withChart(chart) }));
const lines = (chart: Chart, problems: readonly string[]) =>
  problems.map((problem) => `2020 ${chart.id}: ${problem}`).join('\n');

describe('bands that hold', () => {
  test.each([
    ['two open ends', ['5 +', '4 -']],
    ['a row of one number', ['5 +', '4', '3 -']],
    ['several rows, in any order', ['2 -', '9 +', '3 to 4', '5 to 8']],
  ])('every number once are let be: %s', async (_, ranges) => {
    expect(await said(banded(...ranges))).toBe('');
    expect(await said(crossed(...ranges))).toBe('');
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['too few numbers', ['5 +', '3 -'], ['no row holds 4, between row 3-or-less and row 5-or-more']],
    ['a number twice', ['5 +', '5 -'], ['row 5-or-more and row 5-or-less overlap']],
    [
      'nothing beyond their ends',
      ['5 to 6', '3 to 4'],
      ['no row holds what is below 3', 'no row holds what is above 6'],
    ],
    [
      'a number upside down, and leave the other rows alone',
      ['5 +', '4 to 3', '4 -'],
      ['row 4-to-3 ends before it begins'],
    ],
    ['nothing but a row upside down', ['4 to 3'], ['row 4-to-3 ends before it begins']],
    [
      'a short row within a long one, and no more than that',
      ['10 +', '2 to 9', '3 to 4', '1 -'],
      ['row 3-to-4 and row 2-to-9 overlap'],
    ],
    [
      'everything above more than once',
      ['5 +', '6 +', '7 to 8', '4 -'],
      ['row 6-or-more and row 5-or-more overlap', 'row 7-to-8 and row 5-or-more overlap'],
    ],
    [
      'one row three times, which is told once',
      ['5 +', '5 +', '5 +', '4 -'],
      ['row 5-or-more and row 5-or-more overlap', 'row 5-or-more stands twice'],
    ],
    ['nothing', [], ['it has no rows']],
  ])('%s are caught', async (_, ranges, problems) => {
    for (const chart of [banded(...ranges), crossed(...ranges)]) expect(await said(chart)).toBe(lines(chart, problems));
  });
});

describe('a ladder', () => {
  const read = oneOf({ '+1': 1, '0': 0, '-1': -1, NA: null });
  test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      'that climbs is let be',
      [
        ['2/1', '+1'],
        ['1/1', '0'],
        ['1/2', '-1'],
      ],
      [],
    ],
    [
      'that stands still is caught',
      [
        ['2/1', '+1'],
        ['1/1', '+1'],
      ],
      ['row 2-1 (+1) is not better than row 1-1 (+1)'],
    ],
    [
      'that goes down is caught',
      [
        ['2/1', '-1'],
        ['1/1', '0'],
      ],
      ['row 2-1 (-1) is not better than row 1-1 (0)'],
    ],
    [
      'with a ratio printed twice is caught',
      [
        ['3/2', '+1'],
        ['6/4', '0'],
      ],
      ['rows 3-2 and 6-4 are the same ratio'],
    ],
    [
      'is looked at past a rung without a figure',
      [
        ['3/1', '+1'],
        ['2/1', 'NA'],
        ['1/1', '+1'],
      ],
      ['row 3-1 (+1) is not better than row 1-1 (+1)'],
    ],
    [
      'that ends without figures is let be',
      [
        ['4/1', 'NA'],
        ['3/1', '0'],
        ['2/1', 'NA'],
        ['1/1', '-1'],
        ['1/2', 'NA'],
      ],
      [],
    ],
  ])('%s', async (_, rungs, problems) => {
    const chart = ladder({ ...head, id: 'odds', column: column(t('Modifier', 'Modificateur'), read), rungs });
    expect(await said(chart)).toBe(lines(chart, problems));
  });
});

describe('a grid', () => {
  const { terrain } = CHARTS;
  const bare = terrain.rows.map((row) => (row.id === 'open' ? { ...row, cells: {} } : row));
  test('with a cell too few in a row that stands more than once is caught, and each told once', async () => {
    const rows = [...bare, ...bare, ...bare].filter(({ id }) => id === 'open');
    expect(await said({ ...terrain, rows: [...rows, ...terrain.rows.slice(1)] })).toBe(
      lines(terrain, ['row open has no cell in column defence', 'row open stands twice']),
    );
  });
  test('without rows is caught, in whatever printing', async () => {
    const empty: Chart = { ...OLD.terrain, rows: [] };
    expect(await find('ranges', duel({ old: [empty] }))).toBe('2010 terrain: it has no rows');
  });
});

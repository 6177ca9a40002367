import { bands, type Chart, column, matrix, same, verbatim } from '@coup-doeil/core/chart';
import { describe, expect, test } from 'vitest';
import { nameAsSet, nameMatches, normalise, sameCell } from '../src/conformance/compare-print.ts';
import { CHARTS } from './duel.ts';

test.each([
  ['−1 – 2 - 3', '-1 - 2 - 3'],
  ['l’abbé, lʼabbé', "l'abbé, l'abbé"],
  ['\u202f8\u00a0: \t4\n', '8 : 4'],
])('%j is printed as %j', (typed, text) => {
  expect(normalise(typed)).toBe(text);
});

describe('a cell', () => {
  const cell = (printed: string, ...marks: readonly string[]) => ({ printed, marks });
  test.each([
    [cell('−1', 'b', 'a'), cell('-1', 'a', 'b'), true],
    [cell('1'), cell('2'), false],
    [cell('1', 'a'), cell('1'), false],
    [cell('1', 'a'), cell('1', 'b'), false],
  ])('%j and %j are the same: %s', (a, b, same) => {
    expect(sameCell(a, b)).toBe(same);
    expect(sameCell(b, a)).toBe(same);
  });
});

test.each([
  ['Wood / Grove', 'grove wood'],
  ['GROVE, wood (wood)', 'grove wood'],
  ['Bois d’Argonne', 'argonne bois d'],
  ['+12 or −3, 4 villages', '+12 -3 4 or villages'],
  ['—', ''],
])('the words of %j', (text, words) => {
  expect(nameAsSet(text)).toBe(words);
});

describe('what was typed before a row', () => {
  const columns = { effect: column(same('Effect'), verbatim) };
  const head = { id: 'table', title: same('Fire'), document: 'new' };
  const three = bands({
    ...head,
    columns,
    rows: [
      ['7 +', 'H'],
      ['5 to 6', 'H'],
      ['4 -', 'H'],
    ],
  });
  const crossed = matrix({ ...head, columns: { low: same('1:2') }, read: verbatim, rows: [['5 to 6', 'H']] });
  const fits = (chart: Chart, id: string, typed: string) =>
    chart.rows.filter((row) => row.id === id).map((row) => nameMatches(chart, row, typed));

  test.each<[string, Chart, string, readonly string[]]>([
    ['an open range', three, '7-or-more', ['7 +', '7 and +', ' 7  + ']],
    ['a range below', three, '4-or-less', ['4 -', '4 and −', '< 5']],
    ['a range', three, '5-to-6', ['5 to 6', '5 à 6']],
    ['a row of a matrix', crossed, '5-to-6', ['5 to 6']],
    ['a ratio', CHARTS.odds, '1-2', ['1/2 -', '1/2 −', ' 1/2  -']],
    ['a name in one language or the other', CHARTS.terrain, 'open', ['Field/Open', 'CHAMP découvert']],
    ['key words of a line of modifiers', CHARTS.lines, 'flank', ['Flank', 'FLANC', 'fla']],
  ])('fits %s', (_, chart, id, all) => {
    for (const typed of all) expect([typed, fits(chart, id, typed)]).toEqual([typed, [true]]);
  });

  test.each<[string, Chart, string, readonly string[]]>([
    ['a range', three, '5-to-6', ['5 to 7', '4 to 6', '7 +', '4 -', '5', 'five to six', '']],
    ['a row of a matrix', crossed, '5-to-6', ['5 to 7', 'five']],
    ['a ratio', CHARTS.odds, '1-2', ['1/2', '1/1', '']],
    ['a name', CHARTS.terrain, 'open', ['Open', 'Wood', 'Open / Champ', '']],
    ['a line of modifiers', CHARTS.lines, 'flank', ['Flank shot', 'Flank Flanc', 'lank', 'Flank 2', '']],
  ])('does not fit %s', (_, chart, id, all) => {
    for (const typed of all) expect([typed, fits(chart, id, typed)]).toEqual([typed, [false]]);
  });

  test('hides no fault of a chart', () => {
    const [first, ...rows] = three.rows;
    const torn: object = {
      ...first,
      get from(): never {
        throw new RangeError('torn');
      },
    };
    expect(() => fits({ ...three, rows: [torn as Chart['rows'][number], ...rows] }, '7-or-more', '7 +')).toThrow(
      'torn',
    );
  });
});

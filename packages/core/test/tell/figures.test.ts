import { describe, expect, test } from 'vitest';
import { createSpeller, type Kind } from '../../src/chart/index.ts';
import {
  countPercentDigits,
  formatCell,
  formatCount,
  formatFigure,
  formatPercent,
  formatPercentFigure,
  formatSigned,
  formatTotal,
  replaceMinus,
} from '../../src/tell/index.ts';
import { key2001 } from '../fixture/charts.ts';

describe('a chance as a percentage', () => {
  test.each([
    [0, 6, '0%', '0\u202f%'],
    [6, 6, '100%', '100\u202f%'],
    [1, 2, '50%', '50\u202f%'],
    [1, 6, '16.7%', '16,7\u202f%'],
    [1, 16, '6.3%', '6,3\u202f%'],
    // Half a tenth goes up, although the nearest float to 8.35 lies below it.
    [167, 2000, '8.4%', '8,4\u202f%'],
    // What can happen is never none, what can fail never sure.
    [1, 100_000, '0.1%', '0,1\u202f%'],
    [99_999, 100_000, '99.9%', '99,9\u202f%'],
  ])('%i of %i is %s', (ways, of, english, french) => {
    expect([formatPercent({ ways, of }, 'en'), formatPercent({ ways, of }, 'fr')]).toEqual([english, french]);
  });

  test('in whole percents too, nothing possible is none or sure', () => {
    const figures = [0, 1, 2, 500, 999, 1000].map((ways) => formatPercentFigure({ ways, of: 1000 }, 'en', 0));
    expect(figures).toEqual(['0', '1', '1', '50', '99', '100']);
  });

  test('chances that stand together have the same decimals', () => {
    expect(
      countPercentDigits([
        { ways: 1, of: 2 },
        { ways: 3, of: 4 },
      ]),
    ).toBe(0);
    expect(
      countPercentDigits([
        { ways: 1, of: 2 },
        { ways: 1, of: 6 },
      ]),
    ).toBe(1);
    expect(formatPercentFigure({ ways: 1, of: 2 }, 'fr', 1)).toBe('50,0');
    // A hundred times these ways is no safe integer.
    expect(countPercentDigits([{ ways: 2 ** 52 / 4 + 1, of: 2 ** 52 }])).toBe(1);
  });
});

describe('a printed cell', () => {
  const spellFrench = createSpeller(key2001, 'fr');
  const cases: readonly (readonly [string, Kind, string, string])[] = [
    ['-', 'bands', '–', '–'],
    ['1/2', 'grid', '½', '½'],
    // A ratio.
    ['1/2', 'matrix', '1/2', '1/2'],
    ['-1', 'grid', '−1', '−1'],
    ['S/H', 'bands', 'S/H', 'É/T'],
    ['_H_ or S', 'bands', '_H_ or S', '_T_ or É'],
  ];
  test.each(cases)('%s in a chart of kind %s', (printed, kind, english, french) => {
    expect(formatCell(printed, kind, (text) => text)).toBe(english);
    expect(formatCell(printed, kind, spellFrench)).toBe(french);
  });
});

describe('figures', () => {
  test.each([
    [0, '0', '0'],
    [2, '2', '+2'],
    [-2, '−2', '−2'],
    [0.5, '½', '+½'],
    [2.5, '2½', '+2½'],
    [-1.5, '−1½', '−1½'],
  ])('%d is %s, and added %s', (n, plain, signed) => {
    expect([formatFigure(n), formatSigned(n)]).toEqual([plain, signed]);
    expect(formatTotal(n, {})).toBe(signed);
    expect(formatTotal(n, { totalIs: 'cost' })).toBe(plain);
  });

  test.each([
    [999, '999'],
    [46_656, '46\u202f656'],
    [1_000_000, '1\u202f000\u202f000'],
  ])('%i counts as %s', (n, text) => expect(formatCount(n)).toBe(text));

  test.each([
    ['-1', '−1'],
    ['1/2 -', '1/2 −'],
    ['4-5', '4-5'],
    ['TM-1', 'TM−1'],
    ['demi-tour', 'demi-tour'],
  ])('%s is printed %s', (text, printed) => expect(replaceMinus(text)).toBe(printed));
});

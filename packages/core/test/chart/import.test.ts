import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../src/chart/import/index.ts';
import { InputError } from '../../src/error.ts';
import { tellAllowed } from '../../src/tell/index.ts';
import { faultOf } from '../fault.ts';

/** What is refused, the place and what is allowed there in words. */
const refusalOf = (act: () => unknown) => {
  const { code, field, allowed, given } = faultOf(act);
  const words = tellAllowed(allowed, 'en');
  return { code, field, allowed: words, message: `${field}: ${words}`, given };
};

describe('CSV', () => {
  it('is read with its quotes, its line ends and the mark some programs begin with', () => {
    expect(parseCsv('a\nx\ufeffy', 'x.csv').rows[0]?.cells.get('a')).toBe('x\ufeffy');
    const table = parseCsv('\ufeffa,"b"\r\n"1, ""2""\n3", 4 \r\n5,', 'x.csv');
    expect(table.heads).toEqual(['a', 'b']);
    expect(table.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
      [2, '1, "2"\n3', '4'],
      [4, '5', ''],
    ]);
  });

  const inQuotes = 'a cell, in quotes where it holds a quote, a comma or a line end';
  const named = 'a name of its own for every column, a comma between them';
  it.each([
    ['a cell that goes on after its quotes', 'a,b\n"1"2,3', 'csv', `x.csv:2: ${inQuotes}`, '"1"2,3'],
    ['a quote in a bare cell', 'a,b\n1,2"', 'csv', `x.csv:2: ${inQuotes}`, '2"'],
    ['a quote that is never closed', 'a\n1\n"2', 'csv', `x.csv:3: ${inQuotes}`, '"2'],
    [
      'a quote, of which forty characters are told',
      `"${'x'.repeat(50)}`,
      'csv',
      `x.csv:1: ${inQuotes}`,
      `"${'x'.repeat(39)}`,
    ],
    ['a lone carriage return', 'a\r1', 'csv', `x.csv:1: ${inQuotes}`, 'a\r1'],
    ['a cell too many', 'a,b\n1,2,3', 'csv-cells', 'x.csv:2: 2 cells (a, b)', '1,2,3'],
    ['a cell too few, after a cell of two lines', 'a,b\n"1\n",2\n3', 'csv-cells', 'x.csv:4: 2 cells (a, b)', '3'],
    ['an empty line', 'a,b\n\n1,2', 'csv-cells', 'x.csv:2: 2 cells (a, b)', ''],
    ['nothing at all', '', 'csv-head', 'x.csv:1: a first line with the names of the columns', ''],
    ['a column without a name', 'a,\n1,2', 'csv-head', `x.csv:1: ${named}`, 'a,'],
    ['a column whose name is blank', 'a, \n1,2', 'csv-head', `x.csv:1: ${named}`, 'a, '],
    ['two columns of one name', 'a,a\n1,2', 'csv-head', `x.csv:1: ${named}`, 'a,a'],
    ['semicolons', 'a;b\n1,2', 'csv-cells', 'x.csv:2: 1 cell (a;b)', '1,2'],
  ])('refuses %s, naming the line', (_, text, code, message, given) => {
    expect(refusalOf(() => parseCsv(text, 'x.csv'))).toMatchObject({ code, message, given });
  });

  it('refuses what is too long or no text, and reads a long cell', () => {
    const most = { code: 'csv-size', message: 'x.csv: text of at most 1000000 letters' };
    expect(refusalOf(() => parseCsv('a'.repeat(1_000_001), 'x.csv'))).toMatchObject({ ...most, given: 'string' });
    expect(refusalOf(() => parseCsv(null as unknown as string, 'x.csv'))).toMatchObject({ ...most, given: 'object' });
    expect(parseCsv('a'.repeat(1_000_000), 'x.csv').rows).toEqual([]);
    const long = 'x'.repeat(500_000);
    expect(parseCsv(`a\n"${long}"`, 'x.csv').rows[0]?.cells.get('a')).toHaveLength(500_000);
    const wide = refusalOf(() => parseCsv(`a\n${'x,'.repeat(100)}`, 'x.csv'));
    expect(wide.given).toBe(`${'x,'.repeat(40)}…`);
    // Eighty characters are told whole.
    const eighty = refusalOf(() => parseCsv(`a\n${'x,'.repeat(39)}yy`, 'x.csv'));
    expect(eighty.given).toBe(`${'x,'.repeat(39)}yy`);
  });

  it('is read or refused, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '\u0000', 'é') });
    fc.assert(
      fc.property(text, (given) => {
        try {
          const { heads, rows } = parseCsv(given, 'x.csv');
          for (const { cells } of rows) expect([...cells.keys()]).toEqual(heads);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});

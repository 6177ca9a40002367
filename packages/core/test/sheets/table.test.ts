import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTable } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';

const problemsOf = (content: string | Uint8Array): string[] =>
  parseTable('x.csv', content).problems.map((problem) => tellProblem(problem, 'en'));

describe('a file that holds one table', () => {
  it('is read with its quotes, its line ends and the mark some programs begin with', () => {
    const { sheet } = parseTable('x.csv', '\ufeffa,"b"\r\n"1, ""2""\r\n3", −4 \r\n\r\n# 5,');
    expect(sheet.heads).toEqual(['a', 'b']);
    // A minus sign as it was typed, and a name that begins with # is no head of another table.
    expect(sheet.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
      [2, '1, "2"\n3', '−4'],
      [5, '# 5', ''],
    ]);
  });

  it('has semicolons or tabs between its cells, as spreadsheets write where a comma is in figures', () => {
    for (const sign of [';', '\t']) {
      const { sheet, problems } = parseTable('x.csv', `a${sign}b\n1,5${sign}2\n`);
      expect(problems).toEqual([]);
      expect(sheet.rows.map(({ cells }) => [...cells])).toEqual([
        [
          ['a', '1,5'],
          ['b', '2'],
        ],
      ]);
    }
  });

  it.each([
    [
      'a quote that does not end',
      'a,b\n1,"2',
      'x.csv, row 2, column b: a quote begins here and does not end; it says “"2”',
    ],
    [
      'a cell that goes on after its quotes',
      'a,b\n"1"2,3',
      'x.csv, row 2, column a: a quote begins here and does not end; it says “"1"2”',
    ],
    ['a cell too many', 'a,b\n1,2,3', 'x.csv, row 2, column #3: there are more cells than columns; it says “3”'],
    ['nothing at all', '', 'x.csv, row 1, column #1: it wants a first row with the names of its columns'],
    [
      'a column without a name',
      'a,,c\n1,2,3',
      'x.csv, row 1, column #2: every column wants a name of its own; it is empty',
    ],
    [
      'two columns of one name',
      'a,a\n1,2',
      'x.csv, row 1, column a: every column wants a name of its own; it says “a”',
    ],
    ['what is too long', 'a'.repeat(2_000_001), 'x.csv, row 1, column aaa'],
    ['another encoding', new Uint8Array([97, 10, 233]), 'x.csv, row 2, column a: here is no letter of UTF-8'],
  ])('says where %s stands', (_, content, said) => {
    expect(problemsOf(content)).toHaveLength(1);
    expect(problemsOf(content)[0]).toContain(said);
  });

  it('is read, or has problems, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '\u0000', 'é') });
    fc.assert(
      fc.property(text, (content) => {
        const { sheet, problems } = parseTable('x.csv', content);
        if (sheet.heads.length === 0) expect(problems).not.toEqual([]);
        if (problems.length === 0) for (const { cells } of sheet.rows) expect([...cells.keys()]).toEqual(sheet.heads);
      }),
    );
  });
});

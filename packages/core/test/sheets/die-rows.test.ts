/* A table may say its rows in one column, as they are printed: `7`, `2-5`, `11+`, `4-`. */
import { describe, expect, it } from 'vitest';
import { cutSheets, readSheets } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';

/** A chart as data: its look-ups are functions. */
const printed = (chart: unknown): unknown => JSON.parse(JSON.stringify(chart));

const chartOf = (combat: string) => {
  const { data, problems } = readSheets({ combat });
  expect(problems).toEqual([]);
  return printed(Object.values(data.charts)[0]?.[0]?.built);
};
const problemsOf = (combat: string): readonly string[] =>
  readSheets({ combat, charts: 'id,kind,dice\ncombat,matrix,2d6\n' }).problems.map((problem) =>
    tellProblem(problem, 'en'),
  );

describe('a table with the head die', () => {
  it('is the same chart as one with from and to', () => {
    const written = 'die,1:2,1:1,2:1\n1,AR,AR,-\n2-5,AR,-,DR\n6,-,DR,DR\n';
    const ended = 'from,to,1:2,1:1,2:1\n1,1,AR,AR,-\n2,5,AR,-,DR\n6,6,-,DR,DR\n';
    expect(chartOf(written)).toEqual(chartOf(ended));
  });

  it.each([
    ['4-', '5 to 9', '10+'],
    ['4 or less', '5–9', '10 or more'],
    ['4 ou moins', '5 à 9', '10 ou plus'],
  ])('has open ends as printed: %s, %s, %s', (low, middle, high) => {
    const charts = 'id,kind,dice\ncombat,bands,2d6\n';
    const read = (combat: string) => readSheets({ combat, charts });
    const written = read(`die,defender\n${low},-\n${middle},D1\n${high},D2\n`);
    expect(written.problems).toEqual([]);
    expect(printed(Object.values(written.data.charts)[0]?.[0]?.built)).toEqual(
      printed(Object.values(read('from,to,defender\n,4,-\n5,9,D1\n10,,D2\n').data.charts)[0]?.[0]?.built),
    );
  });

  it.each(['01-mar', 'Mar-01', '3 janv.'])('says that %s among odds was made a date by a spreadsheet', (date) => {
    expect(problemsOf(`die,1:3,1:2,${date},2:1\n1-12,AR,AR,-,DR\n`)[0]).toContain(
      `combat.csv, row 1, column ${date}: it should be a ratio of its own`,
    );
    // Among heads that are no odds it is a name like any other.
    expect(problemsOf(`die,Foot,${date}\n2-12,AR,-\n`)).toEqual([]);
  });

  it('says what is wrong with a row at its cell', () => {
    expect(problemsOf('die,1:1,2:1\n2-5,A,B\nsix,A,B\n')).toContain(
      'combat.csv, row 3, column die: it should be what the dice show: 7, 2-5, 11+ or 4-; it says “six”',
    );
    expect(problemsOf('die,1:1,2:1\n2-5,A,B\n7-12,A,B\n')).toContain(
      'combat.csv, row 3, column die: there is a gap: it should begin at 6, where row 2 ends; it says “7-12”',
    );
    expect(problemsOf('die,1:1,2:1\n5-2,A,B\n6-12,A,B\n')).toContain(
      'combat.csv, row 2, column die: the range ends before it begins; it says “5-2”',
    );
  });
});

describe('cutSheets', () => {
  it('gives the cells of each sheet of a text as they stand', () => {
    expect(cutSheets('sheet', '\ufeff# combat\r\ndie,1:1\r\n1,"A, B"\r\n# key\r\nsymbol,fr\r\n')).toEqual([
      {
        name: 'combat',
        rows: [
          ['die', '1:1'],
          ['1', 'A, B'],
        ],
      },
      { name: 'key', rows: [['symbol', 'fr'], ['']] },
    ]);
    expect(cutSheets('pasted', 'die\t1:1\n1\tAR\n')[0]?.rows.slice(0, 2)).toEqual([
      ['die', '1:1'],
      ['1', 'AR'],
    ]);
  });
});

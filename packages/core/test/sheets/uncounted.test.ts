import { describe, expect, it, test } from 'vitest';
import { type Files, readSheets } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';
import { readFiles, SHEET_GAMES } from './games.ts';

// What is typed and counts for nothing is told: as a mistake where it cannot count, else beside the answers.

const readMessages = (files: Files) => {
  const { problems, warnings } = readSheets(files);
  const tell = (list: typeof problems) => list.map((problem) => tellProblem(problem, 'en'));
  return { mistakes: tell(problems), warnings: tell(warnings) };
};

const FIRE = 'from,to,hit\n,3,-\n4,,x';
const CRT = 'from,to,1:1,2:1\n1,6,a,b';

describe('a setting of charts.csv that its kind of chart does not know is a mistake', () => {
  const charts = (row: string): Files => ({
    fire: FIRE,
    crt: CRT,
    ground: 'en,move\nClear,1',
    mods: 'en,value\nHigh,+1',
    charts: `id,kind,with,dice,rounding,ends,edges\n${row}`,
  });
  it.each([
    ['ground,grid,mods,,,,', 'with', 'it is for bands, matrix, march; it says “mods”'],
    ['ground,grid,,d6,,,', 'dice', 'it is for bands, matrix; it says “d6”'],
    ['mods,modifiers,,,,stay,', 'ends', 'it is for bands, matrix, ladder; it says “stay”'],
    ['fire,bands,mods,d6,,,stay', 'edges', 'it is for matrix; it says “stay”'],
    ['ground,grid,,,up,,', 'rounding', 'it is for bands, matrix, ladder; it says “up”'],
  ])('%s', (row, column, end) => {
    expect(readMessages(charts(row)).mistakes).toContain(
      `charts.csv, row 2, column ${column}: it counts for nothing here: ${end}`,
    );
  });

  it.each([
    ['fire,bands,mods,d6,up,,', 'up'],
    ['crt,matrix,mods,d6,down,,', 'down'],
    ['fire,bands,mods,pool d6,in favour of the attacker,,', 'in favour of the attacker'],
  ])('%s: rounding of what is not rounded so', (row, given) => {
    expect(readMessages(charts(row)).mistakes).toContain(
      `charts.csv, row 2, column rounding: up and down are for the successes of a pool, in favour of a side for odds and differences; it says “${given}”`,
    );
  });
});

it('a rounding of a matrix whose column a ladder names is a mistake', () => {
  const files = {
    crt: 'from,to,low,high\n1,6,a,b',
    odds: 'ratio,value\n2:1 +,high\n1:1 -,low',
    charts: 'id,kind,with,dice,rounding,edges\ncrt,matrix,odds,d6,in favour of the attacker,stay\nodds,ladder,,,,',
  };
  expect(readMessages(files).mistakes).toEqual([
    'charts.csv, row 2, column rounding: its column is not found by odds or differences in its heads: the ladder says how it is rounded, or nothing is; it says “in favour of the attacker”',
  ]);
});

describe('a line that is added to what no throw has is a mistake', () => {
  const files = (on: string, more: Files = {}): Files => ({
    fire: FIRE,
    mods: `en,value,on\nHigh,+1,${on}`,
    charts: 'id,kind,with,dice,ends\nfire,bands,mods,d6,stay\nmods,modifiers,,,',
    ...more,
  });

  it.each([
    ['column', 'columns to be moved by'],
    ['dice', 'pool of dice'],
    ['attack', 'strengths to be compared'],
    ['defence', 'strengths to be compared'],
  ])('%s', (on, what) => {
    expect(readMessages(files(on)).mistakes).toEqual([
      `mods.csv, row 2, column on: fire has no ${what}: this line counts for nothing there; it says “${on}”`,
    ]);
  });

  it('is told beside the answers where another table counts it', () => {
    const charts =
      'id,kind,with,dice,ends,edges\nfire,bands,mods,d6,stay,\ncrt,matrix,mods,d6,,stay\nmods,modifiers,,,,';
    expect(readMessages(files('column', { crt: CRT, charts }))).toEqual({
      mistakes: [],
      warnings: [
        'mods.csv, row 2, column on: fire has no columns to be moved by: this line counts for nothing there; it says “column”',
      ],
    });
  });

  it('so is a rounding of what is no strength', () => {
    expect(readMessages(files('die', { mods: 'en,value,on,rounding\nHigh,+1,die,up' })).mistakes).toEqual([
      'mods.csv, row 2, column rounding: only a strength is rounded: on attack or defence; it says “up”',
    ]);
  });
});

describe('what is said twice, or of nothing, is a mistake', () => {
  const base = { fire: FIRE, charts: 'id,kind,dice,ends\nfire,bands,d6,' };
  it.each([
    [
      'two sheets of one name',
      { ...base, all: '# fire\nfrom,to,hit\n,3,-\n4,,x' },
      'fire.csv, row 1, column from: another sheet has this name',
    ],
    [
      'a name twice',
      { ...base, game: 'what,en\ntitle,One\ntitle,Two' },
      'game.csv, row 3, column what: another row says it; it says “title”',
    ],
    [
      'an option that says why',
      { ...base, readings: 'id,option,en,why_en\nfire-ends,,Why?,\nfire-ends,stay,Stay,Because\nfire-ends,refuse,No,' },
      'readings.csv, row 3, column why_en: it is said in the row of the question; it says “Because”',
    ],
    [
      'a reading that a table asks, with other options',
      {
        ...base,
        fire: 'from,to,hit\n1,3,-\n4,5,x',
        readings: 'id,option,en\nfire-ends,,What?\nfire-ends,a,A\nfire-ends,b,B',
      },
      'readings.csv, row 2, column id: the options of this reading are stay, refuse; it says “fire-ends”',
    ],
    [
      'a symbol twice',
      { ...base, results: 'id,symbol,en\none,D,a\ntwo,D,b' },
      'results.csv, row 3, column symbol: another row explains this symbol; it says “D”',
    ],
    [
      'a table that goes into its own throw',
      { fire: FIRE, charts: 'id,kind,dice,with\nfire,bands,d6,fire' },
      'charts.csv, row 2, column with: modifiers and ladders go into a throw; on a pool, bands that its successes are read on; it says “fire”',
    ],
    [
      'dice on what a pool is read on',
      {
        fire: FIRE,
        hits: 'from,to,x\n,2,0\n3,,1',
        charts: 'id,kind,dice,with\nhits,bands,pool d6,fire\nfire,bands,d6,',
      },
      'charts.csv, row 3, column dice: the successes of a pool are read on it, and nothing is thrown here; it says “d6”',
    ],
    [
      'a column twice in a march',
      { ground: 'en,move\nClear,1', charts: 'id,kind,with\nmarch,march,ground.move/move' },
      'charts.csv, row 2, column with: it should be such as terrain.move of hexes + hexsides or roads in zones; it says “ground.move/move”',
    ],
    [
      'a file whose name is no id',
      { ...base, 'Foo Bar': 'en,move\nClear,1' },
      'Foo Bar.csv, row 1, column en: the name of its file should be an id such as fire-modifiers; it says “Foo Bar”',
    ],
    [
      'a ruling on no table',
      { ...base, rulings: 'calculator,situation,total\nfires,Plain,0' },
      'rulings.csv, row 2, column calculator: it should be a table that is thrown on, or a march: fire; it says “fires”',
    ],
    [
      'a ruling of no printing',
      { ...base, rulings: 'calculator,situation,edition,total\nfire,Plain,1999,0' },
      'rulings.csv, row 2, column edition: it should be a printing: printed, or nothing; it says “1999”',
    ],
    [
      'a step to no table',
      { ...base, turn: 'number,en,calculator\n1,March,march' },
      'turn.csv, row 2, column calculator: it should be a table that is thrown on, or a march; it says “march”',
    ],
    [
      'a front of what looks nowhere',
      { ...base, battle: 'en,facing,front\nTrain,none,0 1' },
      'battle.csv, row 2, column front: it looks nowhere: it has no front, and its zone is all or none; it says “0 1”',
    ],
  ] as const)('%s', (_, files, mistake) => {
    expect(readMessages(files).mistakes).toContain(mistake);
  });
});

describe('what nothing refers to is told beside the answers', () => {
  const base = { fire: FIRE, shock: FIRE, charts: 'id,kind,dice\nfire,bands,d6\nshock,bands,d6' };

  it('modifiers and ladders that no throw counts', () => {
    const files = { ...base, mods: 'en,value\nHigh,+1', odds: 'ratio,value\n2:1 +,1\n1:1 -,0' };
    expect(readMessages(files)).toEqual({
      mistakes: [],
      warnings: [
        'mods.csv, row 1, column en: no throw counts it: name it in charts.csv, in the column with of a table',
        'odds.csv, row 1, column ratio: no throw counts it: name it in charts.csv, in the column with of a table',
      ],
    });
  });

  it('results that no table prints, and that follow no test', () => {
    const results =
      'symbol,en,whom,steps,test,fail\nx,hit,defender,,d6 <= Morale,y\ny,a step,defender,1,,\nD#,steps,defender,#,,';
    expect(readMessages({ fire: FIRE, charts: 'id,kind,dice\nfire,bands,d6', results })).toEqual({
      mistakes: [],
      warnings: ['results.csv, row 4, column symbol: no table prints this result; it says “D#”'],
    });
  });

  it('columns of a pool beside the one that counts', () => {
    const files = { hits: 'from,to,hits,more\n1,3,0,1\n4,6,1,2', charts: 'id,kind,dice\nhits,bands,pool d6' };
    expect(readMessages(files)).toEqual({
      mistakes: [],
      warnings: [
        'hits.csv, row 1, column more: of the bands of a pool the first column counts successes, and this one nothing',
      ],
    });
  });

  it('readings that nothing asks', () => {
    const readings = 'id,option,en\nodd,,What?\nodd,a,A\nodd,b,B';
    expect(readMessages({ ...base, readings })).toEqual({
      mistakes: [],
      warnings: [
        'readings.csv, row 2, column id: no calculator asks it, and no line names it in its column when; it says “odd”',
      ],
    });
  });

  it('how arms stand, where nothing marches', () => {
    expect(readMessages({ ...base, battle: 'en,facing\nFoot,none' }).warnings).toEqual([
      'battle.csv, row 1, column en: nothing reads this sheet until charts.csv has a row of kind march',
    ]);
  });
});

test.each(SHEET_GAMES)('nothing in %s counts for nothing', (name) => {
  expect(readMessages(readFiles(name))).toEqual({ mistakes: [], warnings: [] });
});

test('a 0 that is printed after the 9 may be a ten: the sheet is to say what is thrown', () => {
  const rows = (order: readonly number[]) => ['die,hit', ...order.map((face) => `${face},r${face}`)].join('\n');
  const [rising, last] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
  ];
  expect(readMessages({ fire: rows(rising) }).mistakes).toEqual([]);
  expect(readMessages({ fire: rows(rising.toReversed()) }).mistakes).toEqual([]);
  expect(readMessages({ fire: rows(last) }).mistakes).toEqual([
    'fire.csv, row 1, column die: say in charts.csv what is thrown on it: its row there has a column dice',
  ]);
});

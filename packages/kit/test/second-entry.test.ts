import { type Chart, column, grid, modifiers, same, sequence, t, verbatim } from '@coup-doeil/core/chart';
import { describe, expect, test } from 'vitest';
import { ground2001, key2001, lines2001, notes2001, table2001, turn2001 } from '../../core/test/fixture/charts.ts';
import { entryGaps, secondEntry } from '../src/conformance/second-entry.ts';
import { type Exemptions, loadSubject } from '../src/conformance/subject.ts';
import { CHARTS, duel } from './duel.ts';
import { ENTRIES, folder } from './entries.ts';
import { freshFolder } from './folder.ts';

/** What is found in one chart and the file of that name. */
const entered = async (chart: Chart, lines: readonly string[]): Promise<string[]> => {
  const at = folder({ [`${chart.id}.csv`]: `${lines.join('\n')}\n` });
  const problems = await secondEntry.run(await loadSubject(duel({ charts: [chart], old: [] }), { at }));
  const where = `2020 ${chart.id} against ${chart.id}.csv: `;
  return problems.map((problem) => (problem.startsWith(where) ? problem.slice(where.length) : `elsewhere: ${problem}`));
};

const text = column(same('X'), verbatim);
/** Its columns are called as a file calls what it says more of a row. */
const named = grid({
  id: 'named',
  title: t('Camps', 'Camps'),
  document: 'new',
  groups: { near: t('Near', 'Près') },
  columns: { group: text, rules: text },
  rows: { one: { group: 'near', label: t('One', 'Un'), cells: 'Red | 7', rules: '3.1' } },
});
const { rows: lines } = lines2001;
const ruled = lines2001.reprint({ lines: { odds: { rules: '3.1 3.2' } } });
const odd = { ...lines2001, rows: lines.slice(0, 1).map(({ group: _, ...row }) => row) };

/** The symbols of the key and what they mean. */
const KEY = key2001.rows.map(({ cells, label }) => [cells.symbol?.printed ?? '', `"${label.en}"`] as const);
const figured = modifiers({
  id: 'figured',
  title: t('Range', 'Portée'),
  document: 'new',
  groups: { range: t('Range', 'Portée') },
  lines: {
    far: { group: 'range', value: '-1', label: t('Beyond 3 hexes', 'Au-delà de 3 hex') },
    near: { group: 'range', value: '-2', label: t('+2 beyond that', 'Encore +2') },
  },
});

const halves = grid({
  id: 'halves',
  title: t('Costs', 'Coûts'),
  document: 'new',
  columns: { cost: column(t('Cost', 'Coût'), verbatim), fight: column(t('Fight', 'Combat'), verbatim) },
  rows: {
    path: { label: t('Path', 'Sentier'), cells: '½ | 1½' },
    track: { label: t('Track', 'Piste'), cells: '1/2 | 1½' },
  },
});

describe('a second entry agrees', () => {
  test.each<[string, Chart, string[]]>([
    [
      'by the names of its columns, in any order',
      table2001,
      ['attacker,row,defender', '-,7 +,H', '-,4 to 6,S', 'S,3,-'],
    ],
    ['by the places of columns called otherwise', table2001, ['row,first,then', '7 +,H,-', '4 to 6,S,-', '3,-,S']],
    ['by a name here, a place there', table2001, ['row,attacker,first', '7 +,-,H', '4 to 6,-,S', '3,S,-']],
    ['by the marks of notes and their key words', notes2001, ['row,name', 'a,no push', '*,one hex']],
    ['by the marks of notes in a column', notes2001, ['row,mark', 'No push,a', 'One hex,*']],
    ['by the symbols of a key', key2001, ['row,name', ...KEY.map(([symbol, name]) => `${symbol},${name}`)]],
    [
      'by symbols in a column called otherwise',
      key2001,
      ['row,sign', ...KEY.map(([symbol, name]) => `${name},${symbol}`)],
    ],
    ['by the numbers and names of steps', turn2001, ['row,name', 'A,mouvement', 'B,Fight', 'B1,Jet', 'B2,check']],
    [
      'in the key words of its lines, in either language, begun or whole',
      lines2001,
      ['row,value', 'odds,see odds', 'pas perdu,-1', 'FLANK,+1 [*]', 'de dos,+3'],
    ],
    ['in names whose figures are the same', figured, ['row,value', 'hexes 3 beyond,-1', '2 beyond,-2']],
    [
      'in its groups, marks and rules, in either language',
      ground2001,
      [
        'row,group,rules,move,fight',
        'Open,Hexes,,1,NE',
        'Bois/Bosquet,hex,,2,-1 [a]',
        "Gué [*],Bords d'hex,3.2,+1,-2 [*] [a]",
        'Lake,HEXES,,NA,NA',
      ],
    ],
    [
      'in rule numbers, however they are parted',
      ruled,
      ['row,value,rules', 'Odds,see odds,"3.1,  3.2, "', 'Step,-1,', 'Flank,+1 [*],', 'Rear,+3,'],
    ],
    [
      'by the printed heads of its columns',
      ground2001,
      ['row,Fight,Move', 'Open,NE,1', 'Wood Grove,-1 [a],2', 'Ford [*],-2 [a] [*],+1', 'Lake,NA,NA'],
    ],
    ['in ranges as other sheets print them', table2001, ['row,attacker,defender', '7+,-,H', '4–6,-,S', '3,S,-']],
    [
      'under lines that say what its columns hold, as a spreadsheet gives them back',
      table2001,
      [
        '# The table: type it here.,,',
        '"# row: 1, 2 to 5",,',
        'row,attacker,defender',
        '7 +,-,H',
        '4 to 6,-,S',
        '3,S,-',
      ],
    ],
    [
      'in ratios with a colon or a stroke, open in signs or words',
      CHARTS.odds,
      ['row,modifier', '2:1 or more,+1', '1:1,0', '1:2-,-1'],
    ],
    ['on columns called group and rules', named, ['row,group,rules', 'Un,Red,7']],
    [
      'without the heading of all its lines, which the sheet may not print',
      figured,
      ['row,group,value', 'beyond 3,,-1', '2 beyond,,-2'],
    ],
    ['on halves, as a sign or with a stroke', halves, ['row,cost,fight', 'path,1/2,1 1/2', 'track,½,1½']],
  ])('%s', async (_, chart, file) => {
    expect(await entered(chart, file)).toEqual([]);
  });
});

describe('a second entry catches', () => {
  test.each<[string, Chart, string[], string[]]>([
    [
      'a column too few',
      table2001,
      ['row,defender', '7 +,H', '4 to 6,S', '3,-'],
      ['column attacker of the chart is not in the file'],
    ],
    [
      'a column too few on a chart of one',
      CHARTS.terrain,
      ['row', 'Open/Field', 'Wood'],
      ['column defence of the chart is not in the file'],
    ],
    [
      'columns too many',
      table2001,
      ['row,one,two,three,four', '7 +,H,-,x,y', '4 to 6,S,-,x,y', '3,-,S,x,y'],
      ['column three of the file is not on the chart', 'column four of the file is not on the chart'],
    ],
    [
      'a cell, each column by its own name',
      table2001,
      ['row,attacker,defender', '7 +,-,H', '4 to 6,S,S', '3,S,H'],
      [
        'row 4-to-6: column Attacker is - on the chart, S in the file',
        'row 3: column Defender is - on the chart, H in the file',
      ],
    ],
    [
      'a cell, each column by its place',
      table2001,
      ['row,first,then', '7 +,S,-', '4 to 6,S,H', '3,-,S'],
      [
        'row 7-or-more: column Defender is H on the chart, S in the file',
        'row 4-to-6: column Attacker is - on the chart, H in the file',
      ],
    ],
    [
      'a mark on a cell, and one on a name',
      ground2001,
      ['row,move,fight', 'Open [a],1,NE', 'Wood Grove,2,-1', 'Ford,+1,-2 [a]', 'Lake,NA,'],
      [
        'row open: its name is Open on the chart, Open [a] in the file',
        'row wood: column Fight is -1 [a] on the chart, -1 in the file',
        'row ford: its name is Ford [*] on the chart, Ford in the file',
        'row ford: column Fight is -2 [a] [*] on the chart, -2 [a] in the file',
        'row lake: column Fight is NA on the chart, empty in the file',
      ],
    ],
    [
      'a group that is another, or missing',
      ground2001,
      [
        'row,group,move,fight',
        'Open,Hexsides,1,NE',
        'Wood Grove,,2,-1 [a]',
        'Ford [*],Hexsides,+1,-2 [a] [*]',
        'Lake,Hex,NA,NA',
      ],
      [
        'row open: its group is Hexes on the chart, Hexsides in the file',
        'row wood: its group is Hexes on the chart, empty in the file',
      ],
    ],
    [
      'a group that the chart leaves out of a row',
      odd,
      ['row,group,value', 'Odds,Strength,see odds'],
      ['row odds: its group is empty on the chart, Strength in the file'],
    ],
    [
      'rule numbers that are others, missing, or too many',
      ruled,
      ['row,value,rules', 'Odds,see odds,3.1', 'Step,-1,2.2 2.3', 'Flank,+1 [*],', 'Rear,+3,'],
      [
        'row odds: rules is 3.1 3.2 on the chart, 3.1 in the file',
        'row step: rules is empty on the chart, 2.2 2.3 in the file',
      ],
    ],
    [
      'rule numbers that are not typed',
      ground2001,
      ['row,rules,move,fight', 'Open,,1,NE', 'Wood Grove,,2,-1 [a]', 'Ford [*],,+1,-2 [a] [*]', 'Lake,,NA,NA'],
      ['row ford: rules is 3.2 on the chart, empty in the file'],
    ],
    [
      'a column called group, and no more of it than that',
      named,
      ['row,group,rules', 'One,Blue,8'],
      [
        'row one: column group is Red on the chart, Blue in the file',
        'row one: column rules is 7 on the chart, 8 in the file',
      ],
    ],
    [
      'a mark in a column of a chart of notes',
      notes2001,
      ['row,mark', 'No push,b', 'One hex,*'],
      ['row a: column Mark is a on the chart, b in the file'],
    ],
    [
      'a row too many in a file that names none',
      table2001,
      ['defender,attacker,other', 'H,-,x'],
      [
        'column other of the file is not on the chart',
        'row 7-or-more: its name is 7 or more on the chart, empty in the file',
        'row 4-to-6 is not in the file',
        'row 3 is not in the file',
      ],
    ],
    [
      'a cell that the chart lacks',
      { ...CHARTS.terrain, rows: CHARTS.terrain.rows.map((row) => ({ ...row, cells: {} })) },
      ['row,defence', 'Open Field,0', 'Wood,'],
      ['row open: column Defence is empty on the chart, 0 in the file'],
    ],
    [
      'a sign, however it is typed',
      CHARTS.terrain,
      ['row,defence', 'Open Field,−9', 'Wood,−1  [a]'],
      ['row open: column Defence is 0 on the chart, -9 in the file'],
    ],
    [
      'names that are others, missing, or of another language in part',
      notes2001,
      ['row,name', 'a,no advance', '*,'],
      [
        'row a: its name is No push into it. on the chart, no advance in the file',
        'row star: its name is At one hex. on the chart, empty in the file',
      ],
    ],
    ['a file without names', notes2001, ['row', 'a', '*'], ['column name is not in the file']],
    [
      'names that have changed places',
      lines2001,
      ['row,value', 'odds,see odds', 'step,-1', 'rear,+1 [*]', 'flank,+3'],
      [
        'row flank: its name is From the flank on the chart, rear in the file',
        'row rear: its name is From the rear on the chart, flank in the file',
      ],
    ],
    [
      'key words that fit two rows',
      lines2001,
      ['row,value', 'odds,see odds', 'step,-1', 'from,+1 [*]', 'from the,+3'],
      ['rows flank and rear: the file does not tell their names apart'],
    ],
    [
      'a figure in a name',
      figured,
      ['row,value', 'beyond 4 hexes,-1', 'beyond,-2'],
      [
        'row far: its name is Beyond 3 hexes on the chart, beyond 4 hexes in the file',
        'row near: its name is +2 beyond that on the chart, beyond in the file',
      ],
    ],
    [
      'a column that the chart has not, whatever it is called',
      notes2001,
      ['row,name,about', 'a,no push,x', '*,one hex,y'],
      ['column about of the file is not on the chart'],
    ],
    [
      'a row too many, by its line in the file',
      notes2001,
      ['# row: the mark', 'row,name', 'a,no push', '*,one hex', 'b,night'],
      ['line 5 of the file (b) is not on the chart'],
    ],
    [
      'another range, however it is typed',
      table2001,
      ['row,attacker,defender', '7+,-,H', '4-5,-,S', '3,S,-'],
      ['row 4-to-6: its name is 4 to 6 on the chart, 4-5 in the file'],
    ],
    [
      'a ratio that is open, and one that is not',
      CHARTS.odds,
      ['row,modifier', '2:1,+1', '1:1,0', '1:2-,-1'],
      ['row 2-1: its name is 2/1 + on the chart, 2:1 in the file'],
    ],
    [
      'a damaged file under its remarks',
      notes2001,
      ['# row: the mark', 'row,name', 'a,no push,4'],
      ['notes.csv, row 3, column #3: there are more cells than columns; it says “4”'],
    ],
    [
      'a damaged file',
      notes2001,
      ['row,name', 'a,"no push'],
      ['notes.csv, row 2, column name: a quote begins here and does not end; it says “"no push”'],
    ],
  ])('%s', async (_, chart, file, problems) => {
    expect(await entered(chart, file)).toEqual(problems);
  });
});

describe('rows stand beside rows', () => {
  const chart = (letters: string) =>
    sequence({
      id: 'turn',
      title: same('Turn'),
      document: 'new',
      steps: Object.fromEntries([...letters].map((one) => [one.toLowerCase(), { number: one, label: same('Step') }])),
    });
  const other = (id: string, to: string) =>
    `row ${id}: column Step is ${id.toUpperCase()} on the chart, ${to} in the file`;
  const lost = (id: string) => `row ${id} is not in the file`;
  const more = (line: number, said: string) => `line ${line} of the file (${said}) is not on the chart`;
  test.each<[string, string, string[]]>([
    ['ABC', 'ABC', []],
    ['ABC', 'BC', [lost('a')]],
    ['ABC', 'AC', [lost('b')]],
    ['ABC', 'AB', [lost('c')]],
    ['ABC', '', [lost('a'), lost('b'), lost('c')]],
    ['ABC', 'XABC', [more(2, 'X')]],
    ['ABC', 'ABXC', [more(4, 'X')]],
    ['ABC', 'ABCX', [more(5, 'X')]],
    ['ABC', 'XBC', [other('a', 'X')]],
    ['ABC', 'AXC', [other('b', 'X')]],
    ['ABC', 'ABX', [other('c', 'X')]],
    ['ABC', 'XYZ', [other('a', 'X'), other('b', 'Y'), other('c', 'Z')]],
    ['AB', 'AXY', [other('b', 'X'), more(4, 'Y')]],
    ['ABC', 'AX', [other('b', 'X'), lost('c')]],
    ['ABC', 'CAB', [more(2, 'C'), lost('c')]],
    ['ABCD', 'BXD', [lost('a'), other('c', 'X')]],
    ['ABCDE', 'DEABC', [more(2, 'D'), more(3, 'E'), lost('d'), lost('e')]],
    ['ABCDE', 'CDEAB', [lost('a'), lost('b'), more(5, 'A'), more(6, 'B')]],
  ])('%s beside %s', async (letters, typed, problems) => {
    expect(await entered(chart(letters), ['row,name', ...[...typed].map((one) => `${one},step`)])).toEqual(problems);
  });
});

describe('the file of a chart', () => {
  const wrong = 'row,defence\nOpen/Field,9\nWood,-1 [a]\n';
  const found = async (entries: Readonly<Record<string, string>>) =>
    secondEntry.run(await loadSubject(duel(), { at: folder(entries) }));
  const nine = 'row open: column Defence is 0 on the chart, 9 in the file';
  test('without a printing is that of the default one alone', async () => {
    expect(await found({ 'terrain.csv': wrong })).toEqual([`2020 terrain against terrain.csv: ${nine}`]);
  });
  test('is that of its printing before that of all', async () => {
    expect(await found({ ...ENTRIES, 'terrain.2020.csv': wrong })).toEqual([
      `2020 terrain against terrain.2020.csv: ${nine}`,
    ]);
    expect(await found({ ...ENTRIES, 'terrain.2010.csv': wrong })).toEqual([
      `2010 terrain against terrain.2010.csv: ${nine}`,
    ]);
  });
});

describe('a checked game owes', () => {
  const owed = async (at: string, exempt: Exemptions = {}) => entryGaps(await loadSubject(duel(), { at, exempt }));
  const due = (chart: string, edition: string, file: string) =>
    `type chart ${chart} of ${edition} a second time, from the sheet: test/second-entry/${file}`;
  const charts = Object.keys(CHARTS);
  const all = [
    ...charts.map((id) => due(id, '2010', `${id}.2010.csv`)),
    ...charts.map((id) => due(id, '2020', `${id}.csv`)),
  ];
  test('nothing where every chart is typed twice, whatever else lies there', async () => {
    expect(await owed(folder({ ...ENTRIES, 'read me.md': 'Typed in June.\n' }))).toEqual([]);
  });
  test('every chart where none is, with a folder for them or without', async () => {
    expect(await owed(folder({}))).toEqual(all);
    expect(await owed(freshFolder())).toEqual(all);
  });
  test('what it is not exempt from, and a chart for every file', async () => {
    const { 'odds.csv': _, 'lines.2010.csv': __, ...entries } = ENTRIES;
    const at = folder({ ...entries, 'maps.csv': 'row\n', 'roads.csv': 'row\n' });
    expect(await owed(at)).toEqual([
      due('lines', '2010', 'lines.2010.csv'),
      due('odds', '2020', 'odds.csv'),
      'enter the chart that test/second-entry/maps.csv holds, or take it away',
      'enter the chart that test/second-entry/roads.csv holds, or take it away',
    ]);
    const exempt = { 'second-entry.odds.2020': 'torn off', 'second-entry.maps.csv': 'for the next printing' };
    expect(await owed(at, exempt)).toEqual([
      due('lines', '2010', 'lines.2010.csv'),
      'enter the chart that test/second-entry/roads.csv holds, or take it away',
    ]);
  });
});

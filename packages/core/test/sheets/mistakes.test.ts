import { describe, expect, it, test } from 'vitest';
import { readSheets } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';
import { t } from '../../src/text/index.ts';
import { readFiles, type SheetGameName } from './games.ts';

type Texts = Readonly<Record<string, string | Uint8Array>>;

const HITS = 'from,to,hit\n,3,-\n4,,x';

const tell = (files: Texts): string[] =>
  readSheets(files, { folder: 'game' }).problems.map((problem) => tellProblem(problem, 'en'));

/** What is told of a game when a text in one of its sheets is typed otherwise. */
const change = (name: SheetGameName, file: string, from: string, to: string): string[] => {
  const files = readFiles(name);
  const text = files[file] ?? '';
  expect(text).toContain(from);
  return tell({ ...files, [file]: text.replace(from, to) });
};

type Slip = readonly [file: string, from: string, to: string, ...told: string[]];

test('cells of a row of bands that come up together call for one test of a side', () => {
  expect(
    tell({
      storm: 'die,attacker,outcome,defender\n1-6,-,M,M\n',
      results:
        'symbol,en,fr,whom,steps,test,fail\nM,rout,déroute,defender,,d6 <= Nerve / Cran,L\nL,loses,perd,defender,1,,',
      charts: 'id,kind,dice\nstorm,bands,d6\nresults,key,',
    }),
  ).toEqual(['storm.csv, row 2, column defender: it calls for two tests of one side; it says “M”']);
});

describe('in The Redoubt', () => {
  const SLIPS: readonly Slip[] = [
    [
      'game',
      'title,',
      'name,',
      'game.csv, row 3, column what: it should be id, title, publisher, period, about, stage; it says “name”',
    ],
    [
      'game',
      'id,redoubt,redoubt',
      'id,x,Two words',
      'game.csv, row 2, column en: it should be an id such as the-ford; it says “Two words”',
    ],
    [
      'game',
      'period,',
      'stage,fini,finished\nperiod,',
      'game.csv, row 5, column en: it should be draft, checked, verified; it says “finished”',
    ],
    [
      'charts',
      'assault,matrix',
      'assault,table',
      'charts.csv, row 3, column kind: it should be one of grid, bands, ladder, matrix, modifiers, sequence, notes, key, march; it says “table”',
    ],
    [
      'charts',
      'turn,sequence',
      'turns,sequence',
      'charts.csv, row 6, column id: there is no file of that name; it says “turns”',
    ],
    [
      'charts',
      'turn,sequence',
      'Turn!,sequence',
      'charts.csv, row 6, column id: it should be an id of its own, such as fire-modifiers; it says “Turn!”',
    ],
    [
      'charts',
      ',d6,',
      ',d1,',
      'charts.csv, row 3, column dice: it should be dice such as d6, 2d6, d6+d8, d100, d10(1-10), pool d6; it says “d1”',
    ],
    [
      'charts',
      'in favour of the defender',
      'down a bit',
      'charts.csv, row 3, column rounding: it should be in favour of the attacker, in favour of the defender, up, down, or nothing; it says “down a bit”',
    ],
    [
      'charts',
      'stay,stay',
      'stay,stop',
      'charts.csv, row 3, column edges: it should be stay, refuse, reading, or nothing; it says “stop”',
    ],
    [
      'charts',
      'assault-modifiers,d6',
      'modifiers,d6',
      'charts.csv, row 3, column with: there is no file of that name; it says “modifiers”',
    ],
    [
      'charts',
      'Assault,assault-modifiers,',
      'Assault,assault-modifiers terrain,',
      'charts.csv, row 3, column with: modifiers and ladders go into a throw; on a pool, bands that its successes are read on; it says “assault-modifiers terrain”',
    ],
    [
      'charts',
      'terrain.foot/horse of',
      'terrain.foot/mule of',
      'charts.csv, row 5, column with: it should be such as terrain.move of hexes + hexsides or roads in zones; it says “terrain.foot/mule of hexes + hexsides or roads in zones”',
    ],
    [
      'charts',
      ' of hexes + hexsides or roads in zones',
      '',
      'charts.csv, row 5, column with: it should be such as terrain.move of hexes + hexsides or roads in zones; it says “terrain.foot/horse”',
    ],
    [
      'charts',
      'id,kind,fr',
      'id,what,fr',
      'charts.csv, row 1, column kind: it wants the columns id, kind, fr, en, with, dice, ends, edges, rounding; it says “id, what, fr, en, with, dice, rounding, ends, edges”',
      'charts.csv, row 1, column what: its columns are id, kind, fr, en, with, dice, ends, edges, rounding; it says “what”',
    ],
    [
      'terrain',
      'Marais,Marsh,3',
      'Marais,Marsh,three',
      'terrain.csv, row 5, column foot=Foot / À pied: a figure is looked up here: it should be one, a dash, “as …” another row, or a symbol of key.csv; it says “three”',
    ],
    [
      'terrain',
      'as Clear',
      'as Desert',
      'terrain.csv, row 4, column foot=Foot / À pied: it points at no other row that has a figure here; it says “as Desert”',
    ],
    [
      'terrain',
      'as Clear',
      'as Village',
      'terrain.csv, row 4, column foot=Foot / À pied: it points at no other row that has a figure here; it says “as Village”',
    ],
    [
      'terrain',
      '1L [a]',
      '1L [b]',
      'terrain.csv, row 4, column shift=Shift / Décalage: the mark [b] has no note in notes.csv; it says “1L [b]”',
    ],
    [
      'terrain',
      'Bois,Woods,2',
      'Bois,Woods [z],2',
      'terrain.csv, row 3, column en: the mark [z] has no note in notes.csv; it says “Woods [z]”',
    ],
    [
      'terrain',
      'Bois,Woods,2',
      'Bois,Woods,2|3',
      'terrain.csv, row 3, column foot=Foot / À pied: a cell holds no bar; it says “2|3”',
    ],
    [
      'terrain',
      'Bois,Woods,2',
      ',,2',
      'terrain.csv, row 3, column en: it wants its words in English; it is empty',
      'terrain.csv, row 3, column id: it should be an id such as dry-lake; it is empty',
    ],
    [
      'terrain',
      'Bois,Woods,2',
      'Bois,Clear,2',
      'terrain.csv, row 3, column id: another row has this id: give one of the two an id of its own; it is empty',
    ],
    [
      'terrain',
      'horse=Horse / À cheval',
      'foot=Foot',
      'terrain.csv, row 1, column foot=Foot: it should name a column of its own, such as fire=Fire / Tir; it says “foot=Foot”',
    ],
    [
      'terrain',
      'group,fr,en,',
      'group,fr,fr,',
      'terrain.csv, row 1, column fr: every column wants a name of its own; it says “fr”',
    ],
    [
      'assault',
      '2,2,AE',
      'two,2,AE',
      'assault.csv, row 3, column from: it should be a whole number, or nothing for no end; it says “two”',
      'assault.csv, row 4, column from: there is a gap: it should begin at 2, where row 2 ends; it says “3”',
    ],
    ['assault', '2,2,AE', '1,2,AE', 'assault.csv, row 3, column from: it overlaps with row 2; it says “1”'],
    [
      'assault',
      '2,2,AE',
      '3,2,AE',
      'assault.csv, row 3, column to: the range ends before it begins; it says “2”',
      'assault.csv, row 4, column from: there is a gap: it should begin at 2, where row 2 ends; it says “3”',
    ],
    [
      'assault',
      '2,2,AE',
      ',,AE',
      'assault.csv, row 3, column from: a range wants one end at least; it is empty',
      'assault.csv, row 4, column from: there is a gap: it should begin at 2, where row 2 ends; it says “3”',
    ],
    [
      'assault',
      '2,2,AE,AR',
      '2,2,AE,AX',
      'assault.csv, row 3, column 1:2: neither key.csv nor results.csv explains it; it says “AX”',
    ],
    [
      'assault',
      '2,2,AE',
      '2,2,AE,AR,AR,EX,DR,DR,DE',
      'assault.csv, row 3, column #9: there are more cells than columns; it says “DE AR AR EX DR DR”',
    ],
    [
      'assault',
      '2:1,3:1',
      '2:1,2:1',
      'assault.csv, row 1, column 2:1: every column wants a name of its own; it says “2:1”',
    ],
    [
      'assault',
      '2:1,3:1',
      '2:1,4:2',
      'assault.csv, row 1, column 4:2: it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another; it says “4:2”',
    ],
    [
      'assault-modifiers',
      '×2,flag,attack',
      '×0/0,flag,attack',
      'assault-modifiers.csv, row 2, column value: it should be such as ×2, /2, +1; it says “×0/0”',
    ],
    [
      'assault-modifiers',
      '+1,flag,column',
      '+½,flag,column',
      'assault-modifiers.csv, row 7, column value: it should be a figure such as +1; it says “+½”',
    ],
    [
      'assault-modifiers',
      '+1,flag,column',
      '+1,always,column',
      'assault-modifiers.csv, row 7, column kind: it should be flag, one of, at most one, count, count to 3, difference, number 1 to 6, or lookup terrain.assault of hexes; it says “always”',
    ],
    [
      'assault-modifiers',
      'count to 2',
      'number 6 to 1',
      'assault-modifiers.csv, row 11, column kind: it should be flag, one of, at most one, count, count to 3, difference, number 1 to 6, or lookup terrain.assault of hexes; it says “number 6 to 1”',
    ],
    [
      'assault-modifiers',
      '+1,flag,column',
      '+1,flag,row',
      'assault-modifiers.csv, row 7, column on: it should be die, column, dice, attack, defence; it says “row”',
    ],
    [
      'assault-modifiers',
      'flag,attack,down',
      'flag,attack,away',
      'assault-modifiers.csv, row 3, column rounding: it should be up, down, or nothing; it says “away”',
    ],
    [
      'assault-modifiers',
      ',,,flank',
      ',,,flanks',
      'assault-modifiers.csv, row 8, column replaces: it should name other lines of this sheet by their ids; it says “flanks”',
    ],
    [
      'assault-modifiers',
      ',,,flank',
      ',,,rear',
      'assault-modifiers.csv, row 8, column replaces: it should name other lines of this sheet by their ids; it says “rear”',
    ],
    [
      'assault-modifiers',
      'flank,+1,flag,column,,,',
      'flank,+1,flag,column,,,rear',
      'assault-modifiers.csv, row 7, column replaces: the two replace each other: which of them counts?; it says “rear”',
      'assault-modifiers.csv, row 8, column replaces: the two replace each other: which of them counts?; it says “flank”',
    ],
    [
      'assault-modifiers',
      'terrain.shift of hexes,',
      'terrain.shift,',
      'assault-modifiers.csv, row 5, column kind: this grid has groups: say which of them it is looked up in, of hexes, hexsides, roads, zones; it says “terrain.shift”',
    ],
    [
      'assault-modifiers',
      'terrain.shift of hexes,',
      'terrain.shift of hills,',
      'assault-modifiers.csv, row 5, column kind: this grid has groups: say which of them it is looked up in, of hexes, hexsides, roads, zones; it says “terrain.shift”',
    ],
    [
      'assault-modifiers',
      'terrain.shift of hexes,',
      'terrain.shock of hexes,',
      'assault-modifiers.csv, row 5, column kind: a lookup names a column of a grid here, or ladder.value; it says “terrain.shock”',
    ],
    [
      'results',
      'attacker,all',
      'everybody,all',
      'results.csv, row 2, column whom: it should be attacker, defender, both, or nothing; it says “everybody”',
    ],
    [
      'results',
      'attacker,all',
      'attacker,most',
      'results.csv, row 2, column steps: it should be a number, #, all, or nothing; it says “most”',
    ],
    [
      'results',
      'attacker,,1',
      'attacker,,one',
      'results.csv, row 3, column retreat: it should be a number, #, or nothing; it says “one”',
    ],
    [
      'results',
      'd6 <= Morale',
      'd6 under Morale',
      'results.csv, row 5, column test: it should be such as d6 <= Morale / Moral, 2d6+1 <= Morale / Moral, d6 >= Save / Protection; it says “d6 under Morale / Moral”',
    ],
    [
      'results',
      ',,D2\n',
      ',,D3\n',
      'results.csv, row 5, column fail: it should be the symbol of a result here that has no test; it says “D3”',
    ],
    [
      'results',
      ',,D2\n',
      ',,DR\n',
      'results.csv, row 5, column fail: it should be the symbol of a result here that has no test; it says “DR”',
    ],
    [
      'results',
      'EX,échange,exchange,both',
      'EX,échange,exchange,',
      'assault.csv, row 2, column 3:1: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
      'assault.csv, row 3, column 2:1: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
      'assault.csv, row 4, column 1:1: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
      'assault.csv, row 5, column 1:1: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
      'assault.csv, row 6, column 1:2: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
      'assault.csv, row 7, column 1:2: results.csv does not say whom it strikes: attacker, defender or both; it says “EX”',
    ],
    [
      'notes',
      'a,L’art',
      '(a),L’art',
      'notes.csv, row 2, column mark: it should be one letter, one digit, *, ** or #, without brackets; it says “(a)”',
      'terrain.csv, row 4, column shift=Shift / Décalage: the mark [a] has no note in notes.csv; it says “1L [a]”',
    ],
    [
      'turn',
      '1.1,1,',
      '1.1,2,',
      'turn.csv, row 3, column depth: it should be 0, or one more than a step above at most; it says “2”',
    ],
    ['turn', '1.1,1,', ',1,', 'turn.csv, row 3, column number: it wants the number of the step; it is empty'],
    [
      'battle',
      'hexside,0 1',
      'side,0 1',
      'battle.csv, row 2, column facing: it should be hexside, corner or none; it says “side”',
    ],
    [
      'battle',
      'hexside,0 1',
      'hexside,0 6',
      'battle.csv, row 2, column front: it should be numbers from 0 to 5, a space between them; it says “0 6 5”',
    ],
    [
      'battle',
      '3 4,all',
      '3 4,most',
      'battle.csv, row 3, column zone: it should be front, all, none, or numbers from 0 to 5; it says “most”',
    ],
    [
      'rulings',
      ',0,,result: ar',
      ',nought,,result: ar',
      'rulings.csv, row 2, column total: it should be a figure, or nothing; it says “nought”',
    ],
    [
      'rulings',
      'result: ar 2/6',
      'result: ar 2 of 6',
      'rulings.csv, row 2, column odds: it should be lists of odds such as result: dr 2/6 de 4/6; defender: unharmed-1 12/36; it says “result: ar 2 of 6 ex 2/6 dr 2/6”',
    ],
    [
      'rulings',
      'terrain.marsh.horse',
      '',
      'rulings.csv, row 8, column odds: say what comes out: total, refused or odds; it is empty',
    ],
    [
      'rulings',
      'march,Horse does',
      ',Horse does',
      'rulings.csv, row 8, column calculator: it wants the situation; it is empty',
    ],
  ];

  it.each(SLIPS)('%s: %j typed %j', (file, from, to, ...told) => {
    expect(change('redoubt', file, from, to)).toEqual(told);
  });

  test('every one of them has words in French', () => {
    for (const [file, from, to] of SLIPS) {
      const files = readFiles('redoubt');
      const { problems } = readSheets({ ...files, [file]: (files[file] ?? '').replace(from, to) });
      for (const { text } of problems) expect([text.fr, text.fr !== text.en]).toEqual([text.fr, true]);
    }
  });

  test('a sheet that is gone is told where it is named', () => {
    const { results: _, ...files } = readFiles('redoubt');
    expect(tell(files).slice(0, 1)).toEqual([
      'assault.csv, row 2, column 1:3: neither key.csv nor results.csv explains it; it says “AE”',
    ]);
    const { terrain: __, ...others } = readFiles('redoubt');
    expect(tell(others)).toContain('charts.csv, row 2, column id: there is no file of that name; it says “terrain”');
  });
});

describe('in The Ridge', () => {
  const SLIPS: readonly Slip[] = [
    [
      'printings',
      '2010,2010',
      '2024,2010',
      'printings.csv, row 3, column id: it should be an id of its own, such as 2010 or revised; it says “2024”',
      '2010/ground.csv, row 1, column fr: a folder is named for a later printing of printings.csv, and holds sheets of the newest that differ there',
    ],
    [
      'printings',
      '2010,2010',
      '2010,MMX',
      'printings.csv, row 3, column year: it should be a year of four figures, or nothing; it says “MMX”',
    ],
    [
      'printings',
      'first',
      'second',
      'printings.csv, row 3, column document: sources.csv has no such document; it says “second”',
    ],
    [
      'sources',
      'en fr',
      'en de',
      'sources.csv, row 2, column languages: it should be en, fr or both, a space between them; it says “en de”',
    ],
    [
      'melee',
      '0,+1/+2',
      '0,+2/+3',
      'melee.csv, row 1, column +2/+3: it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another; it says “+2/+3”',
      'melee.csv, row 1, column +3/+4: it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another; it says “+3/+4”',
    ],
    [
      'melee',
      '-/M,-/DE',
      '-/M M,-/DE',
      'melee.csv, row 6, column +3/+4: it calls for two tests of one side; it says “-/M M”',
    ],
    [
      'melee',
      '-/M,-/DE',
      '-/M/M,-/DE',
      'melee.csv, row 6, column +3/+4: neither key.csv nor results.csv explains it; it says “-/M/M”',
    ],
    [
      'melee-modifiers',
      'deep-columns=yes',
      'deep-columns',
      'melee-modifiers.csv, row 8, column when: it should name a reading and its option: reading=option; it says “deep-columns”',
    ],
    [
      'melee-modifiers',
      'deep-columns=yes',
      'deep-columns=maybe',
      'melee-modifiers.csv, row 8, column when: readings.csv has no such reading and option; it says “deep-columns=maybe”',
    ],
    [
      'readings',
      'deep-columns,no,',
      'deep-columns,yes,',
      'readings.csv, row 4, column option: it should be the id of an option of its own; the row of the question has none; it says “yes”',
      'readings.csv, row 2, column id: a reading wants two options at least; it says “deep-columns”',
    ],
    [
      'readings',
      'deep-columns,,',
      ',,',
      'readings.csv, row 2, column id: it should be the id of a reading; it is empty',
      'readings.csv, row 3, column id: a row before it, without an option, asks the question; it says “deep-columns”',
      'readings.csv, row 4, column id: a row before it, without an option, asks the question; it says “deep-columns”',
      'melee-modifiers.csv, row 8, column when: readings.csv has no such reading and option; it says “deep-columns=yes”',
    ],
    [
      'readings',
      ',fair',
      ',sure',
      'readings.csv, row 2, column confidence: it should be weak, fair, strong, or nothing; it says “sure”',
    ],
    [
      'readings',
      'melee-modifiers,',
      'shock,',
      'readings.csv, row 2, column chart: it should be a chart; it says “shock”',
    ],
  ];

  it.each(SLIPS)('%s: %j typed %j', (file, from, to, ...told) => {
    expect(change('ridge', file, from, to)).toEqual(told);
  });
});

describe('a ladder', () => {
  const table = 'from,to,hit\n,3,-\n4,,x';
  const odds = (...rows: readonly string[]) =>
    tell({ fire: table, odds: rows.join('\n'), charts: 'id,kind,dice\nfire,bands,d6\nodds,ladder,' });

  it('wants ratios of one kind, each once, and more for better odds', () => {
    expect(odds('ratio,value', '2/1,+1', '4/2,+1')).toEqual([
      'odds.csv, row 3, column ratio: it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another; it says “4/2”',
    ]);
    expect(odds('ratio,value', '2/1,+1', 'two,0', '1/0,', '+3 to +5,1')).toHaveLength(4);
    expect(odds('ratio,value', '2/1,+1', '3/1,+1')).toEqual([
      'odds.csv, row 2, column value: better odds bring no more: 1; it says “+1”',
    ]);
    expect(odds('difference,value', '0,+1', '+2 +,+2')).toHaveLength(1);
    expect(odds('difference,value', '0,x', '+1 +,+2')).toEqual([
      'odds.csv, row 2, column value: a figure is looked up here: it should be one, a dash, “as …” another row, or a symbol of key.csv; it says “x”',
    ]);
    expect(odds('value,odds', 'x,2/1')).toHaveLength(1);
    expect(odds('ratio,value', 'two,1', 'three,2')).toHaveLength(2);
    expect(odds('rate,value', '2/1,1')).toContain(
      'odds.csv, row 1, column ratio: it wants the columns ratio, value; it says “rate, value”',
    );
  });

  it('that names columns names columns of the table', () => {
    const files = {
      charts: 'id,kind\ncrt,matrix\nodds,ladder',
      crt: 'from,to,a,b\n1,3,x,y\n4,6,y,x',
      odds: 'ratio,value\n2/1 +,b\n1/1,c\n1/2 -,a',
    };
    expect(tell(files)).toEqual([
      'odds.csv, row 3, column value: it should name a column of the table, as its neighbours do; it says “c”',
    ]);
  });
});

describe('files as programs save them', () => {
  const fire = 'from,to,hit=Hit / Touché\n1,3,"a, b"\n4,6,−1\n';
  const cells = (content: string | Uint8Array): unknown => {
    const { problems, data } = readSheets({ fire: content });
    expect(problems).toEqual([]);
    return data.charts.printed?.[0]?.built.rows.map(({ cells: { hit } }) => hit?.printed);
  };

  it('are read with semicolons, tabs, any line ends, a first mark, empty rows and columns', () => {
    const plain = ['a, b', '-1'];
    expect(cells(fire)).toEqual(plain);
    expect(cells(`\ufeff${fire.replaceAll('\n', '\r\n')}`)).toEqual(plain);
    expect(cells(fire.replaceAll('\n', '\r'))).toEqual(plain);
    expect(cells('from;to;hit\n1;3;a, b\n4;6;-1')).toEqual(plain);
    expect(cells('from\tto\thit\n1\t3\ta, b\n4\t6\t–1')).toEqual(plain);
    expect(cells('from,to,hit,,\n,,,,\n1,3,"a, b",,\n\n4,6,-1,,\n,,,,')).toEqual(plain);
    expect(cells(new TextEncoder().encode(fire))).toEqual(plain);
    expect(cells('from,to,hit\n1,3,"say ""no"""\n4,6')).toEqual(['say "no"', '']);
  });

  it('keep the numbers of their rows', () => {
    expect(tell({ fire: '\n\nfrom,to,hit\n\n1,3,"two\nlines"\n\n4,six,x' })).toEqual([
      'fire.csv, row 8, column to: it should be a whole number, or nothing for no end; it says “six”',
    ]);
  });

  const NO_LETTER = 'here is no letter of UTF-8: save the file as “CSV UTF-8”';
  const utf16 = (text: string): Uint8Array => Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));

  it.each([
    ['Latin-1 and Windows-1252', new Uint8Array([102, 44, 116, 10, 233, 44, 49]), 2, 'f'],
    ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16('from,to,hit\n1,6,x')]), 1, '#1'],
    ['UTF-16 without it', utf16('from,to,hit\n1,6,x'), 1, '#1'],
    ['a NUL byte', 'from,to,hit\n1,3,x\n4,6,\0y', 3, 'hit'],
    ['a letter that a program lost before', 'from;to;hit\n1;6;\ufffdchec', 2, 'hit'],
  ])('are refused where a letter is none of UTF-8: %s', (_, content, row, column) => {
    expect(tell({ fire: content })).toEqual([`fire.csv, row ${row}, column ${column}: ${NO_LETTER}`]);
  });

  it('are read with byte-order marks wherever these stand, which say nothing', () => {
    const marked = '\ufefffrom,to,\ufeffhit\n1,6,Ret\ufeffreat\n';
    const { problems, data } = readSheets({ fire: new TextEncoder().encode(marked) });
    expect([problems, data.charts.printed?.[0]?.built.rows[0]?.cells.hit?.printed]).toEqual([[], 'Retreat']);
  });

  it('are refused where bars part their cells', () => {
    expect(tell({ fire: 'from|to|hit\n1|6|x' })[0]).toBe(
      'fire.csv, row 1, column from|to|hit: cells are parted by commas, semicolons or tabs, not by bars; it says “from|to|hit”',
    );
  });

  it('are refused too large, with an open quote, or empty', () => {
    expect(tell({ fire: `en,move\n${'x'.repeat(2_000_001)}` })).toEqual([
      'fire.csv, row 2, column en: it has more than two million letters',
    ]);
    expect(tell({ fire: 'from,to,hit\n1,3,"a\n4,6,b' })).toContain(
      'fire.csv, row 2, column hit: a quote begins here and does not end; it says “"a”',
    );
    expect(tell({ fire: '' })).toContain(
      'fire.csv, row 1, column #1: it wants a first row with the names of its columns',
    );
    expect(tell({ fire: 'from,to,hit' })).toContain(
      'fire.csv, row 2, column from: it wants at least one row under its heads',
    );
    expect(tell({ fire: 'from,to\n1,2' })).toContain(
      'fire.csv, row 1, column from: it wants at least one column of cells; it says “from, to”',
    );
    expect(tell({ fire: 'from,to\n1,2,x' })[0]).toBe(
      'fire.csv, row 2, column #3: there are more cells than columns; it says “x”',
    );
    expect(tell({})).toEqual(['charts.csv, row 1, column id: there is no sheet']);
  });

  it('may hold several sheets', () => {
    const { problems, game } = readSheets({ all: '# fire.csv\nfrom,to,hit\n1,6,x\n\n# terrain\nen,move\nClear,1\n' });
    expect([problems, game.meta.charts.map(({ id }) => id)]).toEqual([[], ['fire', 'terrain']]);
  });

  it('stand in a folder of a printing or in none', () => {
    const told =
      '2010/fire.csv, row 1, column from: a folder is named for a later printing of printings.csv, and holds sheets of the newest that differ there';
    expect(tell({ fire, '2010/fire': fire })).toEqual([told]);
  });

  it('want dice where their rows are none that dice can show', () => {
    const told =
      'fire.csv, row 1, column from: say in charts.csv what is thrown on it: its row there has a column dice';
    expect(tell({ fire: 'from,to,hit\n,3,x\n4,,y' })).toEqual([told]);
    expect(tell({ fire: 'from,to,hit\n1,3,x\n4,7,y' })).toEqual([told]);
  });
});

test('a bar, which parts cells in the source, is a mistake in a mark and in a symbol', () => {
  const files = { fire: HITS, charts: 'id,kind,dice\nfire,bands,d6' };
  expect(tell({ ...files, notes: 'mark,en\n1|,Note', key: 'symbol,en\nX|Y,no\n|,bar' })).toEqual([
    'notes.csv, row 2, column mark: a cell holds no bar; it says “1|”',
    'key.csv, row 2, column symbol: a cell holds no bar; it says “X|Y”',
    'key.csv, row 3, column symbol: a cell holds no bar; it says “|”',
  ]);
});

test('readings of no chart are about none', () => {
  expect(tell({ readings: 'id,option,en\nx,,Why?\nx,a,A\nx,b,B' })).toContain(
    'readings.csv, row 2, column chart: it should be a chart; it is empty',
  );
});

test('a row that stands in no group is not asked for a figure', () => {
  const files = {
    fire: HITS,
    mods: 'en,value,kind\nGround,T,lookup terrain.fire of hexes',
    terrain: 'group,en,fire\nHexes,Clear,0\n,Legend,none',
  };
  expect(tell({ ...files, charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,\nterrain,grid,' })).toEqual([]);
});

test('a mistake in one language, with its value cleaned', () => {
  const problem = { file: 'x.csv', line: 2, column: 'a', text: t('no', 'non'), given: 'a\u202eb' };
  expect([tellProblem(problem, 'en'), tellProblem(problem, 'fr')]).toEqual([
    'x.csv, row 2, column a: no; it says “ab”',
    'x.csv, ligne 2, colonne a\u202f: non\u202f; on y lit «\u202fab\u202f»',
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseCsv,
  readBands,
  readGrid,
  readKey,
  readLadder,
  readMatrix,
  readModifiers,
  readNotes,
  readSequence,
  readSources,
  toSlug,
} from '../../src/chart/import/index.ts';
import {
  bands,
  diff,
  formatChartCsv,
  grid,
  key,
  ladder,
  matrix,
  modifiers,
  notes,
  sequence,
  t,
} from '../../src/chart/index.ts';
import { InputError } from '../../src/error.ts';
import { tellAllowed } from '../../src/tell/index.ts';
import { chartSchema } from '../../src/zod/index.ts';
import { faultOf } from '../fault.ts';
import { ground2001, notes2001, turn2001 } from '../fixture/charts.ts';

const head = { id: 'chart', title: t('Chart', 'Tableau'), document: 'sheet' };
const marked = { ...head, notes: [notes2001.note('a'), notes2001.note('star')] };
/** What is refused, the place and what is allowed there in words. */
const refusalOf = (act: () => unknown) => {
  const { code, field, allowed, given } = faultOf(act);
  const words = tellAllowed(allowed, 'en');
  return { code, field, allowed: words, message: `${field}: ${words}`, given };
};
const csv = (...lines: string[]) => parseCsv(`${lines.join('\n')}\n`, 'x.csv');

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

describe('a slug', () => {
  it('is an id that stays where it is put', () => {
    expect(['Dry lake', 'Étang gelé', '7', '17 +', 'Wood / Grove', ' A  b', '(x)', '—'].map(toSlug)).toEqual([
      'dry-lake',
      'etang-gele',
      'n-7',
      'n-17',
      'wood-grove',
      'a-b',
      'x',
      '',
    ]);
    // A sign before a figure is a word, a hyphen between words is none.
    expect(['+1', '-3', '−3', '1 +2 -3', 'TM-1', '2-1', '- a', '+ a'].map(toSlug)).toEqual([
      'plus-1',
      'minus-3',
      'minus-3',
      'n-1-plus-2-minus-3',
      'tm-1',
      'n-2-1',
      'a',
      'a',
    ]);
  });
});

describe('a grid', () => {
  it('is the chart that its file prints', () => {
    const read = grid(
      readGrid(
        csv(
          'id,group,en,fr,Move / Mouvement,fight=Fight / Combat,rules',
          ',Hexes / Hex,Open,Découvert,1,NE,',
          'wood,Hexes / Hex,Wood / Grove,Bois / Bosquet,2,-1 [a],',
          ',Hexsides / Bords,Ford [*],Gué [*],+1,-2 [a] [*],3.2',
          ',,Lake,Lac,NA,NA,',
        ),
        marked,
      ),
    );
    expect(formatChartCsv(read)).toBe(formatChartCsv(ground2001));
    expect(read.columns.map(({ id, label }) => [id, label.fr])).toEqual([
      ['move', 'Mouvement'],
      ['fight', 'Combat'],
    ]);
    expect(read.groups).toEqual([
      { id: 'hexes', label: t('Hexes', 'Hex') },
      { id: 'hexsides', label: t('Hexsides', 'Bords') },
    ]);
    expect(read.row('ford')).toMatchObject({ group: 'hexsides', marks: ['*'], rules: ['3.2'] });
    expect(chartSchema.safeParse(read).error).toBeUndefined();
  });

  it.each([
    ['no French', ['en,move', 'Open,1'], 'csv-columns', 'x.csv:1:fr: the columns fr, en …', 'en,move'],
    ['a row without its French name', ['en,fr,move', 'Open,,1'], 'csv-cell', 'x.csv:2:fr: the name in French', ''],
    ['a row without its English name', ['en,fr,move', ',Clair,1'], 'csv-cell', 'x.csv:2:en: the name in English', ''],
    ['no column of cells', ['en,fr', 'Open,Clair'], 'csv-columns', 'x.csv:1: at least one column of cells', 'en,fr'],
    ['no row', ['en,fr,move'], 'csv-empty', 'x.csv:2: at least one line under the head', ''],
    [
      'an id twice',
      ['id,en,fr,move', 'a,A,A,1', 'a,B,B,1'],
      'csv-taken',
      'x.csv:3:id: an id of its own: a is taken',
      'a',
    ],
    ['an id that is none', ['id,en,fr,move', 'A B,A,A,1'], 'csv-id', 'x.csv:2:id: an id such as dry-lake', 'A B'],
    ['an id that is a number', ['id,en,fr,move', '7,A,A,1'], 'csv-id', 'x.csv:2:id: an id such as dry-lake', '7'],
    [
      'an id with a line at its end',
      ['id,en,fr,move', 'a-,A,A,1'],
      'csv-id',
      'x.csv:2:id: an id such as dry-lake',
      'a-',
    ],
    [
      'a column twice',
      ['en,fr,Move,move', 'A,A,1,1'],
      'csv-id',
      'x.csv:1:move: a column id such as fire, of its own',
      'move',
    ],
    [
      'a column whose id is empty',
      ['en,fr,=Move', 'A,A,1'],
      'csv-id',
      'x.csv:1:=Move: a column id such as fire, of its own',
      '',
    ],
    ['a column without an id', ['en,fr,—', 'A,A,1'], 'csv-id', 'x.csv:1:—: a column id such as fire, of its own', ''],
    [
      'a mark without a note',
      ['en,fr,move', 'A,A,1 [z]'],
      'csv-mark',
      'x.csv:2:move: marks of notes, and [z] has none',
      '1 [z]',
    ],
    [
      'a mark on a name without a note',
      ['en,fr,move', 'A [z],A,1'],
      'csv-mark',
      'x.csv:2:en: marks of notes, and [z] has none',
      'A [z]',
    ],
    [
      'a mark on the French name alone',
      ['en,fr,move', 'A,A [z],1'],
      'csv-mark',
      'x.csv:2:fr: marks of notes, and [z] has none',
      'A [z]',
    ],
    ['a bar in a cell', ['en,fr,move', 'A,A,1|2'], 'csv-cell', 'x.csv:2:move: a cell without a bar', '1|2'],
  ])('with %s is refused by line and column', (_, lines, code, message, given) => {
    expect(refusalOf(() => readGrid(csv(...lines), marked))).toMatchObject({ code, message, given });
  });

  it('takes marks from a name in either language, each once', () => {
    const read = readGrid(csv('en,fr,move', 'A [a] [*],A [*],1', 'B,B [a],1'), marked);
    expect([read.rows.a?.marks, read.rows.b?.marks]).toEqual(['a *', 'a']);
  });

  it('takes a name for what its two languages say, and no more', () => {
    const read = readGrid(csv(' en ,fr,north = North / Nord ,a / b / c', ' Bog  , Marais ,1,2'), head);
    expect(read.rows).toEqual({ bog: { label: t('Bog', 'Marais'), cells: '1 | 2' } });
    expect(Object.entries(read.columns).map(([id, { label }]) => [id, label])).toEqual([
      ['north', t('North', 'Nord')],
      ['a-b-c', t('a / b / c', 'a / b / c')],
    ]);
    expect(read.groups).toEqual({});
  });

  it('has no note unless one is given', () => {
    expect(refusalOf(() => readGrid(csv('en,fr,move', 'A,A,1 [a]'), head))).toMatchObject({
      code: 'csv-mark',
    });
  });
});

describe('bands and matrices', () => {
  it('are read from below or above, open at the ends', () => {
    const read = bands(
      readBands(csv('from,to,Attacker / Attaquant,defender', ',2,-,S', '3,3,S,-', '4,6,-,-', '7,,-,H'), head),
    );
    expect(read.rows.map((row) => [row.head, row.from, row.to])).toEqual([
      ['2 -', Number.NEGATIVE_INFINITY, 2],
      ['3', 3, 3],
      ['4 to 6', 4, 6],
      ['7 +', 7, Number.POSITIVE_INFINITY],
    ]);
    expect(read.at(7).cells.defender?.printed).toBe('H');
    expect(chartSchema.safeParse(read).error).toBeUndefined();
    expect(formatChartCsv(read)).toBe('row,attacker,defender\n2 -,-,S\n3,S,-\n4 to 6,-,-\n7 +,-,H\n');
  });

  it('keep the columns of a matrix in their order', () => {
    const read = matrix(readMatrix(csv('from,to,1/2,1/1,2/1,3', '1,,-,S,H,H', ',0,-,-,S,H'), head));
    expect(read.order).toEqual(['n-1-2', 'n-1-1', 'n-2-1', 'n-3']);
    expect(read.at(5, read.shift('n-1-2', 2).column).printed).toBe('H');
  });

  it.each([
    ['a gap', [',2,S', '4,,H'], 'csv-gap', 'x.csv:3:from: 3, where line 2 ends', '4'],
    [
      'a row above one without an end',
      ['4,,H', '6,,S'],
      'csv-overlap',
      'x.csv:3:from: nothing, as line 2 has no end',
      '6',
    ],
    ['an overlap', ['4,,H', ',4,S'], 'csv-overlap', 'x.csv:2:from: 5, where line 3 ends', '4'],
    [
      'a number that is none',
      ['4.5,,H', ',4,S'],
      'csv-number',
      'x.csv:2:from: a whole number, or nothing for no end',
      '4.5',
    ],
    ['an end that is none', [',x4,S'], 'csv-number', 'x.csv:2:to: a whole number, or nothing for no end', 'x4'],
    ['a number too long', [',1234567,S'], 'csv-number', 'x.csv:2:to: a whole number, or nothing for no end', '1234567'],
    ['a range turned round', ['6,4,H'], 'csv-range', 'x.csv:2:to: 6 or more', '4'],
    ['a range without an end', [',,H'], 'csv-range', 'x.csv:2:from: a range with an end', ''],
    ['a bar in a cell', ['1,,H|'], 'csv-cell', 'x.csv:2:side: a cell without a bar', 'H|'],
    ['a mark without a note', ['1,,H [a]'], 'csv-mark', 'x.csv:2:side: marks of notes, and [a] has none', 'H [a]'],
  ])('with %s are refused by line', (_, lines, code, message, given) => {
    expect(refusalOf(() => readBands(csv('from,to,side', ...lines), head))).toMatchObject({ code, message, given });
  });

  it('want their ends, and a column beside them', () => {
    const columns = (heads: string) => refusalOf(() => readBands(csv(heads, '1,,H'), head)).message;
    expect(columns('from,upto,side')).toBe('x.csv:1:to: the columns from, to …');
    expect(columns('begin,to,side')).toBe('x.csv:1:from: the columns from, to …');
    expect(refusalOf(() => readMatrix(csv('from,to', '1,'), head)).message).toBe(
      'x.csv:1: at least one column of cells',
    );
  });

  it('take a minus of either length', () => {
    const { rows } = readBands(csv('from,to,side', '−2,,H', ',-3,S'), head);
    expect(rows).toEqual([
      ['-2 +', 'H'],
      ['-3 -', 'S'],
    ]);
  });

  it('cover what they cover: any cut of the line into bands is one chart', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cuts, (found) => {
        const ends = [...found].sort((a, b) => a - b);
        const lines = [
          ...ends.map((end, i) => `${i === 0 ? '' : (ends[i - 1] ?? 0) + 1},${end},r${i}`),
          `${(ends.at(-1) ?? 0) + 1},,top`,
        ];
        const read = bands(readBands(csv('from,to,side', ...lines), head));
        for (let total = -25; total <= 25; total++) {
          const row = ends.findIndex((end) => total <= end);
          expect(read.at(total).cells.side?.printed).toBe(row < 0 ? 'top' : `r${row}`);
        }
      }),
    );
  });
});

describe('a ladder', () => {
  it('is read rung by rung', () => {
    const read = ladder(readLadder(csv('ratio,value', '2/1 +,+2', '1.5/1,+1', '1/2 -,-1'), head));
    expect(read.at(3, 2, 'defender').printed).toBe('+1');
    expect(read.columns).toEqual([{ id: 'value', label: t('Value', 'Valeur') }]);
  });

  it.each([
    [
      'a ratio it cannot read',
      ['two,+2'],
      'csv-ratio',
      'x.csv:2:ratio: a ratio such as 4/1 +, 3/2, 1.5/1, 1/4 -',
      'two',
    ],
    ['no ratio', [',+2'], 'csv-cell', 'x.csv:2:ratio: a ratio such as 4/1 +, 3/2, 1.5/1, 1/4 -', ''],
    ['a ratio twice', ['3/2,+2', '1.5/1,+1'], 'csv-taken', 'x.csv:3:ratio: a ratio of its own', '1.5/1'],
    ['a bar in a cell', ['3/2,+2|'], 'csv-cell', 'x.csv:2:value: a cell without a bar', '+2|'],
  ])('with %s is refused by line and column', (_, lines, code, message, given) => {
    expect(refusalOf(() => readLadder(csv('ratio,value', ...lines), head))).toMatchObject({ code, message, given });
  });
});

describe('modifiers', () => {
  const heads = 'id,group,fr,en,value,kind,not_with,replaces';
  it('are read with what they go with and where they look', () => {
    const read = modifiers(
      readModifiers(
        csv(
          `${heads},rules`,
          'flank,Place / Lieu,De flanc,Flank,+1 [*],flag,,,5.1',
          'rear,Place / Lieu,De dos,Rear [*],+3,,flank,flank,',
          'ground,Ground / Terrain,Terrain,Ground,see ground,lookup ground.fight,,,',
          'step,Place / Lieu,Pas,Step,-1,count,flank; rear,,',
        ),
        marked,
      ),
    );
    expect(read.line('flank')).toMatchObject({ value: 1, kind: 'flag', marks: ['*'] });
    expect(read.line('rear')).toMatchObject({ kind: 'flag', notWith: ['flank'], replaces: ['flank'] });
    expect(read.line('ground')).toMatchObject({ kind: 'lookup', terms: { chart: 'ground', column: 'fight' } });
    expect(read.line('step').notWith).toEqual(['flank', 'rear']);
    expect(read.rows[1]?.marks).toEqual(['*']);
    expect(chartSchema.safeParse(read).error).toBeUndefined();
  });

  it('have ids made from their names where the file gives none', () => {
    const read = readModifiers(csv(heads, ',G,Talus,Steep bank,-1,,,', ',G,Gué,Ford,+1,,steep-bank,'), head);
    expect(Object.entries(read.lines).map(([id, line]) => [id, line.kind, line.notWith])).toEqual([
      ['steep-bank', 'flag', []],
      ['ford', 'flag', ['steep-bank']],
    ]);
  });

  const kinds = 'flag, count, difference, lookup, factor; a lookup may name chart.column';
  const figures = 'a figure such as +1 (kinds difference and lookup take theirs from elsewhere)';
  it.each([
    ['no group', 'a,,A,A,+1,flag,,', 'csv-cell', 'group: a group such as Firer / Tireur', ''],
    ['no name', 'a,G,,A,+1,flag,,', 'csv-cell', 'fr: the name in French', ''],
    ['a kind that is none', 'a,G,A,A,+1,often,,', 'csv-kind', `kind: ${kinds}`, 'often'],
    ['a flag that looks up', 'a,G,A,A,+1,flag ground.fight,,', 'csv-kind', `kind: ${kinds}`, 'flag ground.fight'],
    ['a look-up without a column', 'a,G,A,A,see,lookup ground,,', 'csv-kind', `kind: ${kinds}`, 'lookup ground'],
    ['a look-up without a chart', 'a,G,A,A,see,lookup .fight,,', 'csv-kind', `kind: ${kinds}`, 'lookup .fight'],
    ['a look-up of three', 'a,G,A,A,see,lookup a.b.c,,', 'csv-kind', `kind: ${kinds}`, 'lookup a.b.c'],
    ['a look-up after more', 'a,G,A,A,see,x lookup a.b,,', 'csv-kind', `kind: ${kinds}`, 'x lookup a.b'],
    ['a look-up and more', 'a,G,A,A,see,lookup a.b c,,', 'csv-kind', `kind: ${kinds}`, 'lookup a.b c'],
    ['a flag without a figure', 'a,G,A,A,some,flag,,', 'csv-figure', `value: ${figures}`, 'some'],
    ['a count without a figure', 'a,G,A,A,some,count,,', 'csv-figure', `value: ${figures}`, 'some'],
    ['a bar in its figure', 'a,G,A,A,+1|,flag,,', 'csv-cell', 'value: a cell without a bar', '+1|'],
    ['a line it does not have', 'a,G,A,A,+1,flag,b,', 'csv-line', 'not_with: ids of lines in this file: a', 'b'],
    ['a line it cannot replace', 'a,G,A,A,+1,flag,,b', 'csv-line', 'replaces: ids of lines in this file: a', 'b'],
  ])('with %s are refused by line and column', (_, line, code, message, given) => {
    expect(refusalOf(() => readModifiers(csv(heads, line), head))).toMatchObject({
      code,
      message: `x.csv:2:${message}`,
      given,
    });
  });

  it('want every column, and know rules beside them', () => {
    const columns = 'the columns id, group, fr, en, value, kind, not_with, replaces (rules)';
    for (const gone of heads.split(','))
      expect(refusalOf(() => readModifiers(csv(heads.replace(gone, 'x'), 'a,G,A,A,+1,flag,,'), head)).message).toBe(
        `x.csv:1:${gone}: ${columns}`,
      );
    expect(refusalOf(() => readModifiers(csv(`${heads},x`, 'a,G,A,A,+1,flag,,,'), head)).message).toBe(
      `x.csv:1:x: ${columns}`,
    );
    const three = () => readModifiers(csv(heads, 'a,G,A,A,+1,,,', 'b,G,B,B,+1,,c,'), head);
    expect(refusalOf(three).message).toBe('x.csv:3:not_with: ids of lines in this file: a, b');
    const two = readModifiers(csv(heads, 'a,G,A,A,+1,,,', 'b,G,B,B,+1,,a; a  a;,'), head);
    expect(two.lines.b?.notWith).toEqual(['a', 'a', 'a']);
  });

  it('take their figure from elsewhere where they say so', () => {
    const read = readModifiers(csv(heads, 'a,G,A,A,+ or -,difference,,', 'b,G,B,B,see,lookup,,'), head);
    expect(read.lines).toEqual({
      a: { group: 'g', label: t('A', 'A'), value: '+ or -', kind: 'difference', notWith: [], replaces: [] },
      b: { group: 'g', label: t('B', 'B'), value: 'see', kind: 'lookup', notWith: [], replaces: [] },
    });
  });
});

describe('a sequence', () => {
  it('is read step under step, as deep as its lines say', () => {
    const read = sequence(
      readSequence(
        csv(
          'number,fr,en,depth,rules,calculator,id',
          'A,Mouvement,Move,,2.1,,',
          'B,Combat,Fight,0,,,',
          'B1,Jet,Roll,1,,fight,',
          ',Deux dés,Two dice,2,,,',
          'B2,Test [*],Check [*],1,,,check',
          'C,Fin,End,,,,',
        ),
        marked,
      ),
    );
    expect(read.rows.map(({ id, depth, cells }) => [id, depth, cells.number?.printed])).toEqual([
      ['move', 0, 'A'],
      ['fight', 0, 'B'],
      ['roll', 1, 'B1'],
      ['two-dice', 2, ''],
      ['check', 1, 'B2'],
      ['end', 0, 'C'],
    ]);
    expect(read.step('roll')).toMatchObject({ label: t('Roll', 'Jet'), calculator: 'fight' });
    expect(read.step('check').marks).toEqual(['*']);
    expect(read.step('move').rules).toEqual(['2.1']);
    expect(chartSchema.safeParse(read).error).toBeUndefined();
  });

  it('is read as another was printed', () => {
    const lines = turn2001.rows.map(({ id, label, depth, rules, calculator = '', cells }) =>
      [cells.number?.printed, label.fr, label.en, depth, id, rules.join(' '), calculator].join(','),
    );
    const read = sequence(readSequence(csv('number,fr,en,depth,id,rules,calculator', ...lines), head));
    // What a step says as data is written in the code.
    const bare = { fight: { steps: { check: { terms: null } } } };
    expect(diff([read], [turn2001.reprint({ id: head.id, title: head.title, steps: bare })])).toEqual([]);
  });

  it.each([
    ['a step under none', ['A,Un,One,1'], 'csv-depth', 'x.csv:2:depth', 'a whole number from 0 to 0'],
    ['a depth left out', ['A,Un,One,', 'B,Deux,Two,2'], 'csv-depth', 'x.csv:3:depth', 'a whole number from 0 to 1'],
    [
      'a depth that its step closed',
      ['A,Un,One,', 'B,Deux,Two,1', 'C,Trois,Three,0', 'D,Quatre,Four,2'],
      'csv-depth',
      'x.csv:5:depth',
      'a whole number from 0 to 1',
    ],
    ['a depth that is none', ['A,Un,One,deep'], 'csv-depth', 'x.csv:2:depth', 'a whole number from 0 to 0'],
    ['a step without a name', ['A,,One,'], 'csv-cell', 'x.csv:2:fr', 'the name in French'],
    ['a bar in its number', ['A|B,Un,One,'], 'csv-cell', 'x.csv:2:number', 'a cell without a bar'],
  ])('with %s is refused by line and column', (_, lines, code, field, allowed) => {
    expect(refusalOf(() => readSequence(csv('number,fr,en,depth', ...lines), head))).toMatchObject({
      code,
      field,
      allowed,
    });
  });
});

describe('notes, keys and sources', () => {
  it('give notes ids of their own, the star twice too', () => {
    const read = notes(
      readNotes(csv('mark,fr,en', 'a,Un,One', '*,Deux,Two', '*,Trois,Three', '1,Quatre,Four', '**,Cinq,Five'), head),
    );
    expect(read.rows.map(({ id }) => id)).toEqual(['a', 'star', 'star-2', 'note-1', 'two-stars']);
    expect(read.note('a').label).toEqual(t('One', 'Un'));
    expect(notes(readNotes(csv('mark,fr,en,id,rules', '#,Un,One,hash-one,4.1'), head)).note('hash-one').rules).toEqual([
      '4.1',
    ]);
    expect(chartSchema.safeParse(read).error).toBeUndefined();
  });

  it('name a mark by what it is', () => {
    const read = readNotes(csv('mark,fr,en', ...['#', '**', '*', '2', 'b', '2'].map((mark) => `${mark},Un,One`)), head);
    expect(Object.keys(read.rows)).toEqual(['hash', 'two-stars', 'star', 'note-2', 'b', 'note-2-2']);
    expect(read.rows.b).toEqual({ mark: 'b', text: t('One', 'Un'), terms: {} });
  });

  const marks = 'mark: one letter, one digit, *, ** or #, without its brackets';
  it.each([
    ['in its brackets', '[a],Un,One,', 'csv-mark', marks, '[a]'],
    ['that is a word', 'constructor,Un,One,', 'csv-mark', marks, 'constructor'],
    ['of two letters', 'zz,Un,One,z', 'csv-mark', marks, 'zz'],
    ['without French', 'a,,One,', 'csv-cell', 'fr: the note in French', ''],
    ['without English', 'a,Un,,', 'csv-cell', 'en: the note in English', ''],
  ])('refuse a note %s', (_, line, code, message, given) => {
    expect(refusalOf(() => readNotes(csv('mark,fr,en,id', line), head))).toMatchObject({
      code,
      message: `x.csv:2:${message}`,
      given,
    });
  });

  it.each([
    ['a symbol', ',un,one,', 'csv-cell', 'symbol: a symbol such as NE', ''],
    ['a meaning in English', 'A,un,,', 'csv-cell', 'en: the meaning in English', ''],
    ['a meaning in French', 'A,,one,', 'csv-cell', 'fr: the meaning in French', ''],
    ['an id of its own', 'CT,un,one,', 'csv-taken', 'id: an id of its own: ct is taken', ''],
  ])('refuse a key without %s', (_, line, code, message, given) => {
    expect(refusalOf(() => readKey(csv('symbol,fr,en,effect', 'CT,test,test,', line), head))).toMatchObject({
      code,
      message: `x.csv:3:${message}`,
      given,
    });
  });

  it('give symbols in both languages, and what they do', () => {
    const read = key(readKey(csv('symbol,fr,en,effect', 'CT / TdC,test,test,test', '-,rien,nothing,'), head));
    expect(read.symbols).toEqual([
      { id: 'ct', symbol: t('CT', 'TdC'), meaning: t('test', 'test'), terms: { effect: 'test' } },
      { id: 'nothing', symbol: t('-', '-'), meaning: t('nothing', 'rien') },
    ]);
    expect(chartSchema.safeParse(read).error).toBeUndefined();
    expect(diff([read], [read])).toEqual([]);
  });

  it('give the documents that charts cite', () => {
    const heads = 'id,fr,en,year,languages';
    expect(
      readSources(
        csv(`${heads},about_fr,about_en`, '004,Feuille,Sheet,2016,fr en,À propos,About', 'rules,Règles,Rules,,en,,'),
      ),
    ).toEqual([
      { id: '004', title: t('Sheet', 'Feuille'), year: 2016, languages: ['fr', 'en'], about: t('About', 'À propos') },
      { id: 'rules', title: t('Rules', 'Règles'), year: null, languages: ['en'], about: t('Rules', 'Règles') },
    ]);
    expect(readSources(csv(heads, 'series-rules-2,F,S,,fr; en'))[0]).toMatchObject({
      id: 'series-rules-2',
      languages: ['fr', 'en'],
    });
  });

  const ids = 'id: an id of its own, such as 004 or series-rules';
  const languages = 'languages: en, fr or both, a space between them';
  it.each([
    ['an id that is taken', '004,F,S,2016,fr', 'csv-id', ids, '004'],
    ['an id that is none', 'A b,F,S,,fr', 'csv-id', ids, 'A b'],
    ['an id with a loose end', 'a-,F,S,,fr', 'csv-id', ids, 'a-'],
    ['no id', ',F,S,,fr', 'csv-cell', ids, ''],
    ['no English title', 'x,F,,,fr', 'csv-cell', 'en: the title in English', ''],
    ['no French title', 'x,,S,,fr', 'csv-cell', 'fr: the title in French', ''],
    ['a year of two figures', 'x,F,S,16,fr', 'csv-number', 'year: a year, or nothing', '16'],
    ['a year of five', 'x,F,S,20160,fr', 'csv-number', 'year: a year, or nothing', '20160'],
    ['a year with more', 'x,F,S,c2016,fr', 'csv-number', 'year: a year, or nothing', 'c2016'],
    ['a language of no one', 'x,F,S,,en de', 'csv-language', languages, 'en de'],
    ['no language', 'x,F,S,,', 'csv-cell', languages, ''],
  ])('refuse a source with %s', (_, line, code, message, given) => {
    expect(refusalOf(() => readSources(csv('id,fr,en,year,languages', '004,F,S,2016,fr', line)))).toMatchObject({
      code,
      message: `x.csv:3:${message}`,
      given,
    });
  });

  it.each([
    ['notes', readNotes, 'mark,fr,en', 'the columns mark, fr, en (id, rules)'],
    ['keys', readKey, 'symbol,fr,en,effect', 'the columns symbol, fr, en, effect (id)'],
    ['ladders', readLadder, 'ratio,value', 'the columns ratio, value'],
    ['sequences', readSequence, 'number,fr,en', 'the columns number, fr, en (id, depth, rules, calculator)'],
    ['sources', readSources, 'id,fr,en,year,languages', 'the columns id, fr, en, year, languages (about_fr, about_en)'],
  ])('want the columns that %s have, and no other', (_, read, heads, columns) => {
    const refused = (said: string) => refusalOf(() => read(csv(said, said), head));
    for (const gone of heads.split(','))
      expect(refused(heads.replace(gone, 'x'))).toMatchObject({
        code: 'csv-columns',
        message: `x.csv:1:${gone}: ${columns}`,
        given: heads.replace(gone, 'x'),
      });
    expect(refused(`${heads},more`)).toMatchObject({ code: 'csv-columns', message: `x.csv:1:more: ${columns}` });
  });

  it('know every column that may stand beside those', () => {
    const [note] = Object.entries(readNotes(csv('mark,fr,en,id,rules', 'a,Un,One,x,1.1'), head).rows);
    expect(note).toEqual(['x', { mark: 'a', text: t('One', 'Un'), terms: {}, rules: '1.1' }]);
    const [symbol] = Object.entries(readKey(csv('symbol,fr,en,effect,id', 'A,un,one,hit,x'), head).rows);
    expect(symbol).toEqual(['x', { symbol: t('A', 'A'), meaning: t('one', 'un'), terms: { effect: 'hit' } }]);
  });
});

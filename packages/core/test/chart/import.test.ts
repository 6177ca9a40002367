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
  slug,
} from '../../src/chart/import/index.ts';
import {
  bands,
  chartCsv,
  diff,
  grid,
  key,
  ladder,
  matrix,
  modifiers,
  notes,
  sequence,
  t,
} from '../../src/chart/index.ts';
import { checkChart } from '../../src/chart/schema.ts';
import { InputError } from '../../src/error.ts';
import { faultOf } from '../fault.ts';
import { ground2001, notes2001, turn2001 } from '../fixture/charts.ts';

const head = { id: 'chart', title: t('Chart', 'Tableau'), document: 'sheet' };
const marked = { ...head, notes: [notes2001.note('a'), notes2001.note('star')] };
const csv = (...lines: string[]) => parseCsv(`${lines.join('\n')}\n`, 'x.csv');

describe('CSV', () => {
  it('is read with its quotes, its line ends and the mark some programs begin with', () => {
    const table = parseCsv('\ufeffa,"b"\r\n"1, ""2""\n3", 4 \r\n5,', 'x.csv');
    expect(table.heads).toEqual(['a', 'b']);
    expect(table.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
      [2, '1, "2"\n3', '4'],
      [4, '5', ''],
    ]);
  });

  it.each([
    ['a cell that goes on after its quotes', 'a,b\n"1"2,3', 'csv', 'x.csv:2'],
    ['a quote in a bare cell', 'a,b\n1,2"', 'csv', 'x.csv:2'],
    ['a quote that is never closed', 'a\n1\n"2', 'csv', 'x.csv:3'],
    ['a cell too many', 'a,b\n1,2,3', 'csv-cells', 'x.csv:2'],
    ['a cell too few, after a cell of two lines', 'a,b\n"1\n",2\n3', 'csv-cells', 'x.csv:4'],
    ['an empty line', 'a,b\n\n1,2', 'csv-cells', 'x.csv:2'],
    ['nothing at all', '', 'csv-head', 'x.csv:1'],
    ['a column without a name', 'a,\n1,2', 'csv-head', 'x.csv:1'],
    ['two columns of one name', 'a,a\n1,2', 'csv-head', 'x.csv:1'],
    ['semicolons', 'a;b\n1,2', 'csv-cells', 'x.csv:2'],
  ])('refuses %s, naming the line', (_, text, code, field) => {
    expect(faultOf(() => parseCsv(text, 'x.csv'))).toMatchObject({ code, field });
  });

  it('refuses what is too long or no text, and reads a long cell', () => {
    expect(faultOf(() => parseCsv('a'.repeat(1_000_001), 'x.csv')).code).toBe('csv-size');
    expect(faultOf(() => parseCsv(null as unknown as string, 'x.csv')).code).toBe('csv-size');
    const long = 'x'.repeat(500_000);
    expect(parseCsv(`a\n"${long}"`, 'x.csv').rows[0]?.cells.get('a')).toHaveLength(500_000);
    const wide = faultOf(() => parseCsv(`a\n${'x,'.repeat(100)}`, 'x.csv'));
    expect(String(wide.given)).toHaveLength(81);
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
    expect(['Dry lake', 'Étang gelé', '+1', '-3', '7', 'Wood / Grove', '—'].map(slug)).toEqual([
      'dry-lake',
      'etang-gele',
      'plus-1',
      'minus-3',
      'n-7',
      'wood-grove',
      '',
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
    expect(chartCsv(read)).toBe(chartCsv(ground2001));
    expect(read.columns.map(({ id, label }) => [id, label.fr])).toEqual([
      ['move', 'Mouvement'],
      ['fight', 'Combat'],
    ]);
    expect(read.groups).toEqual([
      { id: 'hexes', label: t('Hexes', 'Hex') },
      { id: 'hexsides', label: t('Hexsides', 'Bords') },
    ]);
    expect(read.row('ford')).toMatchObject({ group: 'hexsides', marks: ['*'], rules: ['3.2'] });
    expect(checkChart(read)).toBe(read);
  });

  it.each([
    ['no French', ['en,move', 'Open,1'], 'csv-columns', 'x.csv:1:fr'],
    ['a row without its French name', ['en,fr,move', 'Open,,1'], 'csv-cell', 'x.csv:2:fr'],
    ['no column of cells', ['en,fr', 'Open,Clair'], 'csv-columns', 'x.csv:1'],
    ['no row', ['en,fr,move'], 'csv-empty', 'x.csv:2'],
    ['an id twice', ['id,en,fr,move', 'a,A,A,1', 'a,B,B,1'], 'csv-taken', 'x.csv:3:id'],
    ['an id that is none', ['id,en,fr,move', 'A B,A,A,1'], 'csv-id', 'x.csv:2:id'],
    ['a column twice', ['en,fr,Move,move', 'A,A,1,1'], 'csv-id', 'x.csv:1:move'],
    ['a mark without a note', ['en,fr,move', 'A,A,1 [z]'], 'csv-mark', 'x.csv:2:move'],
    ['a mark on a name without a note', ['en,fr,move', 'A [z],A,1'], 'csv-mark', 'x.csv:2:en'],
    ['a bar in a cell', ['en,fr,move', 'A,A,1|2'], 'csv-cell', 'x.csv:2:move'],
  ])('with %s is refused by line and column', (_, lines, code, field) => {
    expect(faultOf(() => readGrid(csv(...lines), marked))).toMatchObject({ code, field });
  });

  it('has no note unless one is given', () => {
    expect(faultOf(() => readGrid(csv('en,fr,move', 'A,A,1 [a]'), head))).toMatchObject({ code: 'csv-mark' });
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
    expect(checkChart(read)).toBe(read);
    expect(chartCsv(read)).toBe('row,attacker,defender\n2 -,-,S\n3,S,-\n4 to 6,-,-\n7 +,-,H\n');
  });

  it('keep the columns of a matrix in their order', () => {
    const read = matrix(readMatrix(csv('from,to,1/2,1/1,2/1,3', '1,,-,S,H,H', ',0,-,-,S,H'), head));
    expect(read.order).toEqual(['n-1-2', 'n-1-1', 'n-2-1', 'n-3']);
    expect(read.at(5, read.shift('n-1-2', 2)).printed).toBe('H');
  });

  it.each([
    ['a gap', [',2,S', '4,,H'], 'csv-gap', 'x.csv:3:from'],
    ['an overlap', ['4,,H', ',4,S'], 'csv-overlap', 'x.csv:2:from'],
    ['a number that is none', ['4.5,,H', ',4,S'], 'csv-number', 'x.csv:2:from'],
    ['a range turned round', ['6,4,H'], 'csv-range', 'x.csv:2:to'],
    ['a range without an end', [',,H'], 'csv-range', 'x.csv:2:from'],
  ])('with %s are refused by line', (_, lines, code, field) => {
    expect(faultOf(() => readBands(csv('from,to,side', ...lines), head))).toMatchObject({ code, field });
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
  });
  it('refuses a ratio it cannot read and one that stands twice', () => {
    expect(faultOf(() => readLadder(csv('ratio,value', 'two,+2'), head))).toMatchObject({
      code: 'csv-ratio',
      field: 'x.csv:2:ratio',
    });
    expect(faultOf(() => readLadder(csv('ratio,value', '3/2,+2', '1.5/1,+1'), head))).toMatchObject({
      code: 'csv-taken',
      field: 'x.csv:3:ratio',
    });
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
    expect(checkChart(read)).toBe(read);
  });

  it('have ids made from their names where the file gives none', () => {
    const read = readModifiers(csv(heads, ',G,Talus,Steep bank,-1,,,', ',G,Gué,Ford,+1,,steep-bank,'), head);
    expect(Object.entries(read.lines).map(([id, line]) => [id, line.kind, line.notWith])).toEqual([
      ['steep-bank', 'flag', []],
      ['ford', 'flag', ['steep-bank']],
    ]);
  });

  it.each([
    ['no group', 'a,,A,A,+1,flag,,', 'csv-cell', 'x.csv:2:group'],
    ['a kind that is none', 'a,G,A,A,+1,often,,', 'csv-kind', 'x.csv:2:kind'],
    ['a flag that looks up', 'a,G,A,A,+1,flag ground.fight,,', 'csv-kind', 'x.csv:2:kind'],
    ['a look-up without a column', 'a,G,A,A,see,lookup ground,,', 'csv-kind', 'x.csv:2:kind'],
    ['a flag without a figure', 'a,G,A,A,some,flag,,', 'csv-figure', 'x.csv:2:value'],
    ['a line it does not have', 'a,G,A,A,+1,flag,b,', 'csv-line', 'x.csv:2:not_with'],
    ['a line it cannot replace', 'a,G,A,A,+1,flag,,b', 'csv-line', 'x.csv:2:replaces'],
  ])('with %s are refused by line and column', (_, line, code, field) => {
    expect(faultOf(() => readModifiers(csv(heads, line), head))).toMatchObject({ code, field });
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
    expect(checkChart(read)).toBe(read);
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
    expect(faultOf(() => readSequence(csv('number,fr,en,depth', ...lines), head))).toMatchObject({
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
    expect(checkChart(read)).toBe(read);
  });

  it('refuse a mark that no cell could carry, and a note without a language', () => {
    expect(faultOf(() => readNotes(csv('mark,fr,en', '[a],Un,One'), head))).toMatchObject({ code: 'csv-mark' });
    expect(faultOf(() => readNotes(csv('mark,fr,en', 'constructor,Un,One'), head))).toMatchObject({ code: 'csv-mark' });
    expect(faultOf(() => readNotes(csv('mark,fr,en,id', 'zz,Un,One,z'), head))).toMatchObject({
      code: 'csv-mark',
      field: 'x.csv:2:mark',
    });
    expect(faultOf(() => readNotes(csv('mark,fr,en', 'a,,One'), head))).toMatchObject({
      code: 'csv-cell',
      field: 'x.csv:2:fr',
    });
  });

  it('give symbols in both languages, and what they do', () => {
    const read = key(readKey(csv('symbol,fr,en,effect', 'CT / TdC,test,test,test', '-,rien,nothing,'), head));
    expect(read.symbols).toEqual([
      { id: 'ct', symbol: t('CT', 'TdC'), meaning: t('test', 'test'), terms: { effect: 'test' } },
      { id: 'nothing', symbol: t('-', '-'), meaning: t('nothing', 'rien') },
    ]);
    expect(checkChart(read)).toBe(read);
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
    const refused = (line: string) => faultOf(() => readSources(csv(heads, '004,F,S,2016,fr', line))).field;
    expect(['004,F,S,2016,fr', 'x,F,S,16,fr', 'x,F,S,,de', ',F,S,,fr'].map(refused)).toEqual([
      'x.csv:3:id',
      'x.csv:3:year',
      'x.csv:3:languages',
      'x.csv:3:id',
    ]);
  });

  it('want the columns they know, and no other', () => {
    expect(faultOf(() => readNotes(csv('mark,fr', 'a,Un'), head))).toMatchObject({
      code: 'csv-columns',
      field: 'x.csv:1:en',
    });
    expect(faultOf(() => readNotes(csv('mark,fr,en,de', 'a,Un,One,Ein'), head))).toMatchObject({
      code: 'csv-columns',
      field: 'x.csv:1:de',
    });
    expect(faultOf(() => readLadder(csv('ratio,value,more', '1/1,0,x'), head))).toMatchObject({
      field: 'x.csv:1:more',
    });
  });
});

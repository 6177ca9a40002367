import { bands, column, figure, ladder, matrix, same, t, verbatim } from '@coup-doeil/core/chart';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { ENTRIES, folder } from './entries.ts';
import { answering, find, withChart } from './find.ts';

const head = { id: 'table', title: t('Fire', 'Tir'), document: 'new' };
const table = (rows: readonly (readonly [string, string])[]) =>
  duel({ charts: withChart(bands({ ...head, columns: { effect: column(t('Effect', 'Effet'), verbatim) }, rows })) });

describe('ranges', () => {
  test.each([
    [
      'a hole',
      table([
        ['5 +', 'H'],
        ['3 -', '-'],
      ]),
      'no row holds 4',
    ],
    [
      'an overlap',
      table([
        ['5 +', 'H'],
        ['5 -', '-'],
      ]),
      'overlap',
    ],
    [
      'no end above',
      table([
        ['5 to 6', 'H'],
        ['4 -', '-'],
      ]),
      'above 6',
    ],
    [
      'no end below',
      table([
        ['5 +', 'H'],
        ['4', '-'],
      ]),
      'below 4',
    ],
    [
      'a row upside down',
      table([
        ['5 +', 'H'],
        ['4 to 3', 'H'],
        ['4 -', '-'],
      ]),
      'ends before it begins',
    ],
    ['no rows', table([]), 'it has no rows'],
  ])('catches %s', async (_, game, words) => {
    expect(await find('ranges', game)).toMatch(words);
  });

  test('catches a hole in a matrix', async () => {
    const broken = matrix({
      ...head,
      columns: { low: same('1:2') },
      read: verbatim,
      rows: [
        ['5 +', 'H'],
        ['3 -', '-'],
      ],
    });
    expect(await find('ranges', duel({ charts: withChart(broken) }))).toMatch('no row holds 4');
  });

  test.each([
    [
      'a rung that does not climb',
      [
        ['2/1', '+1'],
        ['1/1', '+1'],
      ],
      'is not better',
    ],
    [
      'a rung printed twice',
      [
        ['2/1', '+1'],
        ['4/2', '0'],
      ],
      'are the same ratio',
    ],
  ] as const)('catches %s', async (_, rungs, words) => {
    const odds = ladder({ ...head, id: 'odds', column: column(t('Modifier', 'Modificateur'), figure), rungs });
    expect(await find('ranges', duel({ charts: withChart(odds) }))).toMatch(words);
  });

  test('catches a cell that is missing, and a row that stands twice', async () => {
    const [open, ...others] = CHARTS.terrain.rows;
    const bare = open ? [{ ...open, cells: {} }, open] : [];
    const found = await find('ranges', duel({ charts: withChart({ ...CHARTS.terrain, rows: [...bare, ...others] }) }));
    expect(found).toMatch('2020 terrain: row open has no cell in column defence');
    expect(found).toMatch('row open stands twice');
  });
});

describe('marks', () => {
  test('catches a mark without a note', async () => {
    const charts = withChart({ ...CHARTS.terrain, notes: [] });
    expect(await find('marks', duel({ charts }))).toMatch('terrain, row wood, column defence: mark [a] has no note');
  });
  test('catches a mark on a head and on a name', async () => {
    const { columns, rows } = CHARTS.terrain;
    const charts = withChart({
      ...CHARTS.terrain,
      columns: columns.map((one) => ({ ...one, marks: 'x' })),
      rows: rows.map((row) => ({ ...row, marks: ['y'] })),
    });
    const found = await find('marks', duel({ charts }));
    expect(found).toMatch('column defence: mark [x]');
    expect(found).toMatch('row open: mark [y]');
  });
  test('catches a note that nothing uses, unless it is exempt', async () => {
    const notes = CHARTS.notes.reprint({ rows: {} });
    const [a] = notes.rows;
    const charts = withChart({ ...notes, rows: [...notes.rows, ...(a ? [{ ...a, id: 'c' }] : [])] });
    expect(await find('marks', duel({ charts }))).toMatch('note notes.c is used by no mark and by no rule');
    expect(await find('marks', duel({ charts }), { exempt: { 'notes.c': 'printed, and never met' } })).toBe('');
  });
});

describe('schema', () => {
  test.each([
    ['without a source', { document: '' }, '2020 terrain, document: '],
    ['without a language', { title: t('Terrain', ' ') }, '2020 terrain, title.fr: '],
    ['without a column', { columns: [] }, '2020 terrain, columns: '],
  ])('catches a chart %s', async (_, gone, words) => {
    expect(await find('schema', duel({ charts: withChart({ ...CHARTS.terrain, ...gone }) }))).toMatch(words);
  });
});

describe('citations', () => {
  const cited = (cite: { document: string; chart: string; row?: string; column?: string; note?: string }) => {
    const [open, ...others] = CHARTS.terrain.rows;
    return find(
      'citations',
      duel({ charts: withChart({ ...CHARTS.terrain, rows: open ? [{ ...open, cite }, ...others] : [] }) }),
    );
  };
  test.each([
    ['a document', { document: 'lost', chart: 'terrain' }, 'document lost is not among the sources'],
    ['a chart', { document: 'new', chart: 'maps' }, 'there is no chart maps in 2020'],
    ['a chart of that document', { document: 'old', chart: 'terrain' }, 'is not printed in document old'],
    ['a row', { document: 'new', chart: 'terrain', row: 'sea' }, 'chart terrain has no row sea'],
    ['a column', { document: 'new', chart: 'terrain', column: 'sea' }, 'chart terrain has no column sea'],
    ['a note', { document: 'new', chart: 'notes', note: 'z' }, 'chart notes has no note z'],
  ])('catches %s that is not there', async (_, cite, words) => {
    expect(await cited(cite)).toMatch(words);
  });
  test.each([
    { document: 'new', chart: 'terrain', note: 'a' },
    { document: 'new', chart: 'notes', note: 'b' },
    { document: 'new', chart: 'terrain', row: 'wood', column: 'defence' },
  ])('lets %j be', async (cite) => {
    expect(await cited(cite)).toBe('');
  });
  test('catches a note that its chart has not, and a fact that cites nowhere', async () => {
    expect(await cited({ document: 'new', chart: 'terrain', note: 'b' })).toMatch('chart terrain has no note b');
    const fact = { id: 'sun', label: same('Sun'), value: 1, cite: { document: 'new', chart: 'maps' } };
    const told = answering((one) => ({ ...one, facts: [fact] }));
    expect(await find('citations', duel({ calculator: told }))).toMatch(
      'cites maps of new, but there is no chart maps',
    );
    const silent = answering(({ facts: _, ...one }) => one);
    expect(await find('citations', duel({ calculator: silent }))).toBe('');
  });
  test('lets a rulebook be cited as a whole', async () => {
    const book = { id: 'book', title: same('Rules'), year: null, languages: [], about: same('Rules') };
    const game = duel({
      charts: withChart({
        ...CHARTS.terrain,
        rows: CHARTS.terrain.rows.map((row) => ({ ...row, cite: { document: 'book', chart: '7.4' } })),
      }),
    });
    expect(await find('citations', { ...game, sources: [...game.sources, book] })).toBe('');
  });
  test('catches a cell that cites nothing', async () => {
    const rows = CHARTS.terrain.rows.map((row) => ({ ...row, cite: undefined as never }));
    expect(await find('citations', duel({ charts: withChart({ ...CHARTS.terrain, rows }) }))).toMatch(
      'it cites nothing',
    );
  });
  test('catches a reading that cites what is nowhere in any printing', async () => {
    const spec = fire.readings['flank-in-wood'];
    const readings = spec ? { 'flank-in-wood': { ...spec, cite: { document: 'new', chart: 'maps' } } } : {};
    expect(await find('citations', duel({ calculator: { ...fire, readings } }))).toMatch(
      'reading flank-in-wood: cites maps of new, but there is no chart maps',
    );
  });
});

describe('second entry', () => {
  const typed = (file: string, text: string) =>
    find('second-entry', duel(), { at: folder({ ...ENTRIES, [file]: text }) });
  test.each([
    [
      'one digit',
      'terrain.csv',
      'row,defence\nOpen/Field,0\nWood,-2 [a]\n',
      '2020 terrain against terrain.csv: row wood: column Defence is -1 [a] on the chart, -2 [a] in the file',
    ],
    ['a mark', 'terrain.csv', 'row,defence\nOpen/Field,0\nWood,-1\n', 'row wood: column Defence'],
    ['a sign', 'terrain.csv', 'row,defence\nOpen/Field,0\nWood,+1 [a]\n', 'row wood: column Defence'],
    ['a name', 'terrain.csv', 'row,defence\nOpen/Meadow,0\nWood,-1 [a]\n', 'row open: its name is Open / Field'],
    ['a mark on a name', 'terrain.csv', 'row,defence\nOpen/Field [b],0\nWood,-1 [a]\n', 'row open: its name'],
    ['a row too few', 'terrain.csv', 'row,defence\nWood,-1 [a]\n', 'row open is not in the file'],
    [
      'a row too many',
      'terrain.csv',
      'row,defence\nOpen/Field,0\nSea,9\nWood,-1 [a]\n',
      'line 3 of the file (Sea) is not on the chart',
    ],
    ['rows in another order', 'terrain.csv', 'row,defence\nWood,-1 [a]\nOpen/Field,0\n', 'is not in the file'],
    [
      'a column too many',
      'terrain.csv',
      'row,defence,attack\nOpen/Field,0,1\nWood,-1 [a],1\n',
      'column attack of the file is not on the chart',
    ],
    ['a column too few', 'terrain.csv', 'row\nOpen/Field\nWood\n', 'column defence of the chart is not in the file'],
    ['another range', 'table.csv', 'row,effect\n6 +,H\n4 -,-\n', 'row 5-or-more: its name is 5 or more'],
    ['a range that is none', 'table.csv', 'row,effect\nfive,H\n4 -,-\n', 'row 5-or-more: its name is 5 or more'],
    ['another ratio', 'odds.csv', 'row,modifier\n3/1 +,+1\n1/1,0\n1/2 -,-1\n', 'row 2-1: its name'],
    [
      'a group',
      'lines.csv',
      'row,group,value,rules\nFlank,Melee,+2,3.1\nVolley,Fire,+1 [b],\n',
      'its group is Fire on the chart, Melee in the file',
    ],
    [
      'a rule number',
      'lines.csv',
      'row,group,value,rules\nFlank,Fire,+2,3.2\nVolley,Fire,+1 [b],\n',
      'rules is 3.1 on the chart, 3.2 in the file',
    ],
    ['a note', 'notes.csv', 'row,name\na,no volley\nc,night\n', 'row b: column Mark is b on the chart, c in the file'],
    ['a damaged file', 'notes.csv', 'row,name\na,b,c\n', 'notes.csv, row 2, column #3'],
    ['a cell too few', 'notes.csv', 'row,name\na\n', 'row a: its name is'],
  ])('catches %s', async (_, file, text, words) => {
    expect(await typed(file, text)).toContain(words);
  });
  test('tells the marks of a name, a cell that the chart lacks, and a file that names no rows', async () => {
    const { rows } = CHARTS.terrain;
    const other = (change: (row: (typeof rows)[number]) => object) =>
      find(
        'second-entry',
        duel({ charts: withChart({ ...CHARTS.terrain, rows: rows.map((row) => ({ ...row, ...change(row) })) }) }),
      );
    expect(await other(() => ({ marks: ['x'] }))).toContain(
      'row open: its name is Open / Field [x] on the chart, Field/Open in the file',
    );
    expect(await other(() => ({ cells: {} }))).toContain(
      'row open: column Defence is empty on the chart, 0 in the file',
    );
    expect(await typed('terrain.csv', 'defence\n0\n-1 [a]\n')).toContain(
      'row open: its name is Open / Field on the chart, empty in the file',
    );
  });
  test('finds nothing where nothing was typed', async () => {
    expect(await find('second-entry', duel(), { at: '/nowhere/at/all' })).toBe('');
  });
  test('passes over what the sheet does not print', async () => {
    const rows = CHARTS.table.rows.map((row, i) => (i === 1 ? { ...row, unprinted: true as const } : row));
    const at = folder({ 'table.csv': 'row,effect\n5 +,H\n' });
    expect(await find('second-entry', duel({ charts: withChart({ ...CHARTS.table, rows }) }), { at })).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chart,
  createSpeller,
  formatChartCsv,
  formatChartMarkdown,
  formatCsv,
  key,
  t,
  toChartJson,
} from '../../src/chart/index.ts';
import { parseTable } from '../../src/sheets/index.ts';
import { chartJsonSchema } from '../../src/zod/index.ts';
import {
  ground2001,
  key2001,
  lines2001,
  notes2001,
  odds2001,
  PRINTED,
  table2001,
  turn2001,
  volley2001,
} from '../fixture/charts.ts';

const place = { game: 'skirmish', edition: '2001' };
const head = { id: 'key', title: t('Key', 'Légende'), document: 'sheet' };

describe('JSON', () => {
  it('has one head and, for a grid, nothing more than the sheet', () => {
    const json = toChartJson(ground2001, place);
    expect(Object.keys(json)).toEqual(['game', 'edition', 'chart', 'kind', 'title', 'columns', 'rows', 'notes']);
    expect(json.columns).toEqual([
      { id: 'move', label: t('Move', 'Mouvement') },
      { id: 'fight', label: t('Fight', 'Combat'), spanner: t('To the die', 'Au dé'), marks: ['*'] },
    ]);
    expect(json.rows[2]).toEqual({
      id: 'ford',
      label: t('Ford', 'Gué'),
      marks: ['*'],
      cells: { move: { printed: '+1', marks: [] }, fight: { printed: '-2', marks: ['a', '*'] } },
      rules: ['3.2'],
    });
    expect(json.rows[0]).not.toHaveProperty('rules');
    expect(json.notes).toEqual([
      { mark: 'a', text: t('No push into it.', 'On n’y pousse pas.'), rules: ['4.1'] },
      { mark: '*', text: t('At one hex.', 'À un hex.') },
    ]);
  });

  it('keeps the rule numbers of a heading, and those of rows of every kind', () => {
    expect(toChartJson(ground2001.reprint({ rules: '3.1 3.3' }), place).rules).toEqual(['3.1', '3.3']);
    const ruled = table2001.reprint({ rows: [['7 +', 'H | -', { rules: '5.1' }]] });
    expect(toChartJson(ruled, place).rows[0]).toMatchObject({ rules: ['5.1'] });
  });

  it('says of each kind what it needs', () => {
    const first = (chart: Chart, i = 0) => toChartJson(chart, place).rows[i];
    expect(first(table2001)).toMatchObject({ from: 7, to: null, label: t('7 or more', '7 ou plus') });
    expect(first(table2001, 3)).toMatchObject({ from: null, to: 2, unprinted: true });
    expect(first(volley2001, 1)).toMatchObject({ from: 2, to: 4 });
    expect(first(odds2001, 1)).toMatchObject({ over: 3, under: 2 });
    expect(first(lines2001, 3)).toStrictEqual({
      id: 'rear',
      label: t('From the rear', 'De dos'),
      marks: [],
      cells: { value: { printed: '+3', marks: [] } },
      group: 'place',
      kind: 'flag',
      notWith: ['step'],
      replaces: ['flank'],
      rules: [],
      terms: {},
    });
    expect(first(notes2001)).toStrictEqual({
      id: 'a',
      label: t('No push into it.', 'On n’y pousse pas.'),
      marks: [],
      cells: { mark: { printed: 'a', marks: [] } },
      rules: ['4.1'],
      terms: { bars: ['into', 'from'], figure: 2 },
    });
    expect(first(key2001)).toStrictEqual({
      id: 'no-effect',
      label: t('no effect', 'pas d’effet'),
      marks: [],
      cells: { symbol: { printed: 'NE', marks: [] } },
      symbol: t('NE', 'PE'),
    });
    const step = { marks: [], rules: [], terms: {} };
    expect([first(turn2001, 1), first(turn2001, 2)]).toStrictEqual([
      { ...step, id: 'fight', label: t('Fight', 'Combat'), cells: { number: { printed: 'B', marks: [] } }, depth: 0 },
      {
        ...step,
        id: 'roll',
        label: t('Roll', 'Jet'),
        cells: { number: { printed: 'B1', marks: [] } },
        depth: 1,
        calculator: 'fight',
      },
    ]);
    expect(toChartJson(lines2001, place).groups).toEqual([
      { id: 'strength', label: t('Strength', 'Force') },
      { id: 'place', label: t('Position', 'Position') },
    ]);
  });

  it('survives the wire and is what its schema says', () => {
    for (const [edition, charts] of Object.entries(PRINTED))
      for (const chart of charts) {
        const json = toChartJson(chart, { game: 'skirmish', edition });
        expect(chartJsonSchema.parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
      }
  });

  it.each([
    ['a grid with ranges', ground2001, { from: 1, to: 2 }, ['rows.0.from', 'rows.0.to']],
    ['bands with ratios', table2001, { over: 2 }, ['rows.0.over']],
    ['a ladder with steps of a sequence', odds2001, { depth: 1 }, ['rows.0.depth']],
    ['notes with symbols', notes2001, { symbol: t('NE', 'PE') }, ['rows.0.symbol']],
    ['a sequence with lines', turn2001, { notWith: ['odds'] }, ['rows.0.notWith']],
  ])('knows what a row of each kind has: %s is refused', (_, chart, more, fields) => {
    const [first, ...rest] = toChartJson(chart, { game: 'skirmish', edition: '2001' }).rows;
    const result = chartJsonSchema.safeParse({
      ...toChartJson(chart, { game: 'skirmish', edition: '2001' }),
      rows: [{ ...first, ...more }, ...rest],
    });
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(fields);
  });
});

describe('CSV', () => {
  it('is laid out as a second entry is', () => {
    expect(formatChartCsv(ground2001)).toBe(
      'row,move,fight,rules\nOpen,1,NE,\nWood / Grove,2,-1 [a],\nFord [*],+1,-2 [a] [*],3.2\nLake,NA,NA,\n',
    );
    expect(formatChartCsv(table2001)).toBe('row,defender,attacker\n7 +,H,-\n4 to 6,S,-\n3,-,S\n');
    expect(formatChartCsv(odds2001)).toBe('row,value\n2/1 +,+2\n1.5/1,+1\n1/1,0\n1/2 -,-1\n');
    expect(formatChartCsv(notes2001)).toBe('row,about,rules\na,No push into it.,4.1\n*,At one hex.,\n');
    expect(formatChartCsv(turn2001)).toBe('row,number,rules\nMove,A,2.1\nFight,B,\nRoll,B1,\nCheck,B2,\n');
    expect(formatChartCsv(ground2001.reprint({ rows: { ford: { rules: '3.2 3.3' } } }))).toContain(',3.2 3.3\n');
    expect(formatChartCsv(key2001)).toMatch(/^row,meaning\nNE,no effect\n/);
    expect(formatChartCsv(lines2001.reprint({ groups: { strength: null } }))).toBe(
      'row,group,value\nOdds,,see odds\nEach step lost,,-1\nFrom the flank,Position,+1 [*]\nFrom the rear,Position,+3\n',
    );
  });

  it('speaks French, its symbols too where it is given the key', () => {
    const options = { language: 'fr', key: key2001 } as const;
    expect(formatChartCsv(ground2001, options)).toContain('Découvert,1,PE,');
    expect(formatChartCsv(table2001, options)).toContain('4 à 6,É,-\n');
    expect(formatChartCsv(key2001, options)).toContain('PE,pas d’effet\n');
    expect(formatChartCsv(lines2001, options)).toContain('De flanc,Position,+1 [*]\n');
  });

  it('gives back every cell, whatever stands in it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '=', '1', '−') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const { sheet, problems } = parseTable('x.csv', formatCsv([['a', 'b'], ...rows]));
        expect(problems).toEqual([]);
        // A row that says nothing is passed over.
        expect(sheet.rows.map(({ cells }) => [cells.get('a'), cells.get('b')])).toEqual(
          rows.map((row) => row.map((text) => text.trim())).filter((row) => row.join('') !== ''),
        );
      }),
    );
  });
});

describe('Markdown', () => {
  it('is an aligned table under its title, its notes below', () => {
    expect(formatChartMarkdown(table2001, { language: 'fr' })).toBe(
      [
        '## Table de combat',
        '',
        '|       | Défenseur | Attaquant |',
        '| ----- | --------- | --------- |',
        '| 7 +   | H         | -         |',
        '| 4 à 6 | S         | -         |',
        '| 3     | -         | S         |',
        '',
      ].join('\n'),
    );
    expect(formatChartMarkdown(ground2001)).toContain('\n- [a] No push into it. (4.1)\n- [\\*] At one hex.\n');
    expect(formatChartMarkdown(ground2001.reprint({ rules: '3.1 3.3' }))).toMatch(/^## Ground \(3\.1, 3\.3\)\n/);
    expect(formatChartMarkdown(ground2001)).toContain('| Fight [\\*]  |');
  });

  it.each([
    ['notes', notes2001, '| Note ', '| Rules |', '| Note ', '| Règles |'],
    ['a key', key2001, '| Meaning ', '|', '| Sens ', '|'],
    [
      'modifiers',
      lines2001.reprint({ lines: { rear: { rules: '5.3 5.4' } } }),
      '| Group ',
      '| Rules ',
      '| Groupe ',
      '| Règles ',
    ],
    ['a sequence', turn2001, '| Step ', '| Rules |', '| Étape ', '| Règles |'],
  ])('names the columns of %s in each language', (_, chart, en, enRules, fr, frRules) => {
    const heads = (language: 'en' | 'fr') => formatChartMarkdown(chart, { language }).split('\n')[2];
    expect(heads('en')).toMatch(/^\| {2,}\|/);
    expect([heads('en'), heads('en')]).toEqual([expect.stringContaining(en), expect.stringContaining(enRules)]);
    expect([heads('fr'), heads('fr')]).toEqual([expect.stringContaining(fr), expect.stringContaining(frRules)]);
  });

  it('puts its notes below, each with its mark if it has one', () => {
    const [first] = ground2001.notes;
    if (!first) throw new Error('the chart has notes');
    expect(formatChartMarkdown({ ...ground2001, notes: [{ ...first, mark: '', rules: [] }] })).toMatch(
      /\n\n- No push into it\.\n$/,
    );
  });

  it('keeps every line as wide as the others and its bars out of the cells', () => {
    for (const chart of PRINTED['2001']) {
      const lines = formatChartMarkdown(chart)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(new Set(lines.map((line) => [...line].length)).size).toBe(1);
    }
    const barred = key({
      ...head,
      rows: { x: { symbol: t('X', 'X'), meaning: t('this | that', 'ceci | cela') } },
    });
    expect(formatChartMarkdown(barred)).toContain('this \\| that');
    const long = key({ ...head, rows: { x: { symbol: t('X', 'X'), meaning: t('this\nthat', 'ceci  \n  cela') } } });
    expect(formatChartMarkdown(long)).toContain('| this that |');
    expect(formatChartMarkdown(long, { language: 'fr' })).toContain('| ceci cela |');
  });
});

describe('spelling', () => {
  it('turns symbols one by one, the longest first', () => {
    const french = createSpeller(key2001, 'fr');
    expect(['NE', 'S/H', 'H + S', '1H', '+1', '-'].map(french)).toEqual(['PE', 'É/T', 'T + É', '1T', '+1', '-']);
    // What is printed alike in both languages is a symbol too, and no shorter one is found in it.
    const nested = key({
      ...head,
      rows: {
        s: { symbol: t('S', 'É'), meaning: t('x', 'x') },
        both: { symbol: t('S/H', 'S/H'), meaning: t('x', 'x') },
        h: { symbol: t('H', 'T'), meaning: t('x', 'x') },
        all: { symbol: t('S/H/H', 'tout'), meaning: t('x', 'x') },
      },
    });
    expect(['S', 'S/H', 'S/H/H', 'H/S/H', 'H/S'].map(createSpeller(nested, 'fr'))).toEqual([
      'É',
      'S/H',
      'tout',
      'T/S/H',
      'T/É',
    ]);
  });

  it('leaves alone what only looks like a symbol', () => {
    const french = createSpeller(key2001, 'fr');
    expect(['NEW', 'HS', 'Hits'].map(french)).toEqual(['NEW', 'HS', 'Hits']);
    const numbered = key({
      ...head,
      rows: {
        one: { symbol: t('R1', 'r1'), meaning: t('x', 'x') },
        two: { symbol: t('2x', 'x2'), meaning: t('x', 'x') },
      },
    });
    expect(['R1', 'R12', '2x', '+2x', '12x'].map(createSpeller(numbered, 'fr'))).toEqual([
      'r1',
      'R12',
      'x2',
      '+2x',
      '12x',
    ]);
    // A sign touches whatever stands beside it.
    const signed = key({ ...head, rows: { both: { symbol: t('+?', '±'), meaning: t('x', 'x') } } });
    expect(['+?', '2+?', 'S+?t', '+'].map(createSpeller(signed, 'fr'))).toEqual(['±', '2±', 'S±t', '+']);
  });

  it('says the same without a key, in English, and of a chart that is no key', () => {
    for (const spell of [createSpeller(undefined, 'fr'), createSpeller(key2001, 'en'), createSpeller(ground2001, 'fr')])
      expect(spell('NE')).toBe('NE');
  });
});

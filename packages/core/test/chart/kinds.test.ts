import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rowOf } from '../../src/chart/column.ts';
import {
  bands,
  column,
  figure,
  grid,
  joinCell,
  key,
  ladder,
  matrix,
  modifiers,
  notes,
  same,
  sequence,
  splitCell,
  t,
} from '../../src/chart/index.ts';
import { describeRange, parseRange, rangeId } from '../../src/chart/range.ts';
import { parseRatio } from '../../src/chart/ratio.ts';
import { revise } from '../../src/chart/revise.ts';
import { faultOf, messageOf } from '../fault.ts';
import {
  ground1999,
  ground2001,
  key2001,
  lines1999,
  lines2001,
  notes1999,
  notes2001,
  odds2001,
  table2001,
  turn2001,
  volley2001,
} from '../fixture/charts.ts';

const head = { id: 'x', title: t('X', 'X'), document: 'd' };

describe('a cell', () => {
  it('is its text and its marks', () => {
    expect(splitCell('+1D [c]')).toEqual({ printed: '+1D', marks: ['c'] });
    expect(splitCell(' -2/-1 [e] [g] ')).toEqual({ printed: '-2/-1', marks: ['e', 'g'] });
    expect(splitCell('(-4) [**]')).toEqual({ printed: '(-4)', marks: ['**'] });
    expect(splitCell('+1[c]  [#][12]')).toEqual({ printed: '+1[c]  [#][12]', marks: [] });
    expect(splitCell('+1[c]  [#]')).toEqual({ printed: '+1', marks: ['c', '#'] });
    for (const bare of ['[-1]', '[c] 1', '1 [C]', '1 [12]', '1 [***]', '1 []', '1 c'])
      expect(splitCell(bare)).toEqual({ printed: bare, marks: [] });
    expect(splitCell('[*]')).toEqual({ printed: '', marks: ['*'] });
    expect(joinCell({ printed: '', marks: ['*', 'a'] })).toBe('[*] [a]');
  });

  it('is put together as it was cut', () => {
    const mark = fc.constantFrom('a', 'i', '1', '*', '**', '#');
    const printed = fc.stringMatching(/^[A-Z0-9+/-]{0,6}$/);
    fc.assert(
      fc.property(printed, fc.array(mark, { maxLength: 3 }), (text, marks) => {
        expect(splitCell(joinCell({ printed: text, marks }))).toEqual({ printed: text, marks });
      }),
    );
  });

  it('is read strictly: a figure, a half, a word of its column', () => {
    expect([figure('+1', []), figure('-2', []), figure('0', []), figure('1/2', [])]).toEqual([1, -2, 0, 0.5]);
    expect([figure('10', []), figure('-12', [])]).toEqual([10, -12]);
    for (const given of ['1.5', '', '+', '--1', 'x1', '1x', '+ 1', '1/3'])
      expect(messageOf(() => figure(given, []))).toBe(
        `a cell should be a figure such as +1, not ${JSON.stringify(given)}`,
      );
    const wrong = messageOf(() => ground2001.reprint({ rows: { wood: { cells: '2 | -7' } } }));
    expect(wrong).toBe('ground.wood.fight: a cell should be NE, -1, -2, NA, not "-7"');
  });

  it('must stand under a column', () => {
    const short = messageOf(() => ground2001.reprint({ rows: { open: { cells: '1' } } }));
    expect(short).toBe('ground.open: a row has 2 cells, not "1"');
    const long = messageOf(() => ground2001.reprint({ rows: { open: { cells: '1 | NE | 3' } } }));
    expect(long).toBe('ground.open: a row has 2 cells, not "1 | NE | 3"');
  });

  it('lets a fault that is no fault of the cell through', () => {
    const broken = () => {
      throw new RangeError('not a cell’s fault');
    };
    const made = () =>
      grid({ ...head, columns: { a: column(t('A', 'A'), broken) }, rows: { r: { label: t('R', 'R'), cells: '1' } } });
    expect(made).toThrow(RangeError);
  });
});

describe('a grid', () => {
  it('gives a cell with its value, its marks and its place', () => {
    expect(ground2001.at('ford', 'fight')).toEqual({
      label: t('Ford', 'Gué'),
      printed: '-2',
      marks: ['a', '*'],
      value: -2,
      cite: { document: 'sheet-2001', chart: 'ground', row: 'ford', column: 'fight' },
    });
    expect(ground2001.row('ford')).toMatchObject({ marks: ['*'], group: 'side', rules: ['3.2'] });
  });

  it('knows no row or column that is not its own, be it one that every object has', () => {
    expect(faultOf(() => ground2001.at('sea' as 'ford', 'fight'))).toMatchObject({
      code: 'row',
      field: 'ground',
      allowed: ['open', 'wood', 'ford', 'lake'],
      given: 'sea',
    });
    expect(faultOf(() => ground2001.at('ford', 'constructor' as 'fight'))).toMatchObject({
      code: 'column',
      field: 'ground',
      allowed: ['move', 'fight'],
      given: 'constructor',
    });
  });

  it('is laid out whole: heads, groups, rows and notes', () => {
    const bare = grid({
      ...head,
      columns: { a: column(t('A', 'A'), figure, { short: t('a', 'a') }) },
      rows: { r: { label: t('R', 'R'), cells: ' 1 ', marks: 'a b', rules: '1.1 1.2' } },
    });
    const { row, at, reprint, ...chart } = bare;
    expect(chart).toStrictEqual({
      ...head,
      kind: 'grid',
      notes: [],
      columns: [{ id: 'a', label: t('A', 'A'), short: t('a', 'a') }],
      groups: [],
      rows: [
        {
          id: 'r',
          label: t('R', 'R'),
          marks: ['a', 'b'],
          rules: ['1.1', '1.2'],
          terms: {},
          cite: { document: 'd', chart: 'x', row: 'r' },
          cells: {
            a: {
              printed: '1',
              marks: [],
              label: t('R', 'R'),
              value: 1,
              cite: { document: 'd', chart: 'x', row: 'r', column: 'a' },
            },
          },
        },
      ],
    });
  });

  it('lists its rows once, however often they are looked up', () => {
    const rows = [...ground2001.rows];
    const list = vi.spyOn(rows, 'map');
    const chart = { ...ground2001, rows };
    expect([rowOf(chart, 'ford').id, rowOf(chart, 'lake').id, rowOf(chart, 'ford').id]).toEqual([
      'ford',
      'lake',
      'ford',
    ]);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is reprinted with its differences, and stays as it was', () => {
    expect(ground1999.at('wood', 'fight')).toMatchObject({ marks: [], cite: { document: 'sheet-1999' } });
    expect(ground1999.rows.map(({ id }) => id)).toEqual(['open', 'wood', 'ford']);
    expect(ground1999.at('open', 'move').printed).toBe('1');
    expect(ground2001.rows).toHaveLength(4);
  });
});

describe('bands', () => {
  it('gives a row by its id', () => {
    for (const row of table2001.rows) expect(table2001.row(row.id)).toBe(row);
    expect(faultOf(() => table2001.row('7'))).toMatchObject({ code: 'row', field: 'table', given: '7' });
  });
  it('answer every whole number as the sheet does', () => {
    const slow = (n: number) => (n >= 7 ? '7-or-more' : n >= 4 ? '4-to-6' : n === 3 ? '3' : '2-or-less');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (total) => {
        expect(table2001.at(total).id).toBe(slow(total));
      }),
    );
    for (let total = -5; total <= 12; total++) expect(table2001.at(total).id).toBe(slow(total));
    expect(table2001.at(5).cells.defender.value).toBe('shaken');
  });

  it('have no answer to what is no whole number', () => {
    for (const total of [Number.NaN, 3.5, Number.POSITIVE_INFINITY])
      expect(faultOf(() => table2001.at(total))).toMatchObject({
        code: 'band',
        field: 'table',
        given: total === 3.5 ? total : String(total),
      });
  });

  it('say what they cover where a total falls between', () => {
    const holed = bands({
      ...head,
      columns: { a: column(t('A', 'A'), figure) },
      rows: [
        ['1 to 2', '0'],
        ['5 and +', '1'],
      ],
    });
    expect(faultOf(() => holed.at(3))).toMatchObject({ allowed: ['1 to 2', '5 and +'], given: 3 });
  });

  it('are printed in a few ways', () => {
    const rows = (['6 and -', '7', '8 à 9'] as const).map((range) => [range, '0'] as const);
    const read = bands({ ...head, columns: { a: column(t('A', 'A'), figure) }, rows });
    expect(read.rows.map(({ from, to }) => [from, to])).toEqual([
      [Number.NEGATIVE_INFINITY, 6],
      [7, 7],
      [8, 9],
    ]);
    const wrong = () => bands({ ...head, columns: { a: column(t('A', 'A'), figure) }, rows: [['some', '0']] });
    expect(faultOf(wrong)).toMatchObject({
      code: 'range',
      field: 'x',
      allowed: ['7', '13 to 14', '15 +', '0 -', '< 0'],
      given: 'some',
    });
  });

  it.each([
    ['7', 7, 7],
    ['-3', -3, -3],
    ['10', 10, 10],
    ['13 to 14', 13, 14],
    ['13 à 14', 13, 14],
    ['-13 to -11', -13, -11],
    ['15 +', 15, Number.POSITIVE_INFINITY],
    ['15 or more', 15, Number.POSITIVE_INFINITY],
    ['8 or less', Number.NEGATIVE_INFINITY, 8],
    ['Less than 0', Number.NEGATIVE_INFINITY, -1],
    ['-15 and +', -15, Number.POSITIVE_INFINITY],
    ['10 -', Number.NEGATIVE_INFINITY, 10],
    ['-10 and -', Number.NEGATIVE_INFINITY, -10],
    ['< 10', Number.NEGATIVE_INFINITY, 9],
    ['< -3', Number.NEGATIVE_INFINITY, -4],
  ])('read %s from %d to %d', (printed, from, to) => {
    expect(parseRange(printed, 'x')).toEqual({ from, to });
  });

  it('read nothing else', () => {
    const odd = [
      '',
      'x7',
      '7x',
      '7 to',
      '1 to 2x',
      'x1 to 2',
      '1 until 2',
      '7+',
      'x7 +',
      '7 +x',
      'x7 -',
      '7 -x',
      'x< 1',
      '< 1x',
      '<1',
      '> 1',
      '1.5',
    ];
    for (const given of odd) expect(faultOf(() => parseRange(given, 'x'))).toMatchObject({ code: 'range', given });
  });

  it('have ids and names that stay', () => {
    const ranges = [
      { from: -3, to: -1 },
      { from: 5, to: Number.POSITIVE_INFINITY },
      { from: Number.NEGATIVE_INFINITY, to: -3 },
      { from: -2, to: -2 },
      { from: 0, to: 12 },
    ];
    expect(ranges.map(rangeId)).toEqual(['minus-3-to-minus-1', '5-or-more', 'minus-3-or-less', 'minus-2', '0-to-12']);
    expect(ranges.map(describeRange)).toEqual([
      t('−3 to −1', '−3 à −1'),
      t('5 or more', '5 ou plus'),
      t('−3 or less', '−3 ou moins'),
      same('−2'),
      t('0 to 12', '0 à 12'),
    ]);
  });
});

describe('a ladder', () => {
  it('finds the rung that is reached, rounding in somebody’s favour', () => {
    const at = (attack: number, defence: number, favour: 'attacker' | 'defender') =>
      odds2001.at(attack, defence, favour).printed;
    expect([at(4, 2, 'defender'), at(9, 1, 'attacker'), at(3, 2, 'defender'), at(1, 1, 'attacker')]).toEqual([
      '+2',
      '+2',
      '+1',
      '0',
    ]);
    expect([at(7, 4, 'defender'), at(7, 4, 'attacker')]).toEqual(['+1', '+2']);
    expect([at(1, 9, 'defender'), at(1, 9, 'attacker'), at(2, 3, 'attacker')]).toEqual(['-1', '-1', '0']);
  });

  it('has ends in words where a printing says them so, the rows the same', () => {
    const worded = odds2001.reprint({
      rungs: [
        ['2/1 or more', '+2'],
        ['1/1', '0'],
        ['1/2 or worse', '-1'],
      ],
    });
    expect(worded.rows.map(({ id }) => id)).toEqual(['2-1', '1-1', '1-2']);
    expect(worded.rows.map(({ label }) => label)).toEqual([
      t('2/1 or more', '2/1 ou plus'),
      same('1/1'),
      t('1/2 or worse', '1/2 ou pire'),
    ]);
    expect([worded.at(9, 1, 'defender').value, worded.at(1, 9, 'defender').value]).toEqual([2, -1]);
  });

  it('agrees with a search of its own rungs', () => {
    const rungs = [
      [2, 2],
      [1.5, 1],
      [1, 0],
      [0.5, -1],
    ] as const;
    const slow = (ratio: number, up: boolean): number => {
      const below = rungs.findIndex(([least]) => ratio >= least);
      if (below < 0) return -1;
      const exact = rungs[below]?.[0] === ratio;
      return rungs[up && !exact ? Math.max(0, below - 1) : below]?.[1] ?? Number.NaN;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.boolean(), (a, d, up) => {
        expect(odds2001.at(a, d, up ? 'attacker' : 'defender').value).toBe(slow(a / d, up));
      }),
    );
  });

  it('wants a rung, and ratios that it can read', () => {
    const value = column(t('V', 'V'), figure);
    expect(messageOf(() => ladder({ ...head, column: value, rungs: [] }))).toBe('x: a ladder has at least one rung');
    for (const given of ['two', '1/1 x', 'x1/1', '1', '/1', '1/', '1/1+', '1.25/1', '1/1 ++', '.5/1'])
      expect(faultOf(() => ladder({ ...head, column: value, rungs: [[given, '0']] }))).toMatchObject({
        code: 'ratio',
        field: 'x',
        allowed: ['4/1 +', '4:1', '1.5/1', '1/1', '1/4 -'],
        given,
      });
    const ratios = ['4/1 +', '12/10', '1.5/1', '1/2.5 -', '1.5/2.5'].map((printed) => parseRatio(printed, 'x'));
    expect(ratios).toEqual([
      { over: 4, under: 1 },
      { over: 12, under: 10 },
      { over: 3, under: 2 },
      { over: 2, under: 5 },
      { over: 3, under: 5 },
    ]);
  });

  it('stands in the order of its ratios, however it is printed, each with its own row', () => {
    const value = column(t('V', 'V'), figure);
    const shuffled = ladder({
      ...head,
      column: value,
      rungs: [
        ['1/1', '0'],
        ['1/3 -', '-2'],
        ['1.5/2.5', '-1'],
        ['3/1 +', '+2'],
        ['3/2', '+1'],
      ],
    });
    expect(shuffled.rungs.map(({ row, printed, ratio }) => [row, printed, ratio.over / ratio.under])).toEqual([
      ['3-1', '+2', 3],
      ['3-2', '+1', 1.5],
      ['1-1', '0', 1],
      ['1p5-2p5', '-1', 0.6],
      ['1-3', '-2', 1 / 3],
    ]);
    expect(shuffled.rows.map(({ id }) => id)).toEqual(['1-1', '1-3', '1p5-2p5', '3-1', '3-2']);
    expect(shuffled.columns).toEqual([{ id: 'value', label: t('V', 'V') }]);
    expect(shuffled.kind).toBe('ladder');
    expect([shuffled.at(1, 9, 'defender').row, shuffled.at(1, 9, 'attacker').row]).toEqual(['1-3', '1-3']);
    expect([shuffled.at(9, 1, 'defender').row, shuffled.at(9, 1, 'attacker').row]).toEqual(['3-1', '3-1']);
  });

  it('compares two strengths, one of which may be none', () => {
    expect([odds2001.at(1, 0, 'defender').row, odds2001.at(0, 1, 'attacker').row]).toEqual(['2-1', '1-2']);
    for (const [attack, defence] of [
      [Number.NaN, 1],
      [1, Number.NaN],
      [-1, 2],
      [2, -1],
      [Number.POSITIVE_INFINITY, 1],
      [0, 0],
    ] as const)
      expect(faultOf(() => odds2001.at(attack, defence, 'attacker'))).toMatchObject({
        code: 'strength',
        field: 'odds',
        allowed: { rule: 'strength-pair' },
        given: `${attack}/${defence}`,
      });
  });

  it('is reprinted', () => {
    expect(odds2001.reprint({ document: 'e' }).rungs.map(({ row }) => row)).toEqual(['2-1', '1p5-1', '1-1', '1-2']);
  });
});

describe('a matrix', () => {
  it('is read at a die and a column', () => {
    expect(volley2001.at(-4, 'two-one')).toMatchObject({ printed: 'S', value: 'shaken' });
    expect(volley2001.at(3, 'one-two').value).toBe('none');
    expect(volley2001.at(99, 'one-one').cite).toEqual({
      document: 'sheet-2001',
      chart: 'volley',
      row: '5-or-more',
      column: 'one-one',
    });
  });

  it('shifts its columns as far as its edge, and says what lies beyond', () => {
    const order = ['one-two', 'one-one', 'two-one'] as const;
    expect(volley2001.order).toEqual(order);
    fc.assert(
      fc.property(fc.constantFrom(...order), fc.integer({ min: -9, max: 9 }), (from, by) => {
        // One column at a time, stopping where there is no other.
        let [at, beyond] = [order.indexOf(from), 0];
        for (let left = Math.abs(by); left > 0; left--) {
          const next = at + Math.sign(by);
          if (order[next] !== undefined) at = next;
          else beyond += Math.sign(by);
        }
        expect(volley2001.shift(from, by)).toEqual({ column: order[at], beyond });
      }),
    );
  });

  it('refuses a shift from nowhere, a shift by half, and a total that is none', () => {
    expect(faultOf(() => volley2001.shift('six-one' as 'one-one', 1))).toMatchObject({
      code: 'shift',
      field: 'volley',
      allowed: ['one-two', 'one-one', 'two-one'],
      given: 'six-one',
    });
    for (const by of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      for (const from of ['one-two', 'one-one', 'two-one'] as const)
        expect(faultOf(() => volley2001.shift(from, by))).toMatchObject({
          code: 'shift',
          field: 'volley',
          allowed: { rule: 'whole-number', min: -3, max: 3 },
          given: by === 0.5 ? by : String(by),
        });
    expect(faultOf(() => volley2001.at(Number.NaN, 'one-one'))).toMatchObject({ code: 'band' });
  });

  it('refuses columns whose ids an object would put in another order', () => {
    const made = () =>
      matrix({ ...head, columns: { 2: t('2', '2'), 1: t('1', '1') }, read: figure, rows: [['1 +', '0 | 0']] });
    expect(messageOf(made)).toMatch(/^x: column 1 would lose its place/);
    const long = () => matrix({ ...head, columns: { '12': t('12', '12') }, read: figure, rows: [['1 +', '0']] });
    expect(messageOf(long)).toMatch(/^x: column 12 /);
    const fine = { d3: t('3', '3'), '2d': t('2', '2') };
    expect(matrix({ ...head, columns: fine, read: figure, rows: [['1 +', '0 | 0']] }).order).toEqual(['d3', '2d']);
  });

  it('is reprinted', () => {
    expect(volley2001.reprint({ document: 'e' }).at(2, 'one-one').cite.document).toBe('e');
    expect([volley2001.kind, volley2001.reprint({ document: 'e' }).kind]).toEqual(['matrix', 'matrix']);
    expect(volley2001.columns[0]).toEqual({ id: 'one-two', label: t('1/2', '1/2') });
  });
});

describe('modifiers', () => {
  it('give a line with its figure, its kind and what it goes with', () => {
    expect(lines2001.line('rear')).toMatchObject({ value: 3, kind: 'flag', replaces: ['flank'], notWith: ['step'] });
    expect(lines2001.line('odds')).toMatchObject({ value: 0, kind: 'lookup', printed: 'see odds' });
    expect(lines2001.line('flank')).toMatchObject({ marks: ['*'], terms: { against: ['foot'] } });
    expect(lines1999.line('flank')).toMatchObject({ marks: [], terms: { against: ['foot', 'horse'] } });
    expect(faultOf(() => lines2001.line('front' as 'flank'))).toMatchObject({
      code: 'row',
      field: 'lines',
      allowed: ['odds', 'step', 'flank', 'rear'],
      given: 'front',
    });
    expect(lines2001.line('step')).toEqual({
      id: 'step',
      label: t('Each step lost', 'Chaque pas perdu'),
      printed: '-1',
      marks: [],
      cite: { document: 'sheet-2001', chart: 'lines', row: 'step', column: 'value' },
      kind: 'count',
      notWith: [],
      replaces: [],
      terms: {},
      value: -1,
    });
    // A figure that comes from elsewhere is not the one that is printed there.
    expect(lines2001.reprint({ lines: { odds: { value: '+1' } } }).line('odds')).toMatchObject({ value: 0 });
    expect(lines2001.reprint({ lines: { rear: { kind: 'difference' } } }).line('rear')).toMatchObject({ value: 0 });
    expect(lines2001.columns).toEqual([{ id: 'value', label: t('Modifier', 'Modificateur') }]);
    expect(lines2001.kind).toBe('modifiers');
  });

  it('count by their own figure, or by one from elsewhere', () => {
    const line = (kind: 'flag' | 'count' | 'difference' | 'lookup') => ({
      group: 'g',
      value: '+2',
      label: t('L', 'L'),
      kind,
    });
    const all = modifiers({
      ...head,
      groups: { g: t('G', 'G') },
      lines: { a: line('flag'), b: line('count'), c: line('difference'), d: line('lookup') },
    });
    expect((['a', 'b', 'c', 'd'] as const).map((id) => all.line(id).value)).toEqual([2, 2, 0, 0]);
    const said = { group: 'g', label: t('M', 'M'), value: 'some' };
    expect(messageOf(() => all.reprint({ lines: { b: said } }))).toContain('a figure such as +1, not "some"');
  });

  it('refuse a flag without a figure', () => {
    const lines = { odd: { group: 'g', value: 'some', label: t('Odd', 'Bizarre') } };
    expect(messageOf(() => modifiers({ ...head, groups: { g: t('G', 'G') }, lines }))).toContain('not "some"');
  });
});

describe('notes, keys and sequences', () => {
  it('are laid out as their specs say', () => {
    const made = notes({
      ...head,
      rows: {
        a: { mark: 'a', text: t('One', 'Un'), terms: { n: 1 } },
        b: { mark: '', text: t('Two', 'Deux'), terms: {}, rules: '1 2' },
      },
    });
    const cite = { document: 'd', chart: 'x' };
    expect(made.note('b')).toEqual({
      id: 'b',
      mark: '',
      label: t('Two', 'Deux'),
      printed: '',
      marks: [],
      value: {},
      rules: ['1', '2'],
      cite: { ...cite, note: 'b' },
    });
    expect(made.rows[0]).toStrictEqual({
      id: 'a',
      label: t('One', 'Un'),
      marks: [],
      rules: [],
      terms: { n: 1 },
      cite: { ...cite, row: 'a' },
      cells: {
        mark: {
          printed: 'a',
          marks: [],
          label: t('One', 'Un'),
          value: 'a',
          cite: { ...cite, row: 'a', column: 'mark' },
        },
      },
    });
    const again = made.reprint({ rows: { a: null } });
    expect([made.kind, again.kind, again.rows.length]).toEqual(['notes', 'notes', 1]);
    const symbols = key({ ...head, rows: { h: { symbol: t('H', 'T'), meaning: t('hit', 'touché') } } });
    expect([symbols.kind, symbols.reprint({ document: 'e' }).document]).toEqual(['key', 'e']);
    const steps = sequence({ ...head, steps: { a: { number: 'A', label: t('One', 'Un') } } });
    expect([steps.kind, steps.reprint({ document: 'e' }).document]).toEqual(['sequence', 'e']);
  });

  it('give a note with its terms', () => {
    expect(notes2001.note('a')).toMatchObject({ mark: 'a', value: { figure: 2 }, rules: ['4.1'], cite: { note: 'a' } });
    expect(notes2001.note('star')).toEqual({
      id: 'star',
      mark: '*',
      label: t('At one hex.', 'À un hex.'),
      printed: '*',
      marks: [],
      value: { range: 1 },
      rules: [],
      cite: { document: 'sheet-2001', chart: 'notes', note: 'star' },
    });
    expect(notes2001.columns).toEqual([{ id: 'mark', label: t('Mark', 'Renvoi') }]);
    expect([notes2001.kind, notes2001.rows[1]?.rules]).toEqual(['notes', []]);
    expect(notes1999.note('a').value.bars).toEqual(['into']);
    expect(faultOf(() => notes2001.note('b' as 'a'))).toMatchObject({ code: 'row', given: 'b' });
  });

  it('give each symbol in both languages', () => {
    expect(key2001.symbols[1]).toEqual({
      id: 'hit',
      symbol: t('H', 'T'),
      meaning: t('hit', 'touché'),
      terms: { effect: 'hit' },
    });
    expect(key2001.columns).toEqual([{ id: 'symbol', label: t('Symbol', 'Abréviation') }]);
    expect(key2001.kind).toBe('key');
    expect(key2001.reprint({ document: 'e' }).rows[1]).toMatchObject({ cells: { symbol: { printed: 'H' } } });
  });

  it('give the steps in their order, each as deep as it stands', () => {
    expect(turn2001.rows.map(({ id, depth }) => [id, depth])).toEqual([
      ['move', 0],
      ['fight', 0],
      ['roll', 1],
      ['check', 1],
    ]);
    expect(turn2001.step('roll')).toMatchObject({ calculator: 'fight', cells: { number: { printed: 'B1' } } });
    expect(turn2001.reprint({ steps: { fight: null } }).rows).toHaveLength(1);
    expect(turn2001.columns).toEqual([{ id: 'number', label: t('Step', 'Étape') }]);
    expect(turn2001.kind).toBe('sequence');
  });
});

describe('another printing', () => {
  const spec = {
    title: 'old',
    either: 'x' as string | { readonly at: number },
    figure: 1,
    list: ['a', 'b'] as readonly string[],
    rows: { x: { cells: '1', terms: { to: 'a' } }, y: { cells: '2', terms: { to: 'b' } } },
    none: null as null | { readonly at: number },
  };

  it('says only what is different', () => {
    expect(revise(spec, { title: 'new', rows: { x: { terms: { to: 'c' } } } })).toEqual({
      ...spec,
      title: 'new',
      rows: { x: { cells: '1', terms: { to: 'c' } }, y: { cells: '2', terms: { to: 'b' } } },
    });
  });

  it('has a list anew, whole', () => {
    expect(revise(spec, { list: ['c'] }).list).toEqual(['c']);
  });

  it('takes away what it says is nothing, and keeps the order of the rest', () => {
    const { rows } = revise(spec, { rows: { x: null } });
    expect(Object.keys(rows)).toEqual(['y']);
    expect(Object.keys(revise(spec, { rows: { x: { cells: '3' } } }).rows)).toEqual(['x', 'y']);
    // What is no row has nothing for its value.
    expect(revise(spec, { title: null, list: null })).toEqual({ ...spec, title: null, list: null });
  });

  it('fills what was empty', () => {
    expect(revise(spec, { none: { at: 1 } }).none).toEqual({ at: 1 });
    expect(revise(spec, { either: { at: 1 } }).either).toEqual({ at: 1 });
    expect(revise(spec, { none: null })).toHaveProperty('none', null);
  });

  it('leaves the first as it was', () => {
    revise(spec, { title: 'new', rows: { x: { cells: '9' }, y: null } });
    expect(spec.rows).toEqual({ x: { cells: '1', terms: { to: 'a' } }, y: { cells: '2', terms: { to: 'b' } } });
    expect(spec.title).toBe('old');
  });
});

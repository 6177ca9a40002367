import { describe, expect, it } from 'vitest';
import { parseDifference } from '../../src/chart/difference.ts';
import { bands, column, differences, figure, ladder, matrix, t, toChartJson, verbatim } from '../../src/chart/index.ts';
import { faultOf, messageOf } from '../fault.ts';

const head = { id: 'odds', title: t('Odds', 'Rapport'), document: 'sheet' };
const value = column(t('Value', 'Valeur'), verbatim);

describe('a ladder beyond what it prints', () => {
  const closed = (ends?: 'stay' | 'refuse' | 'reading', ...heads: readonly string[]) =>
    ladder({ ...head, column: value, rungs: heads.map((each) => [each, each]), ...(ends ? { ends } : {}) });

  it('does not answer 1:100 as 1:1', () => {
    const odds = closed(undefined, '1:1', '2:1', '3:1');
    expect(odds.find(1, 100, 'defender')).toMatchObject({ rung: { row: '1-1' }, beyond: 'below' });
    for (const favour of ['defender', 'attacker'] as const)
      for (const [attack, defence] of [
        [1, 100],
        [100, 1],
      ] as const)
        expect(faultOf(() => odds.at(attack, defence, favour))).toMatchObject({
          code: 'beyond',
          field: 'odds',
          allowed: { rule: 'within-chart' },
          given: `${attack}/${defence}`,
        });
  });

  it('stays at its ends where the sheet says so, or prints them open', () => {
    expect(closed('stay', '1:1', '2:1').at(1, 100, 'defender').row).toBe('1-1');
    expect(closed('stay', '1:1', '2:1').at(9, 1, 'attacker').row).toBe('2-1');
    expect(closed(undefined, '1:2 -', '1:1', '3:1 +').find(90, 1, 'defender')).toMatchObject({ beyond: null });
    expect(closed(undefined, '1:2 or worse', '3:1 or more').find(1, 90, 'attacker')).toMatchObject({ beyond: null });
    expect(faultOf(() => closed('refuse', '1:1', '2:1').at(9, 1, 'defender')).code).toBe('beyond');
  });

  it.each([
    // What rounds back to the last rung is not beyond it: in the defender's favour 11:2 is 5:1.
    [['1:1', '5:1'], 11, 2, 'defender', null],
    [['1:1', '5:1'], 6, 1, 'defender', 'above'],
    [['1:1', '5:1'], 11, 2, 'attacker', 'above'],
    [['1:1', '5:1'], 5, 1, 'attacker', null],
    [['1:1', '3:2'], 7, 4, 'defender', null],
    [['1:1', '3:2'], 2, 1, 'defender', 'above'],
    // In the attacker's favour 2:9 is 1:4; in the defender's it would be 1:5.
    [['1:4', '1:1'], 2, 9, 'attacker', null],
    [['1:4', '1:1'], 2, 9, 'defender', 'below'],
    [['1:4', '1:1'], 1, 5, 'attacker', 'below'],
    // A ladder that begins above even odds, and one that ends below them.
    [['2:1', '3:1'], 3, 2, 'attacker', null],
    [['2:1', '3:1'], 1, 1, 'attacker', 'below'],
    [['2:1', '3:1'], 3, 2, 'defender', 'below'],
    [['1:3', '1:2'], 2, 3, 'defender', null],
    [['1:3', '1:2'], 1, 1, 'defender', 'above'],
  ] as const)('%j: %d against %d in the %s’s favour', (heads, attack, defence, favour, beyond) => {
    expect(closed(undefined, ...heads).find(attack, defence, favour).beyond).toBe(beyond);
  });
});

describe('a ladder of differences', () => {
  const rungs = [
    ['-2 -', '-1'],
    ['-1 to +1', '0'],
    ['+2/+4', '+1'],
    ['+5', '+2'],
  ] as const;
  const chart = differences({ ...head, column: column(t('Value', 'Valeur'), figure), rungs });

  it('reads differences as sheets print them', () => {
    const ranges = ['+3 to +5', '+3/+5', '3…5', '3 à 5', '−2', '0', '+6 +', '+6+', '-4 or less', '-4 -'];
    expect(ranges.map((text) => parseDifference(text, 'x'))).toEqual([
      { from: 3, to: 5 },
      { from: 3, to: 5 },
      { from: 3, to: 5 },
      { from: 3, to: 5 },
      { from: -2, to: -2 },
      { from: 0, to: 0 },
      { from: 6, to: Number.POSITIVE_INFINITY },
      { from: 6, to: Number.POSITIVE_INFINITY },
      { from: Number.NEGATIVE_INFINITY, to: -4 },
      { from: Number.NEGATIVE_INFINITY, to: -4 },
    ]);
  });

  it('finds the rung of every difference', () => {
    for (let attack = 0; attack <= 12; attack++)
      for (let defence = 1; defence <= 12; defence++) {
        const d = attack - defence;
        const expected = d <= -2 ? -1 : d <= 1 ? 0 : d <= 4 ? 1 : 2;
        const { rung, beyond } = chart.find(attack, defence, 'defender');
        expect([rung.value, beyond]).toEqual([expected, d > 5 ? 'above' : null]);
      }
    expect([chart.at(7, 4, 'defender').row, chart.at(7, 4, 'attacker').row]).toEqual(['2-to-4', '2-to-4']);
  });

  it('gives half a point to whom it favours', () => {
    expect(chart.find(5.5, 4, 'defender').rung.row).toBe('minus-1-to-1');
    expect(chart.find(5.5, 4, 'attacker').rung.row).toBe('2-to-4');
  });

  it('refuses what lies beyond its ends, or stays there', () => {
    const low = differences({
      ...head,
      column: value,
      rungs: [
        ['0', 'x'],
        ['1 +', 'y'],
      ],
    });
    expect(low.find(1, 2, 'defender')).toMatchObject({ rung: { row: '0' }, beyond: 'below' });
    expect(faultOf(() => chart.at(9, 1, 'attacker'))).toMatchObject({ code: 'beyond', given: '8' });
    expect(low.reprint({ ends: 'stay' }).at(1, 9, 'attacker').printed).toBe('x');
    expect(faultOf(() => chart.at(-1, 1, 'attacker')).code).toBe('strength');
  });

  it('has rungs that follow on one another', () => {
    const build = (...heads: readonly string[]) =>
      messageOf(() => differences({ ...head, column: value, rungs: heads.map((each) => [each, 'x']) }));
    expect(build()).toBe('odds: a ladder has at least one rung');
    expect(build('0', '2')).toBe('odds: row 2 should begin where row 0 ends');
  });

  it('leaves with its ranges', () => {
    const { rows } = toChartJson(chart, { game: 'g', edition: 'e' });
    expect(rows.map(({ from, to, over }) => [from, to, over])).toEqual([
      [null, -2, undefined],
      [-1, 1, undefined],
      [2, 4, undefined],
      [5, 5, undefined],
    ]);
  });
});

describe('tables with ends', () => {
  const rows = [
    ['1 to 3', 'a | b'],
    ['4 to 6', 'c | d'],
  ] as const;
  const columns = { left: t('Left', 'Gauche'), right: t('Right', 'Droite') };

  it('refuse a total that no row holds, whatever they say of it', () => {
    const own = { left: column(columns.left, verbatim), right: column(columns.right, verbatim) };
    for (const ends of ['stay', 'refuse', 'reading'] as const) {
      const table = bands({ ...head, columns: own, rows, ends });
      expect([table.ends, table.at(4).id]).toEqual([ends, '4-to-6']);
      for (const total of [0, 7, 0.5]) expect(faultOf(() => table.at(total)).code).toBe('band');
    }
  });

  it('say what happens at the edges of a matrix', () => {
    const table = matrix({ ...head, columns, read: verbatim, rows, ends: 'stay', edges: 'refuse' });
    expect([table.ends, table.edges]).toEqual(['stay', 'refuse']);
    expect(table.at(6, 'right').printed).toBe('d');
    expect(table.shift('left', -2)).toEqual({ column: 'left', beyond: -2 });
  });
});

import { describe, expect, it } from 'vitest';
import { type Difference, diff, key, t } from '../../src/chart/index.ts';
import { ground2001, key2001, lines2001, notes2001, PRINTED, table2001 } from '../fixture/charts.ts';
import { says } from '../says.ts';

const plain = (found: readonly Difference[]) => found.map(({ from: _, to: __, ...place }) => place);

describe('the difference of two printings', () => {
  it('finds every place that changed, and no other', () => {
    expect(diff(PRINTED['1999'], PRINTED['2001'])).toEqual([
      { chart: 'ground', row: 'wood', what: 'name', from: t('Wood', 'Bois'), to: t('Wood / Grove', 'Bois / Bosquet') },
      { chart: 'ground', row: 'wood', column: 'fight', what: 'cell', from: '-1', to: '-1 [a]' },
      { chart: 'ground', row: 'ford', what: 'name', from: t('Ford', 'Gué'), to: says('Ford [*]', 'Gué [*]') },
      { chart: 'ground', row: 'ford', what: 'name', from: t('Hexes', 'Hex'), to: t('Hexsides', 'Bords d’hex') },
      { chart: 'ground', row: 'ford', what: 'reference', from: '3.1', to: '3.2' },
      { chart: 'ground', row: 'lake', what: 'name', from: null, to: t('Lake', 'Lac') },
      { chart: 'lines', row: 'flank', column: 'value', what: 'cell', from: '+1', to: '+1 [*]' },
      {
        chart: 'lines',
        row: 'flank',
        what: 'condition',
        from: { against: ['foot', 'horse'] },
        to: { against: ['foot'] },
      },
      { chart: 'lines', row: 'rear', what: 'condition', from: { notWith: [] }, to: { notWith: ['step'] } },
      { chart: 'lines', row: 'rear', what: 'reference', from: '5.3', to: '' },
      {
        chart: 'notes',
        note: 'a',
        what: 'term',
        from: { bars: ['into'], figure: null },
        to: { bars: ['into', 'from'], figure: 2 },
      },
      { chart: 'notes', note: 'a', what: 'reference', from: '', to: '4.1' },
    ]);
  });

  it('finds the same places the other way round, before and after changed over', () => {
    const [there, back] = [diff(PRINTED['1999'], PRINTED['2001']), diff(PRINTED['2001'], PRINTED['1999'])];
    const turned = back.map(({ from, to, ...place }) => ({ ...place, from: to, to: from }));
    expect(new Set(turned.map((one) => JSON.stringify(one)))).toEqual(
      new Set(there.map(({ from, to, ...place }) => JSON.stringify({ ...place, from, to }))),
    );
  });

  it('finds what a column is called, its marks and what spans it', () => {
    const renamed = ground2001.reprint({
      columns: { fight: { label: t('Shock', 'Choc'), marks: 'a *', spanner: t('To the roll', 'Au jet') } },
    });
    expect(diff([ground2001], [renamed])).toEqual([
      {
        chart: 'ground',
        column: 'fight',
        what: 'name',
        from: says('Fight [*]', 'Combat [*]'),
        to: says('Shock [a] [*]', 'Choc [a] [*]'),
      },
      {
        chart: 'ground',
        column: 'fight',
        what: 'name',
        from: t('To the die', 'Au dé'),
        to: t('To the roll', 'Au jet'),
      },
    ]);
    const bare = ground2001.reprint({ columns: { fight: { spanner: null } } });
    expect(diff([ground2001], [bare])).toEqual([
      { chart: 'ground', column: 'fight', what: 'name', from: t('To the die', 'Au dé'), to: null },
    ]);
  });

  it('finds what a symbol, a group and a rule became', () => {
    const respelt = key2001.reprint({ rows: { shaken: { symbol: t('S', 'Eb') } } });
    expect(diff([key2001], [respelt])).toEqual([
      { chart: 'key', row: 'shaken', what: 'name', from: t('S', 'É'), to: t('S', 'Eb') },
    ]);
    const alone = lines2001.reprint({ groups: { place: null }, lines: { rear: { rules: '5.3 5.4' } } });
    expect(diff([lines2001], [alone])).toEqual([
      { chart: 'lines', row: 'flank', what: 'name', from: t('Position', 'Position'), to: null },
      { chart: 'lines', row: 'rear', what: 'name', from: t('Position', 'Position'), to: null },
      { chart: 'lines', row: 'rear', what: 'reference', from: '', to: '5.3 5.4' },
    ]);
    expect(diff([alone], [lines2001])).toContainEqual({
      chart: 'lines',
      row: 'rear',
      what: 'reference',
      from: '5.3 5.4',
      to: '',
    });
    const ruled = notes2001.reprint({ rows: { star: { rules: '4.2 4.3' } } });
    expect(diff([notes2001], [ruled])).toEqual([
      { chart: 'notes', note: 'star', what: 'reference', from: '', to: '4.2 4.3' },
    ]);
  });

  it('finds a term that only one of them has', () => {
    const told = ground2001.reprint({ rows: { open: { terms: { shelter: true } }, wood: { terms: {} } } });
    expect(diff([ground2001], [told])).toEqual([
      { chart: 'ground', row: 'open', what: 'condition', from: {}, to: { shelter: true } },
    ]);
    const odd = ground2001.reprint({ rows: { open: { terms: { toString: 'x' } } } });
    expect(diff([odd], [ground2001])).toEqual([
      { chart: 'ground', row: 'open', what: 'condition', from: { toString: 'x' }, to: {} },
    ]);
  });

  it('finds nothing between a printing and itself', () => {
    expect(diff(PRINTED['2001'], PRINTED['2001'])).toEqual([]);
  });

  it('names charts, columns and notes that come and go', () => {
    expect(diff([], [table2001])).toEqual([
      { chart: 'table', what: 'name', from: null, to: t('Fight table', 'Table de combat') },
    ]);
    expect(diff([table2001], [])).toMatchObject([{ chart: 'table', what: 'name', to: null }]);
    const fewer = ground2001.reprint({
      columns: { fight: null },
      rows: { open: { cells: '1' }, wood: { cells: '2' }, ford: { cells: '+1' }, lake: { cells: 'NA' } },
    });
    expect(plain(diff([ground2001], [fewer])).slice(0, 2)).toEqual([
      { chart: 'ground', column: 'fight', what: 'name' },
      { chart: 'ground', column: 'fight', what: 'name' },
    ]);
    expect(diff([fewer], [ground2001])).toContainEqual({
      chart: 'ground',
      row: 'open',
      column: 'fight',
      what: 'cell',
      from: null,
      to: 'NE',
    });
    const without = notes2001.reprint({ rows: { star: null } });
    expect(diff([notes2001], [without])).toEqual([
      { chart: 'notes', note: 'star', what: 'name', from: says('At one hex. [*]', 'À un hex. [*]'), to: null },
    ]);
    expect(plain(diff([without], [notes2001]))).toEqual([{ chart: 'notes', note: 'star', what: 'name' }]);
  });

  it('names the rules of a heading, and a chart that became one of another kind', () => {
    const ruled = ground2001.reprint({ rules: '3.1 3.3' });
    expect(ruled.rules).toEqual(['3.1', '3.3']);
    expect(diff([ground2001], [ruled])).toEqual([{ chart: 'ground', what: 'reference', from: '', to: '3.1 3.3' }]);
    expect(diff([ruled], [ground2001])).toEqual([{ chart: 'ground', what: 'reference', from: '3.1 3.3', to: '' }]);
    const now = key({
      id: 'notes',
      title: t('Notes', 'Notes'),
      document: 'sheet-2001',
      rows: { star: { symbol: t('*', '*'), meaning: t('At one hex.', 'À un hex.') } },
    });
    expect(plain(diff([notes2001], [now]))).toEqual([
      { chart: 'notes', column: 'mark', what: 'name' },
      { chart: 'notes', column: 'symbol', what: 'name' },
      { chart: 'notes', row: 'a', what: 'name' },
      { chart: 'notes', row: 'star', what: 'name' },
      { chart: 'notes', row: 'star', column: 'mark', what: 'cell' },
      { chart: 'notes', row: 'star', column: 'symbol', what: 'cell' },
      { chart: 'notes', row: 'star', what: 'condition' },
    ]);
    expect(plain(diff([now], [notes2001]))).toHaveLength(7);
  });

  it('names a note that says the same in other words, and a symbol that is printed otherwise', () => {
    const reworded = notes2001.reprint({ rows: { star: { text: t('In the next hex.', 'Dans l’hex voisin.') } } });
    expect(plain(diff([notes2001], [reworded]))).toEqual([{ chart: 'notes', note: 'star', what: 'name' }]);
    const unmarked = notes2001.reprint({ rows: { star: { mark: '' } } });
    expect(diff([notes2001], [unmarked])).toEqual([
      {
        chart: 'notes',
        note: 'star',
        what: 'name',
        from: says('At one hex. [*]', 'À un hex. [*]'),
        to: t('At one hex.', 'À un hex.'),
      },
    ]);
    const respelt = key2001.reprint({ rows: { shaken: { symbol: t('S', 'Eb') } } });
    expect(plain(diff([key2001], [respelt]))).toEqual([{ chart: 'key', row: 'shaken', what: 'name' }]);
    const ungrouped = lines2001.reprint({ groups: { place: null } });
    expect(plain(diff([lines2001], [ungrouped]))).toEqual([
      { chart: 'lines', row: 'flank', what: 'name' },
      { chart: 'lines', row: 'rear', what: 'name' },
    ]);
  });
});

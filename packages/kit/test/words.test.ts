import { same, type Text, t } from '@coup-doeil/core/chart';
import { defineCalculator, describeInput, flag } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { answering, find, withChart } from './find.ts';

const game = duel();
// What a checker of types would not let through, but a file or a careless cast would.
const half = { en: 'Ground' } as Text;

describe('languages', () => {
  test.each([
    [
      'a title without French',
      duel({ charts: withChart({ ...CHARTS.terrain, title: half }) }),
      '2020 terrain.title: no text in fr',
    ],
    [
      'an empty lead',
      duel({ calculator: { ...fire, lead: t(' ', 'Un camp tire.') } }),
      'calculator fire.lead: no text in en',
    ],
    [
      'a bare colon',
      duel({ calculator: { ...fire, lead: t('One: fires.', 'Un camp : il tire.') } }),
      'narrow no-break space',
    ],
    ['a bare question mark', duel({ calculator: { ...fire, lead: t('Who?', 'Qui?') } }), 'narrow no-break space'],
    [
      'an outcome without words',
      duel({
        calculator: { ...fire, odds: { ...fire.odds, result: { label: same('Table'), role: 'table', outcome: same } } },
      }),
      'odds result, outcome hit: it has no words',
    ],
    [
      'a fact',
      duel({ calculator: answering((one) => ({ ...one, facts: [{ id: 'sun', label: half, value: 1 }] })) }),
      'calculator fire.facts.sun.label: no text in fr',
    ],
  ])('catches %s', async (_, broken, words) => {
    expect(await find('languages', broken)).toContain(words);
  });
  test('catches a refusal', async () => {
    const cite = { document: 'new', chart: 'notes', note: 'b' };
    const calculator = { ...fire, answer: () => ({ refused: { reason: t('No.', ''), cite } }) };
    expect(await find('languages', duel({ calculator }))).toContain('notes.b: no text in fr');
  });
  test('lets figures be', async () => {
    const calculator = { ...fire, lead: t('2:1, at 8:30, 8 : 4, +?', '2:1, à 8:30, 8 : 4, +?, 50\u202f%') };
    expect(await find('languages', duel({ calculator }))).toBe('');
  });
});

describe('lists', () => {
  const { meta } = game;
  const [first, ...others] = meta.charts;
  const told = first ? { ...first, title: t('Ground', 'Sol') } : { id: '', title: half };
  test.each([
    ['a chart that is not listed', { ...meta, charts: others }, 'chart terrain is not listed'],
    [
      'a chart that does not exist',
      { ...meta, charts: [...meta.charts, { id: 'maps', title: same('Maps') }] },
      'chart maps is listed and does not exist',
    ],
    ['another title', { ...meta, charts: [told, ...others] }, 'chart terrain is called Ground / Sol'],
    ['a calculator that is not listed', { ...meta, calculators: [] }, 'calculator fire is not listed'],
    ['another version', { ...meta, version: '2.0.0' }, 'version 2.0.0, in package.json 1.0.0'],
    ['no printing', { ...meta, printings: [] }, 'it lists no printing'],
    [
      'a printing that is not listed',
      { ...meta, printings: meta.printings.slice(0, 1) },
      'printing 2010 has charts and is not listed',
    ],
    [
      'a printing without charts',
      { ...meta, printings: [...meta.printings, { id: '2030', year: 2030, default: false, label: same('2030') }] },
      'printing 2030 has no charts',
    ],
  ])('catches %s', async (_, broken, words) => {
    expect(await find('lists', { ...game, meta: broken })).toContain(words);
  });
  test('catches a calculator called by another name', async () => {
    const broken = { ...game, calculators: { shot: async () => fire } };
    expect(await find('lists', broken)).toContain('calculator fire is loaded by the name shot');
  });
  test('catches a chart that only the calculator knows', async () => {
    const charts = { ...fire.charts, '2020': { ...fire.charts['2020'], table: CHARTS.table.reprint({}) } };
    expect(await find('lists', duel({ calculator: { ...fire, charts } }))).toContain(
      'chart table is not among the charts of 2020',
    );
  });
});

describe('ids', () => {
  test('catches an id that is not kebab-case', async () => {
    const broken = withChart({
      ...CHARTS.terrain,
      rows: CHARTS.terrain.rows.map((row) => ({ ...row, id: 'Open_Field' })),
    });
    expect(await find('ids', duel({ charts: broken }))).toContain('id Open_Field is not kebab-case');
  });
  test('catches a column that JavaScript would move', async () => {
    const broken = withChart({
      ...CHARTS.terrain,
      columns: CHARTS.terrain.columns.map((one) => ({ ...one, id: '5' })),
    });
    expect(await find('ids', duel({ charts: broken }))).toContain('id 5 looks like a whole number');
  });
  test('catches a field with another kind of name', async () => {
    const calculator = defineCalculator({
      ...fire,
      input: describeInput({ 'at-night': flag({ label: same('Night') }) }),
      examples: [],
      answer: () => ({ total: null }),
    });
    expect(await find('ids', duel({ calculator: calculator as unknown as typeof fire }))).toContain('field at-night');
  });
});

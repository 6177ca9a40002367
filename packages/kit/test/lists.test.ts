import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { same, t } from '@coup-doeil/core/chart';
import type { Game } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire, OLD } from './duel.ts';
import { folder } from './entries.ts';
import { find, withChart } from './find.ts';

const game = duel();
const { meta } = game;
const printing = { id: '2030', year: 2030, label: same('2030') };
const maps = { ...CHARTS.terrain, id: 'maps', title: t('Maps', 'Cartes') };

const retitled = <T extends { readonly id: string }>(all: readonly T[], id: string, en: string, fr: string) =>
  all.map((one) => (one.id === id ? { ...one, title: t(en, fr) } : one));
/** A title as a problem tells it: in every language. */
const inEach = (en: string, fr: string): string => Object.values(t(en, fr)).join(' / ');
const said = (more: Partial<Game['meta']>, other: Game = game) =>
  find('lists', { ...other, meta: { ...meta, ...more } });

describe('the list of a game', () => {
  test.each<[string, Partial<Game['meta']>, string]>([
    ['is true', {}, ''],
    ['lacks a chart', { charts: meta.charts.slice(1) }, 'meta: chart terrain is not listed'],
    ['has a chart too many', { charts: [...meta.charts, maps] }, 'meta: chart maps is listed and does not exist'],
    [
      'calls a chart otherwise in English',
      { charts: retitled(meta.charts, 'terrain', 'Soil', 'Terrain') },
      `meta: chart terrain is called ${inEach('Soil', 'Terrain')}, itself ${inEach('Ground', 'Terrain')}`,
    ],
    [
      'calls a chart otherwise in French',
      { charts: retitled(meta.charts, 'terrain', 'Ground', 'Sol') },
      `meta: chart terrain is called ${inEach('Ground', 'Sol')}, itself ${inEach('Ground', 'Terrain')}`,
    ],
    ['lacks a calculator', { calculators: [] }, 'meta: calculator fire is not listed'],
    [
      'calls a calculator otherwise',
      { calculators: retitled(meta.calculators, 'fire', 'Shots', 'Tir') },
      `meta: calculator fire is called ${inEach('Shots', 'Tir')}, itself ${inEach('Fire', 'Tir')}`,
    ],
    ['has a printing too many', { printings: [...meta.printings, printing] }, 'meta: printing 2030 has no charts'],
    [
      'lacks a printing',
      { printings: meta.printings.slice(0, 1) },
      [
        'meta: printing 2010 has charts and is not listed',
        'calculator fire: its printings are 2020, 2010, in the meta 2020',
        'calculator fire: printing 2010 is not listed',
      ].join('\n'),
    ],
    [
      'has its printings in another order than the calculators',
      { printings: meta.printings.toReversed() },
      'calculator fire: its printings are 2020, 2010, in the meta 2010, 2020',
    ],
    ['has another version', { version: '2.0.0' }, 'meta: version 2.0.0, in package.json 1.0.0'],
  ])('%s', async (_, more, problems) => {
    expect(await said(more)).toBe(problems);
  });

  test('goes by the default printing: what another calls a chart is its own business', async () => {
    const terrain = { ...OLD.terrain, title: t('Land', 'Sol') };
    const calculator = { ...fire, charts: { ...fire.charts, '2010': { ...OLD, terrain } } };
    const renamed = duel({ calculator, old: Object.values({ ...OLD, terrain }) });
    expect(await said({}, renamed)).toBe('');
    expect(await said({ printings: meta.printings.toReversed() }, renamed)).toContain(
      `meta: chart terrain is called ${inEach('Ground', 'Terrain')}, itself ${inEach('Land', 'Sol')}`,
    );
  });

  test('has the charts that only an older printing has', async () => {
    const more = duel({ old: [...Object.values(OLD), maps] });
    expect(await said({}, more)).toBe('meta: chart maps is not listed');
    const charts = (title: typeof maps.title) => [...meta.charts, { id: 'maps', title }];
    expect(await said({ charts: charts(same('Maps')) }, more)).toBe(
      `meta: chart maps is called ${Object.values(same('Maps')).join(' / ')}, itself ${inEach('Maps', 'Cartes')}`,
    );
    expect(await said({ charts: charts(maps.title) }, more)).toBe('');
  });
});

test('a game without charts is told of each that it lists, and of each that is read', async () => {
  const ids = Object.keys(CHARTS);
  expect(await said({}, { ...game, charts: async () => ({}) })).toBe(
    [
      ...ids.map((id) => `meta: chart ${id} is listed and does not exist`),
      'meta: printing 2020 has no charts',
      'meta: printing 2010 has no charts',
      // Years are keys that stand in the order of numbers.
      ...ids.map((id) => `calculator fire: chart ${id} is not among the charts of 2010`),
      ...ids.map((id) => `calculator fire: chart ${id} is not among the charts of 2020`),
    ].join('\n'),
  );
});

describe('a calculator', () => {
  test('that is loaded by the name of another is caught', async () => {
    const melee = { ...fire, id: 'melee' };
    const calculators = { fire: async () => melee, melee: async () => fire };
    const listed = [...meta.calculators, { id: 'melee', title: fire.title }];
    expect(await said({ calculators: listed }, { ...game, calculators })).toBe(
      'calculator melee is loaded by the name fire\ncalculator fire is loaded by the name melee',
    );
  });

  test('that reads a chart of its own is caught', async () => {
    const table = CHARTS.table.reprint({});
    const charts = { ...fire.charts, '2020': { ...fire.charts['2020'], table } };
    expect(await said({}, duel({ calculator: { ...fire, charts } }))).toBe(
      'calculator fire: chart table is not among the charts of 2020',
    );
    expect(await said({}, duel({ calculator: { ...fire, charts }, charts: withChart(table) }))).toBe('');
  });
});

describe('a calculator that leaves a printing out', () => {
  const { '2010': _, ...newer } = fire.charts;
  const short = { ...fire, printings: ['2020'], charts: newer };
  const old = Object.values(OLD);

  test('is caught where the printing has all its charts', async () => {
    expect(await said({}, duel({ calculator: short, old }))).toBe(
      'calculator fire: printing 2010 has its charts, and it does not answer for it',
    );
  });

  test('is right where the printing lacks a chart of it, or where an exemption says why', async () => {
    const without = duel({ calculator: short, old: old.filter(({ id }) => id !== 'odds') });
    expect(await said({}, without)).toBe('');
    const exempt = { 'printing.fire.2010': 'its volley is of another rule' };
    expect(await find('lists', duel({ calculator: short, old }), { exempt })).toBe('');
  });
});

test('a package whose version is no text is told of', async () => {
  const at = folder();
  writeFileSync(join(at, '..', 'package.json'), '{"version":1}');
  expect(await find('lists', game, { at })).toBe('meta: version 1.0.0, in package.json 1');
});

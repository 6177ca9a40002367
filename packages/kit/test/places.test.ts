import { type Chart, same } from '@coup-doeil/core/chart';
import { expect, test } from 'vitest';
import { placesOf } from '../src/conformance/places.ts';
import { CHARTS, duel, OLD } from './duel.ts';

const losses: Chart = {
  ...CHARTS.table,
  id: 'losses',
  columns: ['attacker', 'defender'].map((id) => ({ id, label: same(id) })),
};
const place = placesOf({
  game: duel(),
  charts: { '2020': [...Object.values(CHARTS), losses], '2010': Object.values(OLD) },
});

test.each([
  [{ document: 'new', chart: 'terrain' }, '2020'],
  [{ document: 'old', chart: 'terrain' }, '2010'],
  [{ document: 'old', chart: 'terrain' }, undefined],
  [{ document: 'new', chart: 'terrain', row: 'wood', column: 'defence' }, '2020'],
  [{ document: 'new', chart: 'terrain', column: 'defence' }, '2020'],
  [{ document: 'new', chart: 'losses', column: 'defender' }, '2020'],
  [{ document: 'new', chart: 'terrain', note: 'a' }, '2020'],
  [{ document: 'new', chart: 'notes', note: 'b' }, '2020'],
])('%j can be cited in %s', (cite, edition) => {
  expect(place(cite, edition)).toBeUndefined();
});

test.each([
  [{ document: 'lost', chart: 'terrain' }, '2020', 'document lost is not among the sources'],
  [{ document: 'new', chart: 'maps' }, '2020', 'there is no chart maps in 2020'],
  [{ document: 'new', chart: 'terrain' }, '2030', 'there is no chart terrain in 2030'],
  [{ document: 'new', chart: 'maps' }, undefined, 'there is no chart maps'],
  [{ document: 'old', chart: 'terrain' }, '2020', 'chart terrain is not printed in document old'],
  [{ document: 'new', chart: 'terrain', row: 'sea', note: 'a' }, '2020', 'chart terrain has no row sea'],
  [{ document: 'new', chart: 'terrain', row: 'wood', column: 'sea' }, '2020', 'chart terrain has no column sea'],
  [{ document: 'new', chart: 'terrain', note: 'b' }, '2020', 'chart terrain has no note b'],
  // A row of a chart that holds no notes is none.
  [{ document: 'new', chart: 'terrain', note: 'wood' }, '2020', 'chart terrain has no note wood'],
  [{ document: 'new', chart: 'notes', note: 'z' }, '2020', 'chart notes has no note z'],
])('%j cannot be cited in %s', (cite, edition, problem) => {
  expect(place(cite, edition)).toBe(problem);
});

test('a rulebook that no chart was made from is cited as a whole', () => {
  const { sources, ...game } = duel();
  const books = sources.map((source) => ({ ...source, id: `book-${source.id}` }));
  const known = placesOf({ game: { ...game, sources: [...sources, ...books] }, charts: { '2020': [CHARTS.terrain] } });
  expect(known({ document: 'book-new', chart: '7.4' }, '2020')).toBeUndefined();
  expect(known({ document: 'new', chart: '7.4' }, '2020')).toBe('there is no chart 7.4 in 2020');
});

test('of two printings with one document either will do, where none is named', () => {
  const sea: Chart = { ...CHARTS.terrain, rows: CHARTS.terrain.rows.map((row) => ({ ...row, id: 'sea' })) };
  const known = placesOf({ game: duel(), charts: { '2020': [CHARTS.terrain], '2021': [sea] } });
  const row = (id: string) => ({ document: 'new', chart: 'terrain', row: id });
  expect([known(row('wood')), known(row('sea'))]).toEqual([undefined, undefined]);
  expect(known(row('sea'), '2020')).toBe('chart terrain has no row sea');
  expect(known(row('moon'))).toBe('chart terrain has no row moon');
});

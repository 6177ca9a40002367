import { type Kind, t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  choice,
  describeInput,
  flag,
  type Game,
  group,
  list,
  refuse,
  unit,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { answering, find, withChart } from './find.ts';

const label = t('X', 'X');
const { odds: _, measure: __, ...bare } = fire;

/** The duel asked with another input, and answering nothing. */
const asking = (input: object): Game =>
  duel({ calculator: { ...bare, input: input as Calculator['input'], examples: [], answer: () => ({ total: null }) } });
const choosing = (...ids: readonly string[]): Game =>
  asking(
    describeInput({ arm: choice({ label, options: Object.fromEntries(ids.map((id) => [id, label])), default: '' }) }),
  );

const terrain = (change: object): Game => duel({ charts: withChart({ ...CHARTS.terrain, ...change }) });
const rowsNamed = (id: string) => CHARTS.terrain.rows.slice(0, 1).map((row) => ({ ...row, id }));
const columnsNamed = (id: string) => CHARTS.terrain.columns.map((one) => ({ ...one, id }));
const grouped = (id: string) => ({ groups: [{ id, label }] });
const noted = (id: string) => ({ notes: CHARTS.terrain.notes.map((note) => ({ ...note, id })) });
const readingNamed = (id: string, ...options: readonly string[]): Game => ({
  ...duel(),
  readings: Object.fromEntries(
    Object.values(duel().readings).map((spec) => [
      id,
      { ...spec, options: Object.fromEntries(options.map((one) => [one, label])) },
    ]),
  ),
});
const { meta, sources } = duel();
const measuring = (id: string): Calculator => ({
  ...fire,
  odds: { ...fire.odds, [id]: { label, role: 'table', outcome: () => label } },
});

describe('ids', () => {
  test.each<[string, Game]>([
    ['a game', { ...duel(), meta: { ...meta, id: 'Bad' } }],
    ['a chart', duel({ charts: [{ ...CHARTS.terrain, id: 'Bad' }] })],
    ['a row', terrain({ rows: rowsNamed('Bad') })],
    ['a row of bands', terrain({ kind: 'bands', rows: rowsNamed('Bad') })],
    ['a column', terrain({ columns: columnsNamed('Bad') })],
    ['a group of rows', terrain(grouped('Bad'))],
    ['a note', terrain(noted('Bad'))],
    ['a calculator', duel({ calculator: { ...fire, id: 'Bad' } })],
    ['an example', duel({ calculator: { ...fire, examples: [{ id: 'Bad', title: label, words: '' }] } })],
    ['a list of odds', duel({ calculator: measuring('Bad') })],
    ['a fact', duel({ calculator: answering((one) => ({ ...one, facts: [{ id: 'Bad', label, value: 1 }] })) })],
    ['an option', choosing('Bad')],
    ['a reading', readingNamed('Bad', 'counts')],
    ['an option of a reading', readingNamed('dusk', 'Bad')],
    ['a silence', { ...duel(), silences: [{ id: 'Bad', text: label }] }],
    ['a source', { ...duel(), sources: sources.map((one) => ({ ...one, id: 'Bad' })) }],
  ])('of %s are kebab-case, each told once', async (_, game) => {
    expect(await find('ids', game)).toBe('id Bad is not kebab-case');
  });

  test('are small letters and figures, hyphens between', async () => {
    const said = ['a', 'a1-b2-c', '5-or-more', '', '-a', 'a-', 'a--b', 'aB', 'a_b', 'é', ' a', 'a '];
    const game = { ...duel(), silences: said.map((id) => ({ id, text: label })) };
    expect((await find('ids', game)).split('\n')).toEqual(
      ['', '-a', 'a-', 'a--b', 'aB', 'a_b', 'é', ' a', 'a '].map((id) => `id ${id} is not kebab-case`),
    );
  });

  test.each<[string, Game]>([
    ['a column', terrain({ columns: columnsNamed('10') })],
    ['a group of rows', terrain(grouped('10'))],
    ['a row that has a name', terrain({ rows: rowsNamed('10') })],
    ['an option', choosing('10')],
    ['a reading', readingNamed('10', 'counts')],
    ['an option of a reading', readingNamed('dusk', '10')],
  ])('that %s is kept by are not taken for a number', async (_, game) => {
    expect(await find('ids', game)).toBe('id 10 looks like a whole number');
  });

  test('that JavaScript leaves where they stand are no whole numbers', async () => {
    expect((await find('ids', choosing('0', '7', '01', '1-1', 'a1', '1a'))).split('\n')).toEqual([
      'id 0 looks like a whole number',
      'id 7 looks like a whole number',
    ]);
  });

  test.each<Kind>(['bands', 'ladder', 'matrix'])('of rows may be figures in %s', async (kind) => {
    const figured = { ...CHARTS.terrain, kind, rows: rowsNamed('5') };
    expect(await find('ids', duel({ charts: [figured] }))).toBe('');
  });

  test('are looked for where nothing is answered too', async () => {
    const calculator = { ...fire, answer: () => refuse(label, CHARTS.notes.note('a')) };
    expect(await find('ids', duel({ calculator }))).toBe('');
  });
});

describe('names of fields', () => {
  test('are letters and figures that begin small, however deep they stand', async () => {
    const yes = flag({ label });
    const input = describeInput({
      a: yes,
      sixFronts2: yes,
      'at-night': yes,
      Far: yes,
      2: yes,
      inner: group({ label, fields: { a_b: yes } }),
      units: list({ label, max: 2, of: unit({ label, fields: { ok: yes, '1': yes, 'in wood': yes } }) }),
      flags: list({ label, max: 2, of: yes }),
    });
    expect((await find('ids', asking(input))).split('\n')).toEqual(
      ['2', 'at-night', 'Far', 'inner.a_b', 'units.1.1', 'units.1.in wood'].map(
        (name) => `fire, field ${name}: a field is named like sixFronts`,
      ),
    );
  });
});

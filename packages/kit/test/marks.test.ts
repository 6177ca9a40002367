import { type Chart, same } from '@coup-doeil/core/chart';
import { type Calculator, refuse, type Tally } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { placeOfStep } from '../src/conformance/marks.ts';
import { CHARTS, duel, fire } from './duel.ts';
import { find, withChart } from './find.ts';

const { terrain, lines, notes } = CHARTS;
/** Nothing is cited by it. */
const mute: Calculator = { ...fire, answer: () => ({ total: null }) };

test('every mark without a note is told with its place', async () => {
  const charts = withChart({
    ...terrain,
    columns: terrain.columns.map((one) => ({ ...one, marks: 'x y' })),
    rows: terrain.rows.map((row) => ({ ...row, marks: ['z'] })),
    notes: [],
  });
  expect(await find('marks', duel({ charts }))).toBe(
    [
      '2020 terrain, column defence: mark [x] has no note on this chart',
      '2020 terrain, column defence: mark [y] has no note on this chart',
      '2020 terrain, row open: mark [z] has no note on this chart',
      '2020 terrain, row wood: mark [z] has no note on this chart',
      '2020 terrain, row wood, column defence: mark [a] has no note on this chart',
    ].join('\n'),
  );
});

describe('a note', () => {
  const unmarked = withChart({
    ...lines,
    rows: lines.rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(Object.entries(row.cells).map(([id, cell]) => [id, { ...cell, marks: [] }])),
    })),
  });

  test('is used by its mark, where no rule cites it', async () => {
    expect(await find('marks', duel({ calculator: mute }))).toBe('');
  });
  test('is used by a rule, where no mark stands for it', async () => {
    expect(await find('marks', duel({ charts: unmarked }))).toBe('');
  });
  test('that neither mark nor rule uses is told once a printing, unless it is exempt', async () => {
    const game = duel({ charts: unmarked, calculator: mute });
    expect(await find('marks', game)).toBe('2020 notes: note notes.b is used by no mark and by no rule');
    expect(await find('marks', game, { exempt: { 'notes.b': 'printed, and never met' } })).toBe('');
  });
  test('that stands on no chart but the one that marks nothing with it is told', async () => {
    const charts: Chart[] = [{ ...terrain, notes: [notes.note('a'), notes.note('b')] }];
    const found = (own: readonly Chart[]) => find('marks', duel({ charts: own, calculator: mute }));
    expect(await found(charts)).toBe('2020 terrain: note notes.b is used by no mark and by no rule');
    // A mark of that letter on another chart is another note's.
    const elsewhere = { ...terrain, id: 'ground', notes: [{ ...notes.note('b'), cite: notes.note('a').cite }] };
    const marked = elsewhere.rows.map((row) => ({ ...row, marks: ['b'], cells: {} }));
    expect(await found([...charts, { ...elsewhere, rows: marked }])).toBe(
      '2020 terrain: note notes.b is used by no mark and by no rule',
    );
  });

  const [a] = notes.rows;
  const third = withChart({ ...notes, rows: [...notes.rows, ...(a ? [{ ...a, id: 'c' }] : [])] });
  const c = { label: same('c'), cite: { document: 'new', chart: 'notes', note: 'c' } };
  const telling = (tell: (tally: Tally) => void): Calculator => ({
    ...fire,
    answer: ({ tally }) => {
      tell(tally);
      return { total: null };
    },
  });
  test('that is nowhere but on the list of notes is told', async () => {
    expect(await find('marks', duel({ charts: third, calculator: mute }))).toBe(
      '2020 notes: note notes.c is used by no mark and by no rule',
    );
  });
  test.each<[string, Calculator]>([
    ['lights it', telling((tally) => tally.light(c))],
    ['counts it', telling((tally) => tally.add(c, 1))],
    ['sets a line aside by it', telling((tally) => tally.ignore(lines.line('flank'), 1, c))],
    [
      'sets a line of a march aside by it',
      telling((tally) => tally.within('step-1', () => same('1')).ignore(lines.line('flank'), 1, c)),
    ],
    ['refuses by it', { ...fire, answer: () => refuse(same('No'), c) }],
    [
      'has a fact of it',
      { ...fire, answer: () => ({ total: null, facts: [{ id: 'c', label: c.label, value: 1, cite: c.cite }] }) },
    ],
  ])('is used where a rule %s', async (_, calculator) => {
    expect(await find('marks', duel({ charts: third, calculator }))).toBe('');
  });
});

test.each([
  ['notes.c', 'notes.c'],
  ['step-1/notes.c', 'notes.c'],
  ['march/step-1/notes.c', 'notes.c'],
  [undefined, ''],
])('the place of a step set aside by %s is %s', (by, place) => {
  expect(placeOfStep(by)).toBe(place);
});

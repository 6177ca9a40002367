import { same, t } from '@coup-doeil/core/chart';
import { type Calculator, choice, describeInput, direction, list, refuse } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { answering, find, withChart } from './find.ts';

const label = t('X', 'X');
/** What is in no chart: told once for each place, so that each has its own. */
const sea = (row: string) => ({ document: 'new', chart: 'terrain', row });
const nothing = { cite: undefined as never };

describe('citations', () => {
  const { terrain, lines } = CHARTS;
  const columns = (cite: object) =>
    terrain.rows.map((row) => ({ ...row, cells: { defence: { ...row.cells.defence, ...cite } } }));
  const sheets: readonly (readonly [string, object, string[]])[] = [
    [
      'rows',
      { rows: terrain.rows.map((row) => ({ ...row, ...nothing })) },
      ['2020 terrain, row open: it cites nothing', '2020 terrain, row wood: it cites nothing'],
    ],
    [
      'cells',
      { rows: columns(nothing) },
      [
        '2020 terrain, row open, column defence: it cites nothing',
        '2020 terrain, row wood, column defence: it cites nothing',
      ],
    ],
    [
      'notes',
      { notes: terrain.notes.map((note) => ({ ...note, ...nothing })) },
      ['2020 terrain, note a: it cites nothing'],
    ],
    [
      'rows of another',
      { rows: terrain.rows.map((row) => ({ ...row, cite: sea(`${row.id}-sea`) })) },
      [
        '2020 terrain, row open: cites terrain.open-sea of new, but chart terrain has no row open-sea',
        '2020 terrain, row wood: cites terrain.wood-sea of new, but chart terrain has no row wood-sea',
      ],
    ],
    [
      'cells of another, all of the same place',
      { rows: columns({ cite: sea('sea') }) },
      ['2020 terrain, row open, column defence: cites terrain.sea of new, but chart terrain has no row sea'],
    ],
    [
      'notes of another',
      { notes: terrain.notes.map((note) => ({ ...note, cite: sea('sea') })) },
      ['2020 terrain, note a: cites terrain.sea of new, but chart terrain has no row sea'],
    ],
  ];
  test.each(sheets)('say which %s of a chart cite nothing, or what is not there', async (_, broken, said) => {
    const game = duel({ charts: withChart({ ...terrain, ...broken }) });
    expect((await find('citations', game)).split('\n')).toEqual(said);
  });

  test('that go by the position of a note are found, those by its id are not', async () => {
    const both = lines.reprint({ notes: [CHARTS.notes.note('a'), CHARTS.notes.note('b')] });
    const charts = { ...fire.charts, '2020': { ...CHARTS, lines: both } };
    const citing = (pick: (notes: typeof both.notes) => (typeof both.notes)[number] | undefined) => {
      const calculator: Calculator = {
        ...fire,
        charts,
        answer: (context, input) => {
          const result = fire.answer(context, input);
          const note = pick(context.charts.lines?.notes ?? []);
          return 'refused' in result && note ? refuse(result.refused.reason, note) : result;
        },
      };
      return find('citations', duel({ calculator, charts: withChart(both) }));
    };
    expect(await citing((notes) => notes[1])).toMatch(
      /^fire edition=2020 .*: cites notes\.b, with the notes in another order notes\.a$/m,
    );
    expect(await citing((notes) => notes.find(({ id }) => id === 'b'))).toBe('');
  });

  test('of a chart are to its own printing', async () => {
    const rows = lines.rows.map((row) => ({ ...row, cite: { ...row.cite, document: 'old' } }));
    expect(await find('citations', duel({ charts: withChart({ ...lines, rows }) }))).toBe(
      [
        '2020 lines, row flank: cites lines.flank of old, but chart lines is not printed in document old',
        '2020 lines, row volley: cites lines.volley of old, but chart lines is not printed in document old',
      ].join('\n'),
    );
  });

  const reading = (cite: object): Calculator => {
    const spec = fire.readings['flank-in-wood'];
    return { ...fire, readings: spec ? { 'flank-in-wood': { ...spec, ...cite } } : {} };
  };
  test.each<[string, Calculator, string]>([
    ['that is missing', reading(nothing), 'reading flank-in-wood: it cites nothing'],
    [
      'to nowhere',
      reading({ cite: sea('sea') }),
      'reading flank-in-wood: cites terrain.sea of new, but chart terrain has no row sea',
    ],
    ['to another printing', reading({ cite: { document: 'old', chart: 'lines', row: 'flank' } }), ''],
  ])('of a reading: one %s', async (_, calculator, said) => {
    expect(await find('citations', duel({ calculator }))).toBe(said);
  });

  test('of options are to a place that is somewhere; one without any says nothing', async () => {
    const options = {
      open: { label, cite: sea('bay') },
      wood: { label, cite: { document: 'old', chart: 'lines' } },
      sea: label,
    };
    const ground = choice({ label, options, default: 'open' });
    const { measure: _, odds: __, ...bare } = fire;
    const calculator: Calculator = {
      ...bare,
      input: describeInput({
        ground,
        to: direction({ label, default: 'n' }),
        next: list({
          label,
          of: choice({ label, options: { bay: { label, cite: sea('cape') } }, default: 'bay' }),
          max: 1,
        }),
      }) as Calculator['input'],
      examples: [],
      readings: {},
      answer: () => ({ total: null }),
    };
    expect(await find('citations', duel({ calculator }))).toBe(
      [
        'fire, field ground, option open: cites terrain.bay of new, but chart terrain has no row bay',
        'fire, field next.1, option bay: cites terrain.cape of new, but chart terrain has no row cape',
      ].join('\n'),
    );
  });

  const fact = (id: string, document: string) => ({ id, label: same(id), value: 1, cite: { document, chart: 'maps' } });
  test('of answers are told once for each place, document and printing', async () => {
    const calculator = answering((one) => ({
      ...one,
      facts: [fact('sun', 'new'), fact('moon', 'old'), fact('star', 'new')],
    }));
    expect(await find('citations', duel({ calculator }))).toBe(
      [
        'fire edition=2020: cites maps of new, but there is no chart maps in 2020',
        'fire edition=2020: cites maps of old, but there is no chart maps in 2020',
        'fire edition=2010: cites maps of new, but there is no chart maps in 2010',
        'fire edition=2010: cites maps of old, but there is no chart maps in 2010',
      ].join('\n'),
    );
  });

  test('of steps and refusals are to the printing that is asked', async () => {
    const calculator: Calculator = {
      ...fire,
      answer: (context, input) => {
        context.tally.add(lines.line('flank'), 2);
        const result = fire.answer(context, input);
        return 'refused' in result ? refuse(same('No.'), lines.line('volley')) : result;
      },
    };
    const night = { id: 'night', title: label, words: 'volley=true night=true' };
    const found = await find('citations', duel({ calculator: { ...calculator, examples: [night] } }));
    expect(found).toBe(
      [
        'fire edition=2010 volley=true night=true: cites lines.flank.value of new, but chart lines is not printed in document new',
        'fire edition=2010 volley=true night=true: cites lines.volley.value of new, but chart lines is not printed in document new',
      ].join('\n'),
    );
  });
});

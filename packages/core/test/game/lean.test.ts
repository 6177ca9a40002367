import { describe, expect, it } from 'vitest';
import { bareGrid, figure, same, t } from '../../src/chart/index.ts';
import {
  type Bare,
  type Context,
  choice,
  flag,
  inputOf,
  inputSchema,
  leanCalculator,
  list,
  run,
  type Spoken,
  saying,
  whole,
  wordless,
} from '../../src/game/index.ts';

const GAME = { id: 'small', version: '0.1.0' };
const bare: Bare = {
  id: 'fire',
  input: {
    kind: 'group',
    fields: {
      n: { kind: 'whole', min: 0, max: 3, default: 1, optional: false },
      wood: { kind: 'flag', default: false },
      guns: {
        kind: 'list',
        of: { kind: 'choice', options: ['light', 'heavy'], default: 'light' },
        min: 0,
        max: 2,
        count: 0,
        distinct: true,
      },
    },
  },
  readings: { dusk: ['counts', 'lost'] },
  printings: [
    ['2001', 'new', { ground: { open: ['', '+1'], wood: ['', '-2'] } }],
    ['1999', 'old', { ground: { wood: ['', '-3'] } }],
  ],
};
const ground = bareGrid({ fire: figure });
const phrases = { many: (n: number) => t(`${n} fire`, `${n} tirent`) };
type Told = Context<{ readonly ground: ReturnType<typeof ground> }> & Spoken<typeof phrases>;
type Asked = { readonly n: number; readonly wood: boolean };

const answer = ({ charts, tally, say, reading }: Told, { n, wood }: Asked) => {
  const cell = charts.ground.at(wood ? 'wood' : 'open', 'fire');
  tally.add(cell, cell.value * n, () => say('many', n));
  if (reading('dusk') === 'lost') tally.add(cell, 1);
  const ways: readonly (readonly [string, number])[] = [
    ['hit', n],
    ['miss', 6 - n],
  ];
  return { total: tally.total, odds: { fate: { of: 6, ways } } };
};
const measure = { list: 'fate', counts: (id: string) => id === 'hit' };
const lean = leanCalculator(bare, { ground }, { answer, measure });

describe('a calculator without its words', () => {
  it('is asked, checked and run as any other, and goes by its ids', () => {
    const result = run(GAME, lean, { input: { n: 2, wood: true } });
    expect(result).toMatchObject({
      ok: true,
      report: {
        edition: '2001',
        answer: { total: -4, headline: '-4_2/6', measure: { ways: 2, of: 6, label: { en: 'fate', fr: 'fate' } } },
        working: [
          {
            id: 'ground.wood.fire',
            label: { en: 'many', fr: 'many' },
            value: -4,
            cite: { document: 'new', chart: 'ground', row: 'wood', column: 'fire' },
          },
        ],
        odds: { fate: [{ id: 'hit', label: { en: 'hit', fr: 'hit' } }, { id: 'miss' }] },
        readings: [{ id: 'dusk', value: 'counts', decisive: true }],
      },
    });
    expect(lean).toMatchObject({
      id: 'fire',
      title: { en: 'fire', fr: 'fire' },
      lead: { en: 'fire', fr: 'fire' },
      examples: [],
      readings: { dusk: { options: { counts: { en: 'counts', fr: 'counts' }, lost: { en: 'lost', fr: 'lost' } } } },
    });
  });

  it('describes its input, every field and option named by its id', () => {
    const named = (id: string) => ({ label: same(id) });
    const options = { light: same('light'), heavy: same('heavy') };
    expect(lean.input).toEqual({
      ...inputOf({
        n: whole({ ...named('n'), min: 0, max: 3, default: 1 }),
        wood: flag(named('wood')),
        guns: list({ ...named('guns'), of: choice({ ...named('guns'), options, default: 'light' }), max: 2 }),
      }),
      ...named('fire'),
    });
    expect(inputSchema('urn:fire', lean.input)).toMatchObject({ title: 'fire' });
  });

  it('has the rows of another printing where they differ', () => {
    const of = (wood: boolean) => run(GAME, lean, { edition: '1999', input: { n: 1, wood } });
    expect(of(true)).toMatchObject({ report: { answer: { total: -3 }, working: [{ cite: { document: 'old' } }] } });
    expect(of(false)).toMatchObject({ report: { answer: { total: 1 }, working: [{ cite: { document: 'old' } }] } });
  });

  it('refuses what is not allowed, and counts nothing where its rules count nothing', () => {
    expect(run(GAME, lean, { input: { n: 9 } })).toMatchObject({ ok: false, error: { code: 'whole', field: 'n' } });
    const plain = leanCalculator(bare, { ground }, { answer });
    expect(plain).not.toHaveProperty('measure');
    expect(run(GAME, plain, {})).toMatchObject({ report: { answer: { headline: '+1', measure: null } } });
  });
});

it('a phrase is said in words, or by its id', () => {
  const say = saying({ lost: (n: number) => t(`${n} lost`, `${n} perdus`) });
  expect(say('lost', 2)).toEqual(t('2 lost', '2 perdus'));
  expect(wordless('lost', 2)).toEqual({ en: 'lost', fr: 'lost' });
});

import { same } from '@coup-doeil/core/chart';
import { type Calculator, formatPlaceId } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { anyFight } from '../../core/test/fixture/fight.ts';
import { signature } from '../src/conformance/signature.ts';
import {
  answerOf,
  asksOf,
  changedReadings,
  citesOf,
  drawAsk,
  formatAsk,
  listOptionIds,
  resultCites,
  traceAsk,
} from '../src/conformance/trace.ts';
import { asked } from './asked.ts';
import { fire } from './duel.ts';

const torn: Calculator = {
  ...fire,
  answer: (context, input) => {
    fire.answer(context, input);
    throw new RangeError('torn');
  },
};
const counts = { 'flank-in-wood': 'counts' };

describe('a trace', () => {
  test('keeps all that was told on the way', () => {
    const one = asked(fire, 'flank=true ground=wood');
    expect(one.steps.map(({ id, value, total }) => [id, value, total])).toEqual([
      ['odds.1-1.value', 0, 0],
      ['terrain.wood.defence', -1, -1],
      ['lines.flank.value', 2, 1],
    ]);
    expect(one.lit.map(formatPlaceId)).toEqual(['odds.1-1.value', 'terrain.wood.defence', 'lines.flank.value']);
    expect([...one.consulted]).toEqual(['flank-in-wood']);
    expect(one.calculator).toBe(fire);
    expect(one.asked).toMatchObject({ edition: '2020', readings: counts });
    expect(one.result).toMatchObject({ total: 1 });
    expect(one.error).toBeUndefined();
  });
  test('goes by the readings that were chosen, and consults what the rule asks for alone', () => {
    const { asked: ask } = asked(fire, 'flank=true ground=wood');
    expect(traceAsk(fire, { ...ask, readings: { 'flank-in-wood': 'lost' } }).result).toMatchObject({ total: -1 });
    expect([...asked(fire, 'flank=true').consulted]).toEqual([]);
  });
  test('of a rule that throws keeps what it threw, and what it told before', () => {
    const one = asked(torn, 'flank=true');
    expect(one.result).toBeUndefined();
    expect(one.error).toEqual(new RangeError('torn'));
    expect(one.steps.map(({ id }) => id)).toEqual(['odds.1-1.value', 'terrain.open.defence', 'lines.flank.value']);
    expect([answerOf(one), resultCites(one)]).toEqual([undefined, []]);
  });
  test('cites its steps, what is lit, its facts or its refusal', () => {
    const crossing = asked(anyFight, 'hexsides=ford ground=wood');
    expect(citesOf(crossing).map(formatPlaceId)).toEqual([
      'odds.1-1.value',
      'ground.wood.fight',
      // Lit: both steps once more, and the hexside.
      'odds.1-1.value',
      'ground.wood.fight',
      'ground.ford',
      'ground.ford.fight',
    ]);
    expect(resultCites(crossing).map(formatPlaceId)).toEqual(['ground.ford.fight']);
    expect(answerOf(crossing)).toBe(crossing.result);
    const lake = asked(anyFight, 'ground=lake');
    expect(resultCites(lake).map(formatPlaceId)).toEqual(['notes.a']);
    expect(answerOf(lake)).toBeUndefined();
    // Its one fact cites nothing.
    expect(resultCites(asked(fire))).toEqual([]);
    expect(resultCites({ result: { total: 1 } })).toEqual([]);
  });
});

describe('an ask', () => {
  test('is drawn from the first of everything to the last', () => {
    const [low, high] = [{ rating: null }, { rating: 6 }];
    expect(drawAsk(fire, () => 0)).toEqual({
      edition: '2020',
      readings: counts,
      input: { attack: 1, defence: 1, ground: 'open', flank: false, volley: false, night: false, targets: [low] },
    });
    expect(drawAsk(fire, (n) => n - 1)).toEqual({
      edition: '2010',
      readings: { 'flank-in-wood': 'lost' },
      input: { attack: 8, defence: 8, ground: 'wood', flank: true, volley: true, night: true, targets: [high, high] },
    });
  });
  test('is named as one types it: what differs from the defaults', () => {
    const { asked: ask } = asked(fire, 'flank=true ground=wood', '2010');
    expect(formatAsk({ calculator: fire, asked: ask })).toBe('fire edition=2010 ground=wood flank=true');
    const lost = { ...ask, readings: { 'flank-in-wood': 'lost', dusk: 'dark' } };
    expect(changedReadings({ calculator: fire, asked: lost })).toEqual(lost.readings);
    expect(formatAsk({ calculator: fire, asked: lost })).toBe(
      'fire edition=2010 ground=wood flank=true reading.flank-in-wood=lost reading.dusk=dark',
    );
    expect([listOptionIds(fire, 'flank-in-wood'), listOptionIds(fire, 'dusk')]).toEqual([['counts', 'lost'], []]);
  });
});

describe('the asks of a calculator', () => {
  const said = (calculator: Calculator) => asksOf(calculator).map((one) => formatAsk({ calculator, asked: one }));
  const EXAMPLES = [
    'fire edition=2020',
    'fire edition=2020 ground=wood volley=true',
    'fire edition=2010',
    'fire edition=2010 ground=wood volley=true',
  ];
  test('are its examples in every printing, then hundreds drawn: always the same, and others for each calculator', () => {
    const all = said(fire);
    expect(all.slice(0, 4)).toEqual(EXAMPLES);
    expect(all).toHaveLength(604);
    expect(new Set(all).size).toBeGreaterThan(500);
    expect(said(fire)).toEqual(all);
    expect(said({ ...fire, id: 'shot' }).slice(4)).not.toEqual(all.slice(4).map((one) => one.replace('fire', 'shot')));
    expect(
      asksOf(fire)
        .slice(0, 4)
        .map(({ readings }) => readings),
    ).toEqual([counts, counts, counts, counts]);
  });
  test('leave out an example that is no input, and hide no fault of the description', () => {
    const wrong = { id: 'wrong', title: same('x'), words: 'attack=99' };
    expect(said({ ...fire, examples: [wrong, ...fire.examples] }).slice(0, 4)).toEqual(EXAMPLES);
    let looked = 0;
    const broken: Calculator = {
      ...fire,
      input: {
        ...fire.input,
        get fields() {
          looked += 1;
          if (looked === 1) throw new RangeError('broken');
          return fire.input.fields;
        },
      },
    };
    expect(() => asksOf(broken)).toThrow(RangeError);
  });
});

describe('the signature of an answer', () => {
  const cite = { document: 'new', chart: 'notes' };
  const fact = { id: 'sun', label: same('Sun'), value: 1 };
  test.each([
    ['what is not said', { total: 2 }, { total: 2, incomplete: false, facts: [] }],
    [
      'the words of a fact',
      { total: 2, facts: [fact] },
      { total: 2, facts: [{ ...fact, label: same('Light'), text: same('high'), cite }] },
    ],
    [
      'the words of a refusal',
      { refused: { reason: same('No.'), cite } },
      { refused: { reason: same('Never.'), cite: { ...cite, document: 'old' } } },
    ],
  ])('passes over %s', (_, one, other) => {
    expect(signature(one)).toBe(signature(other));
  });
  test('is another for all else', () => {
    const all = [
      { total: 2 },
      { total: null },
      { total: 2, incomplete: true },
      { total: 2, odds: { result: { of: 6, ways: [['hit', 6] as const] } } },
      { total: 2, odds: { result: { of: 36, ways: [['hit', 36] as const] } } },
      { total: 2, odds: { other: { of: 6, ways: [['hit', 6] as const] } } },
      { total: 2, facts: [fact] },
      { total: 2, facts: [{ ...fact, value: 2 }] },
      { total: 2, facts: [{ ...fact, id: 'moon' }] },
      { total: 2, facts: [fact, fact] },
      { refused: { reason: same('No.'), cite: { ...cite, note: 'a' } } },
      { refused: { reason: same('No.'), cite: { ...cite, note: 'b' } } },
    ];
    expect(new Set(all.map(signature)).size).toBe(all.length);
  });
});

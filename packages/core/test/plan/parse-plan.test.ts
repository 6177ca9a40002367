import { describe, expect, test } from 'vitest';
import { computePlan, parsePlan } from '../../src/plan/index.ts';
import { faultOf } from '../fault.ts';
import { fightBy, openPlan } from './fixture.ts';

const board = openPlan();
const parse = (text: string) => parsePlan(board, text);
const came = (step: string, as: string) => ({ check: 'came', step, as });

describe('a plan in words', () => {
  test('is the plan that its data would be', () => {
    const text = `volley a at 0504; first: fight a, b at 0504 if volley failed and not 0504 empty choose flight.d=flees
      again after first at 0504 by a choose from=rear
      march a to 0605 if first gives 10-or-more

      fight b at 0504 if a stands and b moved and 0504 held by red and red has 2 shaken and red has shaken and blue loses 3
      goal 0504 empty; goal not red has 2 shaken and first done`;
    expect(parse(text)).toEqual({
      steps: [
        { id: 'volley', action: { ...fightBy(['a']), action: 'volley' } },
        {
          id: 'first',
          action: fightBy(['a', 'b'], { answers: { 'flight.d': 'flees' } }),
          when: [came('volley', 'failed'), { check: 'empty', hex: '0504', not: true }],
        },
        {
          id: 'again',
          follow: { step: 'first', id: 'again', targets: ['0504'], counters: ['a'], answers: { from: 'rear' } },
        },
        {
          id: 'march',
          march: { counter: 'a', to: '0605' },
          when: [{ check: 'row', step: 'first', rows: ['10-or-more'] }],
        },
        {
          id: 'fight',
          action: fightBy(['b']),
          when: [
            { check: 'stands', counter: 'a' },
            { check: 'has', counter: 'b', word: 'moved' },
            { check: 'held', hex: '0504', side: 'red' },
            { check: 'any', side: 'red', word: 'shaken', least: 2 },
            { check: 'any', side: 'red', word: 'shaken' },
            { check: 'losses', side: 'blue', most: 3 },
          ],
        },
      ],
      goals: [
        { check: 'empty', hex: '0504' },
        { check: 'any', side: 'red', word: 'shaken', least: 2, not: true },
        came('first', 'done'),
      ],
    });
  });

  test('names steps that have no name by what they do, and counts them', () => {
    expect(parse('fight a at 0504; fight b at 0504; fight a at 0504').steps.map(({ id }) => id)).toEqual([
      'fight',
      'fight-2',
      'fight-3',
    ]);
  });

  test('says what came of a step without odds', () => {
    expect(parse('rally d at 0504 result d=rallied').steps[0]?.fates).toEqual({ d: 'rallied' });
  });

  test('is answered as the same from data', () => {
    const plan = parse('fight a at 0504; goal 0504 empty');
    const data = { steps: [{ id: 'fight', action: fightBy(['a']) }], goals: [{ check: 'empty', hex: '0504' }] };
    expect(computePlan(board, plan)).toEqual(computePlan(board, data as never));
  });

  test.each([
    ['fihgt a at 0504', 'steps.0', 'fihgt', 'fight'],
    ['fight a at 0504; fight x at 0504', 'steps.1', 'x', 'b'],
    ['fight a to 0504', 'steps.0', 'to', 'at'],
    ['fight a plain plain at 0504', 'steps.0', 'plain', 'at'],
    ['fight a at 0504 when b stands', 'steps.0', 'when', 'if'],
    ['fight a at 0504 if', 'steps.0', null, 'red'],
    ['fight a at 0504 if nobody stands', 'steps.0', 'nobody', 'red'],
    ['fight a at 0504 if a sits', 'steps.0', 'sits', 'stands'],
    ['fight a at 0504 if red shaken', 'steps.0', 'shaken', 'has'],
    ['fight a at 0504 if 0504 full', 'steps.0', 'full', 'empty'],
    ['fight a at 0504 if 0504 held by green', 'steps.0', 'green', 'red'],
    ['fight a at 0504; fight b at 0504 if fight lost', 'steps.1', 'lost', 'failed'],
    ['again after nothing', 'steps.0', 'nothing', undefined],
    ['march a at 0605', 'steps.0', 'at', 'to'],
    ['fight a at 0504; goal 0504 empty or full', 'goals.0', 'or', 'and'],
  ])('%s: the error names the place and the word, and what may stand there', (text, field, given, allowed) => {
    const fault = faultOf(() => parse(text)) as { readonly allowed: readonly unknown[] };
    expect(fault).toMatchObject({ field, given });
    if (allowed !== undefined) expect(fault.allowed).toContain(allowed);
  });

  test.each([
    ['fight a at 9999', 'steps.0', '9999'],
    ['fight a at', 'steps.0', null],
    ['fight a at 0504 choose flight.d', 'steps.0', 'flight.d'],
    ['fight a at 0504 choose =x', 'steps.0', '=x'],
    ['fight a at 0504 choose x=', 'steps.0', 'x='],
    ['fight a at 0504 if red loses many', 'steps.0', 'many'],
    ['Big: fight a at 0504', 'steps.0.id', 'Big'],
    ['', 'steps', { list: 0 }],
    [' ; \n', 'steps', { list: 0 }],
  ])('%s: nothing half read', (text, field, given) => {
    expect(faultOf(() => parse(text))).toMatchObject({ field, given });
  });
});

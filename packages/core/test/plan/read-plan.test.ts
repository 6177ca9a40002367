import { describe, expect, test } from 'vitest';
import { computePlan, type Plan, readPlan } from '../../src/plan/index.ts';
import { faultOf } from '../fault.ts';
import { fightBy, openPlan } from './fixture.ts';

const one = { id: 'one', action: fightBy(['a']) };
const fieldOf = (given: unknown): unknown => {
  const fault = faultOf(() => readPlan(given));
  return (fault as { readonly field: string }).field;
};

describe('a plan from data', () => {
  test('comes back as it is, nothing else with it', () => {
    const plan = {
      steps: [
        { ...one, action: { ...one.action, answers: { 'flight.d': 'flees' } } },
        { id: 'walk', march: { counter: 'a', to: '0605' } },
        {
          id: 'next',
          follow: { step: 'one', id: 'again', targets: ['0504'], counters: ['a'], answers: { from: 'rear' } },
          when: [{ check: 'came', step: 'one', as: 'failed', not: true }],
        },
        { ...one, id: 'rally', fates: { a: 'rallied' } },
      ],
      goals: [
        { check: 'held', hex: '0504', side: 'red' },
        { check: 'any', side: 'red', word: 'shaken', least: 2 },
        { check: 'row', step: 'one', rows: ['10-or-more'] },
      ],
    };
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });
  test.each<[string, unknown]>([
    ['document', []],
    ['steps', {}],
    ['step', { step: [] }],
    ['steps', { steps: [] }],
    ['steps.0', { steps: [{ id: 'one' }] }],
    ['steps.0', { steps: [{ ...one, march: { counter: 'a', to: '0505' } }] }],
    ['steps.0.id', { steps: [{ action: one.action }] }],
    ['steps.0.march.to', { steps: [{ id: 'one', march: { counter: 'a', to: 5 } }] }],
    ['steps.0.action.parts.0.as', { steps: [{ id: 'one', action: { ...one.action, parts: [{ counter: 'a' }] } }] }],
    ['steps.0.action.answers.from', { steps: [{ id: 'one', action: { ...one.action, answers: { from: 5 } } }] }],
    ['goals.0.check', { steps: [one], goals: ['empty'] }],
    ['goals.0.check', { steps: [one], goals: [{ check: 'won' }] }],
    ['goals.0.check', { steps: [one], goals: [{}] }],
    ['goals.0.hex', { steps: [one], goals: [{ check: 'empty' }] }],
    ['goals.0.side', { steps: [one], goals: [{ check: 'empty', hex: '0504', side: 'red' }] }],
    ['goals.0.not', { steps: [one], goals: [{ check: 'empty', hex: '0504', not: false }] }],
  ])('%s is named', (place, given) => {
    expect(fieldOf(given)).toBe(place);
  });
  test.each<[string, unknown]>([
    ['document', Promise.resolve({ steps: [one] })],
    ['document', JSON.stringify({ steps: [one] })],
    ['document', new Map([['steps', [one]]])],
    ['steps.0.action.answers', { steps: [{ ...one, action: { ...one.action, answers: new Map() } }] }],
    ['document', Object.defineProperty({}, 'steps', { get: () => expect.fail(), enumerable: true })],
  ])('%s is no plain data', (place, given) => {
    expect(fieldOf(given)).toBe(place);
  });
});

describe('a plan on a board', () => {
  const check = (plan: Plan) => faultOf(() => computePlan(openPlan(), plan));
  const when = (check: NonNullable<Plan['goals']>[number]) => ({ steps: [{ ...one, when: [check] }] });
  test.each<[string, Plan]>([
    ['steps.1.id', { steps: [one, one] }],
    ['steps.0.action.action', { steps: [{ ...one, action: { ...one.action, action: 'storm' } }] }],
    ['steps.0.action.parts.0.counter', { steps: [{ ...one, action: fightBy(['z']) }] }],
    ['steps.0.march.counter', { steps: [{ id: 'one', march: { counter: 'z', to: '0505' } }] }],
    ['steps.0.march.to', { steps: [{ id: 'one', march: { counter: 'a', to: '9999' } }] }],
    ['steps.0.follow.step', { steps: [{ id: 'one', follow: { step: 'one', id: 'again' } }] }],
    ['steps.1.follow.counters.0', { steps: [one, { id: 'x', follow: { step: 'one', id: 'again', counters: ['z'] } }] }],
    ['steps.1.follow.targets.0', { steps: [one, { id: 'x', follow: { step: 'one', id: 'again', targets: ['99'] } }] }],
    ['steps.0.fates.a', { steps: [{ ...one, fates: { a: 'rallied' } }] }],
    ['steps.0.fates.z', { steps: [{ ...one, fates: { z: 'rallied' } }] }],
    ['steps.0.fates.a', { steps: [{ id: 'one', march: { counter: 'a', to: '0605' }, fates: { a: 'lost' } }] }],
    ['steps.0.when.0.hex', when({ check: 'empty', hex: '99' })],
    ['steps.0.when.0.side', when({ check: 'held', hex: '0504', side: 'green' })],
    ['steps.0.when.0.counter', when({ check: 'stands', counter: 'z' })],
    ['steps.0.when.0.word', when({ check: 'has', counter: 'a', word: 'asleep' })],
    ['steps.0.when.0.step', when({ check: 'came', step: 'one', as: 'done' })],
    ['goals.0.step', { steps: [one], goals: [{ check: 'row', step: 'two', rows: [] }] }],
  ])('%s is named', (field, plan) => {
    expect(check(plan)).toMatchObject({ field });
  });
  test('a fault of the program itself is no fault of the plan', () => {
    const broken = {
      ...one,
      action: new Proxy(one.action, {
        get: () => {
          throw new RangeError('broken');
        },
      }),
    };
    expect(() => computePlan(openPlan(), { steps: [broken] })).toThrow(RangeError);
  });
});

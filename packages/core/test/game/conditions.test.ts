import { describe, expect, it } from 'vitest';
import { same } from '../../src/chart/index.ts';
import { defineCalculator, type Field, flag, group, inputOf, list, type Typed } from '../../src/game/index.ts';

const label = same('A label');
const yes = flag({ label });
const late = flag({ label, when: { yes: true } });
const define = (fields: Readonly<Record<string, Field & Typed<unknown>>>) => () =>
  defineCalculator({
    id: 'fight',
    title: label,
    lead: label,
    input: inputOf(fields),
    charts: {},
    readings: {},
    examples: [],
    answer: () => ({ total: 0 }),
  });

describe('a condition', () => {
  it('names a field before its own, in its group or around it', () => {
    expect(define({ yes, late })).not.toThrow();
    expect(define({ yes, inner: group({ label, fields: { late } }) })).not.toThrow();
    expect(define({ yes, items: list({ label, max: 2, of: group({ label, fields: { late } }) }) })).not.toThrow();
  });

  it.each<[string, Readonly<Record<string, Field & Typed<unknown>>>, string]>([
    ['a field after it', { late, yes }, 'fight.late'],
    ['itself', { yes: late }, 'fight.yes'],
    ['a field that is not there', { late }, 'fight.late'],
    ['a field inside another group', { inner: group({ label, fields: { yes } }), late }, 'fight.late'],
    [
      'a field after it, in a list',
      { items: list({ label, max: 2, of: group({ label, fields: { late, yes } }) }) },
      'fight.items.1.late',
    ],
    [
      'a field after the group that it stands in',
      { inner: group({ label, fields: { late } }), yes },
      'fight.inner.late',
    ],
  ])('that names %s is refused where the calculator is defined', (_, fields, at) => {
    expect(define(fields)).toThrow(`${at}: its condition names yes, which is no field before it`);
  });
});

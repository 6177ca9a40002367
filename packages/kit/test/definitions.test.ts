import { same } from '@coup-doeil/core/chart';
import { choice, describeInput, type Field, flag, group, list, type Typed } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const label = same('A label');
const yes = flag({ label });
const late = flag({ label, when: { yes: true } });
const findIn = (fields: Readonly<Record<string, Field & Typed<unknown>>>) =>
  find('definitions', duel({ calculator: { ...fire, input: describeInput(fields), answer: () => ({ total: 0 }) } }));

describe('a condition', () => {
  test('names a field before its own, in its group or around it', async () => {
    expect(await findIn({ yes, late })).toBe('');
    expect(await findIn({ yes, inner: group({ label, fields: { late } }) })).toBe('');
    expect(await findIn({ yes, items: list({ label, max: 2, of: group({ label, fields: { late } }) }) })).toBe('');
  });

  test.each<[string, Readonly<Record<string, Field & Typed<unknown>>>, string]>([
    ['a field after it', { late, yes }, 'fire.late'],
    ['itself', { yes: late }, 'fire.yes'],
    ['a field that is not there', { late }, 'fire.late'],
    ['a field inside another group', { inner: group({ label, fields: { yes } }), late }, 'fire.late'],
    [
      'a field after it, in a list',
      { items: list({ label, max: 2, of: group({ label, fields: { late, yes } }) }) },
      'fire.items.1.late',
    ],
    [
      'a field after the group that it stands in',
      { inner: group({ label, fields: { late } }), yes },
      'fire.inner.late',
    ],
  ])('that names %s is found', async (_, fields, at) => {
    expect(await findIn(fields)).toBe(`${at}: its condition names yes, which is no field before it`);
  });
});

test('a column goes by a field before its own', async () => {
  const arm = choice({ label, options: { foot: label }, default: 'foot' });
  const ground = choice({ label, options: { open: label }, default: 'open', columnBy: { field: 'arm' } });
  const steps = list({ label, max: 2, of: group({ label, fields: { ground } }) });
  expect(await findIn({ arm, steps })).toBe('');
  expect(await findIn({ steps, arm })).toBe('fire.steps.1.ground: its column names arm, which is no field before it');
});

test.each(['edition', 'reading', 'v', 'was'])('no field goes by %s, which links use themselves', async (word) => {
  expect(await findIn({ [word]: yes })).toBe(`fire.${word}: links use this word themselves`);
});

import { expect, test } from 'vitest';
import { calculators } from '../games.ts';
import { findIds, idsOf, wordsOf } from '../ids.ts';

test('such ids would be found', () => {
  const [, calculator] = calculators.find(([{ meta }, { id }]) => meta.id === 'corbach-1760' && id === 'combat') ?? [];
  if (!calculator) throw new Error('no combat');
  const [ids, words] = [idsOf(calculator), wordsOf(calculator)];
  for (const id of ['notes.star', 'step-1/notes.star', 'terrain.up-two', 'changed-order', 'attacker-2'])
    expect(findIds(`set aside by ${id} (+1)`, ids, words)).toEqual([id]);
  expect(findIds('A 12-pounder, 1-TM+2-R1, 4/1', ids, words)).toEqual([]);
});

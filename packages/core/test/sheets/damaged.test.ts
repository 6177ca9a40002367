import { createPicker } from '@coup-doeil/dice/roll';
import { expect, test } from 'vitest';
import { tryDamaged } from './damage.ts';

test('damaged sheets give mistakes with their places, never an exception', async () => {
  const { faults, mistaken } = await tryDamaged(1000, createPicker('damaged sheets'));
  expect(faults).toEqual([]);
  // Most slips are seen; the others left sheets that still say something.
  expect(mistaken).toBeGreaterThan(500);
});

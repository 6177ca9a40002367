import { createPicker } from '@coup-doeil/dice/roll';
import { expect, test } from 'vitest';
import { readSheets } from '../../src/sheets/index.ts';
import { tryDamaged } from './damage.ts';

test('damaged sheets give mistakes with their places, never an exception', async () => {
  const { faults, mistaken } = await tryDamaged(1000, createPicker('damaged sheets'));
  expect(faults).toEqual([]);
  // Most slips are seen; the others left sheets that still say something.
  expect(mistaken).toBeGreaterThan(500);
});

test('a sheet of 5,000 rows is read in under a second', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => `Row ${i},Ligne ${i},${i % 7},-1 [a]`);
  const files = {
    terrain: ['en,fr,move=Movement,fire=Fire', ...rows].join('\n'),
    notes: 'mark,en,fr\na,Not in rain.,Pas sous la pluie.',
  };
  const started = performance.now();
  const { game, problems } = readSheets(files);
  const took = performance.now() - started;
  expect([problems, game.meta.charts.length]).toEqual([[], 2]);
  expect(took).toBeLessThan(1000);
});

test('as many wrong rows are all told, up to what a person reads', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => `${i},x,y`);
  const started = performance.now();
  const { problems } = readSheets({ fire: ['from,to,hit', ...rows].join('\n') });
  expect(performance.now() - started).toBeLessThan(1000);
  expect(problems).toHaveLength(500);
  expect(problems.at(3)).toMatchObject({ file: 'fire.csv', line: 5, column: 'to', given: 'x' });
});

import { expect, it } from 'vitest';
import { createBattleGrid } from '../../src/battle/index.ts';
import { faultOf } from '../fault.ts';

it('names the place of a grid that is none', () => {
  const grid = { columns: 0, rows: 9, orientation: 'flat', shifted: 'even' } as const;
  expect(faultOf(() => createBattleGrid({ grid }))).toMatchObject({ field: 'grid.columns' });
});

import { type BattlefieldInput, openBoard, readBattlefield } from '../../src/battle/index.ts';
import { skirmish } from '../fixture/skirmish.ts';

export type Unit = NonNullable<BattlefieldInput['units']>[number];

/** Nine by nine hexes of open ground, but for what is said. */
export const field = (units: readonly Unit[], more: Partial<BattlefieldInput> = {}) =>
  readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'skirmish',
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    units,
    ...more,
  });

export const open = (
  units: readonly Unit[],
  more: Partial<BattlefieldInput> = {},
  choice: Parameters<typeof openBoard>[2] = {},
) => openBoard(skirmish, field(units, more), choice);

export const foot = (id: string, hex: string | undefined, side = 'blue', more: Partial<Unit> = {}): Unit => ({
  id,
  side,
  arm: 'foot',
  strength: 3,
  ratings: { rating: 3, move: 3 },
  hex,
  facing: { side: 0 },
  ...more,
});

export const horse = (id: string, hex: string, side = 'blue', more: Partial<Unit> = {}): Unit =>
  foot(id, hex, side, { arm: 'horse', ...more });

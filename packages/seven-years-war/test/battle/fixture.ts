import { type BattlefieldInput, getCounter, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import type { WarBoard } from '../../src/battle/types.ts';
import { battle } from '../../src/battle.ts';

export type Unit = NonNullable<BattlefieldInput['units']>[number];

export const unit = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit => ({
  id,
  hex,
  side,
  arm: 'infantry',
  strength: 5,
  ratings: { morale: 4, movement: 4 },
  back: { strength: 3, ratings: { morale: 3, movement: 4 } },
  ...more,
});

export const horse = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit =>
  unit(id, hex, side, { arm: 'cavalry', ratings: { morale: 4, movement: 8 }, ...more });

/** Nine by nine flat hexes: 0505 has 0504 to its north, 0605 and 0604 to its right; all clear but for what is said. */
export const open = (
  units: readonly Unit[],
  more: Partial<BattlefieldInput> = {},
  readings: Readonly<Record<string, string>> = {},
): WarBoard => {
  const given = more.hexes ?? [];
  const labels = Array.from({ length: 81 }, (_, i) => `0${1 + Math.floor(i / 9)}0${1 + (i % 9)}`);
  const clear = labels
    .filter((hex) => given.every((entry) => entry.hex !== hex))
    .map((hex) => ({ hex, terrains: ['clear'] }));
  const document = readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'seven-years-war',
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    units,
    ...more,
    hexes: [...clear, ...given],
  });
  return openBoard(battle, document, { readings });
};

export const counterOf = (board: WarBoard, id: string) => getCounter(board, id);
export const hexOf = (board: WarBoard, label: string): number => parseHex(board.ground.grid, label);

import { type BattlefieldInput, getCounter, openBoard } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { createField } from '@coup-doeil/kit/twin';
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
): WarBoard => openBoard(battle, createField('seven-years-war', units, more), { readings });

export const counterOf = (board: WarBoard, id: string) => getCounter(board, id);
export const hexOf = (board: WarBoard, label: string): number => parseHex(board.ground.grid, label);

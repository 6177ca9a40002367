import { type BattlefieldInput, openBoard } from '@coup-doeil/core/battle';
import { createField } from '@coup-doeil/kit/twin';
import type { CorbachBoard } from '../../src/battle/types.ts';
import { battle } from '../../src/battle.ts';

export type Unit = NonNullable<BattlefieldInput['units']>[number];

/** A unit that faces the corner between north and north-east: 0504 and 0604 lie in front of infantry in 0505. */
export const unit = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit => ({
  id,
  hex,
  side,
  arm: 'infantry',
  strength: 4,
  ratings: { morale: 4, movement: 4 },
  facing: { vertex: 0 },
  traits: ['line'],
  ...more,
});

export const horse = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit =>
  unit(id, hex, side, { arm: 'cavalry', ratings: { morale: 4, movement: 7 }, traits: [], ...more });

export const guns = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit =>
  unit(id, hex, side, { arm: 'artillery', traits: [], ...more });

/** Nine by nine flat hexes: 0505 has 0504 to its north, 0605 and 0604 to its right; all clear but for what is said. */
export const open = (
  units: readonly Unit[],
  more: Partial<BattlefieldInput> = {},
  readings: Readonly<Record<string, string>> = {},
): CorbachBoard => openBoard(battle, createField('corbach-1760', units, more), { readings });

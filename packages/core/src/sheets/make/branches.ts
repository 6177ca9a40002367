import type { Die } from '@coup-doeil/dice';
import type { BattleSide } from '../../game/field.ts';
import type { Text } from '../../text/index.ts';

export type DieFaces = Pick<Die, 'id' | 'faces'>;
export interface AskedDie {
  readonly die: DieFaces;
  readonly why: Text;
  readonly counts?: readonly number[];
}
export interface Test extends AskedDie {
  readonly need: number;
}
export interface UnitEnd {
  readonly unit: string;
  readonly pass: string;
  readonly fail: string;
  readonly test: number | null;
}
export interface Party {
  readonly side?: BattleSide;
  readonly units: readonly UnitEnd[];
}
export interface RowBranch {
  readonly id: string;
  readonly tests: readonly Test[];
  readonly parties: readonly Party[];
}

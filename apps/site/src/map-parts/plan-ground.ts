import type { GroundSign } from '@coup-doeil/core/game';
import type { Axial } from '@coup-doeil/hex';

/** What a plan says of its ground. */
export interface PlanGround {
  readonly hexes: readonly { readonly at: Axial; readonly signs: readonly GroundSign[] }[];
  /** A road among the signs runs over the hexside. */
  readonly hexsides: readonly { readonly at: Axial; readonly side: number; readonly signs: readonly GroundSign[] }[];
}

export const ROADS: readonly GroundSign[] = ['road', 'sunken-road', 'trail'];

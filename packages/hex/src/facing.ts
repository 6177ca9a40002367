import { checkInteger, item } from './check.ts';

/** What a unit can turn to another hex. */
export const ASPECTS = ['front', 'flank', 'rear'] as const;
/** One of `ASPECTS`. */
export type Aspect = (typeof ASPECTS)[number];

/**
 * Which sides of a unit are front, flank and rear. The six aspects go clockwise, and the first belongs to the side whose
 * number is the facing: the side that is faced; or, for a unit that faces vertex v, the side before it, which is side v.
 */
export interface Arcs {
  readonly toward: 'side' | 'vertex';
  readonly aspects: readonly [Aspect, Aspect, Aspect, Aspect, Aspect, Aspect];
}

/** A unit that faces a side, with three front hexes and three rear ones. */
export const FRONT_3_REAR_3: Arcs = { toward: 'side', aspects: ['front', 'front', 'rear', 'rear', 'rear', 'front'] };

/** A unit that faces a vertex, with four front hexes and two rear ones. */
export const FRONT_4_REAR_2: Arcs = {
  toward: 'vertex',
  aspects: ['front', 'front', 'front', 'rear', 'rear', 'front'],
};

/** A unit that faces a vertex, with two front hexes, two flanks and two rear ones. */
export const FRONT_2_FLANK_2_REAR_2: Arcs = {
  toward: 'vertex',
  aspects: ['front', 'front', 'flank', 'rear', 'rear', 'flank'],
};

/** A unit with its front on all sides, as a square has. */
export const ALL_FRONT: Arcs = { toward: 'side', aspects: ['front', 'front', 'front', 'front', 'front', 'front'] };

/** The aspect of one side of a unit with these arcs that faces a side or vertex (0–5). */
export const getAspect = (arcs: Arcs, facing: number, side: number): Aspect =>
  item(arcs.aspects, (checkInteger(side, 'side', 0, 5) + 6 - checkInteger(facing, 'facing', 0, 5)) % 6);

import { item, whole } from './check.ts';

export const ASPECTS = ['front', 'flank', 'rear'] as const;
/** What a unit turns to one of its sides. */
export type Aspect = (typeof ASPECTS)[number];

/**
 * Arcs as data. The six sides clockwise, from the one that is faced; or, facing a vertex, from the side just before it
 * (vertex v lies between sides v and v + 1, so that the first entry is side v either way).
 */
export interface Arcs {
  readonly toward: 'side' | 'vertex';
  readonly aspects: readonly [Aspect, Aspect, Aspect, Aspect, Aspect, Aspect];
}

/** Faces a side: three front hexes and three rear ones. */
export const FRONT_3_REAR_3: Arcs = { toward: 'side', aspects: ['front', 'front', 'rear', 'rear', 'rear', 'front'] };

/** Faces a vertex: four front hexes and two rear ones. */
export const FRONT_4_REAR_2: Arcs = {
  toward: 'vertex',
  aspects: ['front', 'front', 'front', 'rear', 'rear', 'front'],
};

/** Faces a vertex: two front hexes, two flanks and two rear ones. */
export const FRONT_2_FLANK_2_REAR_2: Arcs = {
  toward: 'vertex',
  aspects: ['front', 'front', 'flank', 'rear', 'rear', 'flank'],
};

/** Front on all sides, as a square has it. */
export const ALL_FRONT: Arcs = { toward: 'side', aspects: ['front', 'front', 'front', 'front', 'front', 'front'] };

/** What a unit with these arcs, facing a side or vertex (0–5), turns to one of its sides. */
export const aspect = (arcs: Arcs, facing: number, side: number): Aspect =>
  item(arcs.aspects, (whole(side, 'side', 0, 5) + 6 - whole(facing, 'facing', 0, 5)) % 6);

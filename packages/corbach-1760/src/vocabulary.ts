/** As many units of a side as a calculator takes. */
export const MOST_UNITS = 12;

/** Who fights. */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;

/** An arm. */
export type Arm = (typeof ARMS)[number];

/** Who marches. */
export const MOVERS = ['infantry', 'cavalry', 'light-cavalry', 'artillery', 'commander'] as const;

/** Who moves. */
export type Mover = (typeof MOVERS)[number];

/** The two cost columns of the terrain chart. */
export const GAITS = ['infantry', 'cavalry'] as const;

/** How a unit moves. */
export type Gait = (typeof GAITS)[number];

/** What a hex can be. */
export const HEXES = ['clear', 'woods', 'village'] as const;

/** The ground of a hex. */
export type Hex = (typeof HEXES)[number];

/** What can run through a hex, its terrain apart. */
export const ROADS = ['road', 'sunken-road'] as const;

/** A road. */
export type Road = (typeof ROADS)[number];

/** What can lie between two hexes. */
export const HEXSIDES = ['stream', 'bridge', 'slope'] as const;

/** What lies between two hexes. */
export type Hexside = (typeof HEXSIDES)[number];

/** How a step can go up or down. */
export const CLIMBS = ['up-one', 'up-two', 'down'] as const;

/** A difference in level. */
export type Climb = (typeof CLIMBS)[number];

/** Every row of the terrain chart. */
export type Terrain = Hex | Road | Hexside | Climb;

/** The kinds of infantry that the sheet tells apart. */
export const KINDS = ['line', 'light', 'other'] as const;

/** What kind of infantry it is. */
export type Kind = (typeof KINDS)[number];

/** The states of a unit, the best first. */
export const STATES = ['good-order', 'disorganised'] as const;

/** The state of a unit. */
export type State = (typeof STATES)[number];

/** What a unit turns to whoever comes. */
export const ASPECTS = ['front', 'flank', 'rear'] as const;

/** What a unit turns to whoever comes. */
export type Aspect = (typeof ASPECTS)[number];

/** Where an attack comes from: one hex may lie on the flank of one defender and on the rear of another. */
export const APPROACHES = [...ASPECTS, 'flank-and-rear'] as const;

/** Where an attack comes from. */
export type Approach = (typeof APPROACHES)[number];

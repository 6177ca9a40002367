/** Who fights. */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** Who marches. */
export const MOVERS = ['infantry', 'cavalry', 'light-cavalry', 'artillery', 'commander'] as const;
export type Mover = (typeof MOVERS)[number];

/** The two cost columns of the terrain chart. */
export const GAITS = ['infantry', 'cavalry'] as const;
export type Gait = (typeof GAITS)[number];

/** What a hex can be. */
export const HEXES = ['clear', 'woods', 'village'] as const;
export type Hex = (typeof HEXES)[number];

/** What can run through a hex, its terrain apart. */
export const ROADS = ['road', 'sunken-road'] as const;
export type Road = (typeof ROADS)[number];

/** What can lie between two hexes. */
export const HEXSIDES = ['stream', 'bridge', 'slope'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** How a step can go up or down. */
export const CLIMBS = ['up-one', 'up-two', 'down'] as const;
export type Climb = (typeof CLIMBS)[number];

/** Every row of the terrain chart. */
export type Terrain = Hex | Road | Hexside | Climb;

/** The kinds of infantry that the sheet tells apart. */
export const KINDS = ['line', 'light', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ['good-order', 'disorganised'] as const;
export type State = (typeof STATES)[number];

/** What a unit turns to whoever comes. */
export const ASPECTS = ['front', 'flank', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The printings, the newest first: the default. */
export const PRINTINGS = ['2016', '2006'] as const;

/** Who moves. */
export const ARMS = ['general', 'infantry', 'cavalry', 'artillery'] as const;

/** An arm. */
export type Arm = (typeof ARMS)[number];

/** The most units of one side in a fire or a shock: two stacks of six, or a stack on each side of a hex. */
export const MOST_UNITS = 12;

/** Who fights. */
export const FIGHTERS = ['infantry', 'cavalry', 'artillery'] as const;

/** An arm that fights. */
export type Fighter = (typeof FIGHTERS)[number];

/** What a hex can be. */
export const HEXES = ['clear', 'difficult', 'orchard', 'woods', 'marsh', 'water', 'town', 'castle'] as const;

/** The ground of a hex. */
export type Hex = (typeof HEXES)[number];

/** The ways that lead from hex to hex. */
export const WAYS = ['road', 'trail'] as const;

/** A way that leads from hex to hex. */
export type Way = (typeof WAYS)[number];

/** What can lie between two hexes, works apart. A river, a lake or the sea can be a hex or a hexside. */
export const HEXSIDES = ['water', 'bridge', 'stream', 'crest', 'slope', 'steep-slope'] as const;

/** What lies between two hexes. */
export type Hexside = (typeof HEXSIDES)[number];

/** The rows of the terrain chart for a difference in level. */
export const LEVELS = ['up-one', 'up-two', 'down-one', 'down-two'] as const;

/** A row of the terrain chart for a difference in level. */
export type Level = (typeof LEVELS)[number];

/** The works that shelter a hex across a hexside. */
export const WORKS = ['redoubt', 'fortification'] as const;

/** Works that shelter a hex across a hexside. */
export type Works = (typeof WORKS)[number];

/** Every row of the terrain chart, in the sheet's order. */
export const TERRAINS = [
  ...HEXES,
  ...WAYS,
  'bridge',
  'stream',
  ...LEVELS,
  'crest',
  'slope',
  'steep-slope',
  ...WORKS,
  'friendly',
  'leaving-zoc',
] as const;

/** A row of the terrain chart. */
export type Terrain = (typeof TERRAINS)[number];

/** The states of a unit, the best first. */
export const STATES = ['good-order', 'disordered', 'routed'] as const;

/** The state of a unit. */
export type State = (typeof STATES)[number];

/** Who holds a unit's rear hex in front: nobody, or a unit of some arm. */
export const THREATS = ['none', ...FIGHTERS] as const;

/** Who holds a unit’s rear hex in front. */
export type Threat = (typeof THREATS)[number];

/** What a shot is made for. */
export const OCCASIONS = ['ordinary', 'reaction', 'counter-battery'] as const;

/** What a shot is made for. */
export type Occasion = (typeof OCCASIONS)[number];

/** Where a firer may have six fronts. */
export const SIX_FRONTS = ['none', 'square', 'town', 'village', 'ruins', 'castle'] as const;

/** Why a firer has six fronts, if it has. */
export type SixFronts = (typeof SIX_FRONTS)[number];

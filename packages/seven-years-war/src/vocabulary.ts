/** Who moves; the first three share a column. */
export const MOVERS = ['infantry', 'artillery', 'leader', 'cavalry'] as const;

/** Who moves. */
export type Mover = (typeof MOVERS)[number];

/** How an attacking hex attacks. */
export const ARMS = ['infantry', 'cavalry', 'bombardment'] as const;

/** Who attacks. */
export type Arm = (typeof ARMS)[number];

/** What a hex can be, in the sheet's order. */
export const HEXES = ['clear', 'woods', 'town', 'walled-town', 'marsh', 'pond-river', 'deep-water'] as const;

/** The ground of a hex. */
export type Hex = (typeof HEXES)[number];

/** What can lie between two hexes, in the sheet's order. */
export const HEXSIDES = [
  'up-slope',
  'down-slope',
  'stream',
  'bridge',
  'entrenchment',
  'pond',
  'mietzel',
  'elbe',
] as const;

/** What lies between two hexes. */
export type Hexside = (typeof HEXSIDES)[number];

/** The same as it is crossed: a crossing serves as a bridge does, an entrenchment may be crossed from within. */
export const FEATURES = [
  'up-slope',
  'down-slope',
  'stream',
  'bridge',
  'crossing',
  'entrenchment',
  'entrenchment-out',
  'pond',
  'mietzel',
  'elbe',
] as const satisfies readonly (Hexside | 'crossing' | 'entrenchment-out')[];

/** What is crossed. */
export type Feature = (typeof FEATURES)[number];

/** How a unit stands in the enemy zone that it leaves. */
export const LEAVINGS = ['none', 'support', 'engaged'] as const;

/** Which enemy zone is left. */
export type Leaving = (typeof LEAVINGS)[number];

/** What an infantry unit may find shelter in. */
export const SHELTERS = ['none', 'woods', 'town', 'walled-town'] as const;

/** The shelter that a unit rallies in. */
export type Shelter = (typeof SHELTERS)[number];

/** What has become of an army; one of them holds at a time. */
export const ARMIES = ['steady', 'demoralised', 'broken'] as const;

/** The state of an army. */
export type Army = (typeof ARMIES)[number];

/**
 * The rules for direct use: pure functions over the charts of one printing, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export { refuseCharge, refuseSteep } from './charge.ts';
export { type FireContext, type Shot, tallyFire } from './fire.ts';
export type { Crossing } from './ground.ts';
export { type MarchContext, type Marched, type Marcher, type MarchStep, tallyMarch } from './march.ts';
export { countFates, SHOCK_FATES, type ShockFate } from './outcome.ts';
export { type Attacker, type Shock, type ShockContext, type ShockUnit, tallyShock } from './shock.ts';
export { listShockBranches } from './shock-branches.ts';
export { describeFollowUps } from './shock-facts.ts';
export { FATES, type Fate, type Tested } from './units.ts';

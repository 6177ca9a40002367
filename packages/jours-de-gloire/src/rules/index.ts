/**
 * The rules for direct use: pure functions over the charts of one printing, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export { barsCharge, steepBars } from './charge.ts';
export { type FireContext, fire, type Shot } from './fire.ts';
export type { Crossing } from './ground.ts';
export { type MarchContext, type Marched, type Marcher, type MarchStep, march } from './march.ts';
export { SHOCK_FATES, type ShockFate, sideCounts } from './outcome.ts';
export { type Attacker, type Shock, type ShockContext, type ShockUnit, shock } from './shock.ts';
export { shockBranches } from './shock-branches.ts';
export { shockFacts } from './shock-facts.ts';
export { FATES, type Fate, type Tested } from './units.ts';

/**
 * The rules for direct use: pure functions over the charts of the sheet, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export { type Attacker, type CombatContext, combat, type Defender, type Fight, type Fighter } from './combat.ts';
export { combatBranches } from './combat-branches.ts';
export { FATES, type Fate, type Struck } from './fates.ts';
export { type FireContext, fire, type Shot } from './fire.ts';
export { type MarchContext, type Step, type Stepped, step } from './march.ts';
export { outcomeCounts } from './outcomes.ts';
export { turnWalk } from './turn-walk.ts';
export { type Beside, type Zone, type ZoneContext, zone } from './zone.ts';

/**
 * The rules for direct use: pure functions over the charts of the sheet, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export { type Attacker, type CombatContext, type Defender, type Fight, type Fighter, tallyCombat } from './combat.ts';
export { listCombatBranches } from './combat-branches.ts';
export { FATES, type Fate, type Struck } from './fates.ts';
export { type FireContext, type Shot, tallyFire } from './fire.ts';
export { type MarchContext, type Step, type Stepped, tallyStep } from './march.ts';
export { countOutcome } from './outcomes.ts';
export { walkTurn } from './turn-walk.ts';
export { type Beside, findZone, type Zone, type ZoneContext } from './zone.ts';

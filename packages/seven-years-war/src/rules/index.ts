/**
 * The rules for direct use: pure functions over the charts of the sheet, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export {
  type Attack,
  type AttackContext,
  type Attacker,
  type Pair,
  type Path,
  tallyAttack,
  type Verdict,
} from './attack.ts';
export { CHOICE_IDS, CHOICES, type Choice, type Standing, walkCombat } from './combat-steps.ts';
export { type ChargeCharts, type Charger, tallyDeepCharge } from './deep-charge.ts';
export { type Gap, type Marcher, type MarchStep, tallyStep } from './march.ts';
export { findMoraleRow, MORALE_ROWS, type MoraleContext, type MoraleRow } from './morale.ts';
export { computeRallyMorale, type Shaken } from './rally.ts';

/**
 * The rules for direct use: pure functions over the charts of the sheet, which tell a tally each step. `createContext` of
 * `core/game` gives what they ask for.
 */
export {
  type Attack,
  type AttackContext,
  type Attacker,
  attack,
  type Pair,
  type Path,
  type Verdict,
} from './attack.ts';
export { CHOICE_IDS, CHOICES, type Choice, combatWalk, type Standing } from './combat-steps.ts';
export { type ChargeCharts, type Charger, deepCharge } from './deep-charge.ts';
export { type Gap, type Marcher, type MarchStep, marchStep } from './march.ts';
export { MORALE_ROWS, type MoraleContext, type MoraleRow, moraleRow } from './morale.ts';
export { rallyMorale, type Shaken } from './rally.ts';

/** From positions on a board to the inputs of the rules: nothing is typed that the board knows. */
export { readBattle } from './board/document.ts';
export { type FirePlan, fireOnBoard, type ShockPlan, shockOnBoard } from './board/inputs.ts';
export { reachable, stepCost } from './board/reach.ts';
export {
  BOARD_WORDS,
  type BoardUnit,
  crossing,
  type Feature,
  type Field,
  setUp,
  type Table,
  table,
  WORKS_FEATURES,
} from './board/setup.ts';
export { type LineOfSight, lineOfSight } from './board/sight.ts';
export { enemyZones, fronts, type RearThreat, rears, threats, zoneOf } from './board/zones.ts';
export type { FireInput } from './inputs/fire.ts';

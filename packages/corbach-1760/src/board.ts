/** From positions on a board to the inputs of the rules: nothing is typed that the board knows. */
export { readBattle } from './board/document.ts';
export {
  type CombatInput,
  type CombatPlan,
  combatOnBoard,
  type FireInput,
  type FirePlan,
  fireOnBoard,
} from './board/inputs.ts';
export { reachable, stepCost } from './board/reach.ts';
export { BOARD_WORDS, type BoardUnit, crossing, type Field, setUp, type Table, table } from './board/setup.ts';
export { type LineOfSight, lineOfSight } from './board/sight.ts';
export { aspectTo, enemyZones, flanks, fronts, rears, zoneOf } from './board/zones.ts';

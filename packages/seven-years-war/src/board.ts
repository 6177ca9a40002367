/** From positions on a board to the inputs of the rules: nothing is typed that the board knows. */
export { readBattle } from './board/document.ts';
export { attackOnBoard, nearestEnemy, rallyOnBoard } from './board/inputs.ts';
export { type Reached, reachable } from './board/reach.ts';
export {
  BOARD_WORDS,
  type BoardFeature,
  type BoardUnit,
  crossing,
  type Field,
  setUp,
  type Table,
  table,
} from './board/setup.ts';
export { enemyZones, zoneOf } from './board/zones.ts';

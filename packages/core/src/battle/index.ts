/**
 * Counters on a map: battlefield documents, read and saved; and what follows from them by a game's battle door: reach, zones,
 * sight, actions, outcomes. `docs/battle.md` walks from a file to what may follow an outcome.
 *
 * ```ts
 * import { createBattleGrid, loadBattlefield, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
 * import { createBoard, parseHex, getTerrains } from '@coup-doeil/hex';
 *
 * const battle = readBattlefield({
 *   format: 'coup-doeil/battlefield',
 *   version: 2,
 *   game: 'the-ford',
 *   title: { en: 'The ford', fr: 'Le gué' },
 *   grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
 *   hexes: [{ hex: '0507', terrains: ['woods'] }],
 * });
 * const grid = createBattleGrid(battle);
 * const board = createBoard(grid, battle, { terrains: ['woods'], features: [], roads: [] });
 * console.log(getTerrains(board, parseHex(grid, '0507')).join());
 * const text = saveBattlefield(battle);
 * console.log(saveBattlefield(loadBattlefield(text)) === text);
 * // woods
 * // true
 * ```
 */

export type { TableChoice } from '../game/index.ts';
export * from './action-rules.ts';
export { askCalculator, isUnpriced, measureAction, prepareAction } from './actions.ts';
export { applyChanges } from './apply-changes.ts';
export type {
  Battle,
  Battlefield,
  BattlefieldInput,
  BattleUnit,
  CounterFace,
  FormationEntry,
  SideEntry,
  TurnEntry,
} from './battlefield.ts';
export { createBattleGrid } from './board.ts';
export type { Change } from './change.ts';
export type { Counter, CounterBase } from './counter.ts';
export {
  type HexPlace,
  listActionsOf,
  listArrivalWords,
  listReach,
  listSight,
  listZones,
  placeHexes,
  type ReachList,
  type SightList,
  type ZoneList,
} from './describe.ts';
export * from './door.ts';
export { applyUnitEffects, type EffectRules } from './effects.ts';
export { addWord } from './exclusive.ts';
export {
  changeBoard,
  type GameBoard,
  getCounter,
  getStack,
  hasFormationState,
  hasSideState,
  openBoard,
  withReadings,
} from './game-board.ts';
export { type Crossing, type Ground, getCrossing, type HexGround } from './ground.ts';
export { nameParts } from './name-parts.ts';
export { nameSide } from './name-side.ts';
export { applyOutcome, findEnd, listFollowUps, readOutcome } from './outcome.ts';
export type { CounterSign, Labels, Palette, RatingWord, WordSign } from './palette.ts';
export { applyMarch, askMarch, type BoardReach, findMarches, getStepCost, listEntries } from './reach.ts';
export { explainHex, explainReach, type NotReached } from './reach-why.ts';
export { readBattlefield } from './read.ts';
export { type ActionReport, runAction } from './run-action.ts';
export { loadBattlefield, saveBattlefield } from './save.ts';
export {
  listActionHexes,
  listActions,
  listTargetActions,
  listThreats,
  type PricedAction,
  type TargetActions,
  type Threat,
} from './sets.ts';
export { type BoardSight, blockByCover, findView, type LineWay, listLineWays, testSight } from './sight.ts';
export { formatAction, nameAction } from './tell-action.ts';
export { type ToldChange, tellChanges } from './tell-changes.ts';
export { OWN_BITS, ZONE, type ZoneMap } from './zones.ts';

/**
 * Battlefield documents: a battle as data, read, saved, and made into a game's board.
 *
 * ```ts
 * import { createBattleGrid, loadBattlefield, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
 * import { createBoard, parseHex, getTerrains } from '@coup-doeil/hex';
 *
 * const battle = readBattlefield({
 *   format: 'coup-doeil/battlefield',
 *   version: 1,
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
export type { Battle, Battlefield, BattlefieldInput, BattleUnit } from './battlefield.ts';
export { createBattleGrid, createGameBoard, type UnitReader } from './board.ts';
export { readBattlefield } from './read.ts';
export { loadBattlefield, saveBattlefield } from './save.ts';

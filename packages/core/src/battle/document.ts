/**
 * Battlefield documents: a battle as data, with its schema. The only part of hexes that loads zod.
 *
 * ```ts
 * import { createBoard, terrainsAt, parseHex } from '@coup-doeil/hex';
 * import { gridOf, loadBattlefield, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle/document';
 *
 * const battle = readBattlefield({
 *   format: 'coup-doeil/battlefield',
 *   version: 1,
 *   game: 'the-ford',
 *   title: { en: 'The ford', fr: 'Le gué' },
 *   grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
 *   hexes: [{ hex: '0507', terrains: ['woods'] }],
 *   hexsides: [],
 *   units: [],
 * });
 * const grid = gridOf(battle);
 * const board = createBoard(grid, battle, { terrains: ['woods'], features: [], roads: [] });
 * console.log(terrainsAt(board, parseHex(grid, '0507')).join());
 * const text = saveBattlefield(battle);
 * console.log(saveBattlefield(loadBattlefield(text)) === text);
 * // woods
 * // true
 * ```
 */
export { gridOf } from './board.ts';
export { readBattlefield } from './read.ts';
export {
  type Battlefield,
  type BattlefieldInput,
  type BattlefieldUnit,
  battlefield,
  FORMAT,
  VERSION,
} from './schema.ts';
export { loadBattlefield, saveBattlefield } from './text.ts';

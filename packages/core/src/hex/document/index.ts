/**
 * Battlefield documents: a battle as data, with its schema. The only part of hexes that loads zod.
 *
 * ```ts
 * const battle = loadBattlefield(text);
 * const board = createBoard(gridOf(battle), battle, words);
 * saveBattlefield(battle) === saveBattlefield(loadBattlefield(saveBattlefield(battle)));
 * ```
 */
export { gridOf } from '../battle.ts';
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

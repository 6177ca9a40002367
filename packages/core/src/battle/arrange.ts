import { createBoard, formatHexside, parseHexside } from '@coup-doeil/hex';
import { refuseInput } from '../error.ts';
import type { Battlefield } from './battlefield.ts';
import { createBattleGrid } from './board.ts';

const sortBy = <T>(entries: readonly T[], key: (entry: T) => string): T[] =>
  [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));

/**
 * Checks what no single field shows: that labels lie on the grid, and that nothing stands twice. Names the hexsides by
 * their canonical names, and sorts hexes and hexsides by their numbers.
 */
export const arrange = (battlefield: Battlefield): Battlefield => {
  const { hexes, hexsides, units } = battlefield;
  const grid = createBattleGrid(battlefield);
  // Any word will do here: the words that a game knows are checked when that game sets up its board.
  createBoard(grid, battlefield, {
    terrains: hexes.flatMap(({ terrains }) => terrains),
    features: hexsides.flatMap(({ features }) => features),
    roads: [...hexes, ...hexsides].flatMap(({ road }) => road ?? []),
  });
  const ids = new Set<string>();
  units.forEach(({ id }, index) => {
    if (ids.has(id)) refuseInput('duplicate', `units.${index}.id`, { rule: 'each-once' }, id);
    ids.add(id);
  });
  const named = hexsides.map((entry) => ({
    ...entry,
    hexside: formatHexside(grid, parseHexside(grid, entry.hexside)),
  }));
  return {
    ...battlefield,
    hexes: sortBy(hexes, ({ hex }) => hex),
    hexsides: sortBy(named, ({ hexside }) => hexside),
  };
};

import { createBoard, formatHexside, parseHexside } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import { type Battlefield, type BattleUnit, VERSION, type VERSIONS } from './battlefield.ts';
import { createBattleGrid } from './board.ts';

const sortBy = <T>(entries: readonly T[], key: (entry: T) => string): T[] =>
  [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));

/** A document of any version, its fields read. */
export type AnyVersion = Omit<Battlefield, 'version'> & { readonly version: (typeof VERSIONS)[number] };

/** The first version wrote 0 for a strength that was not given. */
const dropNoStrength = ({ strength, ...unit }: BattleUnit): BattleUnit => (strength ? { ...unit, strength } : unit);

const rejectTwice = (names: readonly string[], place: (index: number) => string): void => {
  const seen = new Set<string>();
  names.forEach((name, index) => {
    if (seen.has(name)) rejectInput('duplicate', place(index), { rule: 'each-once' }, name);
    seen.add(name);
  });
};

/**
 * Checks what no single field shows: that labels lie on the grid, and that nothing stands twice. Names the hexsides by
 * their canonical names, and sorts hexes and hexsides by their numbers.
 */
export const arrange = ({ version, ...read }: AnyVersion): Battlefield => {
  const units = version === 1 ? read.units.map(dropNoStrength) : read.units;
  const battlefield: Battlefield = { ...read, version: VERSION, units };
  const { hexes, hexsides, formations, sides } = battlefield;
  const grid = createBattleGrid(battlefield);
  // Any word will do here: the words that a game knows are checked when that game sets up its board.
  createBoard(grid, battlefield, {
    terrains: hexes.flatMap(({ terrains }) => terrains),
    features: hexsides.flatMap(({ features }) => features),
    roads: [...hexes, ...hexsides].flatMap(({ road }) => road ?? []),
  });
  rejectTwice(
    units.map(({ id }) => id),
    (i) => `units.${i}.id`,
  );
  rejectTwice(
    formations.map(({ formation, side }) => `${side} ${formation}`),
    (i) => `formations.${i}.formation`,
  );
  rejectTwice(
    sides.map(({ side }) => side),
    (i) => `sides.${i}.side`,
  );
  const painted = hexsides.map((entry) => ({
    ...entry,
    hexside: formatHexside(grid, parseHexside(grid, entry.hexside)),
  }));
  return {
    ...battlefield,
    hexes: sortBy(hexes, ({ hex }) => hex),
    hexsides: sortBy(painted, ({ hexside }) => hexside),
  };
};

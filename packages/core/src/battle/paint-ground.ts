import { formatHexside, type Grid, parseHex, parseHexside } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import type { Battlefield } from './battlefield.ts';
import { createBattleGrid } from './board.ts';
import type { Change } from './change.ts';

// Every stroke of a brush needs the grid; all documents of a battle have the same.
const grids = new WeakMap<object, Grid>();

/** The grid of a document, made once for all documents that share its shape. */
export const getBattleGrid = ({ grid }: Pick<Battlefield, 'grid'>): Grid => {
  const known = grids.get(grid);
  if (known) return known;
  const fresh = createBattleGrid({ grid });
  grids.set(grid, fresh);
  return fresh;
};

/** Entries by their labels, in the order of these. */
const sortByLabel = <E>(entries: ReadonlyMap<string, E>): E[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);

const checkOnce = (words: readonly string[], place: string): void =>
  words.forEach((word, i) => {
    if (words.indexOf(word) < i) rejectInput('duplicate', `${place}.${i}`, { rule: 'each-once' }, word);
  });

/** A document after ground was painted. A label that does not lie on the grid is an error that names it. */
export const paintGround = (
  document: Battlefield,
  { hexes, hexsides, unpainted }: Extract<Change, { readonly change: 'ground' }>,
): Battlefield => {
  const grid = getBattleGrid(document);
  const byHex = new Map(document.hexes.map((entry) => [entry.hex, entry]));
  unpainted.forEach((hex, i) => {
    parseHex(grid, hex, `unpainted.${i}`);
    byHex.delete(hex);
  });
  hexes.forEach((entry, i) => {
    parseHex(grid, entry.hex, `hexes.${i}.hex`);
    checkOnce(entry.terrains, `hexes.${i}.terrains`);
    byHex.set(entry.hex, entry);
  });
  const bySide = new Map(document.hexsides.map((entry) => [entry.hexside, entry]));
  hexsides.forEach((entry, i) => {
    const hexside = formatHexside(grid, parseHexside(grid, entry.hexside, `hexsides.${i}.hexside`));
    checkOnce(entry.features, `hexsides.${i}.features`);
    if (entry.features.length > 0 || entry.road !== undefined) bySide.set(hexside, { ...entry, hexside });
    else bySide.delete(hexside);
  });
  return { ...document, hexes: sortByLabel(byHex), hexsides: sortByLabel(bySide) };
};

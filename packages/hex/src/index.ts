/**
 * Hexes: grids with printed numbers, hexsides and vertices, facing, boards, movement search, line of sight, zones.
 *
 * A hex is a small integer, its position on a grid (`parseHex(grid, '1204')`, `formatHex(grid, position)`); −1 stands for
 * a place off the board. Sides are 0–5 clockwise. Flat hexes: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Pointed hexes: 0 NE, 1 E,
 * 2 SE, 3 SW, 4 W, 5 NW. Corners (vertices) are 0–5 too; corner c lies between sides c and c + 1.
 * Bad input throws an `InputError`; nothing else is thrown.
 *
 * ```ts
 * import {
 *   mapByHex, createBoard, createGrid, FORBIDDEN, getFeatures, parseHex, formatHex, findReach, getTerrains,
 * } from '@coup-doeil/hex';
 *
 * const words = { terrains: ['woods', 'marsh'], features: ['stream'], roads: [] };
 * const grid = createGrid({ columns: 60, rows: 40, orientation: 'flat', shifted: 'even' });
 * const hexes = [{ hex: '0101', terrains: ['marsh'] }];
 * const board = createBoard(grid, { hexes, hexsides: [{ hexside: '0102/0103', features: ['stream'] }] }, words);
 * // In half-points: a hex costs one point, a stream another, and no marsh is entered.
 * const cost = (from: number, side: number, to: number) =>
 *   getTerrains(board, to).includes('marsh') ? FORBIDDEN : getFeatures(board, from, side).includes('stream') ? 4 : 2;
 * const arrivals = findReach(grid, cost, { from: parseHex(grid, '0102'), allowance: 4 });
 * for (const label of ['0101', '0103', '0104']) console.log(label, mapByHex(arrivals).get(parseHex(grid, label))?.cost);
 * console.log(formatHex(grid, parseHex(grid, '0104')));
 * // 0101 undefined
 * // 0103 4
 * // 0104 undefined
 * // 0104
 * ```
 */

export {
  type Board,
  type BoardContents,
  type BoardWords,
  getFeatures,
  getLevel,
  getRoad,
  getRoadThrough,
  getTerrains,
  getUnits,
  type HexEntry,
  type HexsideEntry,
  MOST_LEVEL,
  type Placed,
} from './board.ts';
export { listRange, listRing, measureDistance } from './distance.ts';
export { type Allowed, type HexRule, InputError, type InputFault, type Rule, type Scalar } from './error.ts';
export type { Start } from './explore.ts';
export {
  ALL_FRONT,
  type Arcs,
  ASPECTS,
  type Aspect,
  FRONT_2_FLANK_2_REAR_2,
  FRONT_3_REAR_3,
  FRONT_4_REAR_2,
  getAspect,
} from './facing.ts';
export {
  type Axial,
  createGrid,
  GRID_WORDS,
  type Grid,
  type GridShape,
  type Order,
  type Orientation,
  type Parity,
} from './grid.ts';
export { formatHexside, getHexside, getHexsideHexes, parseHexside } from './hexside.ts';
export { formatHex, parseHex } from './label.ts';
export { type LineStep, traceLine } from './line.ts';
export { findArrival, findPath, type Goal, mapByHex, type Path, type PathStep, tracePath } from './path.ts';
export { createPathFinder } from './path-finder.ts';
export { findSide, fromAxial, getNeighbour, getNeighbours, toAxial } from './place.ts';
export { findReach } from './reach.ts';
export type { Arrival } from './search.ts';
export { createBoard, withUnits } from './setup.ts';
export { type Along, type Blocks, blockByHeight, traceSight } from './sight.ts';
export { changeMode, FORBIDDEN, MOST_COST, type StepCost, stopAfter, takeRest } from './step-cost.ts';
export { formatVertex, getVertex, getVertexHexes, parseVertex } from './vertex.ts';
export { type Controller, findZone, findZones, type Stops } from './zone.ts';

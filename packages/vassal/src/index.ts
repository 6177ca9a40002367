/**
 * Reads what VASSAL writes: modules, saves and logs, as plain data.
 *
 * ```ts
 * import { buildLayout, readModule } from '@coup-doeil/vassal';
 *
 * const module = await readModule(
 *   new TextEncoder().encode(`<Module name="The ford">
 *     <Map mapName="Field"><BoardPicker><Board name="Ground" width="500" height="400">
 *       <HexGrid dx="50" dy="60" x0="25" y0="30"><HexGridNumbering hLeading="1" vLeading="1" hOff="1" vOff="1" stagger="false"/></HexGrid>
 *     </Board></BoardPicker></Map>
 *   </Module>`),
 * );
 * console.log(buildLayout(module, 'Field').locate({ x: 75, y: 120 })?.label);
 * // 0202
 * ```
 */
export {
  countHex,
  findCentre,
  findHex,
  formatHexNumber,
  type HexGrid,
  type Numbering,
  type NumberStyle,
  type Point,
  type RawHex,
} from './grid.ts';
export { buildLayout, type LabelledPoint, type MapLayout, type PlacedBoard } from './locate.ts';
export { type Board, readModule, type VassalMap, type VassalModule, type Zone } from './module.ts';
export type { Face, Layer, Piece } from './piece.ts';
export { applyChanges, type Change, findPlace, type Position, type Stack, undoChanges } from './position.ts';
export { type BothLanguages, type Problem, type ProblemCode, VassalError } from './problem.ts';
export { type LaidBoard, type LogStep, readSave, type SavedGame } from './save.ts';

/** Makes battlefield documents of what VASSAL writes, once a player has said what the pieces are. */
export type { Background, BoardPicture, FitPoint } from './background.ts';
export {
  type BattlefieldDocument,
  type ConvertedGame,
  convertGame,
  listMoves,
  type Mapping,
  type Move,
} from './convert.ts';
export {
  type CounterFigures,
  type CounterRule,
  type FaceFigures,
  type Kind,
  listKinds,
  type PiecePattern,
} from './counters.ts';
export { readMapping } from './mapping.ts';
export type { GridShape } from './numbered-grid.ts';
export type { BattlefieldUnit } from './units.ts';

import { type CounterRule, describeCounter, type Kind, listKinds } from './counters.ts';
import { findCentre, findHex, type HexGrid, type Point, type RawHex } from './grid.ts';
import { buildLayout, type PlacedBoard } from './locate.ts';
import type { VassalModule } from './module.ts';
import { type Extent, type GridShape, measureExtent, numberGrid } from './numbered-grid.ts';
import type { Piece } from './piece.ts';
import { findPlace } from './position.ts';
import type { Problem } from './problem.ts';
import type { SavedGame } from './save.ts';

/** A unit of a battlefield document. */
export interface BattlefieldUnit {
  readonly id: string;
  readonly side: string;
  readonly arm: string;
  readonly name?: string;
  readonly formation?: string;
  readonly strength: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly state: readonly string[];
  readonly traits: readonly string[];
  readonly hex: string;
}

/** A battlefield document: what boards of the project open. */
export interface BattlefieldDocument {
  readonly format: 'coup-doeil/battlefield';
  readonly version: 1;
  readonly game: string;
  readonly grid: GridShape;
  readonly units: readonly BattlefieldUnit[];
}

/** The picture of the map, and where the hexes lie on it in its own pixels. */
export interface Background {
  readonly picture: string;
  /** The centres of the first hex, of the next one along its column or row, and of the first of the next. */
  readonly first: Point;
  readonly along: Point;
  readonly across: Point;
}

/** What the player has said once of a module. */
export interface Mapping {
  readonly game: string;
  readonly map: string;
  readonly rules: readonly CounterRule[];
}

/** A battlefield made of a game of VASSAL, and what it could not tell. */
export interface ConvertedGame {
  /** `null` where the map has no grid of hexes that is known. */
  readonly battlefield: BattlefieldDocument | null;
  readonly background: Background | null;
  /** Whether hexes have the numbers that VASSAL shows; others are counted from 1. */
  readonly isNumberedAsPrinted: boolean;
  /** Pieces on the map of which no rule says what they are. */
  readonly unknown: readonly Kind[];
  /** How many are hidden, and so left out. */
  readonly hidden: number;
  readonly problems: readonly Problem[];
}

interface Standing {
  readonly piece: Piece;
  readonly hex: RawHex;
}

const listStanding = (saved: SavedGame, map: string, placed: PlacedBoard, grid: HexGrid): Standing[] => {
  const standing: Standing[] = [];
  for (const piece of saved.position.pieces.values()) {
    const at = findPlace(saved.position, piece);
    if (at?.map === map && placed.contains(at)) standing.push({ piece, hex: findHex(grid, placed.toBoard(at)) });
  }
  return standing;
};

const fitBackground = (grid: HexGrid, { board }: PlacedBoard, { firstColumn, firstRow }: Extent): Background | null => {
  if (board.picture === '') return null;
  const at = (columns: number, rows: number): Point =>
    findCentre(grid, { column: firstColumn + columns, row: firstRow + rows });
  return { picture: board.picture, first: at(0, 0), along: at(0, 1), across: at(1, 0) };
};

const makeUnit = (rules: readonly CounterRule[], piece: Piece, hex: string): BattlefieldUnit | null | undefined => {
  const figures = describeCounter(rules, piece);
  if (!figures) return figures;
  const { side, arm, name = piece.name, formation, strength = 0, ratings = {}, state = [], traits = [] } = figures;
  if (side === undefined || arm === undefined) return undefined;
  return {
    id: `piece-${piece.id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    side,
    arm,
    ...(name === '' ? {} : { name }),
    ...(formation === undefined ? {} : { formation }),
    strength,
    ratings,
    state: [...new Set(state)],
    traits: [...new Set(traits)],
    hex,
  };
};

/** Makes a battlefield of a saved game, as far as a player has said what its pieces are. */
export const convertGame = (module: Pick<VassalModule, 'maps'>, saved: SavedGame, mapping: Mapping): ConvertedGame => {
  const layout = buildLayout(module, mapping.map, saved.boards[mapping.map] ?? null);
  const placed = layout.boards.find(({ board }) => board.grid !== null);
  const problems = [...saved.problems, ...layout.problems];
  const grid = placed?.board.grid;
  if (!placed || !grid)
    return { battlefield: null, background: null, isNumberedAsPrinted: false, unknown: [], hidden: 0, problems };
  const standing = listStanding(saved, mapping.map, placed, grid);
  const extent = measureExtent(
    placed.board,
    grid,
    standing.map(({ hex }) => hex),
  );
  const numbered = numberGrid(grid, extent);
  const units: BattlefieldUnit[] = [];
  const unknown: Piece[] = [];
  for (const { piece, hex } of standing) {
    const label = numbered.format(hex);
    if (piece.isHidden || label === null) continue;
    const unit = makeUnit(mapping.rules, piece, label);
    if (unit) units.push(unit);
    else if (unit === undefined) unknown.push(piece);
  }
  return {
    battlefield: {
      format: 'coup-doeil/battlefield',
      version: 1,
      game: mapping.game,
      grid: numbered.shape,
      units,
    },
    background: fitBackground(grid, placed, extent),
    isNumberedAsPrinted: numbered.isPrinted,
    unknown: listKinds(unknown),
    hidden: standing.filter(({ piece }) => piece.isHidden).length,
    problems,
  };
};

/** A unit of a later save that stands elsewhere than before; `null` where it was or is not on the board. */
export interface Move {
  readonly id: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What moved, came and went between two battlefields of one game. */
export const listMoves = (before: BattlefieldDocument, after: BattlefieldDocument): readonly Move[] => {
  const stood = new Map(before.units.map((unit) => [unit.id, unit]));
  const stands = new Map(after.units.map((unit) => [unit.id, unit]));
  return [...new Set([...stood.keys(), ...stands.keys()])].flatMap((id) => {
    const [was, is] = [stood.get(id), stands.get(id)];
    if (was?.hex === is?.hex) return [];
    return [{ id, name: is?.name ?? was?.name ?? '', from: was?.hex ?? null, to: is?.hex ?? null }];
  });
};

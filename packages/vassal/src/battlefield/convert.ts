import { findCentre, type Point } from '../grid.ts';
import { buildLayout } from '../locate.ts';
import type { VassalModule } from '../module.ts';
import type { Piece } from '../piece.ts';
import type { Problem } from '../problem.ts';
import type { SavedGame } from '../save.ts';
import { type CounterRule, describeCounter, type FaceFigures, type Kind, listKinds } from './counters.ts';
import { findBattlefield, type HexArea } from './hex-area.ts';
import { type Extent, type GridShape, measureExtent, type NumberedGrid, numberGrid } from './numbered-grid.ts';

/** A unit of a battlefield document. */
export interface BattlefieldUnit {
  readonly id: string;
  readonly side: string;
  readonly arm: string;
  readonly name?: string;
  readonly formation?: string | undefined;
  /** Left out where no rule gives it: what is missing is missing, not 0. */
  readonly strength?: number | undefined;
  readonly ratings: Readonly<Record<string, number>>;
  readonly back?: Required<Pick<FaceFigures, 'ratings'>> & FaceFigures;
  readonly state: readonly string[];
  readonly marks: readonly string[];
  readonly traits: readonly string[];
  readonly hex: string;
}

/** A battlefield document: what boards of the project open. */
export interface BattlefieldDocument {
  readonly format: 'coup-doeil/battlefield';
  readonly version: 2;
  readonly game: string;
  readonly grid: GridShape;
  readonly units: readonly BattlefieldUnit[];
}

/** A hex by its number, and where its centre lies on a picture, in pixels. */
export interface FitPoint {
  readonly at: Point;
  readonly hex: string;
}

/** The picture of the map, and hexes at its corners: enough to lay it under them. */
export interface Background {
  readonly picture: string;
  readonly points: readonly FitPoint[];
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
  /** How many pieces of the map stand off these hexes: on another board, in a box, on a track. */
  readonly elsewhere: number;
  readonly problems: readonly Problem[];
}

/** The corners of the grid: of the columns the even ones, which no stagger moves. */
const fitBackground = ({ grid, placed }: HexArea, extent: Extent, { format }: NumberedGrid): Background | null => {
  const { picture } = placed.board;
  const { firstColumn, firstRow, columns, rows } = extent;
  const lastColumn = firstColumn + columns - 1;
  const points = [firstColumn + Math.abs(firstColumn % 2), lastColumn - Math.abs(lastColumn % 2)].flatMap((column) =>
    [firstRow, firstRow + rows - 1].flatMap((row): FitPoint[] => {
      const hex = format({ column, row });
      return hex === null ? [] : [{ at: findCentre(grid, { column, row }), hex }];
    }),
  );
  return picture === '' ? null : { picture, points };
};

/** A word for the id of a piece, which a damaged save may write with any letters; those are told by their numbers. */
const writeId = (id: string): string =>
  /^[a-z0-9]+$/.test(id)
    ? `piece-${id}`
    : `piece-of${Array.from(id, (letter) => `-${letter.codePointAt(0)?.toString(16)}`).join('')}`;

const makeUnit = (rules: readonly CounterRule[], piece: Piece, hex: string): BattlefieldUnit | null | undefined => {
  const figures = describeCounter(rules, piece);
  if (!figures) return figures;
  const { side, arm, name = piece.name, back, ratings = {}, state = [], marks = [], traits = [], ...rest } = figures;
  if (side === undefined || arm === undefined) return undefined;
  return {
    id: writeId(piece.id),
    side,
    arm,
    ...(name && { name }),
    ...rest,
    ratings,
    ...(back && { back: { ...back, ratings: back.ratings ?? {} } }),
    state,
    marks,
    traits,
    hex,
  };
};

const NO_BATTLEFIELD = {
  battlefield: null,
  background: null,
  isNumberedAsPrinted: false,
  unknown: [],
  hidden: 0,
  elsewhere: 0,
} as const;

/** Makes a battlefield of a saved game, as far as a player has said what its pieces are. */
export const convertGame = (module: Pick<VassalModule, 'maps'>, saved: SavedGame, mapping: Mapping): ConvertedGame => {
  const layout = buildLayout(module, mapping.map, saved.boards[mapping.map] ?? null);
  const problems = [...saved.problems, ...layout.problems];
  const found = findBattlefield(layout, saved, mapping.map);
  if (!found) return { ...NO_BATTLEFIELD, problems };
  const { area, standing } = found;
  const extent = measureExtent(
    area.box,
    area.grid,
    standing.map(({ hex }) => hex),
  );
  const numbered = numberGrid(area.grid, extent);
  const units: BattlefieldUnit[] = [];
  const unknown: Piece[] = [];
  let { elsewhere } = found;
  for (const { piece, hex } of standing) {
    const label = numbered.format(hex);
    if (label === null) elsewhere += 1;
    if (piece.isHidden || label === null) continue;
    const unit = makeUnit(mapping.rules, piece, label);
    if (unit) units.push(unit);
    else if (unit === undefined) unknown.push(piece);
  }
  return {
    battlefield: {
      format: 'coup-doeil/battlefield',
      version: 2,
      game: mapping.game,
      grid: numbered.shape,
      // The uppermost of a hex comes first.
      units: [...Map.groupBy(units, ({ hex }) => hex).values()].flatMap((pile) => pile.reverse()),
    },
    background: fitBackground(area, extent, numbered),
    isNumberedAsPrinted: numbered.isPrinted,
    unknown: listKinds(unknown),
    hidden: standing.filter(({ piece }) => piece.isHidden).length,
    elsewhere,
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

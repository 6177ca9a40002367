import { getOwn } from '../get-own.ts';
import { buildLayout } from '../locate.ts';
import type { VassalModule } from '../module.ts';
import { describeProblem, type Problem } from '../problem.ts';
import type { SavedGame } from '../save.ts';
import { type Background, fitBackground } from './background.ts';
import { type CounterRule, type Kind, listKinds } from './counters.ts';
import { type HexArea, listAreas, listStanding } from './hex-area.ts';
import { type HexPart, listParts } from './hex-part.ts';
import { type GridShape, measureExtent, numberGrid } from './numbered-grid.ts';
import { type BattlefieldUnit, makeUnits } from './units.ts';

/** A battlefield document: what boards of the project open. */
export interface BattlefieldDocument {
  readonly format: 'coup-doeil/battlefield';
  readonly version: 2;
  readonly game: string;
  readonly grid: GridShape;
  readonly units: readonly BattlefieldUnit[];
}

/** What the player has said once of a module. */
export interface Mapping {
  readonly game: string;
  readonly map: string;
  /** Which boards of the map, by a name of `boardChoices`; the first of them unless given. */
  readonly boards?: string | undefined;
  readonly rules: readonly CounterRule[];
}

/** A battlefield made of a game of VASSAL, and what it could not tell. */
export interface ConvertedGame {
  /** `null` where the map has no grid of hexes that is known. */
  readonly battlefield: BattlefieldDocument | null;
  readonly background: Background | null;
  /** The boards whose hexes it has, and all that could be chosen: boards that make one grid of hexes are one choice. */
  readonly boards: string | null;
  readonly boardChoices: readonly string[];
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

const NO_BATTLEFIELD = {
  battlefield: null,
  background: null,
  boards: null,
  boardChoices: [],
  isNumberedAsPrinted: false,
  unknown: [],
  hidden: 0,
  elsewhere: 0,
} as const;

/** What of the boards a player should know: those asked for are not there, or not all are one battlefield. */
const listBoardProblems = (parts: readonly HexPart[], part: HexPart, asked: string | undefined): readonly Problem[] => {
  const problems: Problem[] = [];
  if (asked !== undefined && asked !== part.name) problems.push(describeProblem('board-not-laid', { board: asked }));
  const isOther = (area: HexArea): boolean => area.zone === null && !part.areas.includes(area);
  if (parts.some(({ areas }) => areas.some(isOther)))
    problems.push(describeProblem('boards-apart', { board: part.name }));
  return problems;
};

/** Makes a battlefield of a saved game, as far as a player has said what its pieces are. */
export const convertGame = (module: Pick<VassalModule, 'maps'>, saved: SavedGame, mapping: Mapping): ConvertedGame => {
  const layout = buildLayout(module, mapping.map, getOwn(saved.boards, mapping.map));
  const problems = [...saved.problems, ...layout.problems];
  const areas = listAreas(layout);
  const { standing, elsewhere } = listStanding(areas, layout, saved, mapping.map);
  const onArea = Map.groupBy(standing, ({ area }) => area);
  const parts = listParts(areas, (area) => onArea.get(area)?.length ?? 0);
  const part = parts.find(({ name }) => name === mapping.boards) ?? parts[0];
  if (!part) return { ...NO_BATTLEFIELD, problems };
  const own = new Set(part.areas);
  const onPart = standing
    .filter(({ area }) => own.has(area))
    .map(({ piece, area, x, y }) => ({ piece, hex: part.locate(area, { x, y }) }));
  const extent = measureExtent(
    part.box,
    part.grid,
    onPart.map(({ hex }) => hex),
  );
  const numbered = numberGrid(part.grid, extent);
  const { units, unknown, hidden, off } = makeUnits(onPart, mapping.rules, numbered);
  return {
    battlefield: {
      format: 'coup-doeil/battlefield',
      version: 2,
      game: mapping.game,
      grid: numbered.shape,
      // The uppermost of a hex comes first.
      units: [...Map.groupBy(units, ({ hex }) => hex).values()].flatMap((pile) => pile.reverse()),
    },
    background: fitBackground(part, extent, numbered),
    boards: part.name,
    boardChoices: parts.map(({ name }) => name),
    isNumberedAsPrinted: numbered.isPrinted,
    unknown: listKinds(unknown),
    hidden,
    elsewhere: elsewhere + standing.length - onPart.length + off,
    problems: [...problems, ...listBoardProblems(parts, part, mapping.boards)],
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

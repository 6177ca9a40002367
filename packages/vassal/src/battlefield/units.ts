import type { RawHex } from '../grid.ts';
import type { Piece } from '../piece.ts';
import { type CounterRule, describeCounter, type FaceFigures } from './counters.ts';
import type { NumberedGrid } from './numbered-grid.ts';

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

/** A word for the id of a piece, which a damaged save may write with any letters; those are told by their numbers. */
const writeId = (id: string): string =>
  /^[a-z0-9]+$/.test(id)
    ? `piece-${id}`
    : `piece-of${Array.from(id, (letter) => `-${letter.codePointAt(0)?.toString(16)}`).join('')}`;

const makeUnit = (rules: readonly CounterRule[], piece: Piece, hex: string): BattlefieldUnit | null | undefined => {
  const figures = describeCounter(rules, piece);
  if (!figures) return figures;
  const { side, arm, name = piece.name, back, ...rest } = figures;
  if (side === undefined || arm === undefined) return undefined;
  return {
    id: writeId(piece.id),
    side,
    arm,
    ...(name && { name }),
    ...rest,
    ...(back && { back: { ...back, ratings: back.ratings ?? {} } }),
    hex,
  };
};

interface PieceOnHex {
  readonly piece: Piece;
  readonly hex: RawHex;
}

/** Counters of the pieces that rules describe; those that no rule does, and how many are hidden or off the numbered hexes. */
export const makeUnits = (pieces: readonly PieceOnHex[], rules: readonly CounterRule[], { format }: NumberedGrid) => {
  const units: BattlefieldUnit[] = [];
  const unknown: Piece[] = [];
  let off = 0;
  for (const { piece, hex } of pieces) {
    const label = format(hex);
    if (label === null) off += 1;
    if (piece.isHidden || label === null) continue;
    const unit = makeUnit(rules, piece, label);
    if (unit) units.push(unit);
    else if (unit === undefined) unknown.push(piece);
  }
  return { units, unknown, off, hidden: pieces.filter(({ piece }) => piece.isHidden).length };
};

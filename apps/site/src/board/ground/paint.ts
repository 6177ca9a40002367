/* What a brush does to the ground, hex by hex and hexside by hexside. */
import { addWord, type Battlefield, type Change, type Palette } from '@coup-doeil/core/battle';
import {
  findSide,
  formatHex,
  formatHexside,
  type Grid,
  getHexside,
  getNeighbour,
  getNeighbours,
  MOST_LEVEL,
  parseHex,
} from '@coup-doeil/hex';
import type { Brush } from './brushes.ts';

type GroundChange = Extract<Change, { readonly change: 'ground' }>;
type HexEntry = Battlefield['hexes'][number];
type HexsideEntry = Battlefield['hexsides'][number];

/** One touch of a brush. */
export interface Touch {
  readonly hex: string;
  /** The side that was touched, or is near. */
  readonly side: number | undefined;
  /** The hex that the same stroke came from. */
  readonly from: string | undefined;
}

export interface Manner {
  /** What a hex has beside stays. */
  readonly adding: boolean;
  /** All hexes of the same ground around it. */
  readonly filling: boolean;
  /** Takes features off, as the first touch of the stroke did. */
  readonly removing: boolean;
  /** How many terrains a hex may have, and which words contradict one another. */
  readonly palette: Pick<Palette, 'mostTerrains' | 'exclusive'>;
}

const NO_CHANGE: GroundChange = { change: 'ground', hexes: [], hexsides: [], unpainted: [] };

const getEntry = ({ hexes }: Battlefield, hex: string): HexEntry =>
  hexes.find((entry) => entry.hex === hex) ?? { hex, terrains: [], level: 0 };

const getSideEntry = ({ hexsides }: Battlefield, hexside: string): HexsideEntry =>
  hexsides.find((entry) => entry.hexside === hexside) ?? { hexside, features: [] };

const spell = (value: object): string => JSON.stringify(value);

/** Hexes around one that are of the same ground as it, itself first. */
const listAlike = (
  document: Battlefield,
  grid: Grid,
  start: string,
  read: (entry: HexEntry | undefined) => unknown,
): readonly string[] => {
  const entries = new Map(document.hexes.map((entry) => [entry.hex, entry]));
  const wanted = JSON.stringify(read(entries.get(start)) ?? null);
  const seen = new Set([parseHex(grid, start)]);
  for (const hex of seen)
    for (const next of getNeighbours(grid, hex))
      if (next >= 0 && JSON.stringify(read(entries.get(formatHex(grid, next))) ?? null) === wanted) seen.add(next);
  return [...seen].map((hex) => formatHex(grid, hex));
};

const changeEntry = (entry: HexEntry, brush: Brush, { adding, palette }: Manner): HexEntry => {
  if (brush.kind === 'level')
    return { ...entry, level: Math.max(-MOST_LEVEL, Math.min(MOST_LEVEL, entry.level + brush.by)) };
  if (brush.kind === 'road') return { ...entry, road: brush.word };
  if (brush.kind !== 'terrain') return entry;
  const others = adding ? entry.terrains.filter((word) => word !== brush.word) : [];
  return { ...entry, terrains: [...others, brush.word].slice(-(palette.mostTerrains ?? 1)) };
};

/** The word of a feature on a hexside that is laid on from a hex. */
const findWord = (grid: Grid, brush: Extract<Brush, { kind: 'feature' }>, { hex, side }: Touch): string => {
  const other = side === undefined ? -1 : getNeighbour(grid, parseHex(grid, hex), side);
  return other < 0 || hex < formatHex(grid, other) ? brush.lower : brush.higher;
};

/** Whether a feature lies on the hexside that is touched. */
export const hasFeature = (document: Battlefield, grid: Grid, brush: Brush, touch: Touch): boolean => {
  if (brush.kind !== 'feature' || touch.side === undefined) return false;
  const hexside = formatHexside(grid, getHexside(grid, parseHex(grid, touch.hex), touch.side));
  return getSideEntry(document, hexside).features.includes(findWord(grid, brush, touch));
};

const paintSide = (document: Battlefield, grid: Grid, brush: Brush, touch: Touch, manner: Manner): GroundChange => {
  const hex = parseHex(grid, touch.hex);
  if (touch.side === undefined || getNeighbour(grid, hex, touch.side) < 0) return NO_CHANGE;
  const hexside = formatHexside(grid, getHexside(grid, hex, touch.side));
  const entry = getSideEntry(document, hexside);
  if (brush.kind === 'erase') return { ...NO_CHANGE, hexsides: [{ hexside, features: [] }] };
  if (brush.kind !== 'feature') return NO_CHANGE;
  const word = findWord(grid, brush, touch);
  // Of two words that mean one hex each, a hexside has one.
  const others = entry.features.filter((each) => each !== brush.lower && each !== brush.higher);
  return {
    ...NO_CHANGE,
    hexsides: [{ ...entry, features: manner.removing ? others : addWord(manner.palette, others, word) }],
  };
};

/** The side that a road goes on through: the one that was touched, or that the stroke came over. */
const findThrough = (grid: Grid, { hex, side, from }: Touch): number => {
  const at = parseHex(grid, hex);
  return side ?? (from === undefined ? -1 : findSide(grid, at, parseHex(grid, from)));
};

const layRoad = (
  document: Battlefield,
  grid: Grid,
  brush: Extract<Brush, { kind: 'road' | 'terrain' }>,
  touch: Touch,
) => {
  const hex = parseHex(grid, touch.hex);
  const side = findThrough(grid, touch);
  const other = side < 0 ? -1 : getNeighbour(grid, hex, side);
  const labels = other < 0 ? [touch.hex] : [touch.hex, formatHex(grid, other)];
  const through = other < 0 ? [] : [getSideEntry(document, formatHexside(grid, getHexside(grid, hex, side)))];
  return {
    ...NO_CHANGE,
    hexes: labels.map((label) => ({ ...getEntry(document, label), road: brush.word })),
    hexsides: through.map((entry) => ({ ...entry, road: brush.word })),
  };
};

/** Without a hex goes the road through its sides. */
const eraseHexes = (document: Battlefield, hexes: readonly string[]): GroundChange => ({
  ...NO_CHANGE,
  unpainted: hexes,
  hexsides: document.hexsides
    .filter(({ hexside, road }) => road !== undefined && hexside.split('/').some((label) => hexes.includes(label)))
    .map(({ hexside, features }) => ({ hexside, features })),
});

const paintHexes = (document: Battlefield, grid: Grid, brush: Brush, touch: Touch, manner: Manner): GroundChange => {
  const read = (entry: HexEntry | undefined) => (brush.kind === 'level' ? (entry?.level ?? 0) : entry?.terrains);
  const hexes = manner.filling ? listAlike(document, grid, touch.hex, read) : [touch.hex];
  if (brush.kind === 'erase') return eraseHexes(document, hexes);
  return { ...NO_CHANGE, hexes: hexes.map((hex) => changeEntry(getEntry(document, hex), brush, manner)) };
};

const changesNothing = (document: Battlefield, { hexes, hexsides, unpainted }: GroundChange): boolean =>
  unpainted.every((hex) => !document.hexes.some((entry) => entry.hex === hex)) &&
  hexes.every((entry) => document.hexes.some((before) => spell(before) === spell(entry))) &&
  hexsides.every((entry) => spell(getSideEntry(document, entry.hexside)) === spell(entry));

/** What one touch of a brush changes; nothing where the ground is already so. */
export const paint = (
  document: Battlefield,
  grid: Grid,
  brush: Brush,
  touch: Touch,
  manner: Manner,
): GroundChange | undefined => {
  const isOnSide = brush.kind === 'feature' || (brush.kind === 'erase' && touch.side !== undefined && !manner.filling);
  const change = isOnSide
    ? paintSide(document, grid, brush, touch, manner)
    : brush.kind === 'road'
      ? layRoad(document, grid, brush, touch)
      : paintHexes(document, grid, brush, touch, manner);
  return changesNothing(document, change) ? undefined : change;
};

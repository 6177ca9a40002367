/* Where the counters stand on the map, and what lies under a finger. */
import type { BattleUnit } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { CORNER, type Point } from '../../map-parts/geometry.ts';
import { findHexAt, findSideAt, getPlace, type Layout } from '../../map-parts/layout.ts';

/** The length of a counter, and by how much it stands below the middle of its hex: the number over it stays free. */
export const PIECE = 58;
const DROP = 6;
/** The most by which the counters of a stack stand out, one behind the other, and all of them together. */
const SHIFT = { x: 6, y: 4, all: 16 } as const;

export interface Piece {
  readonly unit: BattleUnit;
  readonly hex: number;
  /** Its middle. */
  readonly at: Point;
  /** Its place in the stack from the top, and how many there are. */
  readonly place: number;
  readonly of: number;
  /** Where it faces, in sides from side 0; half a side more is the corner after it. */
  readonly faces?: number;
}

const readFacing = ({ facing }: BattleUnit): number | undefined => {
  if (!facing) return undefined;
  return 'side' in facing ? facing.side : facing.vertex + 0.5;
};

/** The counters on the map, those that lie lowest first. */
export const placePieces = (layout: Layout, units: readonly BattleUnit[]): Piece[] => {
  const stacks = new Map<string, BattleUnit[]>();
  for (const unit of units) if (unit.hex !== undefined) stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  return [...stacks].flatMap(([label, stack]) => {
    const hex = parseHex(layout.grid, label);
    const centre = getPlace(layout, hex);
    const between = Math.max(1, stack.length - 1);
    const step = { x: Math.min(SHIFT.x, SHIFT.all / between), y: Math.min(SHIFT.y, SHIFT.all / between / 1.5) };
    return stack
      .map((unit, place): Piece => {
        const behind = place - between / 2;
        const faces = readFacing(unit);
        const at = {
          x: centre.x + (stack.length > 1 ? behind * step.x : 0),
          y: centre.y + DROP - (stack.length > 1 ? behind * step.y : 0),
        };
        return { unit, hex, at, place, of: stack.length, ...(faces !== undefined && { faces }) };
      })
      .reverse();
  });
};

/** The mark of a facing, around the middle of its counter: its tip and the two ends of its base, on the counter’s edge. */
export const pointMark = (direction: number): readonly [Point, Point, Point] => {
  const angle = (direction * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const edge = PIECE / 2 / Math.max(Math.abs(sin), Math.abs(cos));
  const point = (along: number, beside: number): Point => ({
    x: along * sin - beside * cos,
    y: along * cos + beside * sin,
  });
  return [point(edge + 10, 0), point(edge - 1, 9.5), point(edge - 1, -9.5)];
};

/** What a finger is on. */
export type Under =
  | { readonly kind: 'facing'; readonly piece: Piece }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'hex'; readonly hex: number; readonly side?: number }
  | { readonly kind: 'paper' };

/** From here out a tap means the side of a hex, as a share of the way from its centre. */
const NEAR_SIDE = 0.72;

const isOn = ({ at }: Piece, { x, y }: Point): boolean =>
  Math.abs(x - at.x) <= PIECE / 2 && Math.abs(y - at.y) <= PIECE / 2;

/** What lies at a point of the map. The facing of the selected counter comes first, `reach` units around its mark. */
export const findUnder = (
  layout: Layout,
  pieces: readonly Piece[],
  selected: string | undefined,
  point: Point,
  reach: number,
): Under => {
  const chosen = pieces.find(({ unit }) => unit.id === selected);
  if (chosen?.faces !== undefined) {
    const [tip, left, right] = pointMark(chosen.faces + layout.turn);
    const mark = { x: chosen.at.x + (tip.x + left.x + right.x) / 3, y: chosen.at.y + (tip.y + left.y + right.y) / 3 };
    if (Math.hypot(mark.x - point.x, mark.y - point.y) <= Math.min(reach, CORNER / 2.5))
      return { kind: 'facing', piece: chosen };
  }
  const piece = pieces.findLast((each) => isOn(each, point));
  if (piece) return { kind: 'piece', piece };
  const hex = findHexAt(layout, point);
  if (hex < 0) return { kind: 'paper' };
  const { side, out } = findSideAt(layout, hex, point);
  return out >= NEAR_SIDE ? { kind: 'hex', hex, side } : { kind: 'hex', hex };
};

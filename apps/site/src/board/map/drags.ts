/* What a pointer drags over the map: a counter, or the mark of where it faces. Only their own elements are touched. */
import { formatHex } from '@coup-doeil/hex';
import type { Point } from '../../map-parts/geometry.ts';
import { findHexAt, getDirection, getPlace } from '../../map-parts/layout.ts';
import type { Drag } from './gestures.ts';
import { findUnder, type Piece } from './pieces.ts';
import { drawOnFrames, findElement, formatPlace, formatTarget, type Parts, type Scene } from './scene.ts';

/** From pixels of the frame to units of the map. */
type ToMap = (at: Point) => Point;

/** The facing that is nearest to a direction: a side, or a corner for a counter that faces corners. */
export const turnTo = (
  { faces }: Pick<Piece, 'faces'>,
  direction: number,
): { readonly side: number } | { readonly vertex: number } =>
  faces === undefined || faces % 1 === 0 ? { side: Math.round(direction) % 6 } : { vertex: Math.floor(direction) % 6 };

/** A counter follows the pointer, held where it was touched first, and the hex under it is framed. */
export const dragPiece = (
  parts: Parts,
  { layout, props }: Scene,
  piece: Piece,
  toMap: ToMap,
  start: Point,
): Drag | undefined => {
  const element = findElement(parts, piece.unit.id);
  if (!element) return undefined;
  const touched = toMap(start);
  const grip = { x: touched.x - piece.at.x, y: touched.y - piece.at.y };
  let to = piece.at;
  const frames = drawOnFrames(() => {
    const hex = findHexAt(layout, to);
    element.style.transform = formatPlace(to);
    if (hex >= 0) parts.target.style.transform = formatTarget(getPlace(layout, hex));
    parts.target.classList.toggle('map-shown', hex >= 0);
  });
  return {
    move: (at) => {
      const { x, y } = toMap(at);
      to = { x: x - grip.x, y: y - grip.y };
      element.classList.add('map-dragged');
      frames.ask();
    },
    end: (at) => {
      frames.stop();
      element.classList.remove('map-dragged');
      element.style.transform = formatPlace(piece.at);
      parts.target.classList.remove('map-shown');
      const hex = at ? findHexAt(layout, to) : -1;
      if (hex >= 0 && hex !== piece.hex) props.onDrag(piece.unit.id, formatHex(layout.grid, hex));
    },
  };
};

/** The mark of a facing follows the pointer round its counter. */
export const dragFacing = (parts: Parts, { layout, props }: Scene, piece: Piece, toMap: ToMap): Drag => {
  const element = findElement(parts, piece.unit.id);
  const faces = piece.faces ?? 0;
  let to = turnTo(piece, faces);
  const read = (facing: typeof to): number => ('side' in facing ? facing.side : facing.vertex + 0.5);
  return {
    move: (at) => {
      to = turnTo(piece, getDirection(layout, piece.hex, toMap(at)));
      element?.style.setProperty('--turned', `${60 * (read(to) - faces)}deg`);
    },
    end: (at) => {
      element?.style.removeProperty('--turned');
      if (at && read(to) !== faces) props.onTurn(piece.unit.id, to);
    },
  };
};

/** A brush tells each hex that it comes to, and near an edge the side. */
export const dragBrush = ({ layout, props }: Scene, start: Point, toMap: ToMap): Drag => {
  let last = '';
  const paint = (at: Point): void => {
    const on = findUnder(layout, [], undefined, toMap(at), 0);
    if (on.kind !== 'hex' || `${on.hex} ${on.side}` === last) return;
    last = `${on.hex} ${on.side}`;
    props.onHex(formatHex(layout.grid, on.hex), on.side);
  };
  return {
    move: (at) => {
      if (last === '') paint(start);
      paint(at);
    },
    end: () => undefined,
  };
};

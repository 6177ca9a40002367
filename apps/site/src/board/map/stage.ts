/* The map as it is touched: gestures become what the page is told, or how the map is looked at. */
import { formatHex, parseHex } from '@coup-doeil/hex';
import type { Point } from '../../map-parts/geometry.ts';
import { findSideAt, getDirection } from '../../map-parts/layout.ts';
import { ZOOM_STEP } from './camera.ts';
import { dragBrush, dragFacing, dragPiece, turnTo } from './drags.ts';
import { type GestureHost, listenToGestures } from './gestures.ts';
import { lookAt } from './look.ts';
import { findUnder, type Piece, type Under } from './pieces.ts';
import type { MapHandle } from './props.ts';
import type { Parts, Scene } from './scene.ts';

export interface Stage {
  readonly handle: MapHandle;
  readonly open: () => void;
  readonly reveal: (hex: number) => void;
  readonly stop: () => void;
}

/** Half of a finger, in pixels. */
const FINGER = 22;
/** By how much a double tap enlarges. */
const DOUBLE = 1.8;

/** The counter that a tap or Enter on a stack means: its top, and then one after the other from the one that is chosen. */
export const pickFromStack = (pieces: readonly Piece[], on: Piece, selected: string | undefined): Piece => {
  const stack = pieces.filter(({ hex }) => hex === on.hex).sort((a, b) => a.place - b.place);
  const chosen = stack.findIndex(({ unit }) => unit.id === selected);
  return chosen < 0 ? on : (stack[(chosen + 1) % stack.length] ?? on);
};

/** What a pointer is on; under a brush the ground alone. */
const findTouched = ({ layout, pieces, props }: Scene, point: Point, finger: number): Under =>
  props.painting
    ? findUnder(layout, [], undefined, point, finger)
    : findUnder(layout, pieces, props.selected, point, finger);

const tapMap = (scene: Scene, point: Point, finger: number): void => {
  const { layout, pieces, props } = scene;
  const on = findTouched(scene, point, finger);
  if (on.kind === 'paper') return;
  const hex = on.kind === 'hex' ? on.hex : on.piece.hex;
  const label = formatHex(layout.grid, hex);
  props.onCursor(label);
  const chosen = pieces.find(({ unit }) => unit.id === props.selected);
  if (on.kind !== 'hex') props.onCounter(pickFromStack(pieces, on.piece, props.selected).unit.id);
  else if (on.side !== undefined && chosen?.hex === hex && !props.painting)
    props.onTurn(chosen.unit.id, turnTo(chosen, getDirection(layout, hex, point)));
  else props.onHex(label, props.painting === 'sides' ? findSideAt(layout, hex, point).side : on.side);
};

/** What gestures do to the map that is looked at. */
const createHost = (
  parts: Parts,
  getScene: () => Scene,
  look: ReturnType<typeof lookAt>,
  zoom: (by: number, at: Point) => void,
): GestureHost => {
  const finger = (): number => FINGER / look.getScale();
  const under = (at: Point): Under => findTouched(getScene(), look.toMap(at), finger());
  const host: GestureHost = {
    grab: (at) => {
      const on = under(at);
      if (getScene().props.painting) return dragBrush(getScene(), at, look.toMap);
      if (on.kind === 'facing') return dragFacing(parts, getScene(), on.piece, look.toMap);
      return on.kind === 'piece' ? dragPiece(parts, getScene(), on.piece, look.toMap, at) : undefined;
    },
    tap: (at) => tapMap(getScene(), look.toMap(at), finger()),
    doubleTap: (at) => {
      const { kind } = under(at);
      if ((kind === 'hex' || kind === 'paper') && !getScene().props.painting) zoom(DOUBLE, at);
      else host.tap(at);
    },
    pan: look.pan,
    zoom: look.zoom,
    moving: (is) => {
      look.hold(is);
      if (!is) look.keep();
    },
  };
  return host;
};

export const setStage = (parts: Parts, getScene: () => Scene): Stage => {
  const look = lookAt(parts, getScene);
  const zoom = (by: number, at: Point): void => {
    look.zoom(by, at);
    look.keep();
  };
  const stopListening = listenToGestures(parts.frame, createHost(parts, getScene, look, zoom));
  let size = look.getSize();
  const watch = new ResizeObserver(() => {
    const was = size;
    size = look.getSize();
    // A frame that had no room yet was not looked at.
    if (was.width === 0 || was.height === 0) look.open();
    else look.resize(was);
  });
  watch.observe(parts.frame);
  return {
    handle: {
      focus: (label, { below = 0 } = {}) => look.centre(parseHex(getScene().layout.grid, label), below),
      reveal: (label) => look.reveal(parseHex(getScene().layout.grid, label)),
      fit: ({ below = 0 } = {}) => {
        look.fit(below);
        look.keep();
      },
      settle: ({ below = 0 } = {}) => look.settle(below),
      resume: look.resume,
      zoom: (steps) => zoom(ZOOM_STEP ** steps, look.getMiddle()),
      toMap: (x, y) => {
        const { left, top } = parts.frame.getBoundingClientRect();
        return look.toMap({ x: x - left, y: y - top });
      },
    },
    open: look.open,
    reveal: look.reveal,
    stop: () => {
      look.stop();
      watch.disconnect();
      stopListening();
    },
  };
};

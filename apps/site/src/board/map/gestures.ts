/* Fingers, pens and mice on the map: what they do is one of a few gestures. Nothing is drawn here, and no page is rendered on a move. */
import type { Point } from '../../map-parts/geometry.ts';

/** What a gesture that began on something drags along; none where it moves the map. */
export interface Drag {
  readonly move: (to: Point) => void;
  /** Without a place: it was given up. */
  readonly end: (at?: Point) => void;
}

/** Points are in pixels from the top left of the map’s frame. */
export interface GestureHost {
  /** What lies there can be dragged, or the map moves. */
  readonly grab: (at: Point) => Drag | undefined;
  readonly tap: (at: Point) => void;
  readonly doubleTap: (at: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (by: number, at: Point) => void;
  /** A gesture that moves the map has begun, or ended. */
  readonly moving: (is: boolean) => void;
}

/** By so much a finger and a mouse stray in a tap. */
const SLOP = { touch: 9, mouse: 4 } as const;
const DOUBLE = { time: 320, far: 26 } as const;
/** A wheel that stood still for so long has come to rest. */
const REST = 180;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** By how much a turn of the wheel enlarges. */
const readWheel = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number => {
  const pixels = deltaY * ([1, 18, 400][deltaMode] ?? 1);
  // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
  return Math.exp(-Math.max(-120, Math.min(120, pixels)) * (ctrlKey ? 0.01 : 0.0022));
};

type Doing =
  | { readonly kind: 'none' | 'pan' | 'pinch' }
  | { readonly kind: 'wait' | 'drag'; readonly drag: Drag | undefined };

type Place = (event: MouseEvent) => Point;

const placeIn =
  (frame: HTMLElement): Place =>
  ({ clientX, clientY }) => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left - frame.clientLeft, y: clientY - top - frame.clientTop };
  };

/** One tap, or a second soon after it at the same place. */
const createTaps = (host: GestureHost) => {
  let last: { readonly time: number; readonly at: Point } = { time: -1e9, at: { x: 0, y: 0 } };
  return (at: Point, time: number): void => {
    const again = time - last.time < DOUBLE.time && distance(at, last.at) < DOUBLE.far;
    last = { time: again ? -1e9 : time, at };
    if (again) host.doubleTap(at);
    else host.tap(at);
  };
};

/** One of two fingers has moved: the map goes with them and grows by their distance. */
const pinch = (host: GestureHost, fingers: ReadonlyMap<number, Point>, id: number, at: Point): void => {
  const other = [...fingers].find(([finger]) => finger !== id)?.[1];
  const before = fingers.get(id);
  if (!other || !before) return;
  const [from, to] = [middle(before, other), middle(at, other)];
  host.pan(to.x - from.x, to.y - from.y);
  host.zoom(distance(at, other) / Math.max(1, distance(before, other)), to);
};

const createPointers = (frame: HTMLElement, host: GestureHost, place: Place) => {
  const fingers = new Map<number, Point>();
  const tap = createTaps(host);
  let doing: Doing = { kind: 'none' };
  let start: Point = { x: 0, y: 0 };

  const begin = (next: Doing): void => {
    const [was, is] = [doing, next].map(({ kind }) => kind === 'pan' || kind === 'pinch');
    doing = next;
    if (was !== is) host.moving(is === true);
  };
  const giveUp = (): void => {
    if (doing.kind === 'drag') doing.drag?.end();
  };
  return {
    pointerdown: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      frame.setPointerCapture(event.pointerId);
      const at = place(event);
      fingers.set(event.pointerId, at);
      if (fingers.size === 1) {
        start = at;
        begin({ kind: 'wait', drag: host.grab(at) });
      } else if (fingers.size === 2) {
        giveUp();
        begin({ kind: 'pinch' });
      }
    },
    pointermove: (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const at = place(event);
      if (doing.kind === 'wait' && distance(at, start) > SLOP[event.pointerType === 'mouse' ? 'mouse' : 'touch'])
        begin(doing.drag ? { kind: 'drag', drag: doing.drag } : { kind: 'pan' });
      if (doing.kind === 'pan') host.pan(at.x - before.x, at.y - before.y);
      if (doing.kind === 'drag') doing.drag?.move(at);
      if (doing.kind === 'pinch' && fingers.size === 2) pinch(host, fingers, event.pointerId, at);
      // Before the map begins to move, it lies where it was touched first.
      if (doing.kind !== 'wait') fingers.set(event.pointerId, at);
    },
    pointerup: (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      const at = place(event);
      const ended = doing;
      // Of two fingers one is left: it goes on moving the map.
      begin(ended.kind === 'pinch' && fingers.size === 1 ? { kind: 'pan' } : { kind: 'none' });
      if (ended.kind === 'wait') tap(start, event.timeStamp);
      if (ended.kind === 'drag') ended.drag?.end(at);
    },
    pointercancel: (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      giveUp();
      begin({ kind: 'none' });
    },
  };
};

/** The map moves while the wheel turns, and until it has stood still for a while. */
const createWheel = (host: GestureHost, place: Place) => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    turn: (event: WheelEvent): void => {
      event.preventDefault();
      clearTimeout(resting);
      host.moving(true);
      host.zoom(readWheel(event), place(event));
      resting = setTimeout(() => host.moving(false), REST);
    },
    stop: (): void => clearTimeout(resting),
  };
};

export const listenToGestures = (frame: HTMLElement, host: GestureHost): (() => void) => {
  const place = placeIn(frame);
  const pointers = createPointers(frame, host, place);
  const wheel = createWheel(host, place);
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('pointerdown', pointers.pointerdown, { signal });
  frame.addEventListener('pointermove', pointers.pointermove, { signal });
  frame.addEventListener('pointerup', pointers.pointerup, { signal });
  frame.addEventListener('pointercancel', pointers.pointercancel, { signal });
  frame.addEventListener('wheel', wheel.turn, { signal, passive: false });
  // A finger's tap would be told again as a click, to whatever has risen under it meanwhile.
  frame.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { signal, passive: false });
  return () => {
    wheel.stop();
    listening.abort();
  };
};

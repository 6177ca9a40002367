/* How the map is looked at: written to the element of the world, at most once a frame, and kept for the next visit. */

import { isRecord, recall, store } from '../../calculator/state/storage.ts';
import type { Point } from '../../map-parts/geometry.ts';
import { getPlace } from '../../map-parts/layout.ts';
import {
  type Camera,
  centreOn,
  fillView,
  fitMap,
  formatCamera,
  getCover,
  keepInView,
  openMap,
  type Size,
  toMapPoint,
  zoomTo,
} from './camera.ts';
import { isDesk } from './desk.ts';
import { drawOnFrames, type Parts, type Scene } from './scene.ts';

const isCamera = (value: unknown): value is Camera | null =>
  isRecord(value) && ['x', 'y', 'k'].every((name) => Number.isFinite(value[name]));

const keyOf = (name: string): string => `map/${name}`;

/** While the map moves it is not drawn again, until it is so many times larger or smaller than it was drawn. */
const BLUR = 3;
/** Below this scale the figures of a counter are less than three pixels high. */
const FAR = 0.15;
/** Below this one nearly all counters are seen at once. Not the same as above: each makes the browser draw them all again. */
const FARTHEST = 0.1;

/** Of so many sheets of counters the figures come in one frame: of all at once a finger would wait for them. */
const SHEETS = 4;

/** A hex that is gone to by keys comes this far into view, in units of the map. */
const EDGE = 66;

export const lookAt = ({ frame, world }: Parts, getScene: () => Scene) => {
  let camera: Camera = { x: 0, y: 0, k: 1 };
  /** As it was when a hex was brought to the middle last: the same while nothing has moved since. */
  let centred: Camera | undefined;
  const view = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
  const map = (): Size => getScene().layout;
  /** While the map moves: the scale that it was last drawn at. */
  let drawnAt: number | undefined;
  /** Figures go at once, and come a few sheets a frame. */
  const showFigures = (isFar: boolean): void => {
    const sheets = [...world.getElementsByClassName('map-sheet')];
    const come = !isFar && world.classList.contains('map-far');
    if (come) for (const { classList } of sheets) classList.add('map-late');
    world.classList.toggle('map-far', isFar);
    const late = sheets.filter(({ classList }) => classList.contains('map-late'));
    for (const { classList } of late.slice(0, SHEETS)) classList.remove('map-late');
    if (late.length > SHEETS) frames.ask();
  };
  const draw = (): void => {
    world.style.transform = formatCamera(camera);
    showFigures(camera.k < FAR);
    world.classList.toggle('map-farthest', camera.k < FARTHEST);
    if (drawnAt === undefined) return;
    const isSharp = camera.k < BLUR * drawnAt && drawnAt < BLUR * camera.k;
    world.classList.toggle('map-held', isSharp);
    if (isSharp) return;
    // For one frame it is let go, and drawn at the scale that it has come to.
    drawnAt = camera.k;
    frames.ask();
  };
  const frames = drawOnFrames(draw);
  const look = (next: Camera): void => {
    camera = next;
    frames.ask();
  };
  const pan = (dx: number, dy: number): void =>
    look(keepInView({ ...camera, x: camera.x + dx, y: camera.y + dy }, map(), view()));
  /** Moves the map as little as shows a hex. */
  const reveal = (hex: number): void => {
    const { x, y } = getPlace(getScene().layout, hex);
    const [at, edge, { width, height }] = [
      { x: x * camera.k + camera.x, y: y * camera.k + camera.y },
      EDGE * camera.k,
      view(),
    ];
    const dx = Math.max(0, edge - at.x) - Math.max(0, at.x + edge - width);
    const { corner } = getCover(view(), isDesk());
    const top = at.x - edge < corner.width ? corner.height : 0;
    const dy = Math.max(0, top + edge - at.y) - Math.max(0, at.y + edge - height);
    if (dx !== 0 || dy !== 0) pan(dx, dy);
  };
  /** As it was last looked at; false where nothing was kept. */
  const resume = (): boolean => {
    const { layout, props } = getScene();
    const last = props.remember === undefined ? null : recall(keyOf(props.remember), isCamera, null);
    if (last) camera = zoomTo(last, last.k, { x: 0, y: 0 }, layout, view());
    if (last) draw();
    return last !== null;
  };
  return {
    getSize: view,
    getScale: (): number => camera.k,
    getMiddle: (): Point => ({ x: view().width / 2, y: view().height / 2 }),
    toMap: (at: Point): Point => toMapPoint(camera, at),
    pan,
    /** A gesture begins or ends: meanwhile the map is moved as it was drawn. */
    hold: (isMoving: boolean): void => {
      if (isMoving === (drawnAt !== undefined)) return;
      drawnAt = isMoving ? camera.k : undefined;
      world.classList.toggle('map-held', isMoving);
    },
    zoom: (by: number, at: Point): void => look(zoomTo(camera, camera.k * by, at, map(), view())),
    centre: (hex: number, below: number): void => {
      look(centreOn(getPlace(getScene().layout, hex), camera.k, map(), view(), below));
      centred = camera;
    },
    settle: (below: number): void => {
      if (camera === centred) look(fillView(camera, map(), view(), below));
    },
    fit: (below: number): void => look(fitMap(map(), view(), below)),
    reveal,
    resume,
    /** As it was last looked at, else so that what stands on it can be read. */
    open: (): void => {
      if (resume()) return;
      const { layout, pieces } = getScene();
      const places = pieces.map(({ at }) => at);
      const opened = openMap(layout, view(), places, getCover(view(), isDesk()));
      camera = zoomTo(opened, opened.k, { x: 0, y: 0 }, layout, view());
      draw();
    },
    /** The middle stays in the middle. */
    resize: (was: Size): void => {
      const { width, height } = view();
      if (width !== was.width || height !== was.height) pan((width - was.width) / 2, (height - was.height) / 2);
    },
    keep: (): void => {
      const { remember } = getScene().props;
      if (remember !== undefined) store(keyOf(remember), camera);
    },
    stop: frames.stop,
  };
};

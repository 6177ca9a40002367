/* What the page gave last, and the elements of the map that move without being drawn again. */
import type { Point } from '../../map-parts/geometry.ts';
import type { Layout } from '../../map-parts/layout.ts';
import type { Size } from './camera.ts';
import { PIECE, type Piece } from './pieces.ts';
import type { MapProps } from './props.ts';

export interface Scene {
  readonly layout: Layout;
  readonly pieces: readonly Piece[];
  readonly props: MapProps;
}

export interface Parts {
  readonly frame: HTMLElement;
  readonly world: HTMLElement;
  /** A frame of one hex: where a counter would be put down. */
  readonly target: SVGElement;
}

/** How a counter lies on the map, by its middle. */
export const formatPlace = ({ x, y }: Point): string =>
  `translate(${(x - PIECE / 2).toFixed(1)}px, ${(y - PIECE / 2).toFixed(1)}px)`;

/** How the frame of one hex lies, by its centre. */
export const formatTarget = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** How much smaller a layer of the whole map is laid out than it is shown; the style enlarges it again. */
const LAID_OUT = 8;

/**
 * The size of a layer of the whole map. While it moves, a browser holds a layer at least at the size that it is laid out at: laid
 * out at full size, all of a large map would be drawn at it, however small it is shown.
 */
export const sizeLayer = ({ width, height }: Size) => {
  // Whole pixels, so that the layer is enlarged by exactly as much as it was made smaller.
  const small = { width: Math.ceil(width / LAID_OUT), height: Math.ceil(height / LAID_OUT) };
  return { ...small, viewBox: `0 0 ${LAID_OUT * small.width} ${LAID_OUT * small.height}` };
};

/** The element of a counter. */
export const findElement = ({ world }: Parts, id: string): SVGElement | undefined =>
  [...world.querySelectorAll<SVGElement>('[data-counter]')].find((each) => each.dataset.counter === id);

/** Draws at most once a frame what has changed since. */
export const drawOnFrames = (draw: () => void) => {
  let frame = 0;
  return {
    ask: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw();
      });
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
};

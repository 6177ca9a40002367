/*
 * Very many counters. Most of them look alike: each look is drawn once, and each counter is a copy of it. They lie on sheets, each over
 * a square of the map: the browser lays out and paints only those near what is seen.
 */
import { type ComponentChild, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../map-parts/geometry.ts';
import type { Piece } from './pieces.ts';
import { formatPlace } from './scene.ts';

/** How a counter is drawn: counters with the same name of a look differ only by id and place. */
export interface Look {
  readonly name: string;
  readonly draw: () => ComponentChild;
}

interface Props {
  readonly pieces: readonly Piece[];
  readonly describeLook: (piece: Piece) => Look;
  readonly selected: string | undefined;
  /** What looks depend on beside the counter and whether it is selected. */
  readonly by: readonly unknown[];
}

/** As many as are drawn in one frame; the rest follows in the next, so that no finger waits for it. */
const SLICE = 180;

/** How many of the counters are drawn by now. */
const useDrawn = (count: number): number => {
  const [drawn, setDrawn] = useState(SLICE);
  useLayoutEffect(() => {
    if (drawn >= count) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame that paints those before: what waits behind it has its turn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + SLICE));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count]);
  return drawn;
};

/** The length of the squares, and how far a sheet reaches beyond its own: as far as a finger throws the map in a frame or two. */
const SQUARE = 1200;
const MARGIN = 300;

/** Where the sheet begins on which a counter lies. */
const findCorner = ({ at }: Piece): Point => {
  const find = (offset: number): number => SQUARE * Math.floor(offset / SQUARE) - MARGIN;
  return { x: find(at.x), y: find(at.y) };
};

type Looks = Map<string, SVGElement>;

const drawLook = ({ draw }: Look): SVGElement => {
  const holder = document.createElement('div');
  render(draw(), holder);
  // A counter is drawn as one element.
  return holder.firstElementChild as SVGElement;
};

const copyLook = (looks: Looks, look: Look): SVGElement => {
  const drawn = looks.get(look.name) ?? drawLook(look);
  looks.set(look.name, drawn);
  return drawn.cloneNode(true) as SVGElement;
};

/** A counter as it lies on its sheet. */
interface Lying {
  readonly of: readonly unknown[];
  readonly look: string;
  readonly element: SVGElement;
}

interface SheetProps extends Props {
  /** Where the sheet begins. */
  readonly corner: Point;
  readonly looks: Looks;
}

const layPiece = (last: Lying | undefined, piece: Piece, { looks, describeLook, selected, by }: SheetProps): Lying => {
  const of = [piece, piece.unit.id === selected, ...by];
  if (last && of.every((value, i) => value === last.of[i])) return last;
  const look = describeLook(piece);
  const element = last?.look === look.name ? last.element : copyLook(looks, look);
  element.dataset.counter = piece.unit.id;
  element.style.transform = formatPlace(piece.at);
  return { of, look: look.name, element };
};

/** Puts elements into a parent in their order; those that stand right are not touched. */
const arrange = (parent: Element, elements: Iterable<Element>): void => {
  let next = parent.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
  while (next) {
    const after: Element | null = next.nextElementSibling;
    next.remove();
    next = after;
  }
};

/** The counters over a square of the map: what joins them does not draw those of other sheets again. */
const Sheet = (props: SheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const lying = useRef<ReadonlyMap<string, Lying>>(new Map());
  useLayoutEffect(() => {
    const last = lying.current;
    const now = props.pieces.map((piece) => [piece.unit.id, layPiece(last.get(piece.unit.id), piece, props)] as const);
    lying.current = new Map(now);
    const elements = now.map(([, { element }]) => element);
    if (sheet.current) arrange(sheet.current, elements);
  });
  const { x, y } = props.corner;
  const size = `${SQUARE + 2 * MARGIN}px`;
  return (
    <div class="map-sheet" style={{ left: `${x}px`, top: `${y}px`, width: size, height: size }}>
      <div ref={sheet} style={{ left: `${-x}px`, top: `${-y}px` }} />
    </div>
  );
};

/** The counters of each sheet, by its corner; those of a stack lie on one. */
const sortOnSheets = (pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const corners = new Map<number, string>();
  return Map.groupBy(pieces, (piece) => {
    const corner = corners.get(piece.hex) ?? JSON.stringify(findCorner(piece));
    corners.set(piece.hex, corner);
    return corner;
  });
};

export const ManyPieces = ({ pieces, ...props }: Props) => {
  const looks = useRef<Looks>(new Map());
  const drawn = useDrawn(pieces.length);
  const sheets = sortOnSheets(pieces.slice(0, drawn));
  return (
    <>
      {Array.from(sheets, ([key, lying]) => (
        <Sheet key={key} {...props} looks={looks.current} pieces={lying} corner={JSON.parse(key)} />
      ))}
    </>
  );
};

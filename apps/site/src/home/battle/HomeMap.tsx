import { type GameBoard, getStack } from '@coup-doeil/core/battle';
import { formatHex, parseHex } from '@coup-doeil/hex';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { walkHex } from '../../board/map/keys.ts';
import { placePieces } from '../../board/map/pieces.ts';
import type { Layers } from '../../board/map/props.ts';
import { tellCursor } from '../../board/map/speech.ts';
import { World } from '../../board/map/World.tsx';
import { findFigures } from '../../board/page/UnitCounter.tsx';
import { pigmentsOf } from '../../board/play/layers.ts';
import type { Lang } from '../../lib/words.ts';
import { findHexAt, getPlace, type Layout, layOut } from '../../map-parts/layout.ts';
import { words } from '../words.ts';

interface Props {
  /** The battle as it is shown: where a march is looked at, after it. */
  readonly board: GameBoard;
  readonly layers: Layers;
  readonly selected: string | undefined;
  readonly lang: Lang;
  readonly onHex: (hex: string) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what stands on the map. */
const findMiddle = (layout: Layout, { counters }: GameBoard): Point => {
  const places = counters.flatMap(({ hex }) => (hex < 0 ? [] : [getPlace(layout, hex)]));
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) };
};

/** Whether a hex is in sight within the frame, with some room around it. */
const isInSight = (frame: HTMLElement, world: HTMLElement, layout: Layout, hex: number): boolean => {
  const [outer, inner] = [frame.getBoundingClientRect(), world.getBoundingClientRect()];
  const k = inner.width / layout.width;
  const { x, y } = getPlace(layout, hex);
  const [left, top, edge] = [inner.left + k * x - outer.left, inner.top + k * y - outer.top, 40 * k];
  return left >= edge && top >= edge && left <= outer.width - edge && top <= outer.height - edge;
};

/** The hex under the keys, the middle of what is seen, and what is spoken of the hex. */
const useCursor = ({ board, selected, lang }: Pick<Props, 'board' | 'selected' | 'lang'>, layout: Layout) => {
  const { document: battlefield, door } = board;
  const [cursor, setCursor] = useState(() => battlefield.units.find(({ hex }) => hex !== undefined)?.hex ?? '0101');
  const [middle, setMiddle] = useState(() => findMiddle(layout, board));
  const [spoken, setSpoken] = useState('');
  const [frame, world] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const figures = (unit: Parameters<typeof findFigures>[1]) => findFigures(board, unit);
  const speak = () => {
    const { palette } = door;
    const { units } = battlefield;
    setSpoken(tellCursor({ lang, grid: layout.grid, battlefield, palette, units, figures, selected }, cursor));
  };
  useEffect(() => {
    if (document.activeElement === frame.current) speak();
  }, [cursor, selected]);
  const walk = (hex: number): void => {
    setCursor(formatHex(layout.grid, hex));
    if (frame.current && world.current && !isInSight(frame.current, world.current, layout, hex))
      setMiddle(getPlace(layout, hex));
  };
  return { cursor, setCursor, middle, spoken, speak, frame, world, figures, walk };
};

/** The hex at a point of the window, −1 beside the map. */
const findHexUnder = (world: HTMLElement, layout: Layout, { clientX, clientY }: MouseEvent): number => {
  const { left, top, width } = world.getBoundingClientRect();
  const k = width / layout.width;
  return findHexAt(layout, { x: (clientX - left) / k, y: (clientY - top) / k });
};

/** The battle of the home page: its map lies still, so that the finger that scrolls the page is never caught. */
export const HomeMap = ({ board, layers, selected, lang, onHex }: Props) => {
  const { document: battlefield, door, ground } = board;
  const layout = useMemo(() => layOut(ground.grid), [ground.grid]);
  const pieces = useMemo(() => placePieces(layout, battlefield.units), [layout, battlefield.units]);
  const { cursor, setCursor, middle, spoken, speak, frame, world, figures, walk } = useCursor(
    { board, selected, lang },
    layout,
  );
  const onClick = (event: MouseEvent): void => {
    const hex = world.current ? findHexUnder(world.current, layout, event) : -1;
    if (hex < 0) return;
    setCursor(formatHex(layout.grid, hex));
    onHex(formatHex(layout.grid, hex));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walkHex(layout.grid, parseHex(layout.grid, cursor), event.key);
    if (next !== undefined) walk(next);
    else if (event.key === 'Enter' || event.key === ' ') onHex(cursor);
    else return;
    event.preventDefault();
  };
  const look = { battlefield, palette: door.palette, pigments: pigmentsOf(board), figures };
  const props = { ...look, layers, cursor, ...(selected !== undefined && { selected }) };
  return (
    <div
      ref={frame}
      class="map home-map"
      style={{ '--x': `${middle.x.toFixed(0)}px`, '--y': `${middle.y.toFixed(0)}px` }}
      role="application"
      aria-label={battlefield.title?.[lang]}
      aria-describedby="home-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys, and must be reached by them.
      tabIndex={0}
      onFocus={speak}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <p id="home-keys" class="vh">
        {words.keys[lang]}
      </p>
      <p class="vh" aria-live="polite">
        {spoken}
      </p>
      <World scene={{ layout, pieces, props }} world={world} />
    </div>
  );
};

/** Whether anybody stands in a hex. */
export const isTaken = (board: GameBoard, hex: string): boolean =>
  getStack(board, parseHex(board.ground.grid, hex)).length > 0;

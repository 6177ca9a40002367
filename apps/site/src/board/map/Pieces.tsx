import type { Palette } from '@coup-doeil/core/battle';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Counter, type CounterProps, type Side } from '../../components/Counter.tsx';
import { getSign } from '../../map-parts/signs.ts';
import { PIECE, type Piece, pointMark } from './pieces.ts';
import type { FaceFigures } from './props.ts';
import { formatPlace } from './scene.ts';

interface Props {
  readonly pieces: readonly Piece[];
  readonly palette: Palette;
  readonly pigments: Readonly<Record<string, Side>>;
  readonly figures: (unit: Piece['unit']) => FaceFigures;
  readonly selected: string | undefined;
  /** Half a side for pointed hexes. */
  readonly turn: number;
}

/** How a counter of a battle looks. */
export const describeCounter = (
  { palette, pigments, figures }: Pick<Props, 'palette' | 'pigments' | 'figures'>,
  unit: Piece['unit'],
): CounterProps => {
  const { strength, rating } = figures(unit);
  const signs = [...unit.state, ...unit.traits].map((word) => getSign(palette, word));
  const state = (['routed', 'disordered'] as const).find((sign) => signs.includes(sign));
  return {
    side: pigments[unit.side] ?? 'defender',
    arm: String(getSign(palette, unit.arm)),
    strength,
    cohesion: rating,
    heavy: signs.includes('heavy'),
    square: signs.includes('square'),
    state,
  };
};

const formatMark = (direction: number): string =>
  `M${pointMark(direction)
    .map(({ x, y }) => `${(x + PIECE / 2).toFixed(1)} ${(y + PIECE / 2).toFixed(1)}`)
    .join('L')}Z`;

interface OneProps extends Pick<Props, 'turn'> {
  readonly piece: Piece;
  readonly counter: CounterProps;
  readonly lifted: boolean;
}

const drawPiece = ({ piece: { unit, at, faces }, counter, lifted, turn }: OneProps) => (
  <svg
    key={unit.id}
    class={`map-piece ${lifted ? 'm-held' : ''}`}
    data-counter={unit.id}
    width={PIECE}
    height={PIECE}
    style={{ transform: formatPlace(at) }}
    aria-hidden="true"
  >
    {faces !== undefined && <path class={`map-facing map-${counter.side}`} d={formatMark(faces + turn)} />}
    <Counter {...counter} size={PIECE} class={lifted ? 'm-held' : ''} />
  </svg>
);

type Drawn = ReturnType<typeof drawPiece>;

/** As many as are drawn at once; of more the rest follows, some in each frame, so that no finger waits for it. */
const AT_ONCE = 150;
const SLICE = 60;
/** Milliseconds in which a slice is drawn and painted that a finger does not notice. */
const QUICK = 30;

/** How many of the counters are drawn by now: more in a frame where frames are quick, fewer where they are slow. */
const useDrawn = (count: number): number => {
  const [{ drawn, slice }, setDrawn] = useState({ drawn: SLICE, slice: SLICE });
  const isMany = count > AT_ONCE;
  useLayoutEffect(() => {
    if (!isMany || drawn >= count) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // From the beginning of the frame that paints the slice to what waits behind it.
    const frame = requestAnimationFrame((start) => {
      timer = setTimeout(() => {
        const isQuick = performance.now() - start < QUICK;
        const next = isQuick ? 2 * slice : Math.max(SLICE, slice / 2);
        setDrawn({ drawn: drawn + next, slice: next });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count]);
  return isMany ? drawn : count;
};

/** Very many counters lie on sheets, each drawn by itself: what joins one does not draw the others again. */
const lieOnSheets = (elements: readonly Drawn[]) =>
  Array.from({ length: Math.ceil(elements.length / SLICE) }, (_, sheet) => (
    <div key={`sheet ${sheet}`} class="map-sheet">
      {elements.slice(sheet * SLICE, (sheet + 1) * SLICE)}
    </div>
  ));

interface Before {
  readonly of: readonly unknown[];
  readonly key: string;
  readonly element: Drawn;
}

/** A counter as it was drawn before, where nothing of it changed: the same element is not compared again. */
const drawAgain = (
  last: Before | undefined,
  piece: Piece,
  lifted: boolean,
  { turn, ...look }: Omit<Props, 'pieces'>,
): Before => {
  const of = [piece, lifted, turn, look.figures, look.pigments];
  if (last && of.every((value, i) => value === last.of[i])) return last;
  const counter = describeCounter(look, piece.unit);
  const key = JSON.stringify([counter, piece.at, piece.faces, lifted, turn]);
  return { of, key, element: last?.key === key ? last.element : drawPiece({ piece, counter, lifted, turn }) };
};

/** The counters, each an element of its own: one that is dragged moves, and nothing is drawn again. */
export const Pieces = ({ pieces, ...look }: Props) => {
  const drawn = useDrawn(pieces.length);
  const before = useRef(new Map<string, Before>());
  const now: typeof before.current = new Map();
  for (const piece of pieces.slice(0, drawn)) {
    const { id } = piece.unit;
    now.set(id, drawAgain(before.current.get(id), piece, id === look.selected, look));
  }
  before.current = now;
  const elements = [...now.values()].map(({ element }) => element);
  return <>{pieces.length > AT_ONCE ? lieOnSheets(elements) : elements}</>;
};

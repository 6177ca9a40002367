import type { Palette } from '@coup-doeil/core/battle';
import { useRef } from 'preact/hooks';
import { Counter, type CounterProps, type Side } from '../../components/Counter.tsx';
import { lazy } from '../../components/lazy.tsx';
import { getSign } from '../../map-parts/signs.ts';
import type { Look } from './ManyPieces.tsx';
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

/** Of more counters each is a copy of those that look the same. */
const MANY = 150;
const ManyPieces = lazy(async () => (await import('./ManyPieces.tsx')).ManyPieces);

interface Before {
  readonly of: readonly unknown[];
  readonly key: string;
  readonly element: ReturnType<typeof drawPiece>;
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

const FewPieces = ({ pieces, ...look }: Props) => {
  const before = useRef(new Map<string, Before>());
  const now: typeof before.current = new Map();
  for (const piece of pieces) {
    const { id } = piece.unit;
    now.set(id, drawAgain(before.current.get(id), piece, id === look.selected, look));
  }
  before.current = now;
  return <>{[...now.values()].map(({ element }) => element)}</>;
};

/** The counters, each an element of its own: one that is dragged moves, and nothing is drawn again. */
export const Pieces = (props: Props) => {
  const { pieces, selected, turn, figures, pigments } = props;
  if (pieces.length <= MANY) return <FewPieces {...props} />;
  const describeLook = (piece: Piece): Look => {
    const counter = describeCounter(props, piece.unit);
    const lifted = piece.unit.id === selected;
    const name = JSON.stringify([counter, piece.faces, lifted, turn]);
    const draw = () =>
      piece.faces === undefined ? (
        <Counter {...counter} size={PIECE} class={`map-piece ${lifted ? 'm-held' : ''}`} />
      ) : (
        drawPiece({ piece, counter, lifted, turn })
      );
    return { name, draw };
  };
  return <ManyPieces {...{ pieces, describeLook, selected }} by={[turn, figures, pigments]} />;
};

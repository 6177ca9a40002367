/* The ground of a map, drawn in ink alone: what a hex is, and what lies on a hexside. */
import type { GroundSign } from '@coup-doeil/core/game';
import type { Axial } from '@coup-doeil/hex';
import { CORNER, drawOutline, getCentre, getMidside, getToward, getTurn, SIDES } from './geometry.ts';

/** A stroke of the pen: its path, how broad it is, and whether it is paper over ink. */
type Stroke = readonly [d: string, width: number, tone?: 'paper' | 'solid'];

/** What a hex is, drawn once in each of its corners so that a counter leaves it to be seen. */
const IN_HEX: Partial<Record<GroundSign, Stroke>> = {
  woods: [
    'M-4 4a2.6 2.6 0 0 1-.6-4.4 3 3 0 0 1 2.8-4.2 3.4 3.4 0 0 1 5.8.6 2.8 2.8 0 0 1 1.2 4.5 2.4 2.4 0 0 1-1.9 3.5ZM0 4v4',
    1.1,
  ],
  orchard: ['M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0', 1, 'solid'],
  marsh: ['M-8 4H8M-4 4v-5M0 4v-7M4 4v-5', 1.2],
  difficult: ['M-8 4l4-7 3 5 4-7 4 8', 1.2],
  town: ['M-7-4h6v7h-6zM1-2h6v6h-6z', 1, 'solid'],
  castle: ['M-6 5v-9h3v3h6v-3h3v9Z', 1, 'solid'],
  water: ['M-9-2q4.5-4 9 0t9 0M-7 3q3.5-3 7 0t7 0', 1.2],
};

/** Ways run through the hex from side to side. */
const THROUGH: Partial<Record<GroundSign, readonly Stroke[]>> = {
  road: [
    ['M4 48C-8 16 10-14-2-48', 7],
    ['M4 48C-8 16 10-14-2-48', 4.6, 'paper'],
  ],
  trail: [['M4 48C-8 16 10-14-2-48', 1.6]],
};

const WAVE = 'M-27 0q4.5-5 9 0t9 0 9 0 9 0 9 0 9 0';
/** What lies on a hexside, drawn for the north one: below it is the hex, above what lies beyond. */
const ON_SIDE: Partial<Record<GroundSign, readonly Stroke[]>> = {
  stream: [
    [WAVE, 5],
    [WAVE, 2.6, 'paper'],
  ],
  water: [
    [WAVE, 11],
    [WAVE, 8.4, 'paper'],
    [WAVE, 1.2],
  ],
  bridge: [
    ['M0-11V11', 12, 'paper'],
    ['M-5-11V11M5-11V11M-5-11l-4-4M5-11l4-4M-5 11l-4 4M5 11l4 4', 2],
  ],
  crest: [['M-26 3l5-6 5 6 5-6 6 6 5-6 5 6 5-6 5 6 5-6 5 6', 1.6]],
  slope: [['M-24 0v-10M-18 0v-10M-12 0v-10M-6 0v-10M0 0v-10M6 0v-10M12 0v-10M18 0v-10M24 0v-10', 1.6]],
  'down-slope': [['M-24 0v10M-18 0v10M-12 0v10M-6 0v10M0 0v10M6 0v10M12 0v10M18 0v10M24 0v10', 1.6]],
  'steep-slope': [
    [
      'M-26 0v-14M-22 0v-9M-18 0v-14M-14 0v-9M-10 0v-14M-6 0v-9M-2 0v-14M2 0v-9M6 0v-14M10 0v-9M14 0v-14M18 0v-9M22 0v-14M26 0v-9',
      2,
    ],
  ],
  works: [['M-26 4v-8h9v5h8v-5h9v5h8v-5h9v8Z', 1, 'solid']],
};
/** Drawn in this order: a bridge stands over its stream. */
const ORDER: readonly GroundSign[] = [
  'slope',
  'down-slope',
  'steep-slope',
  'crest',
  'water',
  'stream',
  'works',
  'bridge',
];

/** Whether a map draws something for a word. */
export const isSign = (word: string): word is GroundSign => [IN_HEX, THROUGH, ON_SIDE].some((drawn) => word in drawn);

const Strokes = ({ strokes }: { readonly strokes: readonly Stroke[] }) => (
  <>
    {strokes.map(([d, width, tone = 'ink']) => (
      <path key={d + width} class={`m-${tone}`} d={d} stroke-width={width} />
    ))}
  </>
);

/** A hex, with what it is. */
export const Hex = ({
  at,
  signs = [],
  class: name,
}: {
  readonly at: Axial;
  readonly signs?: readonly GroundSign[];
  readonly class: string;
}) => {
  const centre = getCentre(at);
  return (
    <g>
      <path class={name} d={drawOutline(at)} />
      {signs.map((sign) => {
        const motif = IN_HEX[sign];
        return motif ? (
          SIDES.map((side) => {
            const { x, y } = getToward(centre, side + 0.5, CORNER * 0.72);
            return (
              <g key={sign + side} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <Strokes strokes={[motif]} />
              </g>
            );
          })
        ) : (
          <g key={sign} transform={`translate(${centre.x} ${centre.y})`}>
            <Strokes strokes={THROUGH[sign] ?? []} />
          </g>
        );
      })}
    </g>
  );
};

interface HexsideProps {
  readonly at: Axial;
  readonly side: number;
  readonly signs: readonly GroundSign[];
  /** How far the hex lies above what is beyond the hexside, as a figure. */
  readonly level?: string;
}

/** What lies on a hexside. */
export const Hexside = ({ at, side, signs, level }: HexsideProps) => {
  const { x, y } = getMidside(at, side);
  const beside = getToward({ x: 0, y: 0 }, side + 1.5, 21);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g transform={`rotate(${getTurn(side)})`}>
        {ORDER.filter((sign) => signs.includes(sign)).map((sign) => (
          <Strokes key={sign} strokes={ON_SIDE[sign] ?? []} />
        ))}
      </g>
      {level && (
        <text class="m-level" x={beside.x} y={beside.y + 5}>
          {level}
        </text>
      )}
    </g>
  );
};

import { CORNER, MIDSIDE } from '../../map-parts/geometry.ts';
import { getPlace, getPointToward, type Layout } from '../../map-parts/layout.ts';
import type { HexOf } from './layer-props.ts';
import type { Piece } from './pieces.ts';
import type { Layers, PointMark, Tag } from './props.ts';

interface Props {
  readonly layout: Layout;
  readonly layers: Layers;
  readonly hexOf: HexOf;
  /** Hexes with counters: what a hex costs stands beside them. */
  readonly occupied: ReadonlySet<number>;
  /** The counter that is chosen. */
  readonly chosen: Piece | undefined;
  /** The pigment of those whose zone is underlined. */
  readonly enemy: 'attacker' | 'defender';
}

/** What each hex of a reach costs, underlined where an enemy controls it. */
const Costs = ({ layout, layers: { reach }, hexOf, occupied, enemy, chosen }: Props) => (
  <>
    {[...(reach ?? [])].map(([label, { cost, zone }]) => {
      const hex = hexOf(label);
      if (hex === chosen?.hex) return null;
      const { x, y } = getPlace(layout, hex);
      const [left, base] = occupied.has(hex) ? [x + 42, y + 10] : [x, y + 15];
      return (
        <g key={label}>
          <text class="ml-cost" x={left} y={base}>
            {cost}
          </text>
          {zone && <path class={`ml-held map-${enemy}`} d={`M${left - 12} ${base + 8}h24`} />}
        </g>
      );
    })}
  </>
);

const WIDTH = 88;

/** A tag over a counter: its figure, and the bar under it. */
const TagView = ({
  layout,
  tag: { hex, text, low, high, barred },
  hexOf,
}: Pick<Props, 'layout' | 'hexOf'> & { readonly tag: Tag }) => {
  const { x, y } = getPlace(layout, hexOf(hex));
  const wide = (percent: number): number => ((WIDTH - 2) * percent) / 100;
  return (
    <g
      class={`ml-tag ${barred ? 'ml-no' : ''}`}
      transform={`translate(${(x - WIDTH / 2).toFixed(1)} ${(y - 61).toFixed(1)})`}
    >
      <rect width={WIDTH} height={barred ? 33 : 38} />
      <text x={WIDTH / 2} y="22.5">
        {text}
      </text>
      {!barred && <path class="ml-low" d={`M1 33.5h${wide(low).toFixed(1)}`} />}
      {!barred && high > low && (
        <path class="ml-high" d={`M${(1 + wide(low)).toFixed(1)} 33.5h${wide(high - low).toFixed(1)}`} />
      )}
    </g>
  );
};

/** Where a tap turns the counter that is chosen: on the sides of its hex, or on the corners. */
const Dots = ({ layout, chosen }: { readonly layout: Layout; readonly chosen: Piece }) => (
  <>
    {[0, 1, 2, 3, 4, 5].map((side) => {
      const corner = ((chosen.faces ?? 0) % 1) * (CORNER - MIDSIDE);
      const { x, y } = getPointToward(layout, chosen.hex, side + ((chosen.faces ?? 0) % 1), MIDSIDE + 2 * corner);
      return <circle key={side} class="ml-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r="5.5" />;
    })}
  </>
);

/** The numbers of a plan's steps, those of one hex side by side. */
const Numbers = ({ layout, layers: { numbers = [] }, hexOf }: Props) => (
  <>
    {numbers.map(({ hex, n }, i) => {
      const { x, y } = getPlace(layout, hexOf(hex));
      const before = numbers.slice(0, i).filter((other) => other.hex === hex).length;
      return (
        <g key={n} class="ml-number" transform={`translate(${(x + 40 * before).toFixed(1)} ${(y - 46).toFixed(1)})`}>
          <circle r="18" />
          <text y="7.5">{n}</text>
        </g>
      );
    })}
  </>
);

/** A cross at a point, and its word beside it. */
const Mark = ({ mark: { x, y, text, wanted } }: { readonly mark: PointMark }) => (
  <g class={wanted ? 'ml-mark ml-wanted' : 'ml-mark'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <circle r="30" />
    <path d="M0-40V40M-40 0H40" />
    <text x="38" y="-18">
      {text}
    </text>
  </g>
);

/** The figures over the counters. */
export const OverLayers = (props: Props) => (
  <>
    <Costs {...props} />
    {props.chosen?.faces !== undefined && <Dots layout={props.layout} chosen={props.chosen} />}
    <Numbers {...props} />
    {props.layers.tags?.map((tag) => (
      <TagView key={tag.hex} layout={props.layout} hexOf={props.hexOf} tag={tag} />
    ))}
    {props.layers.marks?.map((mark) => (
      <Mark key={`${mark.x} ${mark.y}`} mark={mark} />
    ))}
  </>
);

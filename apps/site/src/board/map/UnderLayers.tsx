import { findSide } from '@coup-doeil/hex';
import { drawCorners, pointArrowOver } from '../../map-parts/arrows.ts';
import { chainEdges, listEnds } from '../../map-parts/engraving/chains.ts';
import type { Point } from '../../map-parts/geometry.ts';
import { getPlace, getSideMiddle, type Layout, listCorners } from '../../map-parts/layout.ts';
import type { HexOf } from './layer-props.ts';
import type { Layers } from './props.ts';

interface Props {
  readonly layout: Layout;
  readonly layers: Layers;
  readonly hexOf: HexOf;
}

const drawHex = (layout: Layout, hex: number): string => drawCorners(listCorners(layout, hex));

const joinPoints = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A hex a little smaller, so that the frames of two neighbours stand apart. */
const drawInner = (layout: Layout, hex: number): string => {
  const { x, y } = getPlace(layout, hex);
  return drawCorners(
    listCorners(layout, hex).map((corner) => ({ x: x + 0.93 * (corner.x - x), y: y + 0.93 * (corner.y - y) })),
  );
};

/** The map steps back but for some hexes, and their edge is drawn. */
const Veil = ({ layout, hexes }: { readonly layout: Layout; readonly hexes: ReadonlySet<number> }) => {
  const { width, height, grid } = layout;
  const edges = [...hexes].flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].filter((side) => !hexes.has(grid.near[hex * 6 + side] ?? -1)).map((side) => ({ hex, side })),
  );
  const lines = chainEdges(layout, edges).map(({ edges: chain, closed }) => {
    const ends = chain.map((edge) => listEnds(layout, edge));
    const points = [...ends.map(([from]) => from), ...ends.slice(-1).map(([, to]) => to)];
    return joinPoints(points) + (closed ? 'Z' : '');
  });
  const holes = [...hexes].map((hex) => drawHex(layout, hex)).join('');
  return (
    <>
      <path class="ml-veil" fill-rule="evenodd" d={`M0 0H${width}V${height}H0Z${holes}`} />
      <path class="ml-edge" d={lines.join('')} />
    </>
  );
};

const Frames = ({
  layout,
  hexes,
  name,
}: {
  readonly layout: Layout;
  readonly hexes: readonly number[];
  readonly name: string;
}) => hexes.length > 0 && <path class={name} d={hexes.map((hex) => drawInner(layout, hex)).join('')} />;

const Zones = ({ layout, layers: { zones = [] }, hexOf }: Props) => (
  <>
    {(['attacker', 'defender'] as const).map((side) => {
      const hexes = zones.filter((zone) => zone.side === side).map(({ hex }) => hexOf(hex));
      return (
        hexes.length > 0 && (
          <path
            key={side}
            class={`ml-zone map-${side}`}
            fill={side === 'attacker' ? 'url(#hA)' : 'url(#hD)'}
            d={hexes.map((hex) => drawInner(layout, hex)).join('')}
          />
        )
      );
    })}
  </>
);

/** A march: dashed from hex to hex, each hex with its step. */
const Way = ({ layout, way }: { readonly layout: Layout; readonly way: readonly number[] }) => {
  const places = way.map((hex) => getPlace(layout, hex));
  return (
    <>
      <path class="ml-halo" d={joinPoints(places)} />
      <path class="ml-way" d={joinPoints(places)} />
      {places.slice(1).map(({ x, y }, i) => (
        <g key={way[i + 1]}>
          <circle class="ml-step" cx={x} cy={y} r="15" />
          <text class="ml-count" x={x} y={y + 7.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
};

/** Who comes at whom: an arrow over the hexside, or a dotted line from afar. */
const Arrow = ({ layout, from, to }: { readonly layout: Layout; readonly from: number; readonly to: number }) => {
  const side = findSide(layout.grid, to, from);
  const [start, end] = [getPlace(layout, from), getPlace(layout, to)];
  if (side >= 0)
    return <path class="m-arrow" d={drawCorners(pointArrowOver(getSideMiddle(layout, to, side), start))} />;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const before = { x: end.x - ((end.x - start.x) * 46) / far, y: end.y - ((end.y - start.y) * 46) / far };
  return (
    <>
      <path class="m-shot" d={joinPoints([start, before])} />
      <path class="m-arrow" d={drawCorners(pointArrowOver(before, start))} />
    </>
  );
};

/** What is drawn over the ground and under the counters. */
export const UnderLayers = ({ layout, layers, hexOf }: Props) => {
  const { reach, view, options = [], asked, chosen } = layers;
  const lit = reach ? [...reach.keys()] : view && [...view];
  return (
    <>
      {lit && <Veil layout={layout} hexes={new Set(lit.map(hexOf))} />}
      <Zones layout={layout} layers={layers} hexOf={hexOf} />
      <Frames layout={layout} hexes={options.map(hexOf)} name="ml-option" />
      {chosen !== undefined && <Frames layout={layout} hexes={[hexOf(chosen)]} name="ml-chosen" />}
      {asked !== undefined && <Frames layout={layout} hexes={[hexOf(asked)]} name="ml-asked" />}
      {layers.way && <Way layout={layout} way={layers.way.map(hexOf)} />}
    </>
  );
};

/** What is drawn over the counters: figures, arrows, tags. */
export const Arrows = ({ layout, layers: { from = [] }, hexOf }: Props) => (
  <>
    {from.map(([start, end]) => (
      <Arrow key={`${start} ${end}`} layout={layout} from={hexOf(start)} to={hexOf(end)} />
    ))}
  </>
);

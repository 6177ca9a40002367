import type { Battlefield, Palette } from '@coup-doeil/core/battle';
import { useMemo } from 'preact/hooks';
import { BuiltGround } from '../../map-parts/BuiltGround.tsx';
import type { Layout } from '../../map-parts/layout.ts';
import { placeNames, placeNumbers } from './names.ts';
import type { PlaceName } from './props.ts';
import { sizeLayer } from './scene.ts';

interface Props {
  readonly battlefield: Pick<Battlefield, 'hexes' | 'hexsides'>;
  readonly palette: Palette;
  readonly layout: Layout;
  readonly names: readonly PlaceName[];
}

/** The printed numbers, at the top of their hexes. */
const Numbers = ({ layout }: Pick<Props, 'layout'>) => (
  <g class="map-numbers">
    {placeNumbers(layout).map(({ label, x, y }) => (
      <text key={label} x={x.toFixed(1)} y={y.toFixed(1)}>
        {label}
      </text>
    ))}
  </g>
);

const Names = ({ layout, names }: Pick<Props, 'layout' | 'names'>) => (
  <g class="map-names">
    {placeNames(layout, names).map(({ hex, text, x, y }) => (
      <text key={hex + text} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
);

/** The engraved sheet: drawn again only when the ground is another, not when counters move. */
export const Ground = ({ battlefield: { hexes, hexsides }, palette, layout, names }: Props) => {
  const { width, height } = layout;
  const numbers = useMemo(() => <Numbers layout={layout} />, [layout]);
  return (
    <svg class="map-ground" {...sizeLayer(layout)} aria-hidden="true">
      <path class="map-neat" d={`M9 9H${width - 9}V${height - 9}H9Z`} />
      <path class="map-line" d={`M15 15H${width - 15}V${height - 15}H15Z`} />
      <BuiltGround {...{ hexes, hexsides, palette, layout }} />
      {numbers}
      {names.length > 0 && <Names layout={layout} names={names} />}
    </svg>
  );
};

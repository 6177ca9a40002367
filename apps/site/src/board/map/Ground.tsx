import type { Battlefield, Palette } from '@coup-doeil/core/battle';
import { useMemo } from 'preact/hooks';
import { BuiltGround } from '../../map-parts/BuiltGround.tsx';
import type { Layout } from '../../map-parts/layout.ts';
import { Numbers } from './Numbers.tsx';
import { sizeLayer } from './scene.ts';

interface Props {
  readonly battlefield: Pick<Battlefield, 'hexes' | 'hexsides'>;
  readonly palette: Palette;
  readonly layout: Layout;
}

/** The engraved sheet: drawn again only when the ground is another, not when counters move. */
export const Ground = ({ battlefield: { hexes, hexsides }, palette, layout }: Props) => {
  const { width, height } = layout;
  const numbers = useMemo(() => <Numbers layout={layout} />, [layout]);
  return (
    <svg class="map-ground" {...sizeLayer(layout)} aria-hidden="true">
      <path class="map-neat" d={`M9 9H${width - 9}V${height - 9}H9Z`} />
      <path class="map-line" d={`M15 15H${width - 15}V${height - 15}H15Z`} />
      <BuiltGround {...{ hexes, hexsides, palette, layout }} />
      {numbers}
    </svg>
  );
};

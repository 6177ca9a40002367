import { parseHex } from '@coup-doeil/hex';
import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import { drawOutline } from '../../map-parts/geometry.ts';
import { getPlace } from '../../map-parts/layout.ts';
import { Ground } from './Ground.tsx';
import { OverLayers } from './OverLayers.tsx';
import { Pieces } from './Pieces.tsx';
import type { MapProps } from './props.ts';
import { formatTarget, type Scene, sizeLayer } from './scene.ts';
import { Arrows, UnderLayers } from './UnderLayers.tsx';

interface FrameProps {
  readonly name: string;
  readonly pointed: boolean;
  readonly at?: string;
}

/** The outline of one hex, which moves without being drawn again. */
const HexFrame = ({ name, pointed, at }: FrameProps) => (
  <svg
    class={`map-frame ${name}`}
    width="112"
    height="112"
    viewBox="-56 -56 112 112"
    style={{ transform: at }}
    aria-hidden="true"
  >
    <path d={drawOutline({ q: 0, r: 0 })} transform={pointed ? 'rotate(30)' : undefined} />
  </svg>
);

/** What is drawn of what a map is given. */
type Drawn = Pick<
  MapProps,
  'battlefield' | 'palette' | 'layers' | 'pigments' | 'figures' | 'selected' | 'cursor' | 'background'
>;

interface Props {
  readonly scene: Omit<Scene, 'props'> & { readonly props: Drawn };
  readonly world: Ref<HTMLDivElement>;
}

/** All that moves when the map is moved, from the lowest to the uppermost: picture, ground, what is shown on it, counters, figures. */
export const World = ({ scene: { layout, pieces, props }, world }: Props) => {
  const { battlefield, palette, layers = {}, pigments, figures, selected, cursor, background } = props;
  const { width, height, turn, grid } = layout;
  const hexOf = useMemo(() => (label: string) => parseHex(grid, label), [grid]);
  const occupied = useMemo(() => new Set(pieces.map(({ hex }) => hex)), [pieces]);
  const chosen = pieces.find(({ unit }) => unit.id === selected);
  const enemy = chosen && pigments[chosen.unit.side] === 'defender' ? 'attacker' : 'defender';
  const drawn = { layout, layers, hexOf };
  const size = sizeLayer(layout);
  return (
    <div ref={world} class="map-world" style={{ width: `${width}px`, height: `${height}px` }}>
      {background && (
        <img
          class="map-picture"
          src={background.url}
          alt=""
          draggable={false}
          style={{ transform: `matrix(${background.matrix.join(',')})`, opacity: background.strength ?? 1 }}
        />
      )}
      <Ground battlefield={battlefield} palette={palette} layout={layout} />
      <svg class="map-layer" {...size} aria-hidden="true">
        <UnderLayers {...drawn} />
      </svg>
      <HexFrame name="map-cursor" pointed={turn > 0} at={formatTarget(getPlace(layout, hexOf(cursor)))} />
      <Pieces {...{ pieces, palette, pigments, figures, selected, turn }} />
      <svg class="map-layer" {...size} aria-hidden="true">
        <Arrows {...drawn} />
        <OverLayers {...drawn} occupied={occupied} chosen={chosen} enemy={enemy} />
      </svg>
      <HexFrame name="map-target" pointed={turn > 0} />
    </div>
  );
};

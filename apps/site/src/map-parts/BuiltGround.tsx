import type { Battlefield, Palette } from '@coup-doeil/core/battle';
import { useMemo, useState } from 'preact/hooks';
import { EngravedGround } from './EngravedGround.tsx';
import type { Layout } from './layout.ts';
import { useBuilt } from './use-built.ts';

export interface GroundProps extends Pick<Battlefield, 'hexes' | 'hexsides'> {
  readonly palette: Palette;
  readonly layout: Layout;
}

/**
 * The ground of a map. The build engraves it; a browser takes over what was drawn, and fetches the pen only where there is
 * another ground, or none was drawn.
 */
export const BuiltGround = (props: GroundProps) => {
  const { hexes, hexsides } = props;
  const drawn = useMemo(() => ({ hexes, hexsides }), [hexes, hexsides]);
  const [built] = useState(drawn);
  const { place, Pen } = useBuilt(
    drawn,
    (place) => drawn === built && place.firstChild !== null,
    async () => (await import('./EngravedGround.tsx')).EngravedGround,
  );
  if (import.meta.env.SSR)
    return (
      <g>
        <EngravedGround {...props} />
      </g>
    );
  if (Pen)
    return (
      <g key="drawn">
        <Pen {...props} />
      </g>
    );
  // Hydration leaves what stands in an element whose content is said to be HTML.
  return <g ref={place} dangerouslySetInnerHTML={{ __html: '' }} />;
};

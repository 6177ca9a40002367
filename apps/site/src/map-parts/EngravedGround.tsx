import { useMemo } from 'preact/hooks';
import type { GroundProps } from './BuiltGround.tsx';
import { Engraving } from './Engraving.tsx';
import { engrave } from './engraving/engrave.ts';
import { readSigns } from './signs.ts';

/** The ground of a battlefield, engraved. */
export const EngravedGround = ({ hexes, hexsides, palette, layout }: GroundProps) => {
  const plates = useMemo(
    () => engrave(readSigns({ hexes, hexsides }, palette, layout)),
    [hexes, hexsides, palette, layout],
  );
  return <Engraving plates={plates} />;
};

import type { Plate } from './engraving/engrave.ts';
import { LOOKS } from './engraving/pen.ts';
import { nameStamp, Stamps } from './Stamps.tsx';

interface Props {
  readonly plates: readonly Plate[];
}

/** The ground in ink, by the stamps of another drawing in the page. */
export const Plates = ({ plates }: Props) => (
  <>
    {plates.map(({ key, look, d }) => {
      const { width, dash, stamp }: { width?: number; dash?: string; stamp?: true } = LOOKS[look];
      return stamp ? (
        <path key={key} class="e-points" d={d} style={{ marker: `url(#${nameStamp(look)})` }} />
      ) : (
        <path key={key} class={`e-${look}`} d={d} stroke-width={width} stroke-dasharray={dash} />
      );
    })}
  </>
);

/** The ground in ink. */
export const Engraving = ({ plates }: Props) => (
  <>
    <Stamps />
    <Plates plates={plates} />
  </>
);

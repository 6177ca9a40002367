import type { Axial } from '@coup-doeil/hex';
import { drawOutline, getMidside, getToward } from './geometry.ts';

/** The outline of a hex of a plan. */
export const Hex = ({ at, class: name }: { readonly at: Axial; readonly class: string }) => (
  <path class={name} d={drawOutline(at)} />
);

interface LevelProps {
  readonly at: Axial;
  readonly side: number;
  /** How far the hex lies above what is beyond the hexside, as a figure; empty on even ground. */
  readonly level: string;
}

/** The figure of a level, beside its hexside. */
export const Level = ({ at, side, level }: LevelProps) => {
  if (level === '') return null;
  const { x, y } = getToward(getMidside(at, side), side + 1.5, 21);
  return (
    <text class="m-level" x={x.toFixed(1)} y={(y + 5).toFixed(1)}>
      {level}
    </text>
  );
};

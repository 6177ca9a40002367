import type { Axial } from '@coup-doeil/hex';
import type { ComponentChildren } from 'preact';
import { getFrame, type Point } from '../../map-parts/geometry.ts';

/** A place to tap, over the drawing: a hex, or one of its sides. */
export interface Target {
  readonly key: string;
  readonly kind: 'hex' | 'hexside';
  readonly at: Point;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly onTap: () => void;
}

interface Props {
  readonly hexes: readonly Axial[];
  readonly targets: readonly Target[];
  readonly children: ComponentChildren;
}

/** A drawing with buttons over it, as tall and broad as a finger wants them. */
export const Frame = ({ hexes, targets, children }: Props) => {
  const [left, top, width, height] = getFrame(hexes);
  return (
    <div class="rosebox" style={{ '--w': width }}>
      <svg class="rose" viewBox={[left, top, width, height].map((n) => n.toFixed(1)).join(' ')} aria-hidden="true">
        {children}
      </svg>
      {targets.map(({ key, kind, at, label, pressed, onTap }) => (
        <button
          key={key}
          type="button"
          class={`rose-${kind}`}
          aria-label={label}
          aria-pressed={pressed}
          style={{ left: `${(100 * (at.x - left)) / width}%`, top: `${(100 * (at.y - top)) / height}%` }}
          onClick={onTap}
        />
      ))}
    </div>
  );
};

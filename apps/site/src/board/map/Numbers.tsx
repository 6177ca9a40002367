/* The printed numbers of the hexes, each at the top of its own. */
import type { Layout } from '../../map-parts/layout.ts';
import { listNumbers } from './number-runs.ts';

/** How far above the middle of its hex a number stands. */
const NUMBER_FOOT = 34;

export const Numbers = ({ layout }: { readonly layout: Layout }) => (
  <g class="map-numbers">
    {listNumbers(layout).map(({ label, x, y, gap }) => (
      <text
        key={label}
        x={x.toFixed(1)}
        y={(y - NUMBER_FOOT).toFixed(1)}
        style={gap !== undefined ? { wordSpacing: `${gap.toFixed(2)}px` } : undefined}
      >
        {label}
      </text>
    ))}
  </g>
);

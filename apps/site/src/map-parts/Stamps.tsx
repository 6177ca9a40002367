/* What is drawn alike wherever it stands: trees, reeds, rocks. A path puts one on each of its points. */

const TREE_SHADE = 'M0 6.5h12.5m-9 2.2h7';
const LEAVES = 'M2.6-4c1.9 1.7 2 5.2.8 8m2-6.6c1 1.6.9 4-.1 5.8m-4.9-1.4c.4 1.1.2 2-.1 2.9';

interface Stamp {
  readonly crown?: string;
  readonly lines: string;
}

const STAMPS: Readonly<Record<string, Stamp>> = {
  oak: {
    crown:
      'M-5.8 5.2a3.6 3.6 0 0 1-.8-6 4.2 4.2 0 0 1 3.9-5.8 4.7 4.7 0 0 1 8.1.8 3.9 3.9 0 0 1 1.7 6.2 3.3 3.3 0 0 1-2.7 4.8z',
    lines: TREE_SHADE + LEAVES,
  },
  elm: {
    crown:
      'M-5 4.8a3.2 3.2 0 0 1-1-5.4 3.8 3.8 0 0 1 3.2-5.6 4.4 4.4 0 0 1 7.4.2 3.6 3.6 0 0 1 2.2 5.6 3 3 0 0 1-2.4 5.2z',
    lines: TREE_SHADE + LEAVES,
  },
  bush: {
    crown:
      'M-6.2 5a3.4 3.4 0 0 1 0-5.9 4 4 0 0 1 4.6-5 4.4 4.4 0 0 1 7.2 1.4 3.5 3.5 0 0 1 1.3 5.5 3.2 3.2 0 0 1-3.2 4z',
    lines: TREE_SHADE + LEAVES,
  },
  'fruit-tree': { crown: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', lines: 'M.6 3.4h5' },
  reed: { lines: 'M-4 0l-2.5-6.5m5 6.5v-9m3.5 9l2.5-6.5' },
  crag: { lines: 'M-8 5l4-8 3.5 3.5 3.5-7 6 11.5m-9.5-8.5l-.5 6m6-7l1.5 7.5' },
  rock: { lines: 'M-7 5l3-6 4-3.5 5 3 2.5 6.5m-7.5-9.5l-1.5 6m5-2.5l1 4' },
};

/** How the stamp of a look is named in a drawing. */
export const nameStamp = (look: string): string => `stamp-${look}`;

export const Stamps = () => (
  <defs>
    {Object.entries(STAMPS).map(([look, { crown, lines }]) => (
      <marker
        key={look}
        id={nameStamp(look)}
        markerUnits="userSpaceOnUse"
        overflow="visible"
        markerWidth="1"
        markerHeight="1"
      >
        {crown && <path class="e-crown" d={crown} stroke-width="1.1" />}
        <path class="e-leaf" d={lines} stroke-width=".95" />
      </marker>
    ))}
  </defs>
);

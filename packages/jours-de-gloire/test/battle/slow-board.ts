import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';

// The board read a second time, slowly and without the helpers of the house: offsets typed as one sees them on the map,
// distances and lines from whole numbers. Grids have flat hexes whose even columns lie half a hex lower.

type Label = string;
const split = (label: Label): [column: number, row: number] => [Number(label.slice(0, 2)), Number(label.slice(2))];
const join = (column: number, row: number): Label => `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');

/** The neighbour over a side, north first and clockwise; `undefined` off the map. */
export const neighbour = ({ grid }: Battlefield, label: Label, side: number): Label | undefined => {
  const [column, row] = split(label);
  const lower = column % 2 === 0;
  const steps: [number, number][] = lower
    ? [
        [0, -1],
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ]
    : [
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
        [-1, -1],
      ];
  const [across, down] = steps[side] ?? [0, 0];
  const [c, r] = [column + across, row + down];
  return c >= 1 && c <= grid.columns && r >= 1 && r <= grid.rows ? join(c, r) : undefined;
};

export const listLabels = ({ grid }: Battlefield): Label[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, i) => join(1 + Math.floor(i / grid.rows), 1 + (i % grid.rows)));

export const sideTo = (map: Battlefield, from: Label, to: Label): number =>
  [0, 1, 2, 3, 4, 5].findIndex((side) => neighbour(map, from, side) === to);

/** Twice the place of a centre on slanted axes, so that all is whole. */
const slanted = (label: Label): [number, number] => {
  const [column, row] = split(label);
  const half = column % 2 === 0 ? 1 : 0;
  // Going down is y; a column to the right slants half a hex up.
  return [column, (2 * row + half - column) / 2];
};

export const distance = (a: Label, b: Label): number => {
  const [x, y] = [slanted(b)[0] - slanted(a)[0], slanted(b)[1] - slanted(a)[1]];
  return (Math.abs(x) + Math.abs(y) + Math.abs(x + y)) / 2;
};

/** The hexes under the line at each step: the nearest centre, or the two nearest. */
export const line = (map: Battlefield, from: Label, to: Label): Label[][] => {
  const of = distance(from, to);
  const [a, b] = [slanted(from), slanted(to)];
  return Array.from({ length: of + 1 }, (_, at) => {
    const x = a[0] * (of - at) + b[0] * at;
    const y = a[1] * (of - at) + b[1] * at;
    const far = listLabels(map).map((label) => {
      const [p, q] = slanted(label);
      const [dx, dy] = [p * of - x, q * of - y];
      return { label, far: dx * dx + dy * dy + dx * dy };
    });
    const least = Math.min(...far.map((one) => one.far));
    return far.filter((one) => one.far === least).map(({ label }) => label);
  });
};

export const hexEntry = (map: Battlefield, label: Label) => map.hexes.find(({ hex }) => hex === label);
export const levelAt = (map: Battlefield, label: Label): number => hexEntry(map, label)?.level ?? 0;
export const wordAt = (map: Battlefield, label: Label): string => hexEntry(map, label)?.terrains[0] ?? 'clear';

export const hexside = (map: Battlefield, a: Label, b: Label) => {
  const name = [a, b].sort().join('/');
  return map.hexsides.find((entry) => entry.hexside === name);
};

export const unitsAt = ({ units }: Battlefield, label: Label): BattleUnit[] => units.filter(({ hex }) => hex === label);
export const facingOf = ({ facing }: BattleUnit): number | undefined =>
  facing === undefined ? undefined : 'side' in facing ? facing.side : facing.vertex;

import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';

// A map read a second time, slowly and without the helpers of core and hex: offsets typed as one sees them on the map,
// distances and lines from whole numbers. Grids have flat hexes whose even columns lie half a hex lower.

interface Map {
  readonly grid: Pick<Battlefield['grid'], 'columns' | 'rows'>;
}

const splitLabel = (label: string): [column: number, row: number] => [
  Number(label.slice(0, 2)),
  Number(label.slice(2)),
];
const joinLabel = (column: number, row: number): string => `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');

const LOWER = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const HIGHER = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The six sides of a hex, north first and clockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** The neighbour over a side; `undefined` off the map. */
export const findNeighbour = ({ grid }: Map, label: string, side: number): string | undefined => {
  const [column, row] = splitLabel(label);
  const [across, down] = (column % 2 === 0 ? LOWER : HIGHER)[side] ?? [0, 0];
  const [c, r] = [column + across, row + down];
  return c >= 1 && c <= grid.columns && r >= 1 && r <= grid.rows ? joinLabel(c, r) : undefined;
};

/** Every hex of the map. */
export const listLabels = ({ grid }: Map): string[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, i) =>
    joinLabel(1 + Math.floor(i / grid.rows), 1 + (i % grid.rows)),
  );

/** The neighbours of a hex. */
export const listNeighbours = (map: Map, label: string): string[] =>
  SIDES.flatMap((side) => findNeighbour(map, label, side) ?? []);

/** The side over which one hex touches another; −1 where they do not. */
export const findSideTo = (map: Map, from: string, to: string): number =>
  SIDES.findIndex((side) => findNeighbour(map, from, side) === to);

// Slanted axes: going down is y, a column to the right slants half a hex up.
const slanted = (label: string): [number, number] => {
  const [column, row] = splitLabel(label);
  const half = column % 2 === 0 ? 1 : 0;
  return [column, (2 * row + half - column) / 2];
};

/** How many hexes lie from one to another. */
export const countHexes = (from: string, to: string): number => {
  const [x, y] = [slanted(to)[0] - slanted(from)[0], slanted(to)[1] - slanted(from)[1]];
  return (Math.abs(x) + Math.abs(y) + Math.abs(x + y)) / 2;
};

/** The hexes under a line at each step: the nearest centre, or the two nearest. */
export const listLine = (map: Map, from: string, to: string): string[][] => {
  const of = countHexes(from, to);
  const [a, b] = [slanted(from), slanted(to)];
  return Array.from({ length: of + 1 }, (_, at) => {
    const x = a[0] * (of - at) + b[0] * at;
    const y = a[1] * (of - at) + b[1] * at;
    const away = listLabels(map).map((label) => {
      const [p, q] = slanted(label);
      const [dx, dy] = [p * of - x, q * of - y];
      return { label, square: dx * dx + dy * dy + dx * dy };
    });
    const least = Math.min(...away.map(({ square }) => square));
    return away.filter(({ square }) => square === least).map(({ label }) => label);
  });
};

/** What a list says of each thing, by its name: put in order once, as the same map is asked over and over. */
const indexBy = <E extends object>(name: (entry: E) => string) => {
  const known = new WeakMap<readonly E[], ReadonlyMap<string, E>>();
  return (entries: readonly E[]): ReadonlyMap<string, E> => {
    const index = known.get(entries) ?? new Map(entries.map((entry) => [name(entry), entry]));
    known.set(entries, index);
    return index;
  };
};
const indexHexes = indexBy<Battlefield['hexes'][number]>(({ hex }) => hex);
const indexHexsides = indexBy<Battlefield['hexsides'][number]>(({ hexside }) => hexside);

/** What a document says of a hex. */
export const findHexEntry = (
  { hexes }: Pick<Battlefield, 'hexes'>,
  label: string,
): Battlefield['hexes'][number] | undefined => indexHexes(hexes).get(label);

/** What a document says of the hexside between two hexes. */
export const findHexsideEntry = (
  { hexsides }: Pick<Battlefield, 'hexsides'>,
  a: string,
  b: string,
): Battlefield['hexsides'][number] | undefined => indexHexsides(hexsides).get(a < b ? `${a}/${b}` : `${b}/${a}`);

/** The counters in a hex, in the order of the document. */
export const listUnitsAt = ({ units }: Pick<Battlefield, 'units'>, label: string): BattleUnit[] =>
  units.filter(({ hex }) => hex === label);

/** The number that a counter faces, be it a side or a corner; corner n lies clockwise of side n. */
export const getFacing = ({ facing }: BattleUnit): number | undefined =>
  facing === undefined ? undefined : 'side' in facing ? facing.side : facing.vertex;

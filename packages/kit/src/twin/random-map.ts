import { type Battlefield, type BattlefieldInput, readBattlefield } from '@coup-doeil/core/battle';
import { findNeighbour, listLabels } from './board.ts';
import { createMap } from './field.ts';
import { createRandom, type Random } from './random.ts';

/** How large a random map is, how many units a side has, and within how many hexes of the middle they stand. */
export interface MapShape {
  readonly columns: number;
  readonly rows: number;
  readonly each: number;
  readonly crowd: number;
}

/** A map on which eight units a side meet. */
const USUAL_SHAPE: MapShape = { columns: 12, rows: 10, each: 8, crowd: 4 };

type Grid = Pick<Battlefield, 'grid'>;

/** What lies on one hexside in three, as it is drawn. */
const drawHexsides = <E extends object>(random: Random, map: Grid, draw: () => E): (E & { hexside: string })[] =>
  listLabels(map).flatMap((hex) =>
    [0, 1, 2].flatMap((side) => {
      const other = findNeighbour(map, hex, side);
      return other === undefined || random(3) > 0 ? [] : [{ hexside: [hex, other].sort().join('/'), ...draw() }];
    }),
  );

/** Units of blue and of red close together, so that they meet: one in three joins a stack, two sides never share a hex. */
const placeUnits = <U>(
  random: Random,
  map: Grid,
  { columns, rows, each, crowd }: MapShape,
  draw: (id: string, side: string, hex: string) => U,
): U[] => {
  const middle = listLabels(map).filter((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return Math.abs(column - columns / 2) <= crowd / 2 + 1 && Math.abs(row - rows / 2) <= crowd / 2;
  });
  const owner = new Map<string, string>();
  return ['blue', 'red'].flatMap((side) =>
    Array.from({ length: each }, (_, i) => {
      const own = [...owner].flatMap(([hex, whose]) => (whose === side ? [hex] : []));
      let hex = own[random(3 * own.length + 1)] ?? '';
      while (hex === '' || (owner.has(hex) && owner.get(hex) !== side)) hex = middle[random(middle.length)] ?? '';
      owner.set(hex, side);
      return draw(`${side}-${i}`, side, hex);
    }),
  );
};

/** The entries of a list of a document, without the hex or hexside that they are of. */
type Entry<List extends 'hexes' | 'hexsides', Key extends string> = Omit<
  NonNullable<BattlefieldInput[List]>[number],
  Key
>;

/** What a game’s words come to by chance: how one hex, one hexside and one unit is drawn. */
export interface RandomBattle {
  hex(random: Random): Entry<'hexes', 'hex'>;
  hexside(random: Random): Entry<'hexsides', 'hexside'>;
  unit(random: Random, id: string, side: string, hex: string): NonNullable<BattlefieldInput['units']>[number];
  /** What else the document says: formations, sides. */
  rest?(random: Random): Partial<BattlefieldInput>;
}

/** A map of some ground with counters close together, so that they meet; one hex in ten is not painted. */
export const drawBattle = (
  game: string,
  seed: number,
  shape: Partial<MapShape>,
  { hex: drawHex, hexside, unit, rest }: RandomBattle,
): Battlefield => {
  const random = createRandom(seed);
  const all = { ...USUAL_SHAPE, ...shape };
  const head = createMap(game, all);
  const bare = readBattlefield(head);
  const hexes = listLabels(bare)
    .filter(() => random(10) > 0)
    .map((hex) => ({ hex, ...drawHex(random) }));
  const hexsides = drawHexsides(random, bare, () => hexside(random));
  const units = placeUnits(random, bare, all, (id, side, hex) => unit(random, id, side, hex));
  return readBattlefield({ ...head, hexes, hexsides, units, ...rest?.(random) });
};

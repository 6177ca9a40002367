import { type Battlefield, type BattlefieldInput, readBattlefield } from '@coup-doeil/core/battle';
import { listLabels, neighbour } from './slow-board.ts';

/** Whole numbers from 0, the same for the same seed. */
export const randomNumbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
};

type Next = ReturnType<typeof randomNumbers>;
const pick = <T>(next: Next, items: readonly [T, ...T[]]): T => items[next(items.length)] ?? items[0];

const TERRAINS = [
  'clear',
  'clear',
  'difficult',
  'orchard',
  'woods',
  'marsh',
  'frozen-pond',
  'town',
  'village',
  'ruins',
  'castle',
] as const;
const FEATURES = [
  'stream',
  'bridge',
  'crest',
  'slope',
  'steep-slope',
  'redoubt-lower',
  'redoubt-higher',
  'fortification-lower',
] as const;
const ARMS = ['infantry', 'infantry', 'infantry', 'cavalry', 'cavalry', 'artillery', 'artillery', 'general'] as const;
const ORDERS = ['good-order', 'good-order', 'disordered', 'routed'] as const;

type Arms = readonly [string, ...string[]];

const unitOf = (
  next: Next,
  arms: Arms,
  id: string,
  side: string,
  hex: string,
): NonNullable<BattlefieldInput['units']>[number] => {
  const arm = pick(next, arms);
  const order = pick(next, ORDERS);
  const figures = (least: number) => ({ strength: least + next(5), ratings: { cohesion: 3 + next(6) } });
  const front = figures(2);
  if (arm === 'general') return { id, side, arm, hex, ratings: { movement: 8 } };
  return {
    id,
    side,
    arm,
    hex,
    strength: front.strength,
    ratings: {
      ...front.ratings,
      movement: 4,
      ...(arm === 'artillery' ? { range: 2 + next(3), ...(next(2) ? { shock: 1 } : {}) } : {}),
    },
    ...(next(4) ? { back: figures(1) } : {}),
    formation: pick(next, ['first', 'first', 'second']),
    state: [...(order === 'good-order' ? [] : [order]), ...(arm === 'infantry' && next(4) === 0 ? ['square'] : [])],
    traits: arm === 'cavalry' && next(2) ? ['heavy'] : [],
    ...(next(6) ? { facing: next(3) ? { side: next(6) } : { vertex: next(6) } } : {}),
  };
};

/** A map of some ground with counters close together, so that they meet; some hexes are not painted. */
export const randomBattle = (
  seed: number,
  {
    columns = 12,
    rows = 10,
    each = 8,
    crowd = 4,
    arms = ARMS,
  }: { columns?: number; rows?: number; each?: number; crowd?: number; arms?: Arms } = {},
): Battlefield => {
  const next = randomNumbers(seed);
  const head = {
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'jours-de-gloire',
    grid: { columns, rows, orientation: 'flat', shifted: 'even' },
  } as const;
  const bare = readBattlefield(head);
  const labels = listLabels(bare);
  const hexes = labels
    .filter(() => next(10) > 0)
    .map((hex) => ({ hex, terrains: [pick(next, TERRAINS)], level: next(8) ? next(3) : next(6) }));
  const sides = new Map<string, { hexside: string; features: string[]; road?: string }>();
  for (const hex of labels)
    for (const side of [0, 1, 2]) {
      const other = neighbour(bare, hex, side);
      if (other === undefined || next(3) > 0) continue;
      const hexside = [hex, other].sort().join('/');
      const features = [pick(next, FEATURES), ...(next(4) === 0 ? [pick(next, FEATURES)] : [])];
      const lone = new Set(
        features.map((word) => (word.includes('-lower') || word.includes('-higher') ? 'works' : word)),
      );
      sides.set(hexside, {
        hexside,
        features: lone.size === features.length ? features : features.slice(0, 1),
        ...(next(3) === 0 ? { road: pick(next, ['road', 'trail']) } : {}),
      });
    }
  // Counters stand within a few hexes of the middle, two sides never in one hex.
  const middle = labels.filter((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return Math.abs(column - columns / 2) <= crowd / 2 + 1 && Math.abs(row - rows / 2) <= crowd / 2;
  });
  const owner = new Map<string, string>();
  const units = ['blue', 'red'].flatMap((side) =>
    Array.from({ length: each }, (_, i) => {
      const own = [...owner].flatMap(([hex, whose]) => (whose === side ? [hex] : []));
      // One in three joins a stack.
      let hex = own[next(3 * own.length + 1)] ?? '';
      while (hex === '' || (owner.has(hex) && owner.get(hex) !== side)) hex = middle[next(middle.length)] ?? '';
      owner.set(hex, side);
      return unitOf(next, arms, `${side}-${i}`, side, hex);
    }),
  );
  return readBattlefield({ ...head, hexes, hexsides: [...sides.values()], units });
};

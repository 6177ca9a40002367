import type { Battlefield, BattlefieldInput } from '@coup-doeil/core/battle';
import { drawBattle, type MapShape, pickItem, type Random } from '@coup-doeil/kit/twin';

const TERRAINS = ['clear', 'clear', 'woods', 'village', 'village'] as const;
const FEATURES = ['stream', 'stream', 'slope'] as const;
const ROADS = ['road', 'road', 'sunken-road'] as const;
const ARMS = [
  'infantry',
  'infantry',
  'infantry',
  'cavalry',
  'cavalry',
  'light-cavalry',
  'artillery',
  'artillery',
  'commander',
] as const;
const ORDERS = ['good-order', 'good-order', 'good-order', 'disorganised', 'disorganised-by-combat', 'routed'] as const;
const FORMATIONS = ['first', 'first', 'second'] as const;

type Arms = readonly [string, ...string[]];
type Unit = NonNullable<BattlefieldInput['units']>[number];

const traitsOf = (random: Random, arm: string): string[] => {
  if (arm === 'infantry') return [['line'], ['light'], []][random(3)] ?? [];
  if (arm === 'artillery') return random(2) ? ['twelve-pounder'] : [];
  if (arm === 'cavalry') return [['heavy'], ['heavy', 'bonus'], ['light'], []][random(4)] ?? [];
  return [];
};

const drawUnit = (random: Random, arms: Arms, id: string, side: string, hex: string): Unit => {
  const arm = pickItem(random, arms);
  const formation = random(8) ? { formation: `${side}-${pickItem(random, FORMATIONS)}` } : {};
  const facing = random(7) ? { facing: random(3) ? { vertex: random(6) } : { side: random(6) } } : {};
  const marks = [
    ...(random(6) ? [] : ['reordered']),
    ...(random(7) ? [] : ['moved']),
    ...(random(40) ? [] : ['attacked']),
    ...(random(9) ? [] : ['fired']),
  ];
  if (arm === 'commander') {
    const traits = random(3) ? [] : ['army'];
    return { id, side, arm, hex, ratings: { movement: 5 }, traits, marks, ...formation, ...facing };
  }
  const order = pickItem(random, ORDERS);
  return {
    id,
    side,
    arm,
    hex,
    strength: 2 + random(6),
    ratings: { morale: 2 + random(5), movement: 3 + random(4), ...(random(4) ? {} : { 'morale-after': 2 }) },
    ...(random(2) ? { back: { strength: 1 + random(3), ratings: { morale: 1 + random(4), movement: 3 } } } : {}),
    ...formation,
    state: [
      ...(order === 'good-order' ? [] : [order]),
      ...(random(4) ? [] : ['reduced']),
      ...(random(8) ? [] : ['march-column']),
      ...(random(6) ? [] : ['line-of-battle']),
    ],
    traits: traitsOf(random, arm),
    marks,
    ...facing,
  };
};

/** A map of some ground with counters close together, so that they meet; some hexes are not painted. */
export const randomBattle = (
  seed: number,
  {
    arms = ARMS,
    flat = false,
    turn,
    ...shape
  }: Partial<MapShape> & { arms?: Arms; flat?: boolean; turn?: BattlefieldInput['turn'] } = {},
): Battlefield =>
  drawBattle('corbach-1760', seed, shape, {
    hex: (random) => ({
      terrains: [pickItem(random, TERRAINS)],
      level: flat ? 0 : random(8) ? random(3) : random(6),
      ...(random(4) ? {} : { road: pickItem(random, ROADS) }),
    }),
    hexside: (random) => {
      const features = [pickItem(random, FEATURES), ...(random(4) ? [] : [pickItem(random, FEATURES)])];
      const road = random(3) ? {} : { road: pickItem(random, ROADS) };
      return { features: [...new Set(features)], ...road };
    },
    unit: (random, id, side, hex) => drawUnit(random, arms, id, side, hex),
    rest: (random) => ({
      formations: ['blue', 'red'].flatMap((side) =>
        ['first', 'second'].flatMap((name) =>
          random(3) ? [] : [{ formation: `${side}-${name}`, side, state: ['demoralised'] }],
        ),
      ),
      ...(turn ? { turn } : {}),
    }),
  });

import type { Battlefield, BattlefieldInput } from '@coup-doeil/core/battle';
import { drawBattle, type MapShape, pickItem, type Random } from '@coup-doeil/kit/twin';

const TERRAINS = ['clear', 'clear', 'woods', 'town', 'walled-town', 'marsh', 'pond-river', 'deep-water'] as const;
const FEATURES = [
  'stream',
  'stream',
  'pond',
  'mietzel',
  'elbe',
  'slope-lower',
  'slope-higher',
  'entrenchment-lower',
  'entrenchment-higher',
] as const;
const SPANS = ['bridge', 'crossing'] as const;
const ARMS = [
  'infantry',
  'infantry',
  'infantry',
  'cavalry',
  'cavalry',
  'cavalry',
  'artillery',
  'artillery',
  'leader',
] as const;
const ORDERS = ['good-order', 'good-order', 'good-order', 'disordered', 'disordered-again', 'routed'] as const;
const FLAGS = ['column', 'out-of-command', 'support', 'engaged', 'formed', 'step-lost'] as const;

type Arms = readonly [string, ...string[]];
type Unit = NonNullable<BattlefieldInput['units']>[number];

const drawUnit = (random: Random, arms: Arms, id: string, side: string, hex: string): Unit => {
  const arm = pickItem(random, arms);
  const facing = random(4) ? {} : { facing: { side: random(6) } };
  const flags = FLAGS.filter(() => random(6) === 0);
  if (arm === 'leader')
    return { id, side, arm, hex, ratings: { movement: 6, modifier: random(4) - 1 }, state: flags, ...facing };
  const order = pickItem(random, ORDERS);
  return {
    id,
    side,
    arm,
    hex,
    strength: 2 + random(6),
    ratings: {
      morale: 3 + random(4),
      movement: 2 + random(6),
      ...(arm === 'artillery' && random(3) ? { range: 1 + random(4) } : {}),
    },
    ...(random(2) ? { back: { strength: 1, ratings: { morale: 2 + random(3), movement: 1 + random(4) } } } : {}),
    state: [
      ...(order === 'good-order' ? [] : [order]),
      ...flags,
      ...(arm === 'cavalry' && random(12) === 0 ? ['bound'] : []),
    ],
    traits: [...(random(4) ? [] : ['prussian']), ...(random(8) ? [] : ['fast'])],
    marks: random(8) ? [] : ['charged'],
    ...facing,
  };
};

/** A map of some ground with counters close together, so that they meet; some hexes are not painted. */
export const randomBattle = (
  seed: number,
  { arms = ARMS, ...shape }: Partial<MapShape> & { arms?: Arms } = {},
): Battlefield =>
  drawBattle('seven-years-war', seed, shape, {
    hex: (random) => ({
      terrains: [...new Set(Array.from({ length: random(3) ? 1 : 2 }, () => pickItem(random, TERRAINS)))],
    }),
    hexside: (random) => {
      const features = [
        pickItem(random, FEATURES),
        ...(random(3) ? [] : [pickItem(random, FEATURES)]),
        ...(random(3) ? [] : [pickItem(random, SPANS)]),
      ];
      // A slope has one top, works one inside.
      const kinds = new Set(features.map((word) => word.split('-')[0]));
      return { features: kinds.size === features.length ? features : features.slice(0, 1) };
    },
    unit: (random, id, side, hex) => drawUnit(random, arms, id, side, hex),
    rest: (random) => ({
      sides: ['blue', 'red'].flatMap((side) =>
        random(2) ? [] : [{ side, state: [pickItem(random, ['demoralised', 'broken'] as const)] }],
      ),
    }),
  });

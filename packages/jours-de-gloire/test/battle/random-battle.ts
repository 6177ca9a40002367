import type { Battlefield, BattlefieldInput } from '@coup-doeil/core/battle';
import { drawBattle, type MapShape, pickItem, type Random } from '@coup-doeil/kit/twin';

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
  'water',
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

const drawUnit = (
  random: Random,
  arms: Arms,
  id: string,
  side: string,
  hex: string,
): NonNullable<BattlefieldInput['units']>[number] => {
  const arm = pickItem(random, arms);
  const order = pickItem(random, ORDERS);
  const figures = (least: number) => ({ strength: least + random(5), ratings: { cohesion: 3 + random(6) } });
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
      ...(arm === 'artillery' ? { range: 2 + random(3), ...(random(2) ? { shock: 1 } : {}) } : {}),
    },
    ...(random(4) ? { back: figures(1) } : {}),
    formation: pickItem(random, ['first', 'first', 'second']),
    state: [...(order === 'good-order' ? [] : [order]), ...(arm === 'infantry' && random(4) === 0 ? ['square'] : [])],
    traits: arm === 'cavalry' && random(2) ? ['heavy'] : [],
    ...(random(6) ? { facing: random(3) ? { side: random(6) } : { vertex: random(6) } } : {}),
  };
};

/** A map of some ground with counters close together, so that they meet; some hexes are not painted. */
export const randomBattle = (
  seed: number,
  { arms = ARMS, flat = false, ...shape }: Partial<MapShape> & { arms?: Arms; flat?: boolean } = {},
): Battlefield =>
  drawBattle('jours-de-gloire', seed, shape, {
    hex: (random) => ({
      terrains: [pickItem(random, TERRAINS)],
      level: flat ? 0 : random(8) ? random(3) : random(6),
    }),
    hexside: (random) => {
      const features = [pickItem(random, FEATURES), ...(random(4) === 0 ? [pickItem(random, FEATURES)] : [])];
      const lone = new Set(
        features.map((word) => (word.includes('-lower') || word.includes('-higher') ? 'works' : word)),
      );
      return {
        features: lone.size === features.length ? features : features.slice(0, 1),
        ...(random(3) === 0 ? { road: pickItem(random, ['road', 'trail']) } : {}),
      };
    },
    unit: (random, id, side, hex) => drawUnit(random, arms, id, side, hex),
  });

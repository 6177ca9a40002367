import { type Battlefield, type BattlefieldInput, readBattlefield } from '@coup-doeil/core/battle';
import {
  createMap,
  createRandom,
  drawHexsides,
  listLabels,
  type MapShape,
  pickItem as pick,
  placeUnits,
  type Random,
  USUAL_SHAPE,
} from '@coup-doeil/kit/twin';

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

const unitOf = (
  next: Random,
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
  { arms = ARMS, flat = false, ...more }: Partial<MapShape> & { arms?: Arms; flat?: boolean } = {},
): Battlefield => {
  const next = createRandom(seed);
  const shape = { ...USUAL_SHAPE, ...more };
  const head = createMap('jours-de-gloire', shape);
  const bare = readBattlefield(head);
  const hexes = listLabels(bare)
    .filter(() => next(10) > 0)
    .map((hex) => ({ hex, terrains: [pick(next, TERRAINS)], level: flat ? 0 : next(8) ? next(3) : next(6) }));
  const hexsides = drawHexsides(next, bare, () => {
    const features = [pick(next, FEATURES), ...(next(4) === 0 ? [pick(next, FEATURES)] : [])];
    const lone = new Set(
      features.map((word) => (word.includes('-lower') || word.includes('-higher') ? 'works' : word)),
    );
    return {
      features: lone.size === features.length ? features : features.slice(0, 1),
      ...(next(3) === 0 ? { road: pick(next, ['road', 'trail']) } : {}),
    };
  });
  const units = placeUnits(next, bare, shape, (id, side, hex) => unitOf(next, arms, id, side, hex));
  return readBattlefield({ ...head, hexes, hexsides, units });
};

import type { BattlefieldInput, CounterFace } from '@coup-doeil/core/battle';

// An invented field: a stream with a bridge before a village, a height behind it, a sunken road, woods on the wings.

type Unit = NonNullable<BattlefieldInput['units']>[number];

// Sixteen columns; `.` clear, `w` woods, `v` village.
// biome-ignore format: it looks like the map
const GROUND = [
  '.ww.........ww..',
  '..w........www..',
  '............w...',
  '................',
  '.........v......',
  '.........v......',
  '................',
  '..ww............',
  '.www.......ww...',
  '..w.........w...',
  '................',
  '................',
];

// biome-ignore format: it looks like the map
const LEVELS = [
  '0000000000000000',
  '0000000000000000',
  '0000000000001111',
  '0000000000011221',
  '0000000000011221',
  '0000000000011221',
  '0000000000011111',
  '1100000000000000',
  '1100000000000000',
  '0000000000000000',
  '0000000000000000',
  '0000000000000000',
];

const TERRAINS: Readonly<Record<string, string>> = { w: 'woods', v: 'village' };

const part = (n: number): string => `${n}`.padStart(2, '0');

const ROAD_ROW = 6;
const SUNKEN_ROW = 9;

const roadOf = (column: number, row: number) => {
  if (row === ROAD_ROW) return { road: 'road' };
  return row === SUNKEN_ROW && column > 9 ? { road: 'sunken-road' } : {};
};

const hexes = GROUND.flatMap((row, r) =>
  [...row].map((letter, c) => ({
    hex: part(c + 1) + part(r + 1),
    terrains: [TERRAINS[letter] ?? 'clear'],
    level: Number(LEVELS[r]?.[c] ?? 0),
    ...roadOf(c + 1, r + 1),
  })),
);

const join = (column: number, row: number): string => `${part(column)}${part(row)}/${part(column + 1)}${part(row)}`;
const road = Array.from({ length: 15 }, (_, c) => join(c + 1, ROAD_ROW));
const sunken = Array.from({ length: 6 }, (_, c) => join(c + 10, SUNKEN_ROW));

/** Between the eighth column and the ninth, whose hexes lie half a hex higher. */
const stream = Array.from({ length: 12 }, (_, r) => [
  `08${part(r + 1)}/09${part(r + 1)}`,
  ...(r < 11 ? [`08${part(r + 1)}/09${part(r + 2)}`] : []),
]).flat();
const SLOPE = ['1103/1202', '1104/1203', '1105/1204', '1107/1207'];

const hexsides = [
  // The road over the stream makes a bridge.
  ...stream.map((hexside) => ({ hexside, features: ['stream'], ...(road.includes(hexside) ? { road: 'road' } : {}) })),
  ...road.filter((hexside) => !stream.includes(hexside)).map((hexside) => ({ hexside, features: [], road: 'road' })),
  ...sunken.map((hexside) => ({ hexside, features: [], road: 'sunken-road' })),
  ...SLOPE.map((hexside) => ({ hexside, features: ['slope'] })),
];

const MOVEMENT = { infantry: 4, cavalry: 7, artillery: 3 } as const;

/** A unit: strength and morale of its two faces, its hex, and the corner that it faces. */
const unit = (
  [side, formation, arm]: readonly [side: string, formation: string, arm: keyof typeof MOVEMENT],
  id: string,
  name: string,
  [strength, morale]: readonly [number, number],
  [weaker, shaken]: readonly [number, number],
  hex: string,
  vertex: number,
  traits: readonly string[] = [],
): Unit => {
  const face = (figure: number): CounterFace['ratings'] => ({ morale: figure, movement: MOVEMENT[arm] });
  return {
    id,
    side,
    formation,
    arm,
    name,
    strength,
    ratings: face(morale),
    back: { strength: weaker, ratings: face(shaken) },
    hex,
    facing: { vertex },
    traits,
  };
};

const commander = (
  side: string,
  formation: string,
  id: string,
  name: string,
  hex: string,
  traits: readonly string[] = [],
): Unit => ({
  id,
  side,
  formation,
  arm: 'commander',
  name,
  ratings: { movement: 9 },
  hex,
  traits,
});

const DURAND = ['french', 'Durand', 'infantry'] as const;
const LORME = ['french', 'Lorme', 'infantry'] as const;
const VAUX = ['french', 'Vaux', 'cavalry'] as const;
const BERG = ['allied', 'Berg', 'infantry'] as const;
const HOLT = ['allied', 'Holt', 'infantry'] as const;
const RAVEN = ['allied', 'Raven', 'cavalry'] as const;
const LINE = ['line'] as const;

const french: readonly Unit[] = [
  unit(DURAND, 'picardie', 'Picardie', [5, 4], [3, 3], '0806', 1, LINE),
  unit(DURAND, 'champagne', 'Champagne', [5, 4], [3, 3], '0805', 1, LINE),
  unit(DURAND, 'auvergne', 'Auvergne', [4, 4], [2, 3], '0807', 1, LINE),
  unit(DURAND, 'volontaires', 'Volontaires', [2, 3], [1, 2], '0804', 1, ['light']),
  unit(['french', 'Durand', 'artillery'], 'pieces-12', 'Pièces de 12', [2, 4], [1, 3], '0706', 1, ['twelve-pounder']),
  unit(LORME, 'navarre', 'Navarre', [5, 5], [3, 4], '0808', 1, LINE),
  unit(LORME, 'royal-suedois', 'Royal-Suédois', [4, 4], [2, 3], '0708', 1, LINE),
  unit(LORME, 'suisses', 'Suisses', [4, 5], [2, 4], '0707', 1),
  unit(['french', 'Lorme', 'artillery'], 'pieces-8', 'Pièces de 8', [2, 4], [1, 3], '0807', 1),
  unit(VAUX, 'carabiniers', 'Carabiniers', [4, 5], [2, 4], '0803', 1, ['heavy']),
  unit(VAUX, 'royal-dragons', 'Royal-Dragons', [3, 4], [2, 3], '0703', 1),
  unit(VAUX, 'hussards', 'Hussards', [2, 4], [1, 3], '0702', 1, ['light']),
  commander('french', 'Durand', 'durand', 'Durand', '0806'),
];

const allied: readonly Unit[] = [
  unit(BERG, 'guards', 'Guards', [5, 5], [3, 4], '0906', 4, LINE),
  unit(BERG, 'berg-2', 'Berg Nr.\u00a02', [4, 4], [2, 3], '0905', 4, LINE),
  unit(BERG, 'berg-5', 'Berg Nr.\u00a05', [4, 4], [2, 3], '1006', 4, LINE),
  unit(BERG, 'jaeger', 'Jäger', [2, 4], [1, 3], '1005', 4, ['light']),
  unit(['allied', 'Berg', 'artillery'], 'berg-guns', 'Schwere Stücke', [2, 4], [1, 3], '1205', 4, ['twelve-pounder']),
  unit(HOLT, 'holt-1', 'Holt Nr.\u00a01', [4, 4], [2, 3], '0909', 4, LINE),
  unit(HOLT, 'holt-3', 'Holt Nr.\u00a03', [4, 3], [2, 2], '1009', 4, LINE),
  unit(HOLT, 'grenadiers', 'Grenadiere', [4, 5], [2, 4], '1204', 4),
  unit(['allied', 'Holt', 'artillery'], 'holt-guns', 'Feldstücke', [2, 4], [1, 3], '1109', 4),
  unit(RAVEN, 'horse', 'Horse', [4, 5], [2, 4], '0904', 4, ['heavy']),
  unit(RAVEN, 'dragoons', 'Dragoons', [3, 4], [2, 3], '1003', 4),
  unit(RAVEN, 'husaren', 'Husaren', [2, 4], [1, 3], '1102', 4, ['light']),
  commander('allied', 'Berg', 'berg', 'Berg', '1006'),
  commander('allied', 'Holt', 'holt', 'Holt', '1204', ['army']),
];

/** Thirteen counters against fourteen, across a stream at a village. */
export const erlau: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'corbach-1760',
  title: { en: 'The heights of Erlau', fr: 'Les hauteurs d’Erlau' },
  grid: { columns: 16, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes,
  hexsides,
  units: [...french, ...allied],
  sides: [
    { side: 'french', name: { en: 'French', fr: 'Français' }, state: [] },
    { side: 'allied', name: { en: 'Allies', fr: 'Alliés' }, state: [] },
  ],
};

import type { BattlefieldInput, CounterFace } from '@coup-doeil/core/battle';

// An invented field: a stream from north to south, a bridge and a village on it, a ridge behind with works on its slope.

type Unit = NonNullable<BattlefieldInput['units']>[number];

// Sixteen columns; `.` clear, `w` woods, `o` orchard, `d` difficult, `m` marsh, `v` village, `c` castle.
// biome-ignore format: it looks like the map
const GROUND = [
  '..w.......w.....',
  '.ww......www..d.',
  '..w.......w.....',
  '.........o......',
  '....o...oo......',
  '........v.......',
  '.........o....c.',
  '...ww...........',
  '..www....m......',
  '...w....mm...w..',
  '.............ww.',
  '..d...........w.',
];

// biome-ignore format: it looks like the map
const LEVELS = [
  '0000000000000000',
  '0000000000000110',
  '0000000000011110',
  '0000000000011110',
  '0100000000011110',
  '1100000000011110',
  '1100000000011110',
  '0100000000001110',
  '0000000000000110',
  '0000000000000000',
  '0000000000000000',
  '0000000000000000',
];

const TERRAINS: Readonly<Record<string, string>> = {
  '.': 'clear',
  w: 'woods',
  o: 'orchard',
  d: 'difficult',
  m: 'marsh',
  v: 'village',
  c: 'castle',
};

const part = (n: number): string => `${n}`.padStart(2, '0');

const hexes = GROUND.flatMap((row, r) =>
  [...row].map((letter, c) => ({
    hex: part(c + 1) + part(r + 1),
    terrains: [TERRAINS[letter] ?? 'clear'],
    level: Number(LEVELS[r]?.[c] ?? 0),
    ...(r === 5 ? { road: 'road' } : {}),
  })),
);

const road = Array.from({ length: 15 }, (_, c) => `${part(c + 1)}06/${part(c + 2)}06`);

/** Between the eighth column and the ninth, whose hexes lie half a hex higher. */
const stream = Array.from({ length: 12 }, (_, r) => [
  `08${part(r + 1)}/09${part(r + 1)}`,
  ...(r < 11 ? [`08${part(r + 1)}/09${part(r + 2)}`] : []),
]).flat();

const BRIDGE = '0806/0906';
const REDOUBT = ['1105/1205', '1106/1206', '1107/1206'];
const SLOPE = ['1104/1203', '1104/1204', '1108/1207', '1108/1208'];

const hexsides = [
  ...stream.map((hexside) =>
    hexside === BRIDGE ? { hexside, features: ['stream', 'bridge'], road: 'road' } : { hexside, features: ['stream'] },
  ),
  ...road
    .filter((hexside) => hexside !== BRIDGE)
    .map((hexside) => ({
      hexside,
      features: REDOUBT.includes(hexside) ? ['redoubt-higher'] : [],
      road: 'road',
    })),
  ...REDOUBT.filter((hexside) => !road.includes(hexside)).map((hexside) => ({ hexside, features: ['redoubt-higher'] })),
  ...SLOPE.map((hexside) => ({ hexside, features: ['slope'] })),
];

const MOVEMENT = { infantry: 4, cavalry: 7, artillery: 4 } as const;

/** A unit: its front as strength and cohesion, its back likewise, the hex and the side that it faces. */
const unit = (
  [side, formation, arm]: readonly [side: string, formation: string, arm: keyof typeof MOVEMENT],
  id: string,
  name: string,
  [strength, cohesion]: readonly [number, number],
  [weaker, shaken]: readonly [number, number],
  hex: string,
  facing: number,
  more: Partial<Unit> & { readonly range?: number } = {},
): Unit => {
  const { range, ...rest } = more;
  const movement = MOVEMENT[arm];
  const face = (figure: number): CounterFace['ratings'] => ({
    cohesion: figure,
    movement,
    ...(range ? { range } : {}),
  });
  return {
    id,
    side,
    arm,
    name,
    formation,
    strength,
    ratings: face(cohesion),
    back: { strength: weaker, ratings: face(shaken) },
    hex,
    facing: { side: facing },
    ...rest,
  };
};

const general = (side: string, id: string, name: string, hex: string): Unit => ({
  id,
  side,
  arm: 'general',
  name,
  ratings: { movement: 10 },
  hex,
});

const MOREL = ['french', 'Morel', 'infantry'] as const;
const BREAL = ['french', 'Bréal', 'infantry'] as const;
const HORSE = ['french', 'Tavernes', 'cavalry'] as const;
const KESSL = ['austrian', 'Kessl', 'infantry'] as const;
const DORN = ['austrian', 'Dorn', 'infantry'] as const;
const HUSSARS = ['austrian', 'Varady', 'cavalry'] as const;

const french: readonly Unit[] = [
  unit(MOREL, 'leger', '3e léger', [5, 7], [4, 6], '0805', 2),
  unit(MOREL, 'ligne-12', '12e de ligne', [6, 6], [5, 5], '0806', 2),
  unit(MOREL, 'ligne-30', '30e de ligne', [6, 6], [4, 5], '0706', 2),
  unit(MOREL, 'ligne-41', '41e de ligne', [5, 6], [4, 5], '0807', 1),
  unit(['french', 'Morel', 'artillery'], 'morel-1', 'Batterie Aubry', [5, 6], [3, 5], '0705', 2, { range: 4 }),
  unit(['french', 'Morel', 'artillery'], 'morel-2', 'Batterie Colin', [4, 6], [3, 5], '0705', 2, { range: 3 }),
  unit(BREAL, 'ligne-55', '55e de ligne', [6, 6], [5, 5], '0808', 1),
  unit(BREAL, 'ligne-62', '62e de ligne', [5, 5], [4, 4], '0708', 1),
  unit(BREAL, 'garde', 'Grenadiers de Bréal', [4, 8], [3, 7], '0607', 2),
  unit(['french', 'Bréal', 'artillery'], 'breal-1', 'Batterie Lancel', [4, 6], [3, 5], '0707', 1, { range: 3 }),
  unit(HORSE, 'cuirassiers', 'Cuirassiers', [4, 8], [3, 7], '0803', 2, { traits: ['heavy'] }),
  unit(HORSE, 'chasseurs', 'Chasseurs à cheval', [3, 6], [2, 5], '0703', 2),
  unit(HORSE, 'dragons', 'Dragons', [4, 7], [3, 6], '0703', 2),
  general('french', 'tavernes', 'Tavernes', '0706'),
];

const austrian: readonly Unit[] = [
  unit(KESSL, 'grenzer', 'Grenzer', [4, 6], [3, 5], '0906', 4),
  unit(KESSL, 'ir-8', 'Infanterie Nr.\u00a08', [6, 6], [5, 5], '0906', 4),
  unit(KESSL, 'ir-15', 'Infanterie Nr.\u00a015', [6, 5], [4, 4], '1005', 4),
  unit(KESSL, 'ir-22', 'Infanterie Nr.\u00a022', [5, 6], [4, 5], '1006', 4),
  unit(['austrian', 'Kessl', 'artillery'], 'kessl-1', 'Batterie Holm', [5, 6], [3, 5], '1206', 4, { range: 4 }),
  unit(['austrian', 'Kessl', 'artillery'], 'kessl-2', 'Batterie Reich', [4, 6], [3, 5], '1206', 4, { range: 3 }),
  unit(DORN, 'ir-31', 'Infanterie Nr.\u00a031', [6, 6], [5, 5], '0909', 5),
  unit(DORN, 'ir-40', 'Infanterie Nr.\u00a040', [5, 5], [4, 4], '1008', 5),
  unit(DORN, 'grenadiers', 'Grenadiere Dorn', [5, 8], [4, 7], '1205', 4),
  unit(DORN, 'ir-47', 'Infanterie Nr.\u00a047', [5, 6], [4, 5], '1108', 5, { state: ['square'] }),
  unit(['austrian', 'Dorn', 'artillery'], 'dorn-1', 'Batterie Pohl', [4, 6], [3, 5], '1109', 5, { range: 3 }),
  unit(HUSSARS, 'hussars', 'Husaren', [3, 7], [2, 6], '0904', 5),
  unit(HUSSARS, 'uhlans', 'Ulanen', [3, 7], [2, 6], '1004', 5),
  unit(HUSSARS, 'kuerassiere', 'Kürassiere', [4, 8], [3, 7], '1103', 5, { traits: ['heavy'] }),
  general('austrian', 'kessl', 'Kessl', '1206'),
];

/** Fourteen counters against fifteen, a village and its bridge between them. */
export const varnes: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'jours-de-gloire',
  title: { en: 'The bridge at Varnes', fr: 'Le pont de Varnes' },
  grid: { columns: 16, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes,
  hexsides,
  units: [...french, ...austrian],
  sides: [
    { side: 'french', name: { en: 'French', fr: 'Français' }, state: [] },
    { side: 'austrian', name: { en: 'Austrians', fr: 'Autrichiens' }, state: [] },
  ],
};

import type { BattlefieldInput, CounterFace } from '@coup-doeil/core/battle';

// An invented field: a brook with a bridge and a town on it, a hill with entrenchments behind, a wood on each wing.

type Unit = NonNullable<BattlefieldInput['units']>[number];

// Sixteen columns; `.` clear, `w` woods, `t` town, `m` marsh, `p` a pond.
// biome-ignore format: it looks like the map
const GROUND = [
  '..ww............',
  '.www........ww..',
  '..w........www..',
  '...........w....',
  '................',
  '........t.......',
  '................',
  '....pp..........',
  '....p....m......',
  '........mm......',
  '..........w.....',
  '.........ww.....',
];

const TERRAINS: Readonly<Record<string, string>> = { w: 'woods', t: 'town', m: 'marsh', p: 'pond-river' };

const part = (n: number): string => `${n}`.padStart(2, '0');

const hexes = GROUND.flatMap((row, r) =>
  [...row].map((letter, c) => ({ hex: part(c + 1) + part(r + 1), terrains: [TERRAINS[letter] ?? 'clear'] })),
);

/** Between the eighth column and the ninth, whose hexes lie half a hex higher. */
const brook = Array.from({ length: 12 }, (_, r) => [
  `08${part(r + 1)}/09${part(r + 1)}`,
  ...(r < 11 ? [`08${part(r + 1)}/09${part(r + 2)}`] : []),
]).flat();

const BRIDGE = '0806/0906';
const CROSSING = '0803/0903';
const SLOPE = ['1104/1203', '1104/1204', '1105/1204', '1107/1207', '1108/1207', '1108/1208'];
const WORKS = ['1105/1205', '1106/1205', '1106/1206', '1107/1206'];

const hexsides = [
  ...brook.map((hexside) => ({
    hexside,
    features: hexside === BRIDGE ? ['stream', 'bridge'] : hexside === CROSSING ? ['stream', 'crossing'] : ['stream'],
  })),
  ...SLOPE.map((hexside) => ({ hexside, features: ['slope-higher'] })),
  ...WORKS.map((hexside) => ({ hexside, features: ['slope-higher', 'entrenchment-higher'] })),
];

const MOVEMENT = { infantry: 4, cavalry: 8, artillery: 3 } as const;

/** A unit: strength and morale of its two faces, and its hex. */
const unit = (
  [side, arm]: readonly [side: string, arm: keyof typeof MOVEMENT],
  id: string,
  name: string,
  [strength, morale]: readonly [number, number],
  [weaker, shaken]: readonly [number, number],
  hex: string,
  more: Partial<Unit> & { readonly figures?: CounterFace['ratings'] } = {},
): Unit => {
  const { figures, ...rest } = more;
  const movement = MOVEMENT[arm];
  return {
    id,
    side,
    arm,
    name,
    strength,
    ratings: { morale, movement, ...figures },
    back: { strength: weaker, ratings: { morale: shaken, movement, ...figures } },
    hex,
    ...rest,
  };
};

const leader = (side: string, id: string, name: string, hex: string, modifier: number): Unit => ({
  id,
  side,
  arm: 'leader',
  name,
  ratings: { movement: 10, modifier },
  hex,
});

const FOOT = ['prussian', 'infantry'] as const;
const HORSE = ['prussian', 'cavalry'] as const;
const GUNS = ['prussian', 'artillery'] as const;
const FUSS = ['austrian', 'infantry'] as const;
const REITER = ['austrian', 'cavalry'] as const;
const STUECKE = ['austrian', 'artillery'] as const;
const PRUSSIAN = { traits: ['prussian'] } as const;

const prussians: readonly Unit[] = [
  unit(FOOT, 'garde', 'Garde', [6, 5], [4, 4], '0806'),
  unit(FOOT, 'regiment-13', 'Regiment Nr.\u00a013', [6, 5], [4, 4], '0805'),
  unit(FOOT, 'regiment-18', 'Regiment Nr.\u00a018', [5, 4], [3, 4], '0807'),
  unit(FOOT, 'regiment-30', 'Regiment Nr.\u00a030', [5, 4], [3, 3], '0706'),
  unit(FOOT, 'grenadiere', 'Grenadiere Rohde', [4, 5], [3, 5], '0707'),
  unit(FOOT, 'fuesiliere-41', 'Füsiliere Nr.\u00a041', [5, 4], [3, 3], '0808'),
  unit(FOOT, 'freibataillon', 'Freibataillon', [3, 3], [2, 3], '0804'),
  unit(GUNS, 'batterie-1', 'Schwere Batterie', [4, 4], [2, 4], '0705', { figures: { range: 4 } }),
  unit(GUNS, 'batterie-2', 'Leichte Batterie', [3, 4], [2, 4], '0708', { figures: { range: 2 } }),
  unit(HORSE, 'kuerassiere-8', 'Kürassiere Nr.\u00a08', [5, 5], [3, 4], '0803', { ...PRUSSIAN, figures: { shock: 2 } }),
  unit(HORSE, 'dragoner-5', 'Dragoner Nr.\u00a05', [5, 4], [3, 4], '0703', { ...PRUSSIAN, figures: { shock: 1 } }),
  unit(HORSE, 'husaren-2', 'Husaren Nr.\u00a02', [4, 4], [2, 4], '0702', { traits: ['prussian', 'fast'] }),
  leader('prussian', 'von-rohde', 'von Rohde', '0806', 1),
];

const austrians: readonly Unit[] = [
  unit(FUSS, 'ir-20', 'Infanterie Nr.\u00a020', [5, 4], [3, 4], '0906'),
  unit(FUSS, 'ir-36', 'Infanterie Nr.\u00a036', [5, 4], [3, 3], '0906'),
  unit(FUSS, 'ir-42', 'Infanterie Nr.\u00a042', [5, 4], [3, 3], '0905'),
  unit(FUSS, 'ir-54', 'Infanterie Nr.\u00a054', [4, 3], [2, 3], '0908'),
  unit(FUSS, 'grenadiere-brenn', 'Grenadiere Brenn', [4, 5], [3, 5], '1205'),
  unit(FUSS, 'ir-11', 'Infanterie Nr.\u00a011', [5, 4], [3, 4], '1206'),
  unit(FUSS, 'ir-17', 'Infanterie Nr.\u00a017', [5, 4], [3, 3], '1106'),
  unit(FUSS, 'kroaten', 'Kroaten', [3, 3], [2, 3], '1003'),
  unit(STUECKE, 'haubitzen', 'Haubitzen', [4, 4], [2, 4], '1205', { figures: { range: 4 } }),
  unit(STUECKE, 'feldstuecke', 'Feldstücke', [3, 4], [2, 4], '1006', { figures: { range: 3 } }),
  unit(REITER, 'kuerassiere-29', 'Kürassiere Nr.\u00a029', [5, 4], [3, 4], '0903', { figures: { shock: 2 } }),
  unit(REITER, 'dragoner-31', 'Dragoner Nr.\u00a031', [4, 4], [2, 4], '1002', { figures: { shock: 1 } }),
  unit(REITER, 'husaren-11', 'Husaren Nr.\u00a011', [3, 4], [2, 4], '1103', { traits: ['fast'] }),
  unit(FUSS, 'garnison', 'Garnison', [3, 3], [2, 3], '1209', { state: ['disordered'] }),
  leader('austrian', 'brenn', 'Brenn', '1205', 1),
];

/** Thirteen counters against fifteen, across a brook and up to the works behind it. */
export const rossau: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'seven-years-war',
  title: { en: 'The works at Rossau', fr: 'Les retranchements de Rossau' },
  grid: { columns: 16, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes,
  hexsides,
  units: [...prussians, ...austrians],
  sides: [
    { side: 'prussian', name: { en: 'Prussians', fr: 'Prussiens' }, state: [] },
    { side: 'austrian', name: { en: 'Austrians', fr: 'Autrichiens' }, state: [] },
  ],
};

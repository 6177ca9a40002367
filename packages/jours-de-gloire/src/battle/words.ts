import { type Text, t } from '@coup-doeil/core/chart';
import { terrain2016 } from '../charts/terrain.ts';
import { HEXSIDES, type Hex, type Hexside, WAYS, type Works } from '../vocabulary.ts';

/** One of the names that a row prints, `Town / Village / Ruins`, by its place. */
const partOf = (text: Text, part: number): Text => {
  // On a page in one language a text has that one alone.
  const cut = (names: string | undefined): string => names?.split(' / ')[part] ?? names ?? '';
  return t(cut(text.en), cut(text.fr));
};

/** The words of hexes: the row of the chart that each goes to, and which of the row’s names it is. */
const ROWS = {
  clear: ['clear', 0],
  difficult: ['difficult', 0],
  orchard: ['orchard', 0],
  woods: ['woods', 0],
  marsh: ['marsh', 0],
  'frozen-pond': ['marsh', 2],
  water: ['water', 0],
  town: ['town', 0],
  village: ['town', 1],
  ruins: ['town', 2],
  castle: ['castle', 0],
} as const satisfies Readonly<Record<string, readonly [Hex, number]>>;

/** What a hex can be on the map: town, village and ruins apart, and a frozen pond apart from marsh. */
export type Ground = keyof typeof ROWS;
const GROUNDS = Object.keys(ROWS) as readonly Ground[];

/** The row of the chart for a hex; unpainted ground is clear. */
export const rowOf = (terrain: Ground | undefined): Hex => (terrain ? ROWS[terrain][0] : 'clear');

/** Works stand on a hexside and shelter one of its two hexes: that of the lower or of the higher number. */
const WORKS_SIDES = {
  'redoubt-lower': ['redoubt', false],
  'redoubt-higher': ['redoubt', true],
  'fortification-lower': ['fortification', false],
  'fortification-higher': ['fortification', true],
} as const satisfies Readonly<Record<string, readonly [Works, boolean]>>;
type WorksSide = keyof typeof WORKS_SIDES;
export const WORKS_WORDS = Object.keys(WORKS_SIDES) as readonly WorksSide[];

export type Feature = Hexside | WorksSide;

/** Which works a feature is, and whether they shelter the hex of the higher number. */
export const worksOf = (feature: Feature): readonly [works: Works, higher: boolean] | undefined =>
  Object.hasOwn(WORKS_SIDES, feature) ? WORKS_SIDES[feature as WorksSide] : undefined;

const sheltering = (works: Works, higher: boolean): Text => {
  const { label } = terrain2016.row(works);
  return higher
    ? t('{works}, sheltering the hex of the higher number', '{works}, abritant l’hex au plus grand numéro', {
        works: label,
      })
    : t('{works}, sheltering the hex of the lower number', '{works}, abritant l’hex au plus petit numéro', {
        works: label,
      });
};

const record = <K extends string>(keys: readonly K[], label: (key: K) => Text) =>
  Object.fromEntries(keys.map((key) => [key, label(key)])) as Readonly<Record<K, Text>>;

export const TERRAIN_WORDS = record(GROUNDS, (ground) =>
  partOf(terrain2016.row(ROWS[ground][0]).label, ROWS[ground][1]),
);
export const ROAD_WORDS = record(WAYS, (way) => terrain2016.row(way).label);
export const FEATURE_WORDS = {
  ...record(HEXSIDES, (side) => terrain2016.row(side).label),
  ...record(WORKS_WORDS, (side) => {
    const [works, higher] = WORKS_SIDES[side];
    return sheltering(works, higher);
  }),
};

import { type Text, t } from '@coup-doeil/core/chart';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { type Feature, HEXES } from '../vocabulary.ts';

/** What lies the same in both directions. */
const PLAIN = ['stream', 'bridge', 'crossing', 'pond', 'mietzel', 'elbe'] as const satisfies readonly Feature[];

/** A slope has its top in one of its two hexes, an entrenchment shelters one: that of the lower or of the higher number. */
const DIRECTED = ['slope-lower', 'slope-higher', 'entrenchment-lower', 'entrenchment-higher'] as const;

export type HexsideWord = (typeof PLAIN)[number] | (typeof DIRECTED)[number];

const record = <K extends string>(keys: readonly K[], label: (key: K) => Text) =>
  Object.fromEntries(keys.map((key) => [key, label(key)])) as Readonly<Record<K, Text>>;

export const TERRAIN_WORDS = record(HEXES, (hex) => terrainHexes.row(hex).label);

const CROSSING = t('Crossing', 'Passage');
const SLOPE = {
  lower: t('Slope, its top in the hex of the lower number', 'Pente, le haut dans l’hex au plus petit numéro'),
  higher: t('Slope, its top in the hex of the higher number', 'Pente, le haut dans l’hex au plus grand numéro'),
};
const ENTRENCHMENT = {
  lower: t(
    'Entrenchment, sheltering the hex of the lower number',
    'Retranchement, abritant l’hex au plus petit numéro',
  ),
  higher: t(
    'Entrenchment, sheltering the hex of the higher number',
    'Retranchement, abritant l’hex au plus grand numéro',
  ),
};

export const FEATURE_WORDS: Readonly<Record<HexsideWord, Text>> = {
  ...record(PLAIN, (feature) => (feature === 'crossing' ? CROSSING : terrainHexsides.row(feature).label)),
  'slope-lower': SLOPE.lower,
  'slope-higher': SLOPE.higher,
  'entrenchment-lower': ENTRENCHMENT.lower,
  'entrenchment-higher': ENTRENCHMENT.higher,
};

/** A word of a hexside as it is crossed: `ascends` toward the hex of the higher number. */
export const crossFeature = (word: HexsideWord, ascends: boolean): Feature => {
  switch (word) {
    case 'slope-lower':
    case 'slope-higher':
      return (word === 'slope-higher') === ascends ? 'up-slope' : 'down-slope';
    case 'entrenchment-lower':
    case 'entrenchment-higher':
      return (word === 'entrenchment-higher') === ascends ? 'entrenchment' : 'entrenchment-out';
    default:
      return word;
  }
};

import type { Feature, Hex } from '../vocabulary.ts';
import type { WarBoard, WarCrossing } from './types.ts';
import { crossFeature } from './words.ts';

interface Between {
  readonly hexsides: readonly Feature[];
  readonly terrains: readonly Hex[];
}

const CLEAR: readonly Hex[] = ['clear'];

/** Unpainted ground is clear. */
const paintedOr = (terrains: readonly Hex[] | undefined): readonly Hex[] =>
  terrains && terrains.length > 0 ? terrains : CLEAR;

const known = new WeakMap<WarCrossing, Between>();

/** A crossing in the words of the rules: what is crossed, and the hex entered. */
export const betweenOf = (crossing: WarCrossing): Between => {
  const hexside = known.get(crossing) ?? {
    hexsides: crossing.features.map((word) => crossFeature(word, crossing.ascends)),
    terrains: paintedOr(crossing.to.terrains),
  };
  known.set(crossing, hexside);
  return hexside;
};

export const terrainsAt = ({ ground }: WarBoard, hex: number): readonly Hex[] => paintedOr(ground.hexes[hex]?.terrains);

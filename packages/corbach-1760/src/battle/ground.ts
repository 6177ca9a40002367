import { notes142 } from '../charts/notes.ts';
import { HEXSIDES, type Hex, type Hexside, type Road } from '../vocabulary.ts';
import type { CorbachBoard, CorbachCrossing } from './types.ts';

interface Between {
  readonly hex: Hex;
  readonly hexsides: readonly Hexside[];
  readonly road: Road | 'none';
  readonly level: number;
}

const known = new WeakMap<CorbachCrossing, Between>();

/** A bridge is a stream with a road through it, whether it was painted or not. */
const readCrossing = ({ to, features, road, climb }: CorbachCrossing): Between => {
  const bridged = features.includes('stream') && road !== undefined;
  return {
    hex: to.terrains[0] ?? 'clear',
    hexsides: HEXSIDES.filter((side) => features.includes(side) || (side === 'bridge' && bridged)),
    road: road ?? 'none',
    level: climb,
  };
};

/** A crossing in the words of the rules. */
export const betweenOf = (crossing: CorbachCrossing): Between => {
  const hexside = known.get(crossing) ?? readCrossing(crossing);
  known.set(crossing, hexside);
  return hexside;
};

/** What a hex is; unpainted ground is clear. */
export const terrainAt = ({ ground }: Pick<CorbachBoard, 'ground'>, hex: number): Hex =>
  ground.hexes[hex]?.terrains[0] ?? 'clear';

/** The road that runs through a hex. */
export const roadAt = ({ ground }: Pick<CorbachBoard, 'ground'>, hex: number): Road | 'none' =>
  ground.hexes[hex]?.road ?? 'none';

/** The chart has no row for more levels at once. */
export const MOST_LEVELS = notes142.note('two-levels').value.levels;

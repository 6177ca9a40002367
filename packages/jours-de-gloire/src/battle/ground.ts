import type { MarchStep } from '../rules/march.ts';
import { HEXSIDES, type Hex, type Hexside } from '../vocabulary.ts';
import type { JdgBoard, JdgCrossing } from './types.ts';
import { type Feature, rowOf, worksOf } from './words.ts';

type Between = Pick<MarchStep, 'hexsides' | 'works' | 'passage' | 'level' | 'way' | 'hex'>;

const isHexside = (feature: Feature): feature is Hexside => HEXSIDES.some((side) => side === feature);

/** As far as an input goes: what lies farther up or down has the same figures. */
const MOST = 9;
export const cutLevel = (difference: number): number => Math.max(-MOST, Math.min(MOST, difference));

const known = new WeakMap<JdgCrossing, Between>();

const readCrossing = ({ to, features, climb, road, ascends }: JdgCrossing): Between => {
  const works = features.map(worksOf).find((known) => known !== undefined);
  return {
    hex: rowOf(to.terrains[0]),
    hexsides: features.filter(isHexside),
    works: works?.[0] ?? 'none',
    // They shelter the hex entered, or else the one that is left.
    passage: !works || works[1] === ascends ? 'into' : 'out',
    level: cutLevel(climb),
    way: road ?? 'none',
  };
};

/** A crossing in the words of the rules. */
export const betweenOf = (crossing: JdgCrossing): Between => {
  const hexside = known.get(crossing) ?? readCrossing(crossing);
  known.set(crossing, hexside);
  return hexside;
};

/** The row of the chart for a hex. */
export const hexRow = (board: JdgBoard, hex: number): Hex => rowOf(board.ground.hexes[hex]?.terrains[0]);

/* What a calculator's input says, in the palette's words: counters, the ground of hexes and of hexsides. */
import type { ActionRules, BattleDoor, Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import type { AnyCalculator, GroupField, Value } from '@coup-doeil/core/game';
import type { Values } from '../../calculator/form/field-props.ts';
import type { Lang } from '../../lib/words.ts';

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The words that a value says: itself, those of a list, the name of what is true. */
const listWords = (name: string, value: Value): readonly string[] => {
  if (value === true) return [toKebab(name)];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};

/** What an input is set out for: the arm is that of counters of which the input says none. */
export interface Setting {
  readonly door: BattleDoor;
  readonly calculator: AnyCalculator;
  readonly input: Values;
  readonly rules: ActionRules;
  readonly arm: string;
  readonly lang: Lang;
}

/** A counter with all of its values that the palette has a word for. */
export const makeUnit = (
  { door: { palette }, arm: otherArm }: Setting,
  field: GroupField,
  values: Values,
  place: Pick<BattleUnit, 'id' | 'side' | 'hex' | 'name'>,
): BattleUnit => {
  const own = Object.entries(values).filter(([name]) => Object.hasOwn(field.fields, name));
  const words = own.flatMap(([name, value]) => listWords(name, value));
  const arm = words.find((word) => Object.hasOwn(palette.arms, word)) ?? otherArm;
  const figures = new Map(
    own.flatMap(([name, value]) => (typeof value === 'number' ? [[toKebab(name), value] as const] : [])),
  );
  const ratings = Object.entries(palette.ratings).flatMap(([name, { neededBy = [], min }]) => {
    const figure = figures.get(name) ?? (neededBy.includes(arm) ? min : undefined);
    return figure === undefined ? [] : [[name, figure] as const];
  });
  const strength =
    figures.get('strength') ?? (palette.strength.neededBy?.includes(arm) ? palette.strength.min : undefined);
  return {
    ...place,
    arm,
    ...(strength !== undefined && { strength }),
    ratings: Object.fromEntries(ratings),
    state: words.filter((word) => Object.hasOwn(palette.states, word)),
    marks: [],
    traits: words.filter((word) => Object.hasOwn(palette.traits, word)),
  };
};

/** The ground that values say: words of hexes, of roads and of hexsides. */
const readGround = ({ palette }: BattleDoor, values: Values) => {
  const words = Object.entries(values).flatMap(([name, value]) => listWords(name, value));
  return {
    terrains: words.filter((word) => Object.hasOwn(palette.terrains, word)),
    road: words.find((word) => Object.hasOwn(palette.roads, word)),
    features: words.filter((word) => Object.hasOwn(palette.features, word)),
  };
};

type Paint = Pick<Battlefield, 'hexes' | 'hexsides'>;

export const paintHex = (door: BattleDoor, hex: string, values: Values): Paint['hexes'] => {
  const { terrains, road } = readGround(door, values);
  const [plain = ''] = Object.keys(door.palette.terrains);
  return [{ hex, terrains: terrains.length > 0 ? terrains : [plain], level: 0, ...(road !== undefined && { road }) }];
};

/** A hexside as its two hexes, the lower number first. */
export const nameHexside = (a: string, b: string): string => [a, b].sort().join('/');

export const paintSide = (door: BattleDoor, from: string, to: string, values: Values): Paint['hexsides'] => {
  const { features } = readGround(door, values);
  return features.length > 0 ? [{ hexside: nameHexside(from, to), features }] : [];
};

/* An order of battle as a file: a battlefield whose counters stand nowhere yet. And units that a calculator keeps. */
import {
  type Battlefield,
  type BattleUnit,
  loadBattlefield,
  type Palette,
  saveBattlefield,
} from '@coup-doeil/core/battle';
import { InputError } from '@coup-doeil/core/game';
import type { MyUnit } from '../../calculator/units/my-units.ts';
import type { Lang } from '../../lib/words.ts';
import { getFirst, isNeeded, makeUnit, type Pattern } from './units.ts';

/** The counters of both sides, as before a battle. */
export const formatOrder = (document: Battlefield): string =>
  saveBattlefield({
    ...document,
    hexes: [],
    hexsides: [],
    turn: undefined,
    units: document.units.map(({ hex: _, facing: __, ...unit }) => ({ ...unit, state: [], marks: [] })),
  });

/** A file that has no counters for this game is an error. */
export const parseOrder = (text: string, game: string): readonly BattleUnit[] => {
  const document = loadBattlefield(text);
  if (document.game !== undefined && document.game !== game)
    throw new InputError({ code: 'game', field: 'game', allowed: [game], given: document.game });
  return document.units.map(({ hex: _, facing: __, ...unit }) => ({ ...unit, state: [], marks: [] }));
};

/** A counter to come: with its own id and name where it has them. */
export type Coming = Pattern & Partial<Pick<BattleUnit, 'id' | 'name'>>;

/** Counters with ids that are free, one after the other. */
export const addUnits = (
  document: Battlefield,
  palette: Palette,
  coming: readonly Coming[],
  lang: Lang,
): readonly BattleUnit[] => {
  const units = [...document.units];
  for (const { id, ...pattern } of coming) {
    const isOwn = id !== undefined && pattern.name !== undefined && units.every((unit) => unit.id !== id);
    units.push(isOwn ? { ...pattern, id } : makeUnit({ ...document, units }, palette, pattern, lang));
  }
  return units.slice(document.units.length);
};

/** A unit that a calculator keeps as a counter of a side; nothing where it is of no arm of the board. */
export const fitPattern = (
  palette: Palette,
  side: string,
  { name, says }: MyUnit,
): (Pattern & Pick<BattleUnit, 'name'>) | undefined => {
  const { arm } = says;
  if (typeof arm !== 'string' || !Object.hasOwn(palette.arms, arm)) return undefined;
  const read = (field: string, word: Palette['strength']): number | undefined => {
    const value = says[field];
    const isFigure = typeof value === 'number' && value >= word.min && value <= word.max;
    return isFigure ? value : isNeeded(word, arm) ? getFirst(word) : undefined;
  };
  const strength = read('strength', palette.strength);
  const ratings = Object.entries(palette.ratings).flatMap(([field, word]) => {
    const value = read(field, word);
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    side,
    arm,
    name,
    ...(strength !== undefined && { strength }),
    ratings: Object.fromEntries(ratings),
    state: [],
    marks: [],
    traits: Object.keys(palette.traits).filter((trait) => says[trait] === true),
  };
};

/* Which counters a game can take: a save may hold what no board of the game can. */
import { addWord, type Palette, type RatingWord } from '@coup-doeil/core/battle';
import type { BattlefieldUnit, FaceFigures } from '@coup-doeil/vassal/battlefield';

/** The words and figures that counters of the game have. */
export type Figures = Pick<Palette, 'arms' | 'states' | 'traits' | 'marks' | 'strength' | 'ratings' | 'exclusive'>;

interface Playable {
  readonly units: readonly BattlefieldUnit[];
  /** Counters with a word or a figure that the game does not have, or without one that it needs. */
  readonly unfit: readonly BattlefieldUnit[];
  /** Counters under those of another side. */
  readonly crowded: readonly BattlefieldUnit[];
}

const isWithin = ({ min, max }: RatingWord, figure: number | undefined): boolean =>
  figure === undefined || (Number.isInteger(figure) && figure >= min && figure <= max);

const needs = ({ neededBy = [] }: RatingWord, arm: string): boolean => neededBy.includes(arm);

const hasFigures = ({ strength, ratings = {} }: FaceFigures, palette: Figures): boolean =>
  isWithin(palette.strength, strength) &&
  Object.entries(ratings).every(([name, figure]) => {
    const rating = palette.ratings[name];
    return rating !== undefined && isWithin(rating, figure);
  });

const hasWords = (words: readonly string[], allowed: object): boolean =>
  words.every((word) => Object.hasOwn(allowed, word));

/** Whether no two words contradict each other. */
const areOneState = (words: readonly string[], palette: Figures): boolean =>
  words.reduce<readonly string[]>((state, word) => addWord(palette, state, word), []).length === words.length;

const isFit = (unit: BattlefieldUnit, palette: Figures): boolean => {
  const { arm, state, traits, marks, back, strength, ratings } = unit;
  if (!hasWords([arm], palette.arms) || !hasWords(state, palette.states)) return false;
  if (!hasWords(traits, palette.traits) || !hasWords(marks, palette.marks)) return false;
  if (!areOneState(state, palette) || !areOneState(traits, palette)) return false;
  if (!hasFigures(unit, palette) || (back && !hasFigures(back, palette))) return false;
  if (strength === undefined && needs(palette.strength, arm)) return false;
  return Object.entries(palette.ratings).every(([name, rating]) => name in ratings || !needs(rating, arm));
};

/** Parts the counters that a board can have from those that it cannot. */
export const takePlayable = (all: readonly BattlefieldUnit[], palette: Figures): Playable => {
  const fit = all.filter((unit) => isFit(unit, palette));
  const sides = new Map<string, string>();
  for (const { hex, side } of fit) if (!sides.has(hex)) sides.set(hex, side);
  return {
    units: fit.filter(({ hex, side }) => sides.get(hex) === side),
    unfit: all.filter((unit) => !isFit(unit, palette)),
    crowded: fit.filter(({ hex, side }) => sides.get(hex) !== side),
  };
};

/* Counters as they are made by hand: what a new one begins with, and what its figures may be. */
import type { Battlefield, BattleUnit, Palette, RatingWord } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

/** What counters of a kind have in common: all but who they are and where they stand. */
export type Pattern = Omit<BattleUnit, 'id' | 'name' | 'hex'>;

/** What a figure begins with that a counter cannot do without: it stands on the counter, and is set there. */
const FIRST = 5;

const clamp = (value: number, { min, max }: Pick<RatingWord, 'min' | 'max'>): number =>
  Math.max(min, Math.min(max, value));

export const isNeeded = ({ neededBy = [] }: RatingWord, arm: string): boolean => neededBy.includes(arm);

/** A figure as a control first has it. */
export const getFirst = (word: RatingWord): number => clamp(FIRST, word);

const listRatings = ({ ratings }: Palette, arm: string): BattleUnit['ratings'] =>
  Object.fromEntries(
    Object.entries(ratings).flatMap(([name, word]) => (isNeeded(word, arm) ? [[name, getFirst(word)]] : [])),
  );

/** A new counter of an arm: as the last of its side and arm, else with the figures that its arm needs. */
export const makePattern = ({ units }: Battlefield, palette: Palette, side: string, arm: string): Pattern => {
  const like = units.findLast((unit) => unit.side === side && unit.arm === arm);
  if (like) {
    const { id: _, name: __, hex: ___, ...pattern } = like;
    return { ...pattern, state: [], marks: [] };
  }
  return {
    side,
    arm,
    ...(isNeeded(palette.strength, arm) && { strength: getFirst(palette.strength) }),
    ratings: listRatings(palette, arm),
    state: [],
    marks: [],
    traits: [],
  };
};

/** An id that no counter has, and that its number in its name goes by. */
const findFree = ({ units }: Battlefield, base: string): number => {
  const ids = new Set(units.map(({ id }) => id));
  for (let n = 1; ; n++) if (!ids.has(`${base}-${n}`)) return n;
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A counter of its own, with a name. */
export const makeUnit = (
  document: Battlefield,
  palette: Palette,
  pattern: Pattern & Pick<BattleUnit, 'name' | 'hex'>,
  lang: Lang,
): BattleUnit => {
  const base = `${pattern.side}-${pattern.arm}`;
  const n = findFree(document, base);
  const arm = capitalise(palette.arms[pattern.arm]?.[lang] ?? '');
  return { ...pattern, id: `${base}-${n}`, name: pattern.name ?? fill(words.nameOfNew, { arm, n })[lang] };
};

/** What the other face prints: what the front does, until somebody says more. */
export const makeBack = ({ strength, ratings }: Pattern): NonNullable<BattleUnit['back']> => ({
  ...(strength !== undefined && { strength }),
  ratings,
});

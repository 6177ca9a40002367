import type { AnyCalculator, Meta, Word } from '@coup-doeil/core/game';
import { calculatorHref } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';
import { type Chance, chanceOf } from './ask.ts';
import type { Grid } from './grids.ts';

const inPercent = (chance: Chance): number => (chance === null ? -1 : (100 * chance.ways) / chance.of);

/** Whether the chance of an outcome is the same at every rating, total by total. */
export const isConstant = ({ list, rating, rows }: Grid, outcome: string): boolean =>
  rating !== undefined &&
  rows.every(({ cells }) => new Set(cells.map((cell) => inPercent(chanceOf(cell?.result, list, outcome)))).size === 1);

/** The tint of a cell, from 0, which cannot happen, to 4, the likeliest. */
export const tintOf = (chance: Chance): 0 | 1 | 2 | 3 | 4 => {
  const percent = inPercent(chance);
  return percent <= 0 ? 0 : percent < 25 ? 1 : percent < 50 ? 2 : percent < 75 ? 3 : 4;
};

/** The highest contour line that runs between two cells: `25`, `50`, `75`, or none. */
export const contourBetween = (a: Chance | undefined, b: Chance | undefined): string => {
  if (a === undefined || b === undefined) return '';
  const [low, high] = [inPercent(a), inPercent(b)].toSorted((x, y) => x - y);
  const crossed = [75, 50, 25].find((at) => low !== undefined && high !== undefined && low < at && at <= high);
  return crossed === undefined ? '' : String(crossed);
};

/** The page of a calculator, opened at some words. */
export const linkToWords = (meta: Meta, calculator: AnyCalculator, words: readonly Word[], lang: Lang): string => {
  const query = words.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${calculatorHref(lang, meta.id, calculator)}${query === '' ? '' : `?${query}`}`;
};

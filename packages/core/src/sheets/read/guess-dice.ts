import { parseDice, type Roll } from '../parse/dice.ts';
import type { Built } from './recipes.ts';

const COMMON_DICE = ['d6', '2d6', 'd8', 'd10', '3d6', 'd12', 'd20', 'd100', 'd66', 'd10(1-10)', 'd100(0-99)'];

/** The dice whose faces are exactly the rows of a table that is closed at both ends. */
export const guessDice = ({ built }: Built): string | undefined => {
  const ranges = built.rows.map((row) => row as unknown as { readonly from: number; readonly to: number });
  // A 0 printed after the 9 may be a ten: only rows in order say what they are.
  const isRising = ranges.every((range, i) => i === 0 || range.from > (ranges[i - 1]?.from ?? 0));
  const isFalling = ranges.every((range, i) => i === 0 || range.from < (ranges[i - 1]?.from ?? 0));
  if (!isRising && !isFalling) return undefined;
  const [from, to] = [Math.min(...ranges.map((range) => range.from)), Math.max(...ranges.map((range) => range.to))];
  return COMMON_DICE.find((text) => {
    const { dice: faces } = parseDice(text) as Roll;
    const sum = (pick: (...faces: number[]) => number) => faces.reduce((all, die) => all + pick(...die.faces), 0);
    return sum(Math.min) === from && sum(Math.max) === to;
  });
};

import type { Ways } from '../game/odds-list.ts';
import { type Language, TYPOGRAPHY } from '../text/index.ts';

/** How many decimals some chances are shown with, all alike: none where each is a whole percentage, else one. */
export const countPercentDigits = (chances: readonly Ways[]): 0 | 1 =>
  // In bigints: a hundred times the ways may be beyond the safe integers.
  chances.every(({ ways, of }) => (100n * BigInt(ways)) % BigInt(of) === 0n) ? 0 : 1;

/**
 * The figure of a percentage, without its sign: `16.7`, `16,7`. The one place where a chance is rounded. What can happen is
 * never shown as 0, and what can fail never as 100.
 */
export const formatPercentFigure = (
  chance: Ways,
  language: Language,
  digits: 0 | 1 = countPercentDigits([chance]),
): string => {
  const { ways, of } = chance;
  const hundred = digits === 0 ? 100 : 1000;
  const rounded = Math.round((hundred * ways) / of);
  const bounded = ways > 0 && ways < of ? Math.min(hundred - 1, Math.max(1, rounded)) : rounded;
  const figure = digits === 0 ? String(bounded) : (bounded / 10).toFixed(1);
  return figure.replace('.', TYPOGRAPHY[language].decimal);
};

/** A chance as a percentage: `16.7%`, `16,7 %`. */
export const formatPercent = (chance: Ways, language: Language, digits?: 0 | 1): string =>
  `${formatPercentFigure(chance, language, digits)}${TYPOGRAPHY[language].space}%`;

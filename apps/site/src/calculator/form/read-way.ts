import { type AnyCalculator, parseWay, type Value } from '@coup-doeil/core/game';
import { tellWordFault } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';

/** The steps of a way in one line, or what is wrong with each word that is not understood. */
export const readWay = (
  calculator: AnyCalculator,
  list: string,
  text: string,
  lang: Lang,
): { readonly steps: readonly Value[]; readonly told: readonly string[] } => {
  const way = parseWay(calculator, list, text);
  return way.ok
    ? { steps: way.steps, told: [] }
    : { steps: [], told: [...new Set(way.faults.map((fault) => tellWordFault(fault, lang)))] };
};

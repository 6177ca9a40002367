import { parseWay, type Value } from '@coup-doeil/core/game';
import { tellWordFault } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** The words of every language, where those of the page are not all understood. */
const parseInAll = async (subject: Subject, list: string, text: string) => {
  const own = parseWay(subject.calculator, list, text);
  if (own.ok) return own;
  try {
    const { describeInAll } = await import('../actions/every-language.ts');
    return parseWay(await describeInAll(subject), list, text);
  } catch {
    // Without a network the other languages may not be there.
    return own;
  }
};

/** The steps of a way in one line, or what is wrong with each word that is not understood. */
export const readWay = async (
  subject: Subject,
  list: string,
  text: string,
  lang: Lang,
): Promise<{ readonly steps: readonly Value[]; readonly faults: readonly string[] }> => {
  const way = await parseInAll(subject, list, text);
  return way.ok
    ? { steps: way.steps, faults: [] }
    : { steps: [], faults: [...new Set(way.faults.map((fault) => tellWordFault(fault, lang)))] };
};

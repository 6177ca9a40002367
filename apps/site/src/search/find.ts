/* Finds rows, notes and pages by their words, and the row of an odds ladder by two strengths. */
import { findRung } from '@coup-doeil/core/chart';
import { type Entry, type Group, KINDS, type SearchIndex } from './index-format.ts';

/** An entry that answers, with the page it stands on. */
export interface Hit {
  readonly entry: Entry;
  readonly group: Group;
  /** The entry is the row of this ratio; `rounded`: it lies between this row and the one above. */
  readonly ratio?: { readonly asked: string; readonly rounded: boolean };
}

/** Words without case and accents; signs of marks and ratios stay. */
export const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\d*/]+/u)
    .filter((word) => word !== '');

/** How well a word is met: one letter or figure only by itself, a longer one by the beginning of a word too. */
const scoreWord = (asked: string, words: readonly string[]): number =>
  words.includes(asked) ? 3 : asked.length > 1 && words.some((word) => word.startsWith(asked)) ? 2 : 0;

/** An entry as words, split once. */
interface Known {
  readonly hit: Hit;
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly place: readonly string[];
}

const rankOf = ({ kind }: Group): number => KINDS.length - KINDS.indexOf(kind);

/** Every word must be met somewhere; a title counts most, one that is met in full before all others. */
const scoreEntry = ({ hit, title, text, place }: Known, asked: readonly string[]): number => {
  let score = rankOf(hit.group) / 10;
  for (const word of asked) {
    const best = Math.max(4 * scoreWord(word, title), scoreWord(word, text), scoreWord(word, place));
    if (best === 0) return 0;
    score += best;
  }
  return score + (2 * asked.length) / title.length + (title.every((word) => asked.includes(word)) ? 6 : 0);
};

/** `15:8`, `15 / 8`, `3-1`. */
const ratioPattern = /^\s*(\d{1,3})\s*[:/-]\s*(\d{1,3})\s*$/;

/** The row of each ladder for two strengths, rounded in the defender's favour where they fall between two rows. */
const findRatio = (index: SearchIndex, words: string): readonly Hit[] => {
  const [, over, under] = ratioPattern.exec(words) ?? [];
  if (over === undefined || under === undefined || Number(over) + Number(under) === 0) return [];
  return index.flatMap((group) => {
    const rungs = group.entries.flatMap((entry) => (entry.ratio ? [{ entry, ratio: entry.ratio }] : []));
    if (rungs.length === 0) return [];
    const ordered = rungs.toSorted((a, b) => b.ratio.over * a.ratio.under - a.ratio.over * b.ratio.under);
    const [entry, above] = (['defender', 'attacker'] as const).map(
      (favour) => findRung(ordered, Number(over), Number(under), favour).entry,
    );
    return entry ? [{ entry, group, ratio: { asked: `${over}:${under}`, rounded: entry !== above } }] : [];
  });
};

/** A function that finds in an index; the best first. */
export const createFinder = (index: SearchIndex): ((words: string) => readonly Hit[]) => {
  const known: readonly Known[] = index.flatMap((group) =>
    group.entries.map((entry) => ({
      hit: { entry, group },
      title: splitWords(entry.title),
      text: splitWords(`${entry.text} ${entry.other ?? ''}`),
      place: splitWords(group.place),
    })),
  );
  return (words) => {
    const asked = splitWords(words);
    if (asked.length === 0) return [];
    const rows = findRatio(index, words);
    const scored = known.map((each) => ({ hit: each.hit, score: scoreEntry(each, asked) }));
    const hits = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
    return [...rows, ...hits.map(({ hit }) => hit).filter(({ entry }) => rows.every((row) => row.entry !== entry))];
  };
};

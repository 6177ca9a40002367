/* Rows, notes, calculators and pages of the games, by the index of the page's language. */

import { href } from '../lib/address.ts';
import { pageLang } from '../lib/page-lang.ts';
import { createFinder, type Hit, splitWords } from './find.ts';
import type { SearchIndex } from './index-format.ts';
import type { Result, Results } from './results.ts';

let finder: ReturnType<typeof createFinder> | undefined;

const load = async (): Promise<ReturnType<typeof createFinder>> => {
  if (finder === undefined) {
    const response = await fetch(`${href(pageLang())}search.json`);
    // A border: the build wrote it from that very type.
    finder = createFinder((await response.json()) as SearchIndex);
  }
  return finder;
};

/** A text in parts, those words marked that begin with a word that was asked. */
const markWords = (text: string, asked: readonly string[]): Result['text'] =>
  text.split(/(?<![\p{L}\d])(?=[\p{L}\d])|(?<=[\p{L}\d])(?![\p{L}\d])/u).map((part) => {
    const [word = ''] = splitWords(part);
    return { text: part, marked: asked.some((each) => (each.length > 1 ? word.startsWith(each) : word === each)) };
  });

const join = (url: string, anchor: string): string => (anchor === '' ? url : `${url}#${anchor}`);

const toResult = ({ entry, group, ratio }: Hit, asked: readonly string[], rounded: string): Result => ({
  url: join(group.url, entry.anchor),
  title: ratio === undefined ? entry.title : `${ratio.asked} → ${entry.title}`,
  place: group.place,
  text: markWords(ratio?.rounded ? `${entry.text}, ${rounded}` : entry.text, asked),
  ...(entry.other !== undefined &&
    group.other && {
      other: { label: group.other.label, text: entry.other, url: join(group.other.url, entry.anchor) },
    }),
});

/** `rounded`: how a ratio between two rows is told. */
export const searchGames = async (words: string, rounded: string): Promise<Results> => {
  const hits = (await load())(words);
  const asked = splitWords(words);
  return {
    count: hits.length,
    load: async (from, to) => hits.slice(from, to).map((hit) => toResult(hit, asked, rounded)),
  };
};

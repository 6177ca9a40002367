/* The pages for contributors, by the full text that Pagefind indexes. */
import { rootPath } from '../lib/base.ts';
import type { Result, Results } from './results.ts';

type Page = { readonly url: string; readonly excerpt: string; readonly meta: { readonly title?: string } };
type Hits = { readonly results: readonly { readonly data: () => Promise<Page> }[] };
type Pagefind = {
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly debouncedSearch: (words: string) => Promise<Hits | null>;
};

let pagefind: Pagefind | undefined;

const load = async (): Promise<Pagefind> => {
  if (pagefind === undefined) {
    const address = rootPath('pagefind/pagefind.js');
    // A border: the index and its reader are written by the build, after the types are checked.
    pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
    // Words that only begin alike count for little, in titles too.
    await pagefind.options({ ranking: { termSimilarity: 10, metaWeights: { title: 1 } } });
    await pagefind.init();
  }
  return pagefind;
};

/** Pagefind's excerpts carry `<mark>` and escaped text: taken apart as text, never set as HTML. */
const toResult = ({ url, excerpt, meta }: Page): Result => {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  const text = [...body.childNodes].map((node) => ({ text: node.textContent ?? '', marked: node.nodeName === 'MARK' }));
  return { url, title: meta.title ?? url, place: '', text };
};

/** Null where something else was asked meanwhile. */
export const searchDocs = async (words: string): Promise<Results | null> => {
  const hits = await (await load()).debouncedSearch(words);
  if (hits === null) return null;
  return {
    count: hits.results.length,
    load: async (from, to) => {
      const pages = await Promise.all(hits.results.slice(from, to).map((hit) => hit.data()));
      return pages.map(toResult);
    },
  };
};

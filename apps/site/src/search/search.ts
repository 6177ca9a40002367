import { rootPath } from '../lib/paths.ts';

type Page = {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly place?: string };
};
type Hits = { readonly results: readonly { readonly data: () => Promise<Page> }[] };
type Pagefind = {
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly debouncedSearch: (words: string, options: object) => Promise<Hits | null>;
};

const most = 12;
// Pages for contributors are found only from the docs themselves.
const filters = location.pathname.includes('/docs/') ? {} : { filters: { not: { docs: 'yes' } } };
let pagefind: Pagefind | undefined;

const load = async (): Promise<Pagefind> => {
  if (pagefind === undefined) {
    const address = rootPath('pagefind/pagefind.js');
    // A border: the index and its reader are written by the build, after the types are checked.
    pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
    // Words that only begin alike count for little, in titles too: a search for marais is not after Marche.
    await pagefind.options({ ranking: { termSimilarity: 10, metaWeights: { title: 1 } } });
    await pagefind.init();
  }
  return pagefind;
};

/** Pagefind's excerpts carry `<mark>` and escaped text: set as text and elements, never as HTML. */
const setExcerpt = (into: HTMLElement, excerpt: string): void => {
  const text = new DOMParser().parseFromString(excerpt, 'text/html').body;
  for (const node of text.childNodes) {
    const part = node.nodeName === 'MARK' ? document.createElement('mark') : document.createElement('span');
    part.textContent = node.textContent;
    into.append(part);
  }
};

const makeEntry = ({ url, excerpt, meta }: Page): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const title = document.createElement('b');
  const place = document.createElement('small');
  const words = document.createElement('span');
  link.href = url;
  title.textContent = meta.title ?? url;
  setExcerpt(words, excerpt);
  place.textContent = meta.place ?? '';
  link.append(title, ...(meta.place ? [place] : []), words);
  item.append(link);
  return item;
};

let wired = false;
let hits: Hits = { results: [] };

/** The search of the open dialog: the index is fetched at the first opening, never before. */
export const search = async (dialog: HTMLDialogElement, words: string): Promise<void> => {
  const input = dialog.querySelector('input');
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  const list = dialog.querySelector('ol');
  const more = dialog.querySelector<HTMLButtonElement>('[data-more]');
  if (input === null || status === null || list === null || more === null) return;
  const { nothing, foundOne, found, shownOne, shown, failed } = dialog.dataset;

  const show = async (from: number): Promise<void> => {
    const asked = hits;
    const all = asked.results.length;
    const next = await Promise.all(asked.results.slice(from, from + most).map((hit) => hit.data()));
    // Something else was typed meanwhile, or these are shown already.
    if (asked !== hits || (from > 0 && from !== list.children.length)) return;
    if (from === 0) list.replaceChildren();
    list.append(...next.map(makeEntry));
    const here = from + next.length;
    more.hidden = here >= all;
    status.textContent = `${all} ${all > 1 ? found : foundOne}`;
    if (here < all) status.textContent += `, ${here} ${here > 1 ? shown : shownOne}`;
    if (from > 0) list.children[from]?.querySelector('a')?.focus();
  };
  const fail = (): void => {
    list.replaceChildren();
    more.hidden = true;
    status.textContent = failed ?? '';
  };

  const look = async (): Promise<void> => {
    const asked = input.value.trim();
    try {
      const answer = asked === '' ? { results: [] } : await (await load()).debouncedSearch(asked, filters);
      if (answer === null || asked !== input.value.trim()) return;
      hits = answer;
      await show(0);
      if (asked === '') status.textContent = '';
      else if (answer.results.length === 0) status.textContent = nothing?.replace('…', () => asked) ?? '';
    } catch {
      fail();
    }
  };

  if (!wired) {
    input.addEventListener('input', look);
    more.addEventListener('click', () => show(list.children.length).catch(fail));
  }
  wired = true;
  if (words !== '') input.value = words;
  input.focus();
  await look();
};

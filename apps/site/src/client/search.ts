type Found = { readonly url: string; readonly excerpt: string; readonly meta: { readonly title?: string } };
type Hits = { readonly results: readonly { readonly data: () => Promise<Found> }[] };
type Pagefind = {
  readonly init: () => Promise<void>;
  readonly debouncedSearch: (words: string) => Promise<Hits | null>;
};

const most = 12;
let pagefind: Pagefind | undefined;

const load = async (): Promise<Pagefind> => {
  if (pagefind === undefined) {
    const address = '/pagefind/pagefind.js';
    // A border: the index and its reader are written by the build, after the types are checked.
    pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
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

const entry = ({ url, excerpt, meta }: Found): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const title = document.createElement('b');
  const words = document.createElement('span');
  link.href = url;
  title.textContent = meta.title ?? url;
  setExcerpt(words, excerpt);
  link.append(title, words);
  item.append(link);
  return item;
};

let wired = false;

/** The search of the open dialog: the index is fetched at the first opening, never before. */
export const search = async (dialog: HTMLDialogElement, words: string): Promise<void> => {
  const input = dialog.querySelector('input');
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  const list = dialog.querySelector('ol');
  if (input === null || status === null || list === null) return;

  const look = async (): Promise<void> => {
    const asked = input.value.trim();
    try {
      const hits = asked === '' ? { results: [] } : await (await load()).debouncedSearch(asked);
      if (hits === null) return;
      const found = await Promise.all(hits.results.slice(0, most).map((hit) => hit.data()));
      list.replaceChildren(...found.map(entry));
      if (asked === '') status.textContent = '';
      else if (found.length === 0) status.textContent = `${dialog.dataset.nothing} “${asked}”.`;
      else status.textContent = `${hits.results.length} ${dialog.dataset.found}`;
    } catch {
      list.replaceChildren();
      status.textContent = dialog.dataset.failed ?? '';
    }
  };

  if (!wired) input.addEventListener('input', look);
  wired = true;
  if (words !== '') input.value = words;
  input.focus();
  await look();
};

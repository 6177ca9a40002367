import { searchDocs } from './docs.ts';
import { searchGames } from './games.ts';
import type { Result, Results } from './results.ts';

const most = 12;
// Pages for contributors are found from the docs, and nothing else there.
const find = location.pathname.includes('/docs/') ? searchDocs : searchGames;

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

/** Set as text and elements, never as HTML. */
const makeEntry = ({ url, title, place, text, other }: Result): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const words = document.createElement('span');
  link.href = url;
  words.append(...text.map((part) => (part.marked ? make('mark', part.text) : part.text)));
  link.append(make('b', title), ...(place === '' ? [] : [make('small', place)]), words);
  item.append(link);
  if (other !== undefined) {
    const there = document.createElement('a');
    there.className = 'other';
    there.href = other.url;
    there.append(make('small', other.label), ' ', make('span', other.text));
    item.append(there);
  }
  return item;
};

let wired = false;
let hits: Results = { count: 0, load: async () => [] };

/** The search of the open dialog: the index is fetched at the first opening, never before. */
export const search = async (dialog: HTMLDialogElement, words: string): Promise<void> => {
  const input = dialog.querySelector('input');
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  const list = dialog.querySelector('ol');
  const more = dialog.querySelector<HTMLButtonElement>('[data-more]');
  if (input === null || status === null || list === null || more === null) return;
  const { nothing, foundOne, found, shownOne, shown, failed, rounded } = dialog.dataset;

  const show = async (from: number): Promise<void> => {
    const asked = hits;
    const next = await asked.load(from, from + most);
    // Something else was typed meanwhile, or these are shown already.
    if (asked !== hits || (from > 0 && from !== list.children.length)) return;
    if (from === 0) list.replaceChildren();
    list.append(...next.map(makeEntry));
    const here = from + next.length;
    more.hidden = here >= asked.count;
    status.textContent = `${asked.count} ${asked.count > 1 ? found : foundOne}`;
    if (here < asked.count) status.textContent += `, ${here} ${here > 1 ? shown : shownOne}`;
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
      const answer = asked === '' ? { count: 0, load: async () => [] } : await find(asked, rounded ?? '');
      if (answer === null || asked !== input.value.trim()) return;
      hits = answer;
      await show(0);
      if (asked === '') status.textContent = '';
      else if (answer.count === 0) status.textContent = nothing?.replace('…', () => asked) ?? '';
    } catch {
      fail();
    }
  };

  /** The arrows lead through the results and back to the words; Enter on the words opens the first. */
  const move = (event: KeyboardEvent): void => {
    const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (down === 0) return;
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (at < 0 && document.activeElement !== input) return;
    event.preventDefault();
    (links[at + down] ?? (down > 0 ? links.at(-1) : undefined) ?? input).focus();
  };

  if (!wired) {
    input.addEventListener('input', look);
    dialog.addEventListener('keydown', move);
    dialog.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      list.querySelector('a')?.click();
    });
    more.addEventListener('click', () => show(list.children.length).catch(fail));
  }
  wired = true;
  if (words !== '') input.value = words;
  input.focus();
  await look();
};

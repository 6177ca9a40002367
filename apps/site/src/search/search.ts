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

/** The parts of the dialog, and the words that its page gave it. */
const partsOf = (dialog: HTMLDialogElement) => {
  const input = dialog.querySelector('input');
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  const list = dialog.querySelector('ol');
  const more = dialog.querySelector<HTMLButtonElement>('[data-more]');
  return input && status && list && more ? { dialog, input, status, list, more, words: dialog.dataset } : undefined;
};

type Parts = NonNullable<ReturnType<typeof partsOf>>;

const show = async ({ list, more, status, words }: Parts, from: number): Promise<void> => {
  const asked = hits;
  const next = await asked.load(from, from + most);
  // Something else was typed meanwhile, or these are shown already.
  if (asked !== hits || (from > 0 && from !== list.children.length)) return;
  if (from === 0) list.replaceChildren();
  list.append(...next.map(makeEntry));
  const here = from + next.length;
  more.hidden = here >= asked.count;
  status.textContent = `${asked.count} ${asked.count > 1 ? words.results : words.result}`;
  if (here < asked.count) status.textContent += `, ${here} ${here > 1 ? words.listed : words.listedSingle}`;
  if (from > 0) list.children[from]?.querySelector('a')?.focus();
};

const fail = ({ list, more, status, words }: Parts): void => {
  list.replaceChildren();
  more.hidden = true;
  status.textContent = words.failed ?? '';
};

const look = async (parts: Parts): Promise<void> => {
  const { input, status, words } = parts;
  const asked = input.value.trim();
  try {
    const answer = asked === '' ? { count: 0, load: async () => [] } : await find(asked, words.rounded ?? '');
    if (answer === null || asked !== input.value.trim()) return;
    hits = answer;
    await show(parts, 0);
    if (asked === '') status.textContent = '';
    else if (answer.count === 0) status.textContent = words.nothing?.replace('…', () => asked) ?? '';
  } catch {
    fail(parts);
  }
};

/** The arrows lead through the results and back to the words; Enter on the words opens the first. */
const move = ({ list, input }: Parts, event: KeyboardEvent): void => {
  const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (down === 0) return;
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  if (at < 0 && document.activeElement !== input) return;
  event.preventDefault();
  (links[at + down] ?? (down > 0 ? links.at(-1) : undefined) ?? input).focus();
};

const wire = (parts: Parts): void => {
  const { dialog, input, list, more } = parts;
  input.addEventListener('input', () => look(parts));
  dialog.addEventListener('keydown', (event) => move(parts, event));
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  more.addEventListener('click', () => show(parts, list.children.length).catch(() => fail(parts)));
};

/** The search of the open dialog: the index is fetched at the first opening, never before. */
export const search = async (dialog: HTMLDialogElement, words: string): Promise<void> => {
  const parts = partsOf(dialog);
  if (!parts) return;
  if (!wired) wire(parts);
  wired = true;
  if (words !== '') parts.input.value = words;
  parts.input.focus();
  await look(parts);
};

import type { Data } from './page-data.ts';
import { locate } from './place.ts';

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  kind = '',
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (kind !== '') element.className = kind;
  element.append(...inside);
  return element;
};

const findMarks = (cell: Element): readonly string[] => {
  const marks = cell.querySelector('.mk');
  return (marks?.lastChild?.textContent ?? '').split(' ').filter((mark) => mark !== '');
};

/** The notes that a cell is marked with; a mark that is a word of the sheet stands in the text of the cell. */
const findNotes = (link: HTMLAnchorElement, { notes }: Data) => {
  const marks = findMarks(link);
  const text = link.closest('td')?.textContent ?? '';
  return notes.filter(({ mark }) => marks.includes(mark) || (mark.length > 2 && text.includes(mark)));
};

type Words = Data['words'];

/** A note, with what the other printing says in its place. */
const noteLines = ({ mark, text, was }: Data['notes'][number], words: Words): readonly Node[] => {
  const line = make('p', was === undefined ? '' : 'chg', make('b', 'g-m', mark), ` ${text}`);
  return was === undefined ? [line] : [line, otherPrinting(was, (was === '' ? words.notThere : words.was) ?? '')];
};

const otherPrinting = (was: string, tag: string): Node => make('p', 'chg', make('span', 'tagc', tag), ` ${was}`);

const readingLine = ({ question, house, href }: Data['readings'][number], words: Words): Node => {
  const others = make('a', '', words.see ?? '');
  others.href = href;
  return make('p', '', make('span', 'tagd', words.reading ?? ''), ` ${question} ${words.house} ${house}. `, others);
};

const keyLine = (known: Data['abbreviations']): Node =>
  make(
    'p',
    'g-key',
    ...known.flatMap(({ symbol, meaning }, i) => [...(i > 0 ? [' · '] : []), make('abbr', '', symbol), ` ${meaning}`]),
  );

const actionsLine = (link: HTMLAnchorElement, words: Words, close: () => void): Node => {
  const actions = make('p', 'g-links');
  if (link.closest('tbody')) {
    const self = make('a', '', words.link ?? '');
    self.href = link.hash;
    actions.append(self);
  }
  const closeButton = make('button', '', words.close ?? '');
  closeButton.type = 'button';
  closeButton.addEventListener('click', close);
  actions.append(closeButton);
  return actions;
};

/** What a cell says beneath it: notes, the other printing, readings, abbreviations, the source, a link to itself. */
export const makeGloss = (link: HTMLAnchorElement, data: Data, close: () => void): HTMLTableRowElement => {
  const { words, changed, readings, abbreviations, symbols } = data;
  const anchor = link.hash.slice(1);
  const row = link.closest('tr')?.querySelector('th.n a')?.id ?? '';
  const notes = findNotes(link, data);
  const places = [anchor, row, ...notes.map(({ id }) => `note ${id}`)];
  const was = changed[anchor];
  const known = (symbols[anchor] ?? []).flatMap((at) => abbreviations[at] ?? []);
  const text = make(
    'div',
    'g-text',
    ...notes.flatMap((note) => noteLines(note, words)),
    ...(was === undefined ? [] : [otherPrinting(was, words.was ?? '')]),
    ...readings.filter(({ at }) => at !== '' && places.includes(at)).map((reading) => readingLine(reading, words)),
    ...(known.length === 0 ? [] : [keyLine(known)]),
    make('p', 'g-cite', locate(link, data).cite),
  );
  const cell = make('td', '', make('div', 'g-in', text, actionsLine(link, words, close)));
  cell.colSpan = link.closest('table')?.querySelectorAll('col').length ?? 1;
  return make('tr', 'gloss', cell);
};

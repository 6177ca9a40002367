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

/** What a cell says beneath it: notes, the other printing, readings, abbreviations, the source, a link to itself. */
export const makeGloss = (link: HTMLAnchorElement, data: Data, close: () => void): HTMLTableRowElement => {
  const { words, changed, readings, abbreviations, symbols } = data;
  const cell = link.closest('td, th');
  const anchor = link.hash.slice(1);
  const row = link.closest('tr')?.querySelector('th.n a')?.id ?? '';
  const notes = findNotes(link, data);
  const text = make('div', 'g-text');

  for (const { mark, text: noteText, was } of notes) {
    const line = make('p', was === undefined ? '' : 'chg', make('b', 'g-m', mark), ` ${noteText}`);
    text.append(line);
    if (was !== undefined)
      text.append(
        make('p', 'chg', make('span', 'tagc', was === '' ? (words.notThere ?? '') : (words.was ?? '')), ` ${was}`),
      );
  }
  const was = changed[anchor];
  if (was !== undefined) text.append(make('p', 'chg', make('span', 'tagc', words.was ?? ''), ` ${was}`));

  const places = [anchor, row, ...notes.map(({ id }) => `note ${id}`)];
  for (const { question, house, href } of readings.filter(({ at }) => at !== '' && places.includes(at))) {
    const others = make('a', '', words.see ?? '');
    others.href = href;
    text.append(
      make('p', '', make('span', 'tagd', words.reading ?? ''), ` ${question} ${words.house} ${house}. `, others),
    );
  }
  const known = (symbols[anchor] ?? []).flatMap((at) => abbreviations[at] ?? []);
  if (known.length > 0)
    text.append(
      make(
        'p',
        'g-key',
        ...known.flatMap(({ symbol, meaning }, i) => [
          ...(i > 0 ? [' · '] : []),
          make('abbr', '', symbol),
          ` ${meaning}`,
        ]),
      ),
    );
  const { cite } = locate(link, data);
  text.append(make('p', 'g-cite', cite));

  const actions = make('p', 'g-links');
  if (cell?.closest('tbody')) {
    const self = make('a', '', words.link ?? '');
    self.href = link.hash;
    actions.append(self);
  }
  const closeButton = make('button', '', words.close ?? '');
  closeButton.type = 'button';
  closeButton.addEventListener('click', close);
  actions.append(closeButton);

  const inside = make('td', '', make('div', 'g-in', text, actions));
  const columns = link.closest('table')?.querySelectorAll('col').length ?? 1;
  inside.colSpan = columns;
  return make('tr', 'gloss', inside);
};

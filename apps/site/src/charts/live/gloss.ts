import type { Data } from './page-data.ts';
import { place } from './place.ts';

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  kind = '',
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  if (kind !== '') made.className = kind;
  made.append(...inside);
  return made;
};

const marksIn = (cell: Element): readonly string[] => {
  const marks = cell.querySelector('.mk');
  return (marks?.lastChild?.textContent ?? '').split(' ').filter((mark) => mark !== '');
};

/** A mark that is a word of the sheet stands in the cell itself. */
const notesOf = (link: HTMLAnchorElement, { notes }: Data) => {
  const marks = marksIn(link);
  const text = link.closest('td')?.textContent ?? '';
  return notes.filter(({ mark }) => marks.includes(mark) || (mark.length > 2 && text.includes(mark)));
};

/** What a cell says beneath it: notes, the other printing, readings, abbreviations, the source, a link to itself. */
export const glossFor = (link: HTMLAnchorElement, data: Data, close: () => void): HTMLTableRowElement => {
  const { words, changed, readings, abbreviations, symbols } = data;
  const cell = link.closest('td, th');
  const anchor = link.hash.slice(1);
  const row = link.closest('tr')?.querySelector('th.n a')?.id ?? '';
  const notes = notesOf(link, data);
  const text = make('div', 'g-text');

  for (const { mark, text: says, was } of notes) {
    const line = make('p', was === undefined ? '' : 'chg', make('b', 'g-m', mark), ` ${says}`);
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
  const { cite } = place(link, data);
  text.append(make('p', 'g-cite', cite));

  const acts = make('p', 'g-links');
  if (cell?.closest('tbody')) {
    const self = make('a', '', words.link ?? '');
    self.href = link.hash;
    acts.append(self);
  }
  const shut = make('button', '', words.close ?? '');
  shut.type = 'button';
  shut.addEventListener('click', close);
  acts.append(shut);

  const inside = make('td', '', make('div', 'g-in', text, acts));
  const columns = link.closest('table')?.querySelectorAll('col').length ?? 1;
  inside.colSpan = columns;
  return make('tr', 'gloss', inside);
};

import type { Data } from './page-data.ts';

/** The visible text of a name or a figure, without its marks and what is only read aloud. */
const visibleText = (link: Element | null | undefined): string => {
  const copy = link?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('.mk, .vh, .rules, .short')) part.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
};

export const findRow = (link: Element): HTMLTableRowElement | null => link.closest('tr');

/** `: +1` after the names of a cell; nothing after a row's name. */
export const formatPrinted = (link: HTMLAnchorElement, { words }: Data): string =>
  link.closest('td') ? `${words.colon} ${visibleText(link)}` : '';

/** Where a link of the table stands: its row, its column, and how that is cited. */
export const locate = (link: HTMLAnchorElement, { cite, words }: Data) => {
  const row = findRow(link);
  const table = link.closest('table');
  const rows = [...(table?.querySelectorAll('tbody tr:not(.gloss, .grp)') ?? [])];
  const at = row ? rows.indexOf(row) + 1 : 0;
  const index = link.closest<HTMLTableCellElement>('td')?.cellIndex;
  const heads = table?.tHead?.rows;
  const head = index === undefined ? undefined : heads?.[heads.length - 1]?.cells[index];
  const places = [
    cite,
    ...(at > 0 ? [`${words.row} ${at}`] : []),
    ...(index === undefined ? [] : [`${words.column} ${index}`]),
  ];
  return { name: visibleText(row?.querySelector('th.n')), column: visibleText(head), cite: `${places.join(', ')}.` };
};

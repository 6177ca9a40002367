import { keepHeadInSight } from '../table/sticky-head.ts';
import { makeGloss } from './gloss.ts';
import { type Data, isNote, readData } from './page-data.ts';
import { findRow, formatPrinted, locate } from './place.ts';

const data: Data = readData();
const table = document.querySelector<HTMLTableElement>('table.chart');
const litnote = document.querySelector<HTMLElement>('.litnote');

let open: HTMLAnchorElement | undefined;

const close = (): void => {
  table?.querySelector('.gloss')?.remove();
  table?.querySelector('tr.open')?.classList.remove('open');
  table?.querySelector('.asked')?.classList.remove('asked');
  open?.setAttribute('aria-expanded', 'false');
  open = undefined;
};

/** Opens what a cell, a row's name or a column's head has to say, as a row beneath it. */
const openGloss = (link: HTMLAnchorElement): void => {
  const again = link === open;
  close();
  const cell = link.closest<HTMLTableCellElement>('td, th');
  const row = link.closest('tr');
  if (again) pointAtCell();
  if (again || cell === null || row === null || table === null) return;
  const gloss = makeGloss(link, data, () => {
    close();
    pointAtCell();
    link.focus();
  });
  const under = row.parentElement?.tagName === 'THEAD' ? table.tBodies[0] : undefined;
  if (under === undefined) row.after(gloss);
  else under.prepend(gloss);
  row.classList.add('open');
  cell.classList.add('asked');
  link.setAttribute('aria-expanded', 'true');
  open = link;
  pointAtCell();
};

const makeButton = (label: string, act: (self: HTMLButtonElement) => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => act(button));
  return button;
};

/** A link back for a reader who came from a calculator to see where a figure is printed. */
const linkBack = (): readonly HTMLAnchorElement[] => {
  if (!document.referrer.startsWith(`${location.origin}/`)) return [];
  const from = new URL(document.referrer);
  if (!from.pathname.includes('/calculators/')) return [];
  const back = document.createElement('a');
  back.textContent = data.words.back;
  from.hash = 'hw';
  back.href = from.href;
  return [back];
};

/** Says in the margin, on a phone in the bar at the foot, which cell is pointed at. */
const describeCell = (link: HTMLAnchorElement): void => {
  if (!link.closest('.chart tbody tr') || !litnote || !table) return;
  for (const head of table.querySelectorAll('.lc')) head.classList.remove('lc');
  const { name, column, cite } = locate(link, data);
  const [heading, citation, actions] = ['.lit-h', '.lit-c', '.lit-b'].map((part) => litnote.querySelector(part));
  const bold = document.createElement('b');
  bold.textContent = [name, column].filter((part) => part !== '').join(' × ') + formatPrinted(link, data);
  heading?.replaceChildren(bold);
  if (citation) citation.textContent = cite;
  actions?.replaceChildren(
    ...linkBack(),
    makeButton(data.words.copy, (self) => {
      navigator.clipboard.writeText(link.href).then(
        () => {
          self.textContent = data.words.copied;
        },
        () => undefined,
      );
    }),
  );
  delete litnote.dataset.empty;
  const at = link.closest('td')?.cellIndex;
  if (at !== undefined) table.tHead?.rows[table.tHead.rows.length - 1]?.cells[at]?.classList.add('lc');
};

/** The link of the cell that the address names. */
const findNamed = (): HTMLAnchorElement | null | undefined => {
  let anchor = '';
  try {
    anchor = decodeURIComponent(location.hash.slice(1));
  } catch {
    // A damaged address points at nothing.
  }
  const target = anchor === '' ? null : document.getElementById(anchor);
  return target instanceof HTMLAnchorElement ? target : target?.querySelector<HTMLAnchorElement>('a');
};

/** Points at the cell that was opened, else at the one that the address names. */
const pointAtCell = (): void => {
  const target = findNamed();
  if (target) describeCell(open ?? target);
};

/** The link of the cell beside, above or below. */
const findNeighbour = (link: HTMLAnchorElement, key: string): HTMLAnchorElement | null | undefined => {
  const cell = link.closest<HTMLTableCellElement>('td, th');
  const rows = [...(table?.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.gloss, .grp)') ?? [])];
  const row = findRow(link);
  if (!cell || !row) return null;
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (across === 0 && down === 0) return null;
  return rows[rows.indexOf(row) + down]?.cells[cell.cellIndex + across]?.querySelector('a');
};

if (table !== null) {
  const findLink = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('.chart :is(thead, th.n, td[id]) a')
      : null;
  for (const link of table.querySelectorAll('thead a, th.n a, td[id] a')) link.setAttribute('aria-expanded', 'false');
  table.addEventListener('click', (event) => {
    const link = findLink(event);
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (link === null || !plain) return;
    event.preventDefault();
    openGloss(link);
  });
  table.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && open) {
      const back = open;
      close();
      pointAtCell();
      back.focus();
      return;
    }
    const link = findLink(event);
    const next = link && findNeighbour(link, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  addEventListener('hashchange', () => {
    close();
    pointAtCell();
  });
  pointAtCell();
  const hold = table.closest<HTMLElement>('.hold');
  const head = table.tHead?.rows[table.tHead.rows.length - 1];
  if (hold && head) keepHeadInSight(hold, head);
}
// Another printing opens at the same cell.
for (const other of document.querySelectorAll<HTMLAnchorElement>('[data-keep]'))
  other.addEventListener('click', () => {
    if (!isNote(location.hash)) other.hash = location.hash;
  });

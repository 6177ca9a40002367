/* What keys, the pointer and the clipboard do in a sheet; its cells say which they are.
   A cell of a grid is text until the focus comes to it, then it has an input; a field of a form is an input itself. */

import type { Cells, DraftSheet } from '../draft/draft.ts';
import { parseFile } from '../draft/draft.ts';
import type { CellPlace } from './cell-map.ts';

const CELL = '[data-row][data-column]';

const findCell = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

/** The cell of an element, counted from 0. */
export const findPlace = (target: EventTarget | null): CellPlace | undefined => {
  const { row, column } = findCell(target)?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
};

/** Puts the focus into the input of a cell, all of its text chosen. */
export const focusInput = (cell: HTMLElement): void => {
  const input = cell instanceof HTMLInputElement ? cell : cell.querySelector('input');
  input?.focus();
  input?.select();
};

/** Puts the focus into a cell; false where it is not drawn. */
export const focusCell = (root: ParentNode | null, row: number, column: number): boolean => {
  const cell = root?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  // A cell that is text passes the focus on to the input that it then gets.
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return cell !== null && cell !== undefined;
};

/** A press on a cell that is text: the browser would put its cursor there after the cell has got an input. */
export const followPress = (event: MouseEvent): void => {
  const cell = findCell(event.target);
  if (event.button !== 0 || !cell || cell instanceof HTMLInputElement || cell.querySelector('input')) return;
  event.preventDefault();
  cell.focus();
};

/** Where a key leads from a cell; nothing where the key belongs to the text in it. */
const findStep = (
  { key, shiftKey }: KeyboardEvent,
  input: HTMLInputElement,
): readonly [down: number, right: number] | undefined => {
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowRight' && !shiftKey && (isWhole || start === value.length)) return [0, 1];
  if (key === 'ArrowLeft' && !shiftKey && (isWhole || end === 0)) return [0, -1];
  return undefined;
};

/** Tab leads through the cells of a grid and what stands in its messages; past the ends the browser goes on. */
const followTab = (event: KeyboardEvent, root: ParentNode | null): void => {
  const stops = [...(root?.querySelectorAll<HTMLElement>('.grid :is(td[data-row], button)') ?? [])];
  const { target } = event;
  const at = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  const next = at < 0 ? undefined : stops[at + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Goes from cell to cell; Ctrl or Cmd with Z takes back the last change of the draft. */
export const followKey = (event: KeyboardEvent, root: ParentNode | null, undo: () => void): void => {
  const { target, ctrlKey, metaKey, altKey, key } = event;
  if (altKey) return;
  if (key === 'Tab' && !ctrlKey && !metaKey) followTab(event, root);
  const place = findPlace(target);
  if (!place || !(target instanceof HTMLInputElement)) return;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'z') return;
    event.preventDefault();
    undo();
    return;
  }
  const step = findStep(event, target);
  if (step && focusCell(root, place.row + step[0], place.column + step[1])) event.preventDefault();
};

/** What is pasted into a sheet: cells from a spreadsheet, or whole sheets, each after a row `# name`. */
export const parsePaste = (
  text: string,
): { readonly block: Cells } | { readonly sheets: readonly DraftSheet[] } | undefined => {
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return undefined;
  const sheets = parseFile('', text);
  const [only] = sheets;
  return sheets.length === 1 && only?.name === '' ? { block: only.cells } : { sheets };
};

/* What keys and the clipboard do in a sheet; its inputs say which cell they are. */
import type { Cells, DraftSheet } from './draft.ts';
import { parseFile } from './draft.ts';

const isCell = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.row !== undefined;

/** The cell of an input, counted from 0. */
export const findPlace = (target: EventTarget | null): { readonly row: number; readonly column: number } | undefined =>
  isCell(target) ? { row: Number(target.dataset.row), column: Number(target.dataset.column) } : undefined;

/** Puts the focus into a cell; false where it is not drawn. */
export const focusCell = (root: ParentNode | null, row: number, column: number): boolean => {
  const input = root?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`);
  input?.focus();
  input?.select();
  return input !== null && input !== undefined;
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

/** Goes from cell to cell; Ctrl or Cmd with Z takes back the last change of the draft. */
export const followKey = (event: KeyboardEvent, root: ParentNode | null, undo: () => void): void => {
  const { target, ctrlKey, metaKey, altKey, key } = event;
  if (!isCell(target) || altKey) return;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'z') return;
    event.preventDefault();
    undo();
    return;
  }
  const step = findStep(event, target);
  const place = findPlace(target);
  if (step && place && focusCell(root, place.row + step[0], place.column + step[1])) event.preventDefault();
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

/* What changes the sheets of a draft. */

import { findSecond } from '../stage/second-entry.ts';
import { openFiles } from '../start/open-files.ts';
import { type Cells, type DraftSheet, findSheet, isBlank, putSheet } from './draft.ts';
import type { DraftState } from './use-draft.ts';

type Make = (before: Cells) => Cells;

export const makeSheetChanges = ({ change }: DraftState, name: string) => {
  const takeSheets = (sheets: readonly DraftSheet[], second: readonly DraftSheet[] = []) =>
    change((before) => ({
      ...before,
      sheets: sheets.reduce(putSheet, before.sheets),
      second: second.reduce(putSheet, before.second),
    }));
  return {
    takeSheets,
    /** Pasted sheets are a game: what was begun with nothing in it goes. */
    pasteSheets: (sheets: readonly DraftSheet[]) =>
      change((before) => ({
        ...before,
        sheets: sheets.reduce(
          putSheet,
          before.sheets.filter((sheet) => !isBlank(sheet)),
        ),
      })),
    putFirst: (make: Make) =>
      change((before) => ({
        ...before,
        sheets: putSheet(before.sheets, { name, cells: make(findSheet(before.sheets, name)?.cells ?? []) }),
      })),
    putSecond: (make: Make) =>
      change((before) => ({
        ...before,
        second: putSheet(before.second, { name, cells: make(findSecond(before, name)) }),
      })),
    removeSheet: () =>
      change((before) => ({ ...before, sheets: before.sheets.filter((sheet) => sheet.name !== name) })),
    /** Whether the files hold a sheet. */
    takeFiles: async (files: readonly File[]): Promise<boolean> => {
      const { sheets, second } = await openFiles(files);
      if (sheets.length > 0) takeSheets(sheets, second);
      return sheets.length > 0;
    },
  };
};

export type SheetChanges = ReturnType<typeof makeSheetChanges>;

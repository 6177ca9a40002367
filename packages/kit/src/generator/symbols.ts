import { splitCell } from '@coup-doeil/core/chart';
import { failAt, given } from './mistake.ts';
import type { Folder } from './read-folder.ts';
import type { Sheet } from './sheet.ts';

/** What may be meant as a mark: other brackets, or a capital. */
const MARKED = /[([][^)\]]+[)\]]$/;
const HOW = ' (a mark of a note is [a], [1] or [*])';
const FIGURE = /^[+-]?\d+$/;

/** The figure of each symbol in looked-up cells: 0 for a dash, the effect of a symbol of the key, `null` where it forbids. */
export const symbolsOf = ({ key }: Folder): ReadonlyMap<string, number | null> =>
  new Map([
    ['-', 0],
    ...Object.values(key?.rows ?? {}).map(({ symbol, terms }): [string, number | null] => {
      const effect = String(terms?.effect ?? '');
      return [symbol.en, FIGURE.test(effect) ? Number(effect) : null];
    }),
  ]);

/** Every cell that a figure is looked up in, in any printing, is a figure, or a symbol that the key explains. */
export const checkLookedUpCells = (folder: Folder, columns: ReadonlySet<string>): void => {
  const symbols = symbolsOf(folder);
  const check = ({ file, at }: Sheet, i: number, column: string, cell: string): void => {
    const { printed } = splitCell(cell);
    if (!FIGURE.test(printed) && !symbols.has(printed))
      failAt(
        { file, row: at[i] ?? 1, column },
        `a figure is looked up here: it should be one, a dash, or a symbol of key.csv; ${given(printed)}${MARKED.test(printed) ? HOW : ''}`,
      );
  };
  for (const sheet of [folder, ...folder.others].flatMap(({ charts }) => charts)) {
    if (sheet.kind === 'ladder' && columns.has(`${sheet.id}.value`))
      sheet.spec.rungs.forEach(([, cell], i) => {
        check(sheet, i, 'value', cell);
      });
    if (sheet.kind !== 'grid') continue;
    Object.keys(sheet.spec.columns).forEach((column, place) => {
      if (!columns.has(`${sheet.id}.${column}`)) return;
      Object.values(sheet.spec.rows).forEach(({ cells }, i) => {
        check(sheet, i, column, cells.split('|')[place] ?? '');
      });
    });
  }
};

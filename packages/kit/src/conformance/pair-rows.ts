import type { Row } from '@coup-doeil/core/chart';
import type { SheetRow } from '@coup-doeil/core/sheets';

/** A row of the chart and one of the file; `undefined` where one side lacks it. */
export type RowPair = readonly [row: Row | undefined, typed: SheetRow | undefined];

/**
 * Pairs the rows of a chart with those of a file, in order, so that as many pairs as possible agree: one missing row is then one
 * problem, not one for each row below it.
 */
export const pairRows = (
  rows: readonly Row[],
  typed: readonly SheetRow[],
  agree: (row: Row, typed: SheetRow) => boolean,
): RowPair[] => {
  const fits = new Set<string>();
  // The longest common subsequence: how many rows from here to the end agree at best.
  const best = new Map<string, number>();
  const from = (i: number, j: number) => best.get(`${i} ${j}`) ?? 0;
  for (const [i, row] of [...rows.entries()].reverse())
    for (const [j, typedRow] of [...typed.entries()].reverse()) {
      const at = `${i} ${j}`;
      if (agree(row, typedRow)) fits.add(at);
      best.set(at, fits.has(at) ? 1 + from(i + 1, j + 1) : Math.max(from(i + 1, j), from(i, j + 1)));
    }
  const pairs: RowPair[] = [];
  let [i, j] = [0, 0];
  while (i < rows.length || j < typed.length) {
    // Rows that differ are paired where that costs no agreement further on; past the end of one side the other is `undefined`.
    if (fits.has(`${i} ${j}`) || from(i, j) === from(i + 1, j + 1)) pairs.push([rows[i++], typed[j++]]);
    else if (from(i, j) === from(i + 1, j)) pairs.push([rows[i++], undefined]);
    else pairs.push([undefined, typed[j++]]);
  }
  return pairs;
};

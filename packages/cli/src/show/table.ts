import { pad, widthOf, wrap } from './text.ts';

export interface TableColumn {
  readonly head: string;
  readonly right?: boolean;
  /** Takes what room is left, and breaks its words when that is too little. */
  readonly flows?: boolean;
}

const GAP = 2;

/** Aligned columns that fit the width; the flowing column breaks into lines. */
export const table = (
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] => {
  const natural = columns.map(({ head }, i) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[i] ?? ''))));
  const flowing = columns.findIndex(({ flows }) => flows);
  const fixed = natural.reduce((sum, one, i) => (i === flowing ? sum : sum + one), 0) + GAP * (columns.length - 1);
  const widths = natural.map((one, i) => (i === flowing ? Math.max(8, Math.min(one, width - fixed)) : one));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => pad(cell, widths[i] ?? 0, columns[i]?.right))
      .join(' '.repeat(GAP))
      .trimEnd();
  const body = rows.flatMap((row) => {
    const broken = row.map((cell, i) => (i === flowing ? wrap(cell, widths[i] ?? 8) : [cell]));
    const height = Math.max(...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, y) => line(broken.map((lines) => lines[y] ?? '')));
  });
  const headed = columns.some(({ head }) => head !== '');
  const rule = widths.map((one) => '─'.repeat(one)).join(' '.repeat(GAP));
  return headed ? [line(columns.map(({ head }) => head)), rule, ...body] : body;
};

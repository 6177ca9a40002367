/** A column as spreadsheets name it: `A`, `Z`, `AA`. */
export const nameColumn = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${nameColumn(Math.floor(column / 26) - 1)}${nameColumn(column % 26)}`;

/** A cell as spreadsheets name it: `F7`. */
export const nameCell = (row: number, column: number): string => `${nameColumn(column)}${row + 1}`;

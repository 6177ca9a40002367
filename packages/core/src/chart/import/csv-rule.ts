/** Every rule that a CSV file is refused by, besides those of all inputs: a table of words has a row for each. */
export type CsvRule =
  /** A cell stands in quotes where it holds a quote, a comma or a line end. */
  | { readonly rule: 'csv-quoted-cell' }
  /** A first line with the names of the columns. */
  | { readonly rule: 'csv-head' }
  /** Each column has a name of its own. */
  | { readonly rule: 'csv-column-names' }
  /** As many cells in a line as there are columns. */
  | { readonly rule: 'csv-cell-count'; readonly count: number; readonly columns: string };

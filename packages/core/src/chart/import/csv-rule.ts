/** Every rule that a CSV file of a chart is refused by, besides those of all inputs: a table of words has a row for each. */
export type CsvRule =
  /** A cell stands in quotes where it holds a quote, a comma or a line end. */
  | { readonly rule: 'csv-quoted-cell' }
  /** A first line with the names of the columns. */
  | { readonly rule: 'csv-head' }
  /** Each column has a name of its own. */
  | { readonly rule: 'csv-column-names' }
  /** As many cells in a line as there are columns. */
  | { readonly rule: 'csv-cell-count'; readonly count: number; readonly columns: string }
  /** The columns that a kind of file has, those it may have in brackets. */
  | { readonly rule: 'csv-columns'; readonly columns: string }
  /** At least one column of the chart's own. */
  | { readonly rule: 'csv-cell-column' }
  /** At least one line under the head. */
  | { readonly rule: 'csv-lines' }
  | { readonly rule: 'csv-id' }
  /** An id that no line before has. */
  | { readonly rule: 'csv-own-id'; readonly taken: string }
  | { readonly rule: 'csv-column-id' }
  /** No cell holds the bar that parts the cells of a row in the source. */
  | { readonly rule: 'csv-no-bar' }
  /** What a line is called or says, in one of the languages. */
  | { readonly rule: 'csv-text'; readonly what: 'name' | 'note' | 'meaning' | 'title'; readonly language: 'en' | 'fr' }
  | { readonly rule: 'csv-group' }
  | { readonly rule: 'csv-symbol' }
  /** A mark that one of the notes explains. */
  | { readonly rule: 'csv-noted-mark'; readonly mark: string }
  | { readonly rule: 'csv-mark' }
  /** Ids of other lines of the file. */
  | { readonly rule: 'csv-line-ids'; readonly ids: string }
  | { readonly rule: 'csv-line-kind'; readonly kinds: string }
  | { readonly rule: 'csv-figure' }
  /** The end of a range: a whole number, or nothing where it is open. */
  | { readonly rule: 'csv-end' }
  | { readonly rule: 'csv-at-least'; readonly least: number }
  | { readonly rule: 'csv-closed-range' }
  /** Where a range has to begin, as another ends there; nowhere where that one has no end. */
  | { readonly rule: 'csv-next'; readonly from: number | null; readonly line: number }
  | { readonly rule: 'csv-ratio' }
  /** A ratio that no line before has. */
  | { readonly rule: 'csv-own-ratio' }
  | { readonly rule: 'csv-document-id' }
  | { readonly rule: 'csv-year' }
  | { readonly rule: 'csv-languages' };

/* What the search dialog shows, whichever index it comes from. */
export interface Result {
  readonly url: string;
  readonly title: string;
  readonly place: string;
  /** The words around what was asked, or what a row prints; those to mark are marked. */
  readonly text: readonly { readonly text: string; readonly marked: boolean }[];
  /** What another printing says, and where. */
  readonly other?: { readonly label: string; readonly text: string; readonly url: string };
}

export interface Results {
  readonly count: number;
  readonly load: (from: number, to: number) => Promise<readonly Result[]>;
}

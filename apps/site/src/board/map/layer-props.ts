/** The position of a printed number. */
export type HexOf = (label: string) => number;

/** The die of the series, read 0–9: a 0 is zero. Core’s own is its odds as well, which these rules count for themselves. */
export const DIE = { id: 'd10', faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] } as const;

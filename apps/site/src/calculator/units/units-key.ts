/** Where the units of a game are stored. */
export const unitsKey = (game: string): string => `units/${game}`;

import type { GameBoard } from '@coup-doeil/core/battle';

/** Whose turn it is; the first side where the document does not say. */
export const getActive = ({ document, sides }: GameBoard): string => document.turn?.active ?? sides[0] ?? '';

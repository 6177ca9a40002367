import { cases as hexCases } from './hex.ts';
import type { Case } from './run.ts';

// What the board asks of its hexes.
const NAMES = [
  'range(5)',
  'weighted A* across the board, entry costs',
  'weighted A* across the board, hexside costs too',
];

export const cases: readonly Case[] = hexCases.filter(({ name }) => NAMES.includes(name));

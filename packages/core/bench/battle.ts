import { cases as hexCases } from './hex.ts';
import type { Case } from './run.ts';

// What the board asks of its hexes, with figures of its own.
const TARGETS: readonly (readonly [name: string, target: number])[] = [
  ['range(5)', 200],
  ['weighted A* across the board, entry costs', 8],
  ['weighted A* across the board, hexside costs too', 7],
];

export const cases: readonly Case[] = TARGETS.flatMap(([name, target]) =>
  hexCases.filter((work) => work.name === name).map((work) => ({ ...work, target })),
);

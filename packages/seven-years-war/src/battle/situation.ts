import { getCrossing, getStack } from '@coup-doeil/core/battle';
import { isRefusal, type Refusal, silentTally } from '@coup-doeil/core/game';
import { findSide, type LineStep, traceLine } from '@coup-doeil/hex';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { type Attack, type Attacker, type Path, tallyAttack } from '../rules/attack.ts';
import type { Arm, Feature } from '../vocabulary.ts';
import { betweenOf, terrainsAt } from './ground.ts';
import type { WarBoard, WarCounter } from './types.ts';
import { isUnit } from './zones.ts';

const CHARTS = { 'terrain-hexes': terrainHexes, 'terrain-hexsides': terrainHexsides, notes: notesSheet };

/** The figure of an attack by its own rule, or why there is none. */
export const figureAttack = (board: WarBoard, situation: Attack): { readonly figure: number } | Refusal => {
  const tally = silentTally();
  const context = { edition: board.edition, charts: CHARTS, tally, reading: calculatorReading(board) };
  const verdict = tallyAttack(context, situation);
  return isRefusal(verdict) ? verdict : { figure: tally.total };
};

// The board has an option for every reading of its calculators.
const calculatorReading = (board: WarBoard) => (id: string) => board.readings[id] as never;

const crossFrom = (board: WarBoard, from: number, to: number): readonly Feature[] => {
  const crossing = getCrossing(board.ground, from, findSide(board.ground.grid, from, to));
  return crossing ? betweenOf(crossing).hexsides : [];
};

/** How a hex comes at a hex next to it; two that do not touch have no path. */
export const pathBeside = (board: WarBoard, from: number, to: number): Path =>
  findSide(board.ground.grid, from, to) < 0
    ? { adjacent: false, hexsides: [], line: [] }
    : { adjacent: true, hexsides: crossFrom(board, from, to), line: [] };

const hexesOf = (step: LineStep): readonly number[] => (typeof step === 'number' ? [step] : step);

/** Every way of hexes that a line takes: where it runs along a hexside, by either hex. */
const listWays = (line: readonly LineStep[]): number[][] =>
  line.reduce<number[][]>((ways, step) => ways.flatMap((way) => hexesOf(step).map((hex) => [...way, hex])), [[]]);

/** The paths that a bombardment may take: more than one where its line runs along a hexside. */
export const listShots = (board: WarBoard, from: number, to: number): Path[] => {
  const { grid } = board.ground;
  if (findSide(grid, from, to) >= 0) return [pathBeside(board, from, to)];
  return listWays(traceLine(grid, from, to)).map((way) => {
    const crossed = way.slice(1).map((hex, i) => crossFrom(board, way[i] ?? from, hex));
    return {
      adjacent: false,
      hexsides: crossed.at(-1) ?? [],
      line: crossed
        .slice(0, -1)
        .filter((features) => features.length > 0)
        .map((hexsides) => ({ hexsides })),
    };
  });
};

export const attackerAt = (board: WarBoard, hex: number, arm: Arm, paths: readonly Path[]): Attacker => ({
  arm,
  terrains: terrainsAt(board, hex),
  paths,
});

export const defendersAt = (board: WarBoard, targets: readonly number[]): Attack['defenders'] =>
  targets.map((hex) => ({ terrains: terrainsAt(board, hex) }));

/** The enemy units of a hex: a leader alone is none. */
export const listEnemies = (board: WarBoard, hex: number, side: string): readonly WarCounter[] => {
  const enemies = getStack(board, hex).filter((counter) => counter.side !== side);
  return enemies.some((counter) => isUnit(board, counter)) ? enemies : [];
};

/** The hexes that an attack is against. */
export type Targets = readonly [number, ...number[]];

export const touches = (board: WarBoard, from: number, to: number): boolean =>
  findSide(board.ground.grid, from, to) >= 0;

/** Whether hexes attack several together as the table reads it. */
export const hangTogether = (board: WarBoard, hexes: readonly number[], targets: Targets): boolean => {
  if (board.reading('multi-hex') === 'every')
    return hexes.every((hex) => targets.every((target) => touches(board, hex, target)));
  const nodes = [...hexes, ...targets];
  const joined = (a: number, b: number): boolean => hexes.includes(a) !== hexes.includes(b) && touches(board, a, b);
  const reached = new Set(nodes.slice(0, 1));
  for (const hex of reached) for (const other of nodes) if (joined(hex, other)) reached.add(other);
  return reached.size === nodes.length;
};

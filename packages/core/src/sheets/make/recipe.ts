import type { Favour } from '../../chart/ladder.ts';
import type { Text } from '../../text/index.ts';

/** A calculator over a table, as plain data: what is thrown, and what goes into the throw. */
export interface TableRecipe {
  readonly kind: 'table';
  readonly id: string;
  readonly title: Text;
  /** The bands or the matrix. */
  readonly table: string;
  readonly dice: string;
  readonly modifiers: readonly string[];
  /** Ladders whose rung is added to the dice. */
  readonly ladders: readonly string[];
  /** What finds the column of a matrix: a ladder, its own heads, or the table asks. */
  readonly columns?: { readonly ladder: string } | 'heads';
  /** In whose favour a ladder (or the heads of a matrix) is rounded; a reading where that is not said. */
  readonly favours: Readonly<Record<string, Favour>>;
  /** Of a pool: how its successes are rounded, and the bands that they are read on. */
  readonly rounding?: 'up' | 'down';
  readonly readOn?: string;
}

/** A calculator of a march over a column of a grid. */
export interface MarchRecipe {
  readonly kind: 'march';
  readonly id: string;
  readonly title: Text;
  readonly grid: string;
  readonly columns: readonly string[];
  /** The groups of rows that are entered, crossed on the way, and followed instead of both. */
  readonly entered: string;
  readonly crossed?: string;
  readonly followed?: string;
  /** The group whose rows are what enemy zones cost: `entering`, `leaving`, `within`. */
  readonly zones?: string;
}

/** How an arm or a formation stands on the map, what it controls and how it marches. */
export interface Stance {
  readonly label: Text;
  /** Whether a counter looks at a hexside, at a corner, or nowhere. */
  readonly facing: 'hexside' | 'corner' | 'none';
  /** The sides of its hex that are its front, flank and rear, clockwise from 0: the side that it looks at, or the one before its corner. */
  readonly front: readonly number[];
  readonly flank: readonly number[];
  readonly rear: readonly number[];
  /** The sides into which its zone of control reaches. */
  readonly zone: readonly number[];
  /** The column of the march that it marches by; `null` for what does not march. */
  readonly column: string | null;
  /** Whether its march ends where it enters an enemy zone; a reading where that is not said. */
  readonly stops?: boolean;
}

/** What a battle door is made of, as plain data. */
export interface BattleRecipe {
  /** The march that its counters march by. */
  readonly march: string;
  readonly stances: Readonly<Record<string, Stance>>;
}

/** What a calculator is made of, as plain data. */
export type Recipe = TableRecipe | MarchRecipe;

/** The id of a reading that a recipe brings by itself. */
export const readingId = (chart: string, what: 'rounding' | 'ends' | 'edges'): string => `${chart}-${what}`;

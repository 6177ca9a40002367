import type { Battlefield, BattleUnit } from './battlefield.ts';

/**
 * One change of a battlefield, as data: what an outcome or a hand does to a counter, a formation, a side or the ground. A document to which changes
 * are applied is again a document; a battle is its first document and a list of changes.
 */
export type Change =
  /** Words put on a counter’s state and taken off it. */
  | {
      readonly change: 'state';
      readonly counter: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    }
  /** Marks of this turn. */
  | {
      readonly change: 'mark';
      readonly counter: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    }
  /** To a hex, by its printed number, on top of its stack; without one, off the board. */
  | { readonly change: 'move'; readonly counter: string; readonly hex?: string | undefined }
  | {
      readonly change: 'face';
      readonly counter: string;
      readonly facing: { readonly side: number } | { readonly vertex: number };
    }
  /** Steps left. */
  | { readonly change: 'steps'; readonly counter: string; readonly left: number }
  /** Strength left, where losses are points of strength. */
  | { readonly change: 'strength'; readonly counter: string; readonly left: number }
  /** Out of the battle for good: the document no longer has it. */
  | { readonly change: 'eliminate'; readonly counter: string }
  | {
      readonly change: 'formation';
      readonly formation: string;
      readonly side: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    }
  | {
      readonly change: 'side';
      readonly side: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    }
  | {
      readonly change: 'turn';
      readonly phase?: string | undefined;
      readonly active?: string | undefined;
      readonly number?: number | undefined;
    }
  /** The table plays by another printing, or by other readings than before. */
  | {
      readonly change: 'table';
      readonly edition?: string | undefined;
      readonly readings: Readonly<Record<string, string>>;
    }
  /** A counter set down, on top of its stack; or put in the place of the one that has its id. */
  | { readonly change: 'unit'; readonly unit: BattleUnit }
  /** Ground painted: what each hex and hexside has from now on. A hexside that has nothing goes from the document. */
  | {
      readonly change: 'ground';
      readonly hexes: Battlefield['hexes'];
      readonly hexsides: Battlefield['hexsides'];
      /** Hexes of which the document says nothing any more. */
      readonly unpainted: readonly string[];
    };

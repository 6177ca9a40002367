/**
 * One change of a battlefield, as data: what an outcome does to a counter, a formation or a side. A document to which changes
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
    };

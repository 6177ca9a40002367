import type { ActionAsk } from '../battle/action-rules.ts';

interface Negated {
  /** It must not hold. */
  readonly not?: true | undefined;
}

/** Something that holds of the board, or of how the plan has gone so far: a condition of a step, or a goal. */
export type Check = Negated &
  (
    | { readonly check: 'held'; readonly hex: string; readonly side: string }
    /** No unit stands there, of whichever side. */
    | { readonly check: 'empty'; readonly hex: string }
    /** The counter is on the map. */
    | { readonly check: 'stands'; readonly counter: string }
    /** The counter is on the map, and has this word among its states or marks. */
    | { readonly check: 'has'; readonly counter: string; readonly word: string }
    /** At least so many counters of a side have this word; one unless given. */
    | { readonly check: 'any'; readonly side: string; readonly word: string; readonly least?: number | undefined }
    /** A side has lost at most so many steps, or points of strength where the document counts no steps. */
    | { readonly check: 'losses'; readonly side: string; readonly most: number }
    /** An earlier step was carried out; with its calculator’s measure, or without it. */
    | { readonly check: 'came'; readonly step: string; readonly as: (typeof CAME_AS)[number] }
    /** An earlier step came out in one of these rows of its table. */
    | { readonly check: 'row'; readonly step: string; readonly rows: readonly string[] }
  );

export const CAME_AS = ['done', 'succeeded', 'failed'] as const;

/** Something that an earlier step makes possible: a counter-shock. */
export interface FollowAsk {
  /** The id of the earlier step. */
  readonly step: string;
  /** The id by which its game offers it. */
  readonly id: string;
  /** Which of the asks that the game offers: the hexes that it is against; the first one unless given. */
  readonly targets?: readonly string[] | undefined;
  /** Who of them takes part; all unless given. */
  readonly counters?: readonly string[] | undefined;
  readonly answers?: Readonly<Record<string, string>> | undefined;
}

/** One step of a plan: an action, a march, or what an earlier step makes possible; one of the three. */
export interface PlanStep {
  readonly id: string;
  /** It is taken only where all of these hold. */
  readonly when?: readonly Check[] | undefined;
  readonly action?: ActionAsk | undefined;
  readonly march?: { readonly counter: string; readonly to: string } | undefined;
  readonly follow?: FollowAsk | undefined;
  /** Of an action without printed odds: what becomes of each counter. All that follows is conditional on it. */
  readonly fates?: Readonly<Record<string, string>> | undefined;
}

/** Several actions in order, and what is asked of their end. */
export interface Plan {
  readonly steps: readonly PlanStep[];
  readonly goals?: readonly Check[] | undefined;
}

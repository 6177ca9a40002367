import type { CheckedAsk } from '@coup-doeil/core/game';

/** The throw that is shown beside an answer: its faces, and the state that it was for. */
export interface CurrentThrow {
  readonly asked: CheckedAsk;
  readonly faces: readonly number[];
  /** Empty where the dice were rolled by hand. */
  readonly seed: string;
  /** The state that it was applied to, once it was. */
  readonly applied?: CheckedAsk;
}

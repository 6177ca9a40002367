/* What the worker that sets out calculations is asked, and what it tells. All of it is plain data. */
import type { Lang } from '../../lib/words.ts';
import type { OpenedInput } from './open-input.ts';
import type { OpenProgress } from './search-battle.ts';

export interface InputJob {
  /** The address of the script with the game’s battle door. */
  readonly door: string;
  readonly calculator: string;
  /** The calculation, as the link of its calculator has it. */
  readonly query: string;
  readonly lang: Lang;
}

export type InputMessage =
  | { readonly kind: 'progress'; readonly progress: OpenProgress }
  /** `null` for a calculation that cannot be set on a map. */
  | { readonly kind: 'opened'; readonly opened: OpenedInput | null };

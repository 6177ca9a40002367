import type { ActionAsk } from '../battle/action-rules.ts';

/** What every letter has. */
interface LetterBase {
  /** Who wrote it. */
  readonly from: string;
  /** How many entries of the record it closes: they can no longer be undone. */
  readonly at: number;
  /** SHA-256 of the writer's next secret and of all that the record holds up to here: who changes that is found out. */
  readonly seal: string;
}

/**
 * One message of a battle by mail. Hashes and secrets are SHA-256 in hexadecimal digits; what is hashed stands in `docs/record.md`.
 */
export type Letter = LetterBase &
  (
    | {
        /** Takes part, and shows the hash of the first secret. */
        readonly letter: 'join';
        readonly hash: string;
      }
    /** Fixes what is asked, before any secret of its throw is shown. */
    | { readonly letter: 'ask'; readonly ask: ActionAsk }
    | {
        /** Shows the secret of a throw, and the hash of the next one. */
        readonly letter: 'secret';
        readonly secret: string;
        readonly hash: string;
        /** The other side's own choices before the dice: whether it counter-charges. */
        readonly answers?: Readonly<Record<string, string>> | undefined;
      }
    /** The other side goes on. */
    | { readonly letter: 'pass' }
  );

/** The letters of a battle by mail, in order. */
export interface Mail {
  readonly letters: readonly Letter[];
}

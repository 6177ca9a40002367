import { cleanText, cutText, type Text, t } from '@coup-doeil/core/text';

const LONGEST = 200;

/** What others wrote or threw, as far as it fits in a line. */
const shorten = (text: string): string => cutText(cleanText(text.trim().split('\n')[0] ?? ''), LONGEST);

/** A package that is marked as a game and cannot be used: a fault of the package, not of what was asked. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
  /** What is wrong, in one line. */
  readonly text: Text;
  /** The game that nobody can ask for, as several packages say that they are it. */
  readonly id: string | undefined;

  constructor(text: Text, { cause, id }: { readonly cause?: unknown; readonly id?: string } = {}) {
    super(text.en, { cause });
    this.text = text;
    this.id = id;
  }
}

const isText = (cause: unknown): cause is Text =>
  typeof cause === 'object' && cause !== null && 'en' in cause && 'fr' in cause;

/** A package that does not load. Why is told in our own words, or as Node says it, in English. */
export const brokenGame = (name: string, cause: unknown): BrokenGame =>
  cause instanceof BrokenGame
    ? cause
    : new BrokenGame(
        t(
          '{name}: marked as a game, but it cannot be loaded: {reason}',
          '{name}\u202f: marqué comme un jeu, mais impossible à charger\u202f: {reason}',
          {
            name: shorten(name),
            reason: isText(cause) ? cause : shorten(cause instanceof Error ? cause.message : String(cause)),
          },
        ),
        { cause },
      );

/** Two packages that say that they are the same game: none of them is used, as nobody could tell which answered. */
export const doubleGame = (id: string, packages: readonly string[]): BrokenGame =>
  new BrokenGame(
    t(
      '{packages}: each says that it is the game {id}; uninstall all but one of them',
      '{packages}\u202f: chacun se dit le jeu {id}\u202f; n’en gardez qu’un',
      { packages: packages.map(shorten).join(', '), id },
    ),
    { id },
  );

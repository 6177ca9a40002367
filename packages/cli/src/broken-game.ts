import { type Text, t } from '@coup-doeil/core/chart';
import { cleanText, cutText } from '@coup-doeil/core/tell';

const LONGEST = 200;

/** A package that is marked as a game and cannot be loaded: a fault of the package, not of what was asked. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
  readonly package: string;
  readonly reason: string;

  constructor(name: string, cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    const reason = cutText(cleanText(text.trim().split('\n')[0] ?? ''), LONGEST);
    super(`${name}: ${reason}`, { cause });
    this.package = name;
    this.reason = reason;
  }

  /** What is wrong, in one line; the reason is Node's own, in English. */
  get text(): Text {
    const { package: name, reason } = this;
    return t(
      '{name}: marked as a game, but it cannot be loaded: {reason}',
      '{name}\u202f: marqué comme un jeu, mais impossible à charger\u202f: {reason}',
      { name, reason },
    );
  }
}

import type { Language } from '../text/index.ts';

/** A calculator, or what a game lists of it: one that walks a printed sequence has its page among the steps. */
interface Listed {
  readonly id: string;
  readonly walk?: unknown;
}

/** The path of a calculator's page, or of a walk's, the same in every language. */
export const formatPagePath = (game: string, { id, walk }: Listed): string =>
  `${game}/${walk ? 'steps' : 'calculators'}/${id}`;

/** The address of a calculator's page on the site. */
export const formatAddress = (game: string, calculator: Listed, language: Language): string =>
  `/${language}/${formatPagePath(game, calculator)}/`;

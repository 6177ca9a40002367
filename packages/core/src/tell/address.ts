import type { CheckedAsk } from '../game/ask.ts';
import type { Calculator } from '../game/calculator.ts';
import type { Meta } from '../game/game.ts';
import { formatQuery } from '../game/link.ts';
import type { Report } from '../game/report.ts';
import type { Language } from '../text/index.ts';
import { getHeadline } from './headline.ts';

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

/** The address of one answer: its page, with the words that give it again. */
export const formatAnswerAddress = (
  { id, version }: Pick<Meta, 'id' | 'version'>,
  calculator: Calculator,
  { asked, report }: { readonly asked: CheckedAsk; readonly report: Pick<Report, 'answer' | 'refused'> },
  language: Language,
): string => {
  const query = formatQuery(calculator, { asked, version, headline: getHeadline(report) });
  return `${formatAddress(id, calculator, language)}?${query}`;
};

import type { Asked } from '../game/ask.ts';
import type { Calculator } from '../game/calculator.ts';
import type { Meta } from '../game/game.ts';
import { toQuery } from '../game/link.ts';
import type { Report } from '../game/report.ts';
import type { Language } from '../text.ts';
import { headlineOf } from './headline.ts';

/** A calculator as a game lists it: one that walks a printed sequence has its page among the steps. */
export type Listed = Meta['calculators'][number];

/** The path of a calculator's page, or of a walk's, the same in every language. */
export const formatPagePath = (game: string, { id, walk }: Pick<Listed, 'id' | 'walk'>): string =>
  `${game}/${walk ? 'steps' : 'calculators'}/${id}`;

/** The address of a calculator's page on the site. */
export const formatAddress = (game: string, calculator: Pick<Listed, 'id' | 'walk'>, language: Language): string =>
  `/${language}/${formatPagePath(game, calculator)}/`;

/** The address of one answer: its page, with the words that give it again. */
export const formatAnswerAddress = (
  { id, version, calculators }: Pick<Meta, 'id' | 'version' | 'calculators'>,
  calculator: Calculator,
  { asked, report }: { readonly asked: Asked; readonly report: Pick<Report, 'answer' | 'refused'> },
  language: Language,
): string => {
  const listed = calculators.find((entry) => entry.id === calculator.id) ?? calculator;
  const query = toQuery(calculator, { asked, version, headline: headlineOf(report) });
  return `${formatAddress(id, listed, language)}?${query}`;
};

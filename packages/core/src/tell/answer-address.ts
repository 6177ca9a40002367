import type { CheckedAsk } from '../game/ask.ts';
import type { Calculator } from '../game/calculator.ts';
import type { Meta } from '../game/game.ts';
import { formatQuery } from '../game/link.ts';
import type { Report } from '../game/report.ts';
import type { Language } from '../text/index.ts';
import { formatAddress } from './address.ts';
import { getHeadline } from './headline.ts';

/** The address of one answer: its page, with the words that give it again, and the seed of the throw that was made for it. */
export const formatAnswerAddress = (
  { id, version }: Pick<Meta, 'id' | 'version'>,
  calculator: Calculator,
  {
    asked,
    report,
    seed = '',
  }: { readonly asked: CheckedAsk; readonly report: Pick<Report, 'answer' | 'refused'>; readonly seed?: string },
  language: Language,
): string => {
  const query = formatQuery(calculator, { asked, version, headline: getHeadline(report), seed });
  return `${formatAddress(id, calculator, language)}?${query}`;
};

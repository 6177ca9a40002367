import type { Brief } from '../game/answer.ts';
import type { Calculator, Fact } from '../game/calculator.ts';
import type { Report } from '../game/report.ts';
import type { Language } from '../text/index.ts';
import { formatFacts } from './fact.ts';
import { formatFigure, formatSigned, formatTotal } from './figure.ts';
import { formatPercent } from './percent.ts';
import { formatPair } from './punctuation.ts';
import { REFUSED } from './words.ts';

/** A refusal with its reason: `Not allowed: …`. */
export const formatRefusal = ({ reason }: NonNullable<Report['refused']>, language: Language): string =>
  formatPair(REFUSED[language], reason[language], language);

/**
 * An answer in a few words: its total and its chance, and the facts of the brief, or why it was refused. Facts that stand in
 * `own` already are left out.
 */
export const formatBrief = (
  { refused, total, measure, facts }: Omit<Brief, 'headline'>,
  calculator: Pick<Calculator, 'totalIs'>,
  own: readonly Fact[],
  language: Language,
): string => {
  if (refused) return formatRefusal(refused, language);
  const figures = [
    ...(total === null ? [] : [formatTotal(total, calculator)]),
    ...(measure ? [formatPercent(measure, language)] : []),
  ];
  return [...figures, ...(facts.length > 0 ? [formatFacts(facts, own, language)] : [])].join(' · ');
};

/** What an answer would be: what it says, or its refusal; else its total, which is no bonus and goes without a plus, and its chance. */
export const formatOtherAnswer = (
  { refused, total, measure, facts }: Omit<Brief, 'headline'>,
  own: readonly Fact[],
  language: Language,
): string => {
  if (refused) return formatRefusal(refused, language);
  if (!measure && facts.length > 0) return formatFacts(facts, own, language);
  return [
    ...(total === null ? [] : [formatFigure(total)]),
    ...(measure ? [formatPercent(measure, language)] : []),
  ].join(' · ');
};

/** What answers are compared by: the chance, or where the sheet has no odds the figure. */
export const formatWorth = ({ measure, total }: Pick<Brief, 'measure' | 'total'>, language: Language): string => {
  if (measure) return formatPercent(measure, language);
  return total === null ? '' : formatSigned(total);
};

/** The answer of a report in a line, its chance under the name of the measure. */
export const formatAnswer = (
  { refused, answer }: Pick<Report, 'refused' | 'answer'>,
  calculator: Pick<Calculator, 'totalIs'>,
  language: Language,
): string => {
  const { total = null, measure = null, facts = [] } = answer ?? {};
  const line = formatBrief({ refused, total, measure: null, facts: measure ? [] : facts }, calculator, [], language);
  const chance = measure ? formatPair(measure.label[language], formatPercent(measure, language), language) : '';
  return [line, chance].filter(Boolean).join(' · ');
};

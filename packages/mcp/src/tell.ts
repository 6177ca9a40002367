import type { Chart, Language, Text } from '@coup-doeil/core/chart';
import type { AnyCalculator, Report, WhatIf } from '@coup-doeil/core/game';
import {
  formatAlternative,
  formatAnswer,
  formatBrief,
  formatFact,
  formatPair,
  formatPlace,
  formatSigned,
} from '@coup-doeil/core/tell';
import { WORDS } from './words.ts';

/** What a report is told with. */
export interface Telling {
  readonly calculator: AnyCalculator;
  readonly charts: readonly Chart[];
  readonly language: Language;
}

/** What stands above some lines, with the colon of its language. */
const formatHeading = (heading: Text, language: Language): string =>
  formatPair(heading[language], '', language).trimEnd();

/** A report in a few lines: the answer, then each line of the working with the place where it is printed. */
export const tellReport = (report: Report, { calculator, charts, language }: Telling): string[] => {
  const place = (cite: Report['working'][number]['cite']): string =>
    formatPlace(
      cite,
      charts.find(({ id }) => id === cite.chart),
      language,
    );
  const lines = [formatPair(calculator.title[language], formatAnswer(report, calculator, language), language)];
  if (report.refused) return [...lines, place(report.refused.cite)];
  const working = report.working.filter(({ op }) => op !== 'ignored');
  if (working.length > 0) lines.push(formatHeading(WORDS.working, language));
  for (const { label, value, cite } of working)
    lines.push(`- ${formatPair(label[language], formatSigned(value), language)} (${place(cite)})`);
  for (const fact of report.answer?.facts ?? [])
    lines.push(
      `- ${formatPair(fact.label[language], formatFact(fact, language), language)}${fact.cite ? ` (${place(fact.cite)})` : ''}`,
    );
  const decisive = report.readings.filter((reading) => reading.decisive);
  if (decisive.length > 0) lines.push(formatHeading(WORDS.readings, language));
  for (const { id } of decisive) {
    const reading = calculator.readings[id];
    if (reading) lines.push(`- ${reading.question[language]}`);
  }
  return lines;
};

/** What would change an answer, in lines. */
export const tellWhatIf = ({ decisions }: WhatIf, report: Report, { calculator, language }: Telling): string[] => {
  const facts = report.answer?.facts ?? [];
  const lines = decisions.map((alternative) => {
    const { total, measure, refused, facts: own } = alternative.answer;
    const answer = formatBrief({ total, measure, refused, facts: own }, calculator, facts, language);
    return `- ${formatPair(formatAlternative(calculator.input, alternative, language), answer, language)}`;
  });
  return lines.length === 0 ? [] : [formatHeading(WORDS.whatIf, language), ...lines];
};

import { t } from '@coup-doeil/core/chart';
import {
  type AnyCalculator,
  listEditions,
  type Meta,
  parseWords,
  type Report,
  run,
  splitWords,
} from '@coup-doeil/core/game';
import { formatAnswerAddress, formatFact, formatPercentFigure, formatTotal } from '@coup-doeil/core/tell';
import { rootPath } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';

/** A calculator's report on the words of an input; nothing where they are no input. */
export const reportOn = (
  meta: Meta,
  calculator: AnyCalculator,
  words: string,
  edition?: string,
): Report | undefined => {
  const input = parseWords(calculator.input, splitWords(words));
  const result = run(meta, calculator, { input, ...(edition === undefined ? {} : { edition }) });
  return result.ok ? result.report : undefined;
};

/** The page of a calculator, opened at a report. */
export const linkToReport = (meta: Meta, calculator: AnyCalculator, report: Report, lang: Lang): string => {
  const readings = Object.fromEntries(report.readings.map(({ id, value }) => [id, value]));
  const asked = { edition: report.edition || (listEditions(calculator)[0] ?? ''), readings, input: report.input };
  // As core writes it, for a site at the root of its host.
  return rootPath(formatAnswerAddress(meta, calculator, { asked, report }, lang).slice(1));
};

const notAllowed = t('not allowed', 'interdit');

/** An answer in a line: the total and the measure, or the refusal, or what it says. */
export const shortAnswer = ({ refused, answer }: Report, calculator: AnyCalculator, lang: Lang): string => {
  if (refused) return `${notAllowed[lang]} (${refused.reason[lang]})`;
  const { total = null, measure = null, facts = [] } = answer ?? {};
  const figures = [
    ...(total === null ? [] : [formatTotal(total, calculator)]),
    ...(measure ? [`${measure.label[lang]} ${formatPercentFigure(measure, lang)}\u202f%`] : []),
  ];
  const said = figures.length > 0 ? figures : facts.map((fact) => `${fact.label[lang]} ${formatFact(fact, lang)}`);
  return said.join(', ');
};

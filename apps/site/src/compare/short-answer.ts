import { t } from '@coup-doeil/core/chart';
import {
  type AnyCalculator,
  editionsOf,
  fromWords,
  type Meta,
  type Report,
  run,
  toQuery,
  wordsOf,
} from '@coup-doeil/core/game';
import { digitsFor, percent, signed } from '../lib/figures.ts';
import { calculatorPath, href, stepsPath } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';

/** A calculator's report on the words of an input; nothing where they are no input. */
export const reportOn = (
  meta: Meta,
  calculator: AnyCalculator,
  words: string,
  edition?: string,
): Report | undefined => {
  const input = fromWords(calculator.input, wordsOf(words));
  const result = run(meta, calculator, { input, ...(edition === undefined ? {} : { edition }) });
  return result.ok ? result.report : undefined;
};

/** The page of a calculator, opened at a report. */
export const linkToReport = (meta: Meta, calculator: AnyCalculator, report: Report, lang: Lang): string => {
  const readings = Object.fromEntries(report.readings.map(({ id, value }) => [id, value]));
  const asked = { edition: report.edition || (editionsOf(calculator)[0] ?? ''), readings, input: report.input };
  const walk = meta.calculators.some(({ id, walk }) => id === calculator.id && walk === true);
  const page = href(lang, walk ? stepsPath(meta.id, calculator.id) : calculatorPath(meta.id, calculator.id));
  const query = toQuery(calculator, { asked, version: meta.version, headline: report.answer?.headline ?? 'refused' });
  return `${page}?${query}`;
};

const notAllowed = t('not allowed', 'interdit');
const formatChance = (ways: number, of: number, lang: Lang): string =>
  `${percent(ways, of, lang, digitsFor([{ ways, of }]))}\u202f%`;

/** An answer in a line: the total and the measure, or the refusal, or what it says. */
export const shortAnswer = ({ refused, answer }: Report, lang: Lang): string => {
  if (refused !== null || answer === null)
    return `${notAllowed[lang]}${refused === null ? '' : ` (${refused.reason[lang]})`}`;
  const { total, measure, facts } = answer;
  const parts = [
    ...(total === null ? [] : [signed(total)]),
    ...(measure === null ? [] : [`${measure.label[lang]} ${formatChance(measure.ways, measure.of, lang)}`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  return facts.map(({ label, value, text }) => `${label[lang]} ${text?.[lang] ?? String(value)}`).join(', ');
};

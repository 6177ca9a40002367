import {
  type AnyCalculator,
  listEditions,
  type Meta,
  parseWords,
  type Report,
  run,
  splitWords,
} from '@coup-doeil/core/game';
import { formatAnswerAddress } from '@coup-doeil/core/tell';
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

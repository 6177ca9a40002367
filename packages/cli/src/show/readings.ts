import { formatBrief, formatReading } from '@coup-doeil/core/tell';
import { WORDS } from '../words.ts';
import { type ReportView, sectionTitle } from './report-view.ts';
import { wrap } from './text.ts';

/** The doubtful places that were read, how, and what another reading would bring. */
export const showReadings = ({ report, calculator, style }: ReportView): string[] => {
  if (report.readings.length === 0) return [];
  const { language, width, translate } = style;
  const own = report.answer?.facts ?? [];
  const lines = report.readings.flatMap(({ id, value, decisive, options = [] }) => {
    const reading = calculator.readings[id];
    if (!reading) return [];
    const mark = decisive ? `! ${translate(WORDS.decisive)}` : '·';
    const others = options
      .filter((option) => option.value !== value)
      .flatMap((option) => {
        const brief = formatBrief(option, calculator, own, language);
        return wrap(`${translate(WORDS.under)} ${id}=${option.value}: ${brief}`, width - 4, 2);
      })
      .map((line) => `    ${line}`);
    return [...wrap(`${mark} ${formatReading(reading, value, language)} (${id}=${value})`, width), ...others];
  });
  return [...sectionTitle(style, translate(WORDS.readings)), ...lines];
};

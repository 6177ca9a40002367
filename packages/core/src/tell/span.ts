import type { Ways } from '../game/odds-list.ts';
import type { Report } from '../game/report.ts';
import type { Language } from '../text/index.ts';
import { countPercentDigits, formatPercent, formatPercentFigure } from './percent.ts';

/** The lowest and the highest chance of the measure. */
export interface Span {
  readonly lowest: Ways;
  readonly highest: Ways;
}

/** How far the measure goes when one reading at a time is read otherwise, the answer at hand included; nothing where it stays. */
export const findSpan = ({ answer, readings }: Pick<Report, 'answer' | 'readings'>): Span | undefined => {
  const own = answer?.measure;
  if (!own) return undefined;
  let [lowest, highest]: [Ways, Ways] = [own, own];
  for (const { options = [] } of readings)
    for (const { measure } of options) {
      if (!measure) continue;
      const share = measure.ways / measure.of;
      if (share < lowest.ways / lowest.of) lowest = measure;
      if (share > highest.ways / highest.of) highest = measure;
    }
  return lowest === highest ? undefined : { lowest, highest };
};

/** `50–70%`, both ends with the same decimals. */
export const formatSpan = ({ lowest, highest }: Span, language: Language): string => {
  const digits = countPercentDigits([lowest, highest]);
  return `${formatPercentFigure(lowest, language, digits)}–${formatPercent(highest, language, digits)}`;
};

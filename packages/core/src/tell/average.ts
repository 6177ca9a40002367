import type { Ways } from '../game/odds-list.ts';
import { type Language, TYPOGRAPHY } from '../text/index.ts';

/** A figure on average, to one decimal: `0.6`, `0,6`. What can happen is never shown as 0; whole figures stand without a decimal. */
export const formatAverage = ({ ways, of }: Ways, language: Language): string => {
  const rounded = Math.round((10 * ways) / of);
  const tenths = rounded === 0 ? Math.sign(ways) : rounded;
  const size = Math.abs(tenths);
  const figure = ways % of === 0 ? String(size / 10) : (size / 10).toFixed(1);
  return `${tenths < 0 ? '−' : ''}${figure.replace('.', TYPOGRAPHY[language].decimal)}`;
};

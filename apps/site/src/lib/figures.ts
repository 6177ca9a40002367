import { TYPOGRAPHY } from '@coup-doeil/core/chart';
import type { Lang } from './words.ts';

/** The space that a language sets before a colon, a semicolon and their kin. */
export const thin = (lang: Lang): string => TYPOGRAPHY[lang].space;

/** As printed: a true minus, a plus on what is added. `signed(-2)` is `−2`, `signed(0)` is `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Thousands apart by a narrow space, in both languages. */
export const whole = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

/** Exact ways out of ways as a percentage for the eye, the last thing done. A chance is never shown as none or as sure. */
export const percent = (ways: number, of: number, lang: Lang, digits = 0): string => {
  const value = (100 * ways) / of;
  const step = 10 ** -digits;
  const shown = ways > 0 && ways < of ? Math.min(100 - step, Math.max(step, Number(value.toFixed(digits)))) : value;
  return shown.toFixed(digits).replace('.', TYPOGRAPHY[lang].decimal);
};

/** Whole percents where every way allows it, else one decimal. */
export const digitsFor = (odds: readonly { readonly ways: number; readonly of: number }[]): 0 | 1 =>
  odds.every(({ ways, of }) => (100 * ways) % of === 0) ? 0 : 1;

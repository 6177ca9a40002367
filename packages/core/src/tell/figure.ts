import type { Calculator } from '../game/calculator.ts';

/** A whole number with its thousands apart, by a narrow space in every language: `46 656`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

/** A figure as a sheet prints it: a true minus, and a half as `½`. */
export const formatFigure = (figure: number): string => {
  const size = Math.abs(figure);
  const half = size % 1 === 0.5;
  const digits = half ? `${Math.floor(size) || ''}½` : String(size);
  return figure < 0 ? `−${digits}` : digits;
};

/** A figure that is added: with a plus, as `+1`; nothing before 0. */
export const formatSigned = (figure: number): string => (figure > 0 ? '+' : '') + formatFigure(figure);

/** A figure of a calculator's sum: a cost goes without a plus. */
export const formatTotal = (total: number, { totalIs }: Pick<Calculator, 'totalIs'>): string =>
  totalIs === 'cost' ? formatFigure(total) : formatSigned(total);

/** Printed text with true minus signs: a hyphen between digits, as in `4-5`, stays one. */
export const replaceMinus = (text: string): string => text.replace(/(?<![\d)])-(?=[\d?])|(?<= )-(?= |$)/g, '−');

/** A number as a fraction of whole numbers, so that nothing is rounded unasked. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

export const fraction = (over: number, under: number): Fraction => {
  const by = Math.abs(divisor(over, under));
  return { over: over / by, under: under / by };
};

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const roundFraction = ({ over, under }: Fraction, rounding: unknown): Fraction => {
  if (rounding === 'up') return fraction(Math.ceil(over / under), 1);
  return rounding === 'down' ? fraction(Math.floor(over / under), 1) : { over, under };
};

/** What a line does to a strength. */
export type Factor = { readonly times: Fraction } | { readonly plus: Fraction };

const NUMBER = String.raw`(\d{1,3})(?:\/(\d{1,2}))?`;
const TIMES = new RegExp(`^[×x*] ?${NUMBER}$`);
const HALF = /^(?:½|1\/2)$/;
const DIVIDE = /^[/÷:] ?([1-9]\d?)$/;
const PLUS = /^([+-]) ?(\d{1,3})$/;

/** `×2`, `x1/2`, `½`, `/2`, `+3`: how a strength is changed; `null` for anything else. */
export const parseFactor = (printed: string): Factor | null => {
  const [, over, under = '1'] = TIMES.exec(printed) ?? [];
  if (over !== undefined && Number(under) > 0) return { times: fraction(Number(over), Number(under)) };
  if (HALF.test(printed)) return { times: fraction(1, 2) };
  const [, by] = DIVIDE.exec(printed) ?? [];
  if (by !== undefined) return { times: fraction(1, Number(by)) };
  const [, sign, plus] = PLUS.exec(printed) ?? [];
  return plus === undefined ? null : { plus: fraction(Number(`${sign}${plus}`), 1) };
};

const WHOLE = /^[+-]?\d{1,6}$/;
const PART = /^([+-]?)(\d{1,6}) ?(½|¼|¾)?$|^([+-]?)(½|¼|¾|1\/2|1\/4|3\/4)$/;
const PARTS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};

/** `+1`, `-2`, `½`, `1½`, `1/2`, `1.5`: a printed figure whose halves and quarters are exact; `null` for anything else. */
export const parseFigure = (printed: string): number | null => {
  const plain = printed.replace('−', '-').replace(/,(?=\d)/, '.');
  if (WHOLE.test(plain)) return Number(plain) + 0;
  if (/^[+-]?\d{0,6}\.(?:5|25|75)$/.test(plain)) return Number(plain);
  const [, sign = '', units = '0', part = '', bareSign = '', barePart = ''] = PART.exec(plain) ?? [];
  const size = PARTS[part || barePart];
  if (size === undefined) return null;
  return (sign || bareSign) === '-' ? -(Number(units) + size) : Number(units) + size;
};

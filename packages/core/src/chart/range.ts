import { rejectInput } from '../error.ts';
import { same, type Text, t } from '../text/index.ts';

/** A printed range, both ends in it; one that is open reaches to infinity. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const FORMS: readonly (readonly [RegExp, (a: number, b: number) => Range])[] = [
  [/^(-?\d+)$/, (a) => ({ from: a, to: a })],
  [/^(-?\d+) (?:to|à) (-?\d+)$/, (a, b) => ({ from: a, to: b })],
  [/^(-?\d+) (?:(?:and )?\+|or more)$/, (a) => ({ from: a, to: Number.POSITIVE_INFINITY })],
  [/^(-?\d+) (?:(?:and )?-|or less)$/, (a) => ({ from: Number.NEGATIVE_INFINITY, to: a })],
  [/^(?:<|Less than) (-?\d+)$/, (a) => ({ from: Number.NEGATIVE_INFINITY, to: a - 1 })],
];

/** `13 to 14`, `15 +`, `6 and +`, `15 or more`, `0 -`, `< 0`, `Less than 0`, `7`: the ways in which sheets print a result of the dice. */
export const parseRange = (printed: string, field: string): Range => {
  for (const [form, make] of FORMS) {
    const match = form.exec(printed);
    if (match) return make(Number(match[1]), Number(match[2]));
  }
  return rejectInput('range', field, ['7', '13 to 14', '15 +', '0 -', '< 0'], printed);
};

const word = (n: number): string => (n < 0 ? `minus-${-n}` : `${n}`);
const print = (n: number): string => `${n}`.replace('-', '−');

/** An id that stays: `13-to-14`, `15-or-more`, `minus-3-or-less`. */
export const rangeId = ({ from, to }: Range): string => {
  if (to === Number.POSITIVE_INFINITY) return `${word(from)}-or-more`;
  if (from === Number.NEGATIVE_INFINITY) return `${word(to)}-or-less`;
  return from === to ? word(from) : `${word(from)}-to-${word(to)}`;
};

/** A range in words: `13 to 14`, `15 or more`. */
export const describeRange = ({ from, to }: Range): Text => {
  const [a, b] = [print(from), print(to)];
  if (to === Number.POSITIVE_INFINITY) return t('{a} or more', '{a} ou plus', { a });
  if (from === Number.NEGATIVE_INFINITY) return t('{b} or less', '{b} ou moins', { b });
  return from === to ? same(a) : t('{a} to {b}', '{a} à {b}', { a, b });
};

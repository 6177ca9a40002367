import { rejectInput } from '../error.ts';

/** A printed ratio in whole numbers: 1.5/1 is 3 over 2. */
export interface Ratio {
  readonly over: number;
  readonly under: number;
}

const RATIO = /^(\d{1,4})(\.5)?[/:-](\d{1,4})(\.5)?(?: (?:[+-]|or (?:more|less|worse|better)))?$/;

/** `4/1 +`, `4:1`, `4-1`, `4/1 or more`, `1.5/1`, `1/4 -`, `1/4 or worse`. */
export const parseRatio = (printed: string, field: string): Ratio => {
  const [, over, overHalf = '', under, underHalf = ''] = RATIO.exec(printed) ?? [];
  if (under === undefined) return rejectInput('ratio', field, ['4/1 +', '4:1', '1.5/1', '1/1', '1/4 -'], printed);
  const half = overHalf || underHalf ? 2 : 1;
  return { over: Number(`${over}${overHalf}`) * half, under: Number(`${under}${underHalf}`) * half };
};

/** Whether the head of a rung holds for all that lies further out: `4/1 +`, `1/4 or worse`. */
export const isOpenEnded = (head: string): boolean => / (?:[+-]|or \w+)$/.test(head);

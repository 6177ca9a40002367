import { refuseInput } from '../error.ts';

/** A printed ratio in whole numbers: 1.5/1 is 3 over 2. */
export interface Ratio {
  readonly over: number;
  readonly under: number;
}

/** `4/1 +`, `4/1 or more`, `1.5/1`, `1/1`, `1/4 -`, `1/4 or worse`. */
export const parseRatio = (printed: string, field: string): Ratio => {
  const found = /^(\d+)(\.5)?\/(\d+)(\.5)?(?: (?:[+-]|or (?:more|less|worse)))?$/.exec(printed);
  if (!found) return refuseInput('ratio', field, ['4/1 +', '1.5/1', '1/1', '1/4 -'], printed);
  const half = found[2] !== undefined || found[4] !== undefined ? 2 : 1;
  const whole = (n: string | undefined, point: string | undefined) => Number(`${n}${point ?? ''}`) * half;
  return { over: whole(found[1], found[2]), under: whole(found[3], found[4]) };
};

import { createCellError, type Read } from '@coup-doeil/core/chart';

/** What a cell of the two tables does to a side. */
export type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'test'; readonly steps: number; readonly modifier: number; readonly retreat: number }
  | { readonly kind: 'disorganised'; readonly steps: number; readonly retreat: number; readonly star: boolean }
  | { readonly kind: 'eliminated' };

// A hyphen before R, or after the steps, parts two results; before the number of a test it is a minus.
const TEST = /^(?:([1-3])-)?TM([+-][12])?(?:-R([12]))?$/;
const DISORGANISED = /^([1-3])?D(?:-R([12]))?$/;

/** `1-TM+2-R1`, `2D-R2 [*]`, `TM-1`, `E`, `-`. */
export const result: Read<Result> = (printed, marks) => {
  const toNumber = (text: string | undefined): number => Number(text ?? 0);
  const star = marks.includes('*');
  const disorganised = DISORGANISED.exec(printed);
  if (disorganised) {
    const [, steps, retreat] = disorganised;
    return { kind: 'disorganised', steps: toNumber(steps), retreat: toNumber(retreat), star };
  }
  if (marks.length > 0) throw createCellError(`${printed} [${marks}]`, 'a star beside a D alone');
  if (printed === '-') return { kind: 'none' };
  if (printed === 'E') return { kind: 'eliminated' };
  const test = TEST.exec(printed);
  if (!test) throw createCellError(printed, '-, E, TM+1, 1-TM+2-R1 or 2D-R2');
  const [, steps, modifier, retreat] = test;
  return { kind: 'test', steps: toNumber(steps), modifier: toNumber(modifier), retreat: toNumber(retreat) };
};

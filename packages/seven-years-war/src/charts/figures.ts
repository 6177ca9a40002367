import { createCellError, figure, type Read } from '@coup-doeil/core/chart';

/** What a hex or hexside costs: points (a printed pair keeps both), the whole allowance, or it is barred. */
export type Cost = 'barred' | 'all' | { readonly low: number; readonly high: number };

/** Reads a cost of the terrain charts. */
export const cost: Read<Cost> = (printed, marks) => {
  if (marks.some((mark) => mark !== '**')) throw createCellError(marks.join(' '), 'no mark but **');
  if (printed === 'P') return 'barred';
  if (printed === 'all') return 'all';
  const [low, high = low, ...rest] = printed.split('/').map((part) => figure(part, []));
  if (low === undefined || high === undefined || rest.length > 0)
    throw createCellError(printed, '2, +1, +0/+1, all, P');
  return { low, high };
};

export const WAYS = ['into', 'out'] as const;
/** An attack goes into a place, and out of another. */
export type Way = (typeof WAYS)[number];

/** When a figure counts: for who attacks into the place, out of it, or both. The brackets say so. */
export const COUNTS = ['into', 'both', 'out'] as const;

/** When a figure counts. */
export type Counts = (typeof COUNTS)[number];

/** What a place does to an attack. The star keeps cavalry from its shock value. */
export type Effect = 'barred' | { readonly figure: number; readonly counts: Counts; readonly star: boolean };

const FORMS: readonly (readonly [RegExp, Counts])[] = [
  [/^([+-]?\d+)$/, 'into'],
  [/^\(([+-]?\d+)\)$/, 'both'],
  [/^\[([+-]?\d+)\]$/, 'out'],
];

/** Reads an effect of the terrain charts on combat. */
export const effect: Read<Effect> = (printed, marks) => {
  const star = marks.includes('*');
  if (marks.some((mark) => mark !== '*')) throw createCellError(marks.join(' '), 'no mark but *');
  if (printed === 'P') return 'barred';
  for (const [form, counts] of FORMS) {
    const match = form.exec(printed);
    if (match?.[1]) return { figure: figure(match[1], []), counts, star };
  }
  throw createCellError(printed, '-1, (-4), [-1], P');
};

import type { Difference } from '@coup-doeil/core/chart';

type Side = Difference['from'];

/** The marks printed on one side of a difference: `+1 [a]` carries `a`. */
export const findMarks = (side: Side): readonly string[] =>
  typeof side === 'string' ? [...side.matchAll(/\[([^\]]+)\]/g)].map(([, mark = '']) => mark) : [];

const withoutMarks = (side: Side): string => (typeof side === 'string' ? side.replace(/ ?\[[^\]]*\]/g, '') : '');

/** The marks that stand on one side only, where the figure itself is the same on both. */
export const findMovedMarks = ({ from, to }: Difference): readonly string[] => {
  if (withoutMarks(from) !== withoutMarks(to)) return [];
  const [before, after] = [findMarks(from), findMarks(to)];
  return [...before.filter((mark) => !after.includes(mark)), ...after.filter((mark) => !before.includes(mark))];
};

import { createCellError, figure, type Read } from '@coup-doeil/core/chart';

/** What a step costs; `null` is NA. A signed figure is added to the hex's own. */
export type Cost = { readonly points: number; readonly disorders: boolean } | null;

/** Reads a cost of the terrain chart. */
export const cost: Read<Cost> = (printed, marks) => {
  if (printed === 'NA') return null;
  const disorders = printed.endsWith('D');
  return { points: figure(disorders ? printed.slice(0, -1) : printed, marks), disorders };
};

/** What a place does to the die, going in and coming out; `na` bars it, `other` sends to the other terrain of the hex. */
export type Drm = 'na' | 'other' | { readonly into: number; readonly out: number };

const readFigure = (printed: string): number => (printed === 'NE' ? 0 : figure(printed, []));

export const drm: Read<Drm> = (printed) => {
  if (printed === 'NA') return 'na';
  if (printed === 'UOT') return 'other';
  const [into, out, ...rest] = printed.split('/');
  if (into === undefined || rest.length > 0) throw createCellError(printed, '-1, NE, NA, UOT or -1/NE');
  return { into: readFigure(into), out: readFigure(out ?? into) };
};

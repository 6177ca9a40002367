/* Where the printed numbers of the hexes are written: each alone, or of a very large map several to an element. */
import { formatHex } from '@coup-doeil/hex';
import { getPlace, type Layout } from '../../map-parts/layout.ts';

/** Above so many hexes, as maps of VASSAL have them, numbers are written several to an element. */
const MANY = 4000;
/** How many at most: where another face is shown than ours, those at the ends stand a little off. */
const RUN = 8;

/** In units of the map, as the style sets it; the widths of a figure and of a space are those of our face, as parts of it. */
const SIZE = 18.7;
const FIGURE = 0.529;
const SPACE = 0.237;

export interface NumberRun {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** What is added to a space; nothing where a number stands alone. */
  readonly gap?: number;
}

const listSingle = (layout: Layout): readonly NumberRun[] =>
  Array.from({ length: layout.grid.size }, (_, hex) => ({
    label: formatHex(layout.grid, hex),
    ...getPlace(layout, hex),
  }));

/** Joins numbers of one line that stand equally far apart and are equally wide: figures are, letters are not. */
export const joinRun = (run: readonly NumberRun[]): readonly NumberRun[] => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length === 1) return run;
  if (!run.every(({ label }) => /^\d+$/.test(label) && label.length === first.label.length)) return run;
  const pitch = (last.x - first.x) / (run.length - 1);
  const gap = pitch - SIZE * (FIGURE * first.label.length + SPACE);
  return [{ label: run.map(({ label }) => label).join(' '), x: (first.x + last.x) / 2, y: first.y, gap }];
};

const listRuns = (layout: Layout): readonly NumberRun[] => {
  const lines = Map.groupBy(listSingle(layout), ({ y }) => y.toFixed(1));
  return [...lines.values()].flatMap((line) =>
    Array.from({ length: Math.ceil(line.length / RUN) }, (_, i) => line.slice(RUN * i, RUN * (i + 1))).flatMap(joinRun),
  );
};

export const listNumbers = (layout: Layout): readonly NumberRun[] =>
  layout.grid.size > MANY ? listRuns(layout) : listSingle(layout);

/* The printed numbers of the hexes, each at the top of its own. */
import { formatHex } from '@coup-doeil/hex';
import { getPlace, type Layout } from '../../map-parts/layout.ts';

/** How far above the middle of its hex a number stands. */
const NUMBER_FOOT = 34;

/** Above so many hexes, as maps of VASSAL have them, numbers are written several to an element. */
const MANY = 4000;
/** How many at most: where another face is shown than ours, those at the ends stand a little off. */
const RUN = 8;

/** In units of the map; the widths of a figure and of a space are those of our face, as parts of it. */
const SIZE = 18.7;
const FIGURE = 0.529;
const SPACE = 0.237;

interface Props {
  readonly layout: Layout;
}

interface Run {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** What is added to a space; nothing where a number stands alone. */
  readonly gap?: number;
}

const listSingle = ({ layout }: Props): readonly Run[] =>
  Array.from({ length: layout.grid.size }, (_, hex) => ({
    label: formatHex(layout.grid, hex),
    ...getPlace(layout, hex),
  }));

/** Joins numbers of one line that stand equally far apart. */
const joinRun = (run: readonly Run[]): readonly Run[] => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length === 1) return run;
  const pitch = (last.x - first.x) / (run.length - 1);
  const gap = pitch - SIZE * (FIGURE * first.label.length + SPACE);
  return [{ label: run.map(({ label }) => label).join(' '), x: (first.x + last.x) / 2, y: first.y, gap }];
};

const listRuns = (props: Props): readonly Run[] => {
  const lines = Map.groupBy(listSingle(props), ({ y }) => y.toFixed(1));
  return [...lines.values()].flatMap((line) =>
    Array.from({ length: Math.ceil(line.length / RUN) }, (_, i) => line.slice(RUN * i, RUN * (i + 1))).flatMap(joinRun),
  );
};

export const Numbers = (props: Props) => {
  const runs = props.layout.grid.size > MANY ? listRuns(props) : listSingle(props);
  return (
    <g class="map-numbers">
      {runs.map(({ label, x, y, gap }) => (
        <text
          key={label}
          x={x.toFixed(1)}
          y={(y - NUMBER_FOOT).toFixed(1)}
          style={gap !== undefined ? { wordSpacing: `${gap.toFixed(2)}px` } : undefined}
        >
          {label}
        </text>
      ))}
    </g>
  );
};

import { bands, grid, ladder, matrix, modifiers, type Note, splitCell, type Text } from '@aide-de-camp/core/chart';
import {
  type CsvTable,
  readBands,
  readGrid,
  readLadder,
  readMatrix,
  readModifiers,
} from '@aide-de-camp/core/chart/import';
import type { Listed } from './listed.ts';
import type { Dice } from './options.ts';
import { typeset } from './typeset.ts';
import { told, wrong } from './wrong.ts';

interface Base {
  readonly id: string;
  readonly title: Text;
  /** The marks that are printed on it. */
  readonly marks: readonly string[];
}

/** A chart as it was typed, ready to be written as source. */
export type Sheet = Base &
  (
    | { readonly kind: 'grid'; readonly spec: ReturnType<typeof readGrid> }
    | {
        readonly kind: 'bands';
        readonly spec: ReturnType<typeof readBands>;
        readonly uses?: readonly string[];
        readonly dice?: Dice;
      }
    | { readonly kind: 'ladder'; readonly spec: ReturnType<typeof readLadder> }
    | { readonly kind: 'matrix'; readonly spec: ReturnType<typeof readMatrix> }
    | {
        readonly kind: 'modifiers';
        readonly spec: ReturnType<typeof readModifiers>;
        /** The row of the file that a line stands in. */
        rowOf(line: string): number;
      }
  );

interface Head {
  readonly document: string;
  readonly notes: readonly Note[];
}

/** Whatever is thrown or is beyond the table ends: the lowest row is open below, the highest above. */
const openEnded = ({ file, rows }: CsvTable): void => {
  for (const end of ['from', 'to'] as const) {
    if (rows.some(({ cells }) => cells.get(end) === '')) continue;
    const values = rows.map(({ cells }) => Number(cells.get(end)?.replace('−', '-')));
    const edge = end === 'from' ? Math.min(...values) : Math.max(...values);
    const { line } = rows[values.indexOf(edge)] ?? { line: 2 };
    const words = end === 'from' ? ['below', 'lowest'] : ['above', 'highest'];
    wrong(
      { file, row: line, column: end },
      `nothing holds what is ${words[0]} ${edge}: leave it empty in the ${words[1]} row`,
    );
  }
};

/** Better odds are never worse for whoever attacks. */
const climbing = ({ file, rows }: CsvTable, { rungs }: ReturnType<typeof ladder<string>>): void => {
  for (const [i, rung] of rungs.slice(1).entries()) {
    const above = rungs[i];
    const [better, worse] = [Number(above?.printed), Number(rung.printed)];
    if (better <= worse)
      wrong(
        { file, row: rows.find(({ cells }) => cells.get('ratio') === rung.label.en)?.line ?? 2, column: 'value' },
        `${rung.label.en} brings ${rung.printed}, and ${above?.label.en} no more (${above?.printed})`,
      );
  }
};

const marksIn = ({ rows }: CsvTable): string[] => [
  ...new Set(rows.flatMap(({ cells }) => [...cells.values()].flatMap((cell) => splitCell(cell).marks))),
];

/** Reads a chart's file by its kind, and lays it out once, so that what core would refuse is refused now. */
export const sheetOf = (line: Listed, table: CsvTable, { document, notes }: Head): Sheet => {
  const { id, title, uses, dice } = line;
  const marks = marksIn(table);
  const head = { id, title, document, notes: notes.filter(({ mark }) => marks.includes(mark)) };
  // Every note is offered to the readers, so that a mark without one is told as such.
  const all = { ...head, notes };
  const own = <S extends object>(spec: S): S & typeof head => typeset({ ...spec, ...head });
  return told((): Sheet => {
    const base = { id, title, marks };
    switch (line.kind) {
      case 'grid': {
        const spec = own(readGrid(table, all));
        grid(spec);
        return { ...base, kind: 'grid', spec };
      }
      case 'bands': {
        const spec = own(readBands(table, all));
        openEnded(table);
        bands(spec);
        return { ...base, kind: 'bands', spec, ...(uses ? { uses } : {}), ...(dice ? { dice } : {}) };
      }
      case 'matrix': {
        const spec = own(readMatrix(table, all));
        openEnded(table);
        matrix(spec);
        return { ...base, kind: 'matrix', spec };
      }
      case 'ladder': {
        const spec = own(readLadder(table, all));
        climbing(table, ladder(spec));
        return { ...base, kind: 'ladder', spec };
      }
      case 'modifiers': {
        const spec = own(readModifiers(table, all));
        modifiers(spec);
        const ids = Object.keys(spec.lines);
        return { ...base, kind: 'modifiers', spec, rowOf: (one) => table.rows[ids.indexOf(one)]?.line ?? 1 };
      }
      default:
        return wrong({ file: table.file }, `a ${line.kind} goes by the file ${line.kind}.csv`);
    }
  });
};

import { bands, grid, ladder, matrix, modifiers, type Note, splitCell, type Text } from '@coup-doeil/core/chart';
import {
  type CsvTable,
  readBands,
  readGrid,
  readLadder,
  readMatrix,
  readModifiers,
} from '@coup-doeil/core/chart/import';
import type { ListedChart } from './charts-list.ts';
import { failAt, rewordErrors } from './mistake.ts';
import { typeset } from './typeset.ts';

interface Base {
  readonly id: string;
  readonly title: Text;
  /** As errors call it. */
  readonly file: string;
  /** The marks that are printed on it. */
  readonly marks: readonly string[];
  /** The rows of the file that its rows stand in. */
  readonly at: readonly number[];
  /** The row of the file that a row of a grid, a line of modifiers stands in. */
  rowOf(id: string): number;
}

/** What a row of charts.csv says of a table that dice are thrown on. */
type Thrown = Pick<ListedChart, 'row' | 'uses' | 'dice'>;

/** A chart as it was typed, ready to be written as source. */
export type Sheet = Base &
  (
    | { readonly kind: 'grid'; readonly spec: ReturnType<typeof readGrid> }
    | (Thrown & { readonly kind: 'bands'; readonly spec: ReturnType<typeof readBands> })
    | { readonly kind: 'ladder'; readonly spec: ReturnType<typeof readLadder> }
    | (Thrown & { readonly kind: 'matrix'; readonly spec: ReturnType<typeof readMatrix> })
    | { readonly kind: 'modifiers'; readonly spec: ReturnType<typeof readModifiers> }
  );

interface Head {
  readonly document: string;
  /** The file that the notes stand in. */
  readonly noted: string;
  readonly notes: readonly Note[];
}

/** Modifiers take a total anywhere, so the lowest row must be open below and the highest above. */
const checkOpenEnds = ({ file, rows }: CsvTable): void => {
  for (const end of ['from', 'to'] as const) {
    if (rows.some(({ cells }) => cells.get(end) === '')) continue;
    const values = rows.map(({ cells }) => Number(cells.get(end)?.replace('−', '-')));
    const edge = end === 'from' ? Math.min(...values) : Math.max(...values);
    const { line } = rows[values.indexOf(edge)] ?? { line: 2 };
    const words = end === 'from' ? ['below', 'lowest'] : ['above', 'highest'];
    failAt(
      { file, row: line, column: end },
      `nothing holds what is ${words[0]} ${edge}: leave it empty in the ${words[1]} row`,
    );
  }
};

/** Each rung must bring the attacker more than the one below it. */
const checkClimbs = (table: CsvTable, { rungs }: ReturnType<typeof ladder<string>>): void => {
  const refuse = ({ label }: (typeof rungs)[number], column: string, what: string): never => {
    const row = table.rows.find(({ cells }) => cells.get('ratio') === label.en)?.line ?? 2;
    return failAt({ file: table.file, row, column }, what);
  };
  for (const [i, rung] of rungs.entries()) {
    if (rung.ratio.over === 0 || rung.ratio.under === 0) refuse(rung, 'ratio', 'a side of a ratio is at least 1');
    if (rung.printed === '') refuse(rung, 'value', `it should be what ${rung.label.en} brings; it is empty`);
    const above = rungs[i - 1];
    if (above && Number(above.printed) <= Number(rung.printed))
      refuse(
        rung,
        'value',
        `${rung.label.en} brings ${rung.printed}, and ${above.label.en} no more (${above.printed})`,
      );
  }
};

/** A line must not exclude or replace itself, and no two lines replace each other. */
const checkSetAside = ({ file, rows }: CsvTable, { lines }: ReturnType<typeof readModifiers>): void => {
  for (const [i, [id, { notWith = [], replaces = [] }]] of Object.entries(lines).entries()) {
    const refuse = (column: string, what: string): never => failAt({ file, row: rows[i]?.line ?? 2, column }, what);
    if (notWith.includes(id)) refuse('not_with', `${id} goes with itself`);
    if (replaces.includes(id)) refuse('replaces', `${id} cannot replace itself`);
    const other = replaces.find((one) => lines[one]?.replaces?.includes(id));
    if (other !== undefined) refuse('replaces', `${id} and ${other} replace each other: which of the two counts?`);
  }
};

const marksIn = ({ rows }: CsvTable): string[] => [
  ...new Set(rows.flatMap(({ cells }) => [...cells.values()].flatMap((cell) => splitCell(cell).marks))),
];

/** Reads a chart's file by its kind and builds the chart once, so that what core refuses is a mistake now. */
export const readSheet = (line: ListedChart, table: CsvTable, { document, noted, notes }: Head): Sheet => {
  const { id, title, row, uses, dice } = line;
  const thrown: Thrown = { row, ...(uses ? { uses } : {}), ...(dice ? { dice } : {}) };
  const marks = marksIn(table);
  const head = { id, title, document, notes: notes.filter(({ mark }) => marks.includes(mark)) };
  // Every note is offered to the readers, so that a mark without one is told as such.
  const all = { ...head, notes };
  const own = <S extends object>(spec: S): S & typeof head => typeset({ ...spec, ...head });
  return rewordErrors((): Sheet => {
    const at = table.rows.map(({ line: number }) => number);
    const among = (ids: readonly string[]) => (one: string) => at[ids.indexOf(one)] ?? 1;
    const base = { id, title, file: table.file, marks, at, rowOf: () => 1 };
    switch (line.kind) {
      case 'grid': {
        const spec = own(readGrid(table, all));
        grid(spec);
        return { ...base, kind: 'grid', spec, rowOf: among(Object.keys(spec.rows)) };
      }
      case 'bands': {
        const spec = own(readBands(table, all));
        checkOpenEnds(table);
        bands(spec);
        return { ...base, ...thrown, kind: 'bands', spec };
      }
      case 'matrix': {
        const spec = own(readMatrix(table, all));
        checkOpenEnds(table);
        matrix(spec);
        return { ...base, ...thrown, kind: 'matrix', spec };
      }
      case 'ladder': {
        const spec = own(readLadder(table, all));
        checkClimbs(table, ladder(spec));
        return { ...base, kind: 'ladder', spec };
      }
      case 'modifiers': {
        const spec = own(readModifiers(table, all));
        checkSetAside(table, spec);
        modifiers(spec);
        return { ...base, kind: 'modifiers', spec, rowOf: among(Object.keys(spec.lines)) };
      }
      default:
        return failAt({ file: table.file }, `a ${line.kind} goes by the file ${line.kind}.csv`);
    }
  }, noted);
};

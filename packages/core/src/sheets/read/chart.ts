import { type BandsSpec, bands } from '../../chart/bands.ts';
import { splitCell } from '../../chart/cell.ts';
import type { Chart, Head, Note, Terms } from '../../chart/chart.ts';
import type { Columns } from '../../chart/column.ts';
import { differences } from '../../chart/difference.ts';
import type { Ends } from '../../chart/ends.ts';
import { type GridSpec, grid } from '../../chart/grid.ts';
import { type KeySpec, key } from '../../chart/key.ts';
import { ladder } from '../../chart/ladder.ts';
import { type MatrixSpec, matrix } from '../../chart/matrix.ts';
import { type ModifiersSpec, modifiers } from '../../chart/modifiers.ts';
import { type NotesSpec, notes } from '../../chart/notes.ts';
import { type SequenceSpec, sequence } from '../../chart/sequence.ts';
import type { Sheet } from '../csv.ts';
import type { Desk } from '../line.ts';
import { type LadderRead, readLadder } from './ladder.ts';
import type { Listed } from './listing.ts';
import { readKey, readNotes, readSequence } from './lists.ts';
import { readModifiers } from './modifiers.ts';
import { readResults } from './results.ts';
import { type Read, readBands, readGrid, readMatrix } from './tables.ts';

/** What a builder of charts takes, with its kind. */
export type ChartSpec =
  | { readonly kind: 'grid'; readonly spec: GridSpec<string, Columns> }
  | { readonly kind: 'bands'; readonly spec: BandsSpec<Columns> }
  | { readonly kind: 'matrix'; readonly spec: MatrixSpec<string, string> }
  | { readonly kind: 'ladder'; readonly spec: LadderRead }
  | { readonly kind: 'modifiers'; readonly spec: ModifiersSpec }
  | { readonly kind: 'notes'; readonly spec: NotesSpec<Readonly<Record<string, Terms>>> }
  | { readonly kind: 'key'; readonly spec: KeySpec }
  | { readonly kind: 'sequence'; readonly spec: SequenceSpec };

/** A chart as its sheet was read; it is built where nothing is wrong with that. */
export interface ReadChart {
  readonly listed: Listed;
  readonly sheet: Sheet;
  readonly chart: ChartSpec;
  readonly lineOf: ReadonlyMap<string, number>;
}

const marksIn = ({ rows }: Sheet): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ cells }) =>
      [...cells.values()].filter((cell) => cell.endsWith(']')).flatMap((cell) => splitCell(cell).marks),
    ),
  );

/** What a sheet that has ends does not say of them is a reading. */
const endsOf = (
  { ends }: Listed,
  rows: readonly (readonly [head: string, ...rest: unknown[]])[],
): { readonly ends?: Ends } => {
  if (ends) return { ends };
  const isOpen = ['-', '+'].every((sign) => rows.some(([row]) => row.endsWith(` ${sign}`)));
  return isOpen ? {} : { ends: 'reading' };
};

/** Reads the sheet of a chart by its kind. */
export const readChart = (listed: Listed, sheet: Sheet, document: string, desk: Desk): ReadChart => {
  const { id, title } = listed;
  const marks = marksIn(sheet);
  const notes: readonly Note[] = desk.notes.filter(({ mark }) => marks.has(mark));
  const head: Head = { id, title, document, ...(notes.length > 0 ? { notes } : {}) };
  const edges: { readonly edges?: Ends } = listed.edges ? { edges: listed.edges } : {};
  const as = <K extends ChartSpec['kind'], S>(
    kind: K,
    { spec, lineOf }: Read<S>,
    more: (spec: S) => object = () => ({}),
  ) => ({
    listed,
    sheet,
    // Kind and spec come from one reader.
    chart: { kind, spec: { ...spec, ...more(spec) } } as unknown as ChartSpec,
    lineOf,
  });
  switch (listed.kind) {
    case 'bands':
      return as('bands', readBands(sheet, head, desk), ({ rows }) => endsOf(listed, rows));
    case 'matrix':
      return as('matrix', readMatrix(sheet, head, desk), ({ rows }) => ({ ...endsOf(listed, rows), ...edges }));
    case 'ladder':
      return as('ladder', readLadder(sheet, head, desk), () => (listed.ends ? { ends: listed.ends } : {}));
    case 'modifiers':
      return as('modifiers', readModifiers(sheet, head, desk));
    case 'notes':
      return as('notes', readNotes(sheet, head, desk));
    case 'key':
      return as('key', id === 'results' ? readResults(sheet, head, desk) : readKey(sheet, head, desk));
    case 'sequence':
      return as('sequence', readSequence(sheet, head, desk));
    case 'grid':
    case 'march':
      return as('grid', readGrid(sheet, head, desk));
  }
};

/** The chart of a spec; of another printing by what it prints. */
export const buildChart = (chart: ChartSpec): Chart => {
  switch (chart.kind) {
    case 'grid':
      return grid(chart.spec);
    case 'bands':
      return bands(chart.spec);
    case 'matrix':
      return matrix(chart.spec);
    case 'ladder': {
      const { by, ...spec } = chart.spec;
      return by === 'difference' ? differences(spec) : ladder(spec);
    }
    case 'modifiers':
      return modifiers(chart.spec);
    case 'notes':
      return notes(chart.spec);
    case 'key':
      return key(chart.spec);
    case 'sequence':
      return sequence(chart.spec);
  }
};

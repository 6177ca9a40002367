/**
 * Printed charts: each kind is written as it is printed, says where, and reads its own cells.
 *
 * ```ts
 * import { formatChartCsv, column, figure, grid, t } from '@coup-doeil/core/chart';
 *
 * const terrain = grid({
 *   id: 'terrain',
 *   title: t('Terrain', 'Terrain'),
 *   document: 'sheet',
 *   columns: { foot: column(t('Foot', 'À pied'), figure), horse: column(t('Horse', 'À cheval'), figure) },
 *   rows: {
 *     open: { label: t('Open', 'Découvert'), cells: '1 | 1' },
 *     wood: { label: t('Wood', 'Bois'), cells: '2 | 3' },
 *   },
 * });
 * const { value, cite } = terrain.at('wood', 'horse');
 * console.log(value, JSON.stringify(cite));
 * // 3 {"document":"sheet","chart":"terrain","row":"wood","column":"horse"}
 * ```
 *
 * - whole tables: `grid`, `bands`, `ladder`, `matrix`; lists: `modifiers`, `notes`, `key`, `sequence`
 * - what leaves: `toChartJson`, `formatChartCsv`, `formatChartMarkdown`; two printings side by side: `diff`
 */
export { type CoreRule, InputError, isInputError } from '../error.ts';
export {
  fill,
  LANGUAGES,
  type Language,
  same,
  type Text,
  type TextValue,
  type Translation,
  TYPOGRAPHY,
  type Typography,
  t,
} from '../text/index.ts';
export { type Band, type Bands, type BandsSpec, bands } from './bands.ts';
export {
  type Cite,
  createCellError,
  type Entry,
  figure,
  joinCell,
  oneOf,
  type Read,
  splitCell,
  verbatim,
} from './cell.ts';
export {
  type Chart,
  type Column,
  KINDS,
  type Kind,
  LINE_KINDS,
  type LineKind,
  type LineSense,
  type Note,
  type Row,
  someOf,
  splitMarks,
  type Term,
  type Terms,
} from './chart.ts';
export { column, getGroupLabel } from './column.ts';
export { type Difference, diff, WHATS, type What } from './diff.ts';
export { type DifferenceRung, type Differences, differences } from './difference.ts';
export { ENDS, type Ends, type Reached } from './ends.ts';
export { formatChartCsv, formatCsv } from './export/csv.ts';
export {
  type CellJson,
  type ChartJson,
  type ChartPlace,
  type ColumnJson,
  type RowJson,
  toChartJson,
} from './export/json.ts';
export { formatChartMarkdown } from './export/markdown.ts';
export { createSpeller, type Speller } from './export/spell.ts';
export type { TableOptions } from './export/table.ts';
export * from './grid.ts';
export * from './key.ts';
export { KIND_TRAITS, type KindTraits } from './kinds.ts';
export { FAVOURS, type Favour, findRung, type Ladder, type LadderSpec, ladder, type Rung } from './ladder.ts';
export * from './matrix.ts';
export * from './modifiers.ts';
export * from './notes.ts';
export { pairItems } from './pair-up.ts';
export { describeRange, parseRange, type Range } from './range.ts';
export * from './sequence.ts';

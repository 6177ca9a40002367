import { type Language, same, type Text, t } from '../../text/index.ts';
import { joinCell } from '../cell.ts';
import { type Chart, type Kind, type Row, splitMarks } from '../chart.ts';
import { cellOf, getGroupLabel } from '../column.ts';
import { translateHead } from '../head-text.ts';
import { createSpeller } from './spell.ts';

/** How a chart is written as a table. */
export interface TableOptions {
  readonly language?: Language;
  /** The game's key: its symbols are then printed as the language prints them. */
  readonly key?: Chart;
}

export interface TableColumn {
  readonly id: string;
  readonly head: string;
  tell(row: Row): string;
}

/** What CSV and Markdown print: the rows of the sheet, those that only the house says left out. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Row[];
}

/** What a row goes by: its symbol, what is printed at its head, or its name. */
export const headOf = ({ symbol, head, label }: Row): Text =>
  symbol ?? (head === undefined ? label : translateHead(head));

/** A chart as a table, its columns in the layout of a second entry. */
export const tableOf = (chart: Chart, { language = 'en', key }: TableOptions): Table => {
  const spell = createSpeller(key, language);
  const column = (id: string, head: Text, tell: TableColumn['tell']): TableColumn => ({
    id,
    head: head[language],
    tell,
  });
  const name = column('row', same(''), (row) => joinCell({ printed: headOf(row)[language], marks: row.marks }));
  const meaning = ({ label }: Row): string => label[language];
  const cells = () =>
    chart.columns.map(({ id, label, marks }) =>
      column(id, same(joinCell({ printed: label[language], marks: splitMarks(marks) })), (row) => {
        const cell = cellOf(chart, row, id);
        return joinCell({ ...cell, printed: spell(cell.printed) });
      }),
    );
  const group = column('group', t('Group', 'Groupe'), (row) => getGroupLabel(chart, row)?.[language] ?? '');
  const mark = column('row', same(''), (row) => cellOf(chart, row, 'mark').printed);
  const table = () => [name, ...cells()];
  const own: Readonly<Record<Kind, () => TableColumn[]>> = {
    grid: table,
    bands: table,
    ladder: table,
    matrix: table,
    modifiers: () => [name, group, ...cells()],
    sequence: table,
    notes: () => [mark, column('about', t('Note', 'Note'), meaning)],
    key: () => [name, column('meaning', t('Meaning', 'Sens'), meaning)],
  };
  const rules = column('rules', t('Rules', 'Règles'), (row) => row.rules.join(' '));
  return {
    columns: [...own[chart.kind](), ...(chart.rows.some((row) => row.rules.length > 0) ? [rules] : [])],
    rows: chart.rows.filter(({ unprinted }) => !unprinted),
  };
};

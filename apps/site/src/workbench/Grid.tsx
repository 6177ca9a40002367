/* A sheet as a grid of cells; messages stand under the row that they are about. */
import { Component, type ComponentChildren } from 'preact';
import type { Lang } from '../lib/words.ts';
import { nameCell, nameColumn } from './cell-name.ts';
import { type Cells, countColumns } from './draft.ts';
import type { Mistake } from './read-draft.ts';

export interface GridProps {
  readonly lang: Lang;
  readonly name: string;
  readonly cells: Cells;
  readonly mistakes: readonly Mistake[];
  readonly drawMistake: (mistake: Mistake) => ComponentChildren;
}

interface RowProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly head: readonly string[];
  readonly width: number;
  readonly mistakes: readonly Mistake[];
}

const NO_CELLS: readonly string[] = [];

const isSameList = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** A row of inputs. It is drawn again only where it has changed: a key draws one row of a sheet. */
class GridRow extends Component<RowProps> {
  override shouldComponentUpdate(next: Readonly<RowProps>): boolean {
    const { cells, head, width, mistakes } = this.props;
    const bad = (list: readonly Mistake[]) => list.map(({ column }) => column);
    return (
      next.width !== width ||
      next.head !== head ||
      (next.cells !== cells && !isSameList(next.cells, cells)) ||
      !isSameList(bad(next.mistakes), bad(mistakes))
    );
  }

  render({ row, cells, head, width, mistakes }: RowProps) {
    return (
      <tr class={row === 0 ? 'hd' : undefined}>
        <th scope="row">{row + 1}</th>
        {Array.from({ length: width }, (_, column) => {
          const bad = mistakes.some((mistake) => mistake.column === column);
          const spoken = [nameCell(row, column), row > 0 && head[column]].filter(Boolean).join(', ');
          return (
            // A column has no other name than its place.
            <td key={nameColumn(column)} class={bad ? 'bad' : undefined}>
              <input
                value={cells[column] ?? ''}
                data-row={row}
                data-column={column}
                aria-label={spoken}
                aria-invalid={bad || undefined}
                aria-describedby={bad ? `mistake-${row}` : undefined}
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
              />
            </td>
          );
        })}
      </tr>
    );
  }
}

const MessageRow = ({ row, width, children }: { row: number; width: number; children: ComponentChildren }) => (
  <tr class="msg">
    <td />
    <td colSpan={width} id={`mistake-${row}`}>
      {children}
    </td>
  </tr>
);

/** The grid: the sheet, and one more row and column to go on in. */
export const Grid = ({ cells, mistakes, name, drawMistake }: GridProps) => {
  const width = Math.max(2, countColumns(cells)) + 1;
  const head = cells[0] ?? NO_CELLS;
  const height = Math.max(2, cells.length + 1);
  return (
    <table class="grid" style={`--columns: ${width}`}>
      <caption class="vh">{name}.csv</caption>
      <thead>
        <tr>
          <td />
          {Array.from({ length: width }, (_, column) => (
            <th scope="col" key={nameColumn(column)}>
              {nameColumn(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: height }, (_, row) => {
          const own = mistakes.filter((mistake) => mistake.row === row);
          return [
            <GridRow key={row} {...{ row, head, width }} cells={cells[row] ?? NO_CELLS} mistakes={own} />,
            own.length > 0 && (
              <MessageRow key={`m${row}`} row={row} width={width}>
                {own.map(drawMistake)}
              </MessageRow>
            ),
          ];
        })}
      </tbody>
    </table>
  );
};

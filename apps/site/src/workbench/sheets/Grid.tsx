/* A sheet as a grid of cells; messages stand under the row that they are about.
   Cells are text, as a thousand inputs are slow to paint: the cell in hand alone has one. */
import { Component, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { type Cells, countColumns } from '../draft/draft.ts';
import type { Mistake } from '../draft/read-draft.ts';
import type { CellPlace } from './cell-map.ts';
import { nameCell, nameColumn } from './cell-name.ts';
import { findPlace, focusInput } from './grid-keys.ts';
import { renderNow } from './render-now.ts';

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
  /** The column of the cell in hand, where it is in this row. */
  readonly inHand: number | undefined;
}

/** What is no longer than this fits any column. */
const SHORT = 3;

/** Said of each element, as a browser may forget that it is a table when its rows are laid out by themselves. */
const ROLES = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowName: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

const NO_CELLS: readonly string[] = [];

const isSameList = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

interface CellProps extends CellPlace {
  readonly text: string;
  /** What stands at the head of its column. */
  readonly head: string;
  readonly isBad: boolean;
  readonly isInHand: boolean;
}

const GridCell = ({ row, column, text, head, isBad, isInHand }: CellProps) => {
  const problem = isBad ? { 'aria-invalid': true, 'aria-describedby': `mistake-${row}` } : {};
  const classes = [isBad && 'bad', isInHand && 'in-hand', text.length > SHORT && 'long'].filter(Boolean);
  return (
    <td
      {...ROLES.cell}
      class={classes.join(' ') || undefined}
      data-row={row}
      data-column={column}
      tabIndex={-1}
      {...problem}
    >
      <span>{text}</span>
      {isInHand && (
        <input
          value={text}
          aria-label={[nameCell(row, column), head].filter(Boolean).join(', ')}
          {...problem}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
        />
      )}
    </td>
  );
};

/** A row of cells. It is drawn again only where it has changed: a key draws one row of a sheet. */
class GridRow extends Component<RowProps> {
  override shouldComponentUpdate(next: Readonly<RowProps>): boolean {
    const { cells, head, width, mistakes, inHand } = this.props;
    const bad = (list: readonly Mistake[]) => list.map(({ column }) => column);
    return (
      next.inHand !== inHand ||
      next.width !== width ||
      next.head !== head ||
      (next.cells !== cells && !isSameList(next.cells, cells)) ||
      !isSameList(bad(next.mistakes), bad(mistakes))
    );
  }

  render({ row, cells, head, width, mistakes, inHand }: RowProps) {
    return (
      <tr {...ROLES.row} class={row === 0 ? 'hd' : undefined}>
        <th {...ROLES.rowName}>{row + 1}</th>
        {Array.from({ length: width }, (_, column) => (
          // A column has no other name than its place.
          <GridCell
            key={nameColumn(column)}
            {...{ row, column }}
            text={cells[column] ?? ''}
            head={row > 0 ? (head[column] ?? '') : ''}
            isBad={mistakes.some((mistake) => mistake.column === column)}
            isInHand={inHand === column}
          />
        ))}
      </tr>
    );
  }
}

const MessageRow = ({ row, children }: { row: number; children: ComponentChildren }) => (
  <tr {...ROLES.row} class="msg">
    <td {...ROLES.cell} id={`mistake-${row}`}>
      {children}
    </td>
  </tr>
);

const HeadRow = ({ width }: { width: number }) => (
  <tr {...ROLES.row}>
    <td {...ROLES.cell} />
    {Array.from({ length: width }, (_, column) => (
      <th {...ROLES.column} key={nameColumn(column)}>
        {nameColumn(column)}
      </th>
    ))}
  </tr>
);

/** The grid: the sheet, and one more row and column to go on in. */
export const Grid = ({ cells, mistakes, name, drawMistake }: GridProps) => {
  const [chosen, setChosen] = useState<CellPlace>({ row: 0, column: 0 });
  const width = Math.max(2, countColumns(cells)) + 1;
  const head = cells[0] ?? NO_CELLS;
  const height = Math.max(2, cells.length + 1);
  const inHand = { row: Math.min(chosen.row, height - 1), column: Math.min(chosen.column, width - 1) };
  /** The cell that the focus comes to gets the input, at once: a phone opens its keyboard for a tap alone. */
  const takeInHand = ({ target }: Event) => {
    const place = findPlace(target);
    if (!place || !(target instanceof HTMLTableCellElement)) return;
    renderNow(() => setChosen(place));
    focusInput(target);
  };
  return (
    <table
      {...ROLES.grid}
      class="grid"
      aria-label={`${name}.csv`}
      style={`--columns: ${width}`}
      onFocusCapture={takeInHand}
    >
      <thead {...ROLES.group}>
        <HeadRow width={width} />
      </thead>
      <tbody {...ROLES.group}>
        {Array.from({ length: height }, (_, row) => {
          const own = mistakes.filter((mistake) => mistake.row === row);
          return [
            <GridRow
              key={row}
              {...{ row, head, width }}
              cells={cells[row] ?? NO_CELLS}
              mistakes={own}
              inHand={row === inHand.row ? inHand.column : undefined}
            />,
            own.length > 0 && (
              <MessageRow key={`m${row}`} row={row}>
                {own.map(drawMistake)}
              </MessageRow>
            ),
          ];
        })}
      </tbody>
    </table>
  );
};

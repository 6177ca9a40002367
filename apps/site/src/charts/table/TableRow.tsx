import { type Chart, KIND_TRAITS, type Row, type Speller } from '@coup-doeil/core/chart';
import { Component } from 'preact';
import { cellAnchor } from '../../lib/paths.ts';
import { type Lang, say } from '../../lib/words.ts';
import { rowName } from '../names.ts';
import { Figure } from './Figure.tsx';
import { type Changes, isChanged } from './layout.ts';
import { Marks } from './Marks.tsx';
import { Rules } from './Rules.tsx';
import { beginsSpanner } from './spanners.ts';

export interface RowProps {
  readonly lang: Lang;
  readonly chart: Chart;
  readonly row: Row;
  readonly spell: Speller;
  readonly meanings: ReadonlyMap<string, string>;
  readonly changes: Changes;
  /** The last of its group. */
  readonly end: boolean;
  /** Classes of cells that are lit or to be mended, by their anchors. */
  readonly tones?: ReadonlyMap<string, string> | undefined;
}

/** A figure in brackets hangs by its sign, as bare figures do. */
const hangs = (printed: string): boolean => /^[([][+-]\d+[)\]]$/.test(printed);

const joinClasses = (classes: readonly (string | false | undefined)[]): string | undefined =>
  classes.filter(Boolean).join(' ') || undefined;

const RowName = ({ lang, row, changes }: Pick<RowProps, 'lang' | 'row' | 'changes'>) => {
  const changed = isChanged(changes, row.id);
  return (
    <th scope="row" class={changed ? 'n chg' : 'n'}>
      <a href={`#${row.id}`} id={row.id}>
        <span>
          {rowName(row, lang)}
          {row.marks.length > 0 && <Marks lang={lang} marks={row.marks} beside />}
          {row.unprinted && (
            <>
              <span class="apart">
                <span class="vh">,</span>{' '}
              </span>
              <span class="rules">{say(lang)('unprinted')}</span>
            </>
          )}
          <Rules lang={lang} rules={row.rules} />
          {changed && <span class="vh">, {changes.label}</span>}
        </span>
      </a>
    </th>
  );
};

type CellProps = Omit<RowProps, 'end'> & { readonly column: Chart['columns'][number] };

const Cell = ({ lang, chart, row, column, spell, meanings, changes, tones }: CellProps) => {
  const cell = row.cells[column.id];
  if (cell === undefined) return <td />;
  const anchor = cellAnchor(row.id, column.id);
  const printed = spell(cell.printed);
  const chg = isChanged(changes, anchor);
  return (
    <td
      id={anchor}
      class={joinClasses([
        beginsSpanner(chart, column) && 'gap',
        chg && 'chg',
        hangs(printed) && 'hangs',
        tones?.get(anchor),
      ])}
    >
      <a href={`#${anchor}`}>
        <Figure printed={printed} halves={KIND_TRAITS[chart.kind].halves} meaning={meanings.get(printed)} />
        {cell.marks.length > 0 && <Marks lang={lang} marks={cell.marks} />}
        {cell.printed === '' && cell.marks.length === 0 && <span class="vh">–</span>}
        {chg && <span class="vh">, {changes.label}</span>}
      </a>
    </td>
  );
};

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const isSameName = (a: Row, b: Row, lang: Lang): boolean =>
  a.id === b.id &&
  a.head === b.head &&
  a.label[lang] === b.label[lang] &&
  a.unprinted === b.unprinted &&
  isSameList(a.marks, b.marks) &&
  isSameList(a.rules, b.rules);

const NO_MARKS: readonly string[] = [];

const hasSameTone = (a: RowProps, b: RowProps, anchor: string): boolean =>
  a.tones?.get(anchor) === b.tones?.get(anchor);

/** Whether a row is drawn as it was: most rows of a chart that is typed are. */
const isDrawnAlike = (a: RowProps, b: RowProps): boolean =>
  a.spell === b.spell &&
  a.meanings === b.meanings &&
  a.lang === b.lang &&
  a.end === b.end &&
  a.chart.kind === b.chart.kind &&
  isSameName(a.row, b.row, a.lang) &&
  a.chart.columns.length === b.chart.columns.length &&
  a.chart.columns.every(({ id }, i) => {
    const [before, after] = [a.row.cells[id], b.row.cells[id]];
    return (
      id === b.chart.columns[i]?.id &&
      before?.printed === after?.printed &&
      isSameList(before?.marks ?? NO_MARKS, after?.marks ?? NO_MARKS) &&
      (a.tones === b.tones || hasSameTone(a, b, cellAnchor(a.row.id, id)))
    );
  });

/** A row of cells, each a link to itself. Live, it is drawn again only where it has changed. */
export class TableRow extends Component<RowProps> {
  override shouldComponentUpdate(next: Readonly<RowProps>): boolean {
    return !isDrawnAlike(this.props, next);
  }

  render({ end, ...props }: RowProps) {
    return (
      <tr class={end ? 'end' : undefined}>
        <RowName {...props} />
        {props.chart.columns.map((column) => (
          <Cell key={column.id} {...props} column={column} />
        ))}
      </tr>
    );
  }
}

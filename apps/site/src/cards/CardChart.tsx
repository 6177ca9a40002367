import { type Chart, KIND_TRAITS, type Row, type Speller } from '@coup-doeil/core/chart';
import { replaceMinus } from '@coup-doeil/core/tell';
import { Fragment } from 'preact';
import { cardHead, groupsOf, isLines, isList, markedNotes, nameHead, rowName } from '../charts/names.ts';
import { Figure } from '../charts/table/Figure.tsx';
import { beginsSpanner, hasSpanners, listSpanners } from '../charts/table/spanners.ts';
import type { Lang } from '../lib/words.ts';
import { countListColumns, isSideways } from './heights.ts';
import { formatColumnHead, isFigureColumn, measureGroupNames, measureWidths } from './widths.ts';

interface Props {
  readonly lang: Lang;
  readonly chart: Chart;
  readonly spell: Speller;
  /** Rows and cells (`row`, `row column`) that stand by a reading. */
  readonly doubtful: ReadonlySet<string>;
  /** The measure it stands in, in ems. */
  readonly room: number;
}

const joinClasses = (names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

const ofSide = (column: string): string =>
  /^attack/.test(column) ? 'hd-a' : /^(?:defen|target)/.test(column) ? 'hd-d' : '';

const Doubt = () => <sup class="dg">°</sup>;

const ListBody = ({ chart, lang }: Props) => (
  <dl style={`--columns: ${countListColumns(chart, lang)}`}>
    {chart.rows.map(({ id, symbol, cells, label, rules, depth }) => (
      <div
        key={id}
        style={depth ? `--depth: ${depth}` : undefined}
        class={chart.kind === 'sequence' && !depth ? 'top' : undefined}
      >
        <dt>{replaceMinus(symbol?.[lang].trim() ?? Object.values(cells)[0]?.printed ?? '')}</dt>
        <dd>
          {label[lang]}
          {rules.length > 0 && <small> {rules.join(', ')}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

/** A ladder of few figures, on its side. */
const SidewaysBody = ({ chart, lang, spell }: Props) => {
  const column = chart.columns[0]?.id ?? '';
  return (
    <table>
      <tbody>
        <tr>
          {chart.rows.map((row) => (
            <th scope="col" key={row.id}>
              {rowName(row, lang)}
            </th>
          ))}
        </tr>
        <tr>
          {chart.rows.map(({ id, cells }) => (
            <td key={id}>
              <Figure printed={spell(cells[column]?.printed ?? '')} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

const TableHead = ({ chart, lang }: Props) => (
  <thead>
    {hasSpanners(chart) && (
      <tr class="over">
        <td />
        {listSpanners(chart, lang).map(({ label, from, span }) =>
          label === '' ? (
            <td key={from} colSpan={span} />
          ) : (
            <th key={from} scope="colgroup" colSpan={span}>
              <span>{label}</span>
            </th>
          ),
        )}
      </tr>
    )}
    <tr>
      <th scope="col">{nameHead(chart, lang)}</th>
      {chart.columns.map((column) => (
        <th
          key={column.id}
          scope="col"
          class={joinClasses([
            ofSide(column.id),
            chart.kind === 'grid' && isFigureColumn(chart, column.id) && 's',
            beginsSpanner(chart, column) && 'gap',
          ])}
        >
          {formatColumnHead(chart, column, lang)}
          {column.marks && <sup class="mk in">{column.marks}</sup>}
        </th>
      ))}
    </tr>
  </thead>
);

const TableCells = ({ chart, spell, doubtful, row }: Props & { readonly row: Row }) => (
  <>
    {chart.columns.map((column) => {
      const { id } = column;
      const cell = row.cells[id];
      const isFigure = chart.kind === 'grid' && isFigureColumn(chart, id);
      return (
        <td key={id} class={joinClasses([isFigure && 's', beginsSpanner(chart, column) && 'gap'])}>
          {cell && <Figure printed={spell(cell.printed)} halves={KIND_TRAITS[chart.kind].halves} />}
          {cell && cell.marks.length > 0 && <sup class="mk in">{cell.marks.join(' ')}</sup>}
          {doubtful.has(`${row.id} ${id}`) && <Doubt />}
        </td>
      );
    })}
  </>
);

const TableBody = (props: Props) => {
  const { chart, lang, doubtful, room } = props;
  const { rows, kind } = chart;
  const modifiers = isLines(kind);
  const groups = modifiers ? groupsOf(chart, lang) : [{ label: '', rows }];
  const grouped = groups.length > 1;
  const side = measureGroupNames(groups);
  const endsGroup = (i: number) => rows[i]?.group !== undefined && rows[i]?.group !== rows[i + 1]?.group;
  // Results are read across five lines at a time.
  const endsFive = (i: number) => kind === 'bands' && rows.length > 9 && i % 5 === 4;
  return (
    <table>
      <colgroup>
        {grouped && <col style={`width: ${((100 * side) / room).toFixed(1)}%`} />}
        {measureWidths(chart, lang, room - side).map((width, i) => (
          <col key={chart.columns[i - 1]?.id} style={`width: ${((100 * width) / room).toFixed(1)}%`} />
        ))}
      </colgroup>
      {!modifiers && <TableHead {...props} />}
      <tbody>
        {groups.map(({ label, rows: own }) =>
          own.map((row, j) => {
            const i = rows.indexOf(row);
            const ends = modifiers ? grouped && j === own.length - 1 : endsGroup(i) || endsFive(i);
            return (
              <tr key={row.id} class={ends ? 'end' : undefined}>
                {grouped && j === 0 && (
                  <th scope="rowgroup" rowSpan={own.length} class="g">
                    {label}
                  </th>
                )}
                <th scope="row">
                  {cardHead(row, lang)}
                  {row.marks.length > 0 && <sup class="mk in">{row.marks.join(' ')}</sup>}
                  {doubtful.has(row.id) && <Doubt />}
                </th>
                <TableCells {...props} row={row} />
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
};

/** One chart on a player's card: the smallest table that still reads at arm's length. */
export const CardChart = (props: Props) => {
  const { chart, lang } = props;
  const { kind, rows } = chart;
  const groups = isLines(kind) ? groupsOf(chart, lang) : [];
  const Body = isList(kind) ? ListBody : isSideways(chart) ? SidewaysBody : TableBody;
  const notes = isList(kind) ? [] : markedNotes(chart);
  return (
    <section class={`k-c k-${kind}`} style={Body === TableBody ? `--rows: ${rows.length}` : undefined}>
      <h2>
        {chart.title[lang]}
        {groups.length === 1 && groups[0]?.label !== '' && <small>{groups[0]?.label}</small>}
      </h2>
      <Body {...props} />
      {notes.length > 0 && (
        <p class="k-n">
          {notes.map(({ id, mark, label }) => (
            <Fragment key={id}>
              <b>{mark}</b> {label[lang]}{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
};

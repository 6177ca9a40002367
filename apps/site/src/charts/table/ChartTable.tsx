import type { Chart, Row, Speller } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';
import { isResults, nameHead } from '../names.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { ListRow } from './ListRow.tsx';
import { type Changes, layoutTable, listWidths, type TableLayout } from './layout.ts';
import { listSpanners } from './spanners.ts';
import { TableRow } from './TableRow.tsx';

export interface TableProps {
  readonly lang: Lang;
  readonly game: string;
  readonly chart: Chart;
  /** Prints a cell as the language prints it. */
  readonly spell: Speller;
  /** What the abbreviations mean, as the language prints them. */
  readonly meanings: ReadonlyMap<string, string>;
  readonly changes: Changes;
  /** Classes of cells that are lit or to be mended, by their anchors. */
  readonly tones?: ReadonlyMap<string, string>;
  /** Where a calculator is, in a game that has no pages of its own. */
  readonly linkToCalculator?: (calculator: string) => string;
}

type PartProps = TableProps & { readonly layout: TableLayout };

const Columns = ({ chart, lang, layout: { list, widths } }: PartProps) => (
  <colgroup>
    {list
      ? listWidths(chart, lang).map(([wide, narrow]) => <col key={wide} style={`--w: ${wide}; --p: ${narrow}`} />)
      : widths.shares.map((share, i) => (
          <col
            key={chart.columns[i - 1]?.id}
            class={i === 0 ? 'c-name' : 'c-fig'}
            style={`--w: ${share.toFixed(2)}%; --p: ${widths.narrow[i]?.toFixed(2)}%`}
          />
        ))}
  </colgroup>
);

const SpannerRow = ({ chart, lang }: PartProps) => {
  const spanners = listSpanners(chart, lang);
  if (spanners.every(({ label }) => label === '')) return null;
  return (
    <tr class="over">
      <td />
      {spanners.map(({ label, from, span }) =>
        label === '' ? (
          <td key={from} colSpan={span} />
        ) : (
          <th key={from} colSpan={span} scope="colgroup">
            <span>{label}</span>
          </th>
        ),
      )}
    </tr>
  );
};

const HeadRow = ({ chart, lang, layout: { list, shorts } }: PartProps) =>
  list ? (
    <tr>
      <th scope="col" class="n">
        {chart.columns[0]?.label[lang]}
      </th>
      <th scope="col">{nameHead(chart, lang)}</th>
    </tr>
  ) : (
    <tr>
      <th scope="col" class="n">
        {nameHead(chart, lang)}
      </th>
      {chart.columns.map((column, i) => (
        <ColumnHead key={column.id} lang={lang} chart={chart} column={column} short={shorts[i] ?? ''} />
      ))}
    </tr>
  );

const Body = ({
  layout: { list, ends },
  label,
  rows,
  ...props
}: PartProps & { label: string; rows: readonly Row[] }) => (
  <tbody>
    {label !== '' && (
      <tr class="grp">
        <th scope="rowgroup" colSpan={props.chart.columns.length + 1}>
          <span>{label}</span>
        </th>
      </tr>
    )}
    {rows.map((row) =>
      list ? (
        <ListRow key={row.id} {...props} row={row} />
      ) : (
        <TableRow key={row.id} {...props} row={row} end={ends.has(row)} />
      ),
    )}
  </tbody>
);

/** Any printed chart as the table it is on paper: every cell an anchor and a link to itself. The page brings its styles. */
export const ChartTable = (props: TableProps) => {
  const { lang, chart, spell } = props;
  const layout = layoutTable(chart, lang, spell);
  const { list, tight, widths, bodies } = layout;
  const kinds = ['chart', tight && 'tight', list && 'list', isResults(chart.kind) && 'results'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be reached by keys; its styles are those of a division.
    <div class="hold" role="region" aria-label={chart.title[lang]} tabIndex={0}>
      <table
        class={kinds.filter(Boolean).join(' ')}
        style={`--figures: ${chart.columns.length}; --least: ${list ? 0 : widths.least.toFixed(1)}; --names: ${widths.names.toFixed(1)}`}
      >
        <caption class="vh">{chart.title[lang]}</caption>
        <Columns {...props} layout={layout} />
        <thead>
          <SpannerRow {...props} layout={layout} />
          <HeadRow {...props} layout={layout} />
        </thead>
        {bodies.map(({ label, rows }) => (
          <Body key={label} {...props} layout={layout} label={label} rows={rows} />
        ))}
      </table>
    </div>
  );
};

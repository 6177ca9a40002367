/* What changed from each printing of a draft to the next, cell by cell. */
import { type Chart, createSpeller, type Difference, diff } from '@coup-doeil/core/chart';
import type { SheetGame } from '@coup-doeil/core/sheets';
import { useMemo } from 'preact/hooks';
import { rowName, sideText } from '../../charts/names.ts';
import { cellAnchor } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';
import { formatPlace } from '../page/address.ts';
import { words } from '../page/words.ts';

interface Printing {
  readonly id: string;
  readonly label: string;
  readonly charts: readonly Chart[];
}

const listPrintings = ({ data, game }: SheetGame, lang: Lang): readonly Printing[] =>
  data.printings.map(({ id }) => ({
    id,
    label: game.meta.printings.find((printing) => printing.id === id)?.label[lang] ?? id,
    charts: (data.charts[id] ?? []).map(({ built }) => built),
  }));

interface Pair {
  readonly lang: Lang;
  readonly older: Printing;
  readonly newer: Printing;
}

/** A chart as it is now; one that is gone as it was. */
const findChart = ({ older, newer }: Pair, id: string): Chart | undefined =>
  [...newer.charts, ...older.charts].find((chart) => chart.id === id);

const namePlace = (chart: Chart, { row, note, column }: Difference, lang: Lang): string => {
  const changed = chart.rows.find(({ id }) => id === (row ?? note));
  const head = chart.columns.find(({ id }) => id === column)?.label[lang];
  return [changed && rowName(changed, lang), head].filter(Boolean).join(' × ') || chart.title[lang];
};

const ChangedChart = ({
  lang,
  older,
  newer,
  chart,
  changes,
}: Pair & { chart: Chart; changes: readonly Difference[] }) => {
  const [before, after] = [older, newer].map(({ charts }) =>
    createSpeller(
      charts.find(({ kind }) => kind === 'key'),
      lang,
    ),
  );
  const draw = (side: Difference['from'], spell = before) =>
    (spell && sideText(side, lang, spell)) || words.nothing[lang];
  return (
    <>
      <h3 class="wb-h3">{chart.title[lang]}</h3>
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">{words.where[lang]}</th>
            <th scope="col">{older.label}</th>
            <th scope="col">{newer.label}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={JSON.stringify([change.row, change.note, change.column, change.what])}>
              <th scope="row">
                <a href={formatPlace(chart.id, 'chart', cellAnchor(change.row ?? change.note ?? '', change.column))}>
                  {namePlace(chart, change, lang)}
                </a>
              </th>
              <td>{draw(change.from)}</td>
              <td>{draw(change.to, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const ChangedPair = (pair: Pair) => {
  const { lang, older, newer } = pair;
  const byChart = Map.groupBy(diff(older.charts, newer.charts), ({ chart }) => chart);
  return (
    <>
      <p class="hint">{`${older.label} → ${newer.label}`}</p>
      {byChart.size === 0 && <p>{words.noChange[lang]}</p>}
      {[...byChart].flatMap(([id, changes]) => {
        const chart = findChart(pair, id);
        return chart ? [<ChangedChart key={id} {...pair} chart={chart} changes={changes} />] : [];
      })}
    </>
  );
};

/** The newest pair of printings first. */
export const CompareView = ({ lang, game }: { readonly lang: Lang; readonly game: SheetGame }) => {
  const printings = useMemo(() => listPrintings(game, lang), [game, lang]);
  return (
    <>
      {printings.slice(0, -1).flatMap((newer, i) => {
        const older = printings[i + 1];
        return older ? [<ChangedPair key={newer.id} {...{ lang, older, newer }} />] : [];
      })}
      {printings.length < 2 && <p>{words.onePrinting[lang]}</p>}
    </>
  );
};

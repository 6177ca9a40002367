/* The right half: the chart of the sheet and what it answers, the atlas, the card. */
import type { SheetGame } from '@coup-doeil/core/sheets';
import { useMemo, useState } from 'preact/hooks';
import { Pick } from '../../calculator/form/Controls.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import { type Cells, listCharts } from '../draft/draft.ts';
import { type DraftRead, STAND_IN } from '../draft/read-draft.ts';
import { formatPlace, type Place, VIEWS, type View } from '../page/address.ts';
import { words } from '../page/words.ts';
import { type CellPlace, mapCells } from '../sheets/cell-map.ts';
import { type Answered, Answers, useAnswer } from './Answers.tsx';
import { ChartView, useSteady } from './ChartView.tsx';

const AtlasView = lazy(async () => (await import('./AtlasView.tsx')).AtlasView);
const CompareView = lazy(async () => (await import('./CompareView.tsx')).CompareView);
const CardView = lazy(async () => (await import('./CardView.tsx')).CardView);

interface Props {
  readonly lang: Lang;
  readonly read: DraftRead;
  readonly place: Place;
  readonly name: string;
  readonly cells: Cells;
  readonly onCell: (place: CellPlace) => void;
}

/** The calculator of a sheet: its own, else one that reads it, else the first. */
const findCalculator = ({ calculators }: SheetGame, name: string) => {
  const all = Object.values(calculators);
  const reads = all.find(({ charts }) => Object.values(charts).some((printing) => Object.hasOwn(printing, name)));
  return calculators[name] ?? reads ?? all[0];
};

/** The column that the table of an answer is read in, where it is the table that is shown. */
const findColumn = ({ data }: SheetGame, { subject, report }: Answered, name: string): string | undefined => {
  const recipe = data.recipes.find(({ id }) => id === subject.calculator.id);
  const column = report.answer?.facts.find(({ id }) => id === 'column')?.value;
  return recipe?.kind === 'table' && recipe.table === name && column !== undefined ? String(column) : undefined;
};

type ShownProps = Props & { readonly answer: Answered | undefined };

/** The chart of the sheet, with the cells lit that the answer was read from, and those to be mended. */
const ShownChart = ({ lang, read, place, name, cells, onCell, answer }: ShownProps) => {
  const { game, mistakes, former } = read;
  const charts = listCharts(game.data);
  const chart = charts.find(({ listed }) => listed.id === name);
  const symbols = charts.find(({ built }) => built.kind === 'key')?.built;
  const listTones = (): readonly (readonly [anchor: string, tone: string])[] => {
    const bad = mistakes.filter(({ sheet }) => sheet === name);
    const lit = (answer?.report.lit ?? []).filter(({ chart }) => chart === name);
    const column = answer && findColumn(game, answer, name);
    return [
      ...(chart && column ? chart.built.rows : []).map(({ id }) => [`${id}-${column}`, 'lcol'] as const),
      ...lit.map(({ row, column }) => [[row, column].filter(Boolean).join('-'), 'lit'] as const),
      ...(place.anchor ? [[place.anchor, 'lit'] as const] : []),
      // Where each cell was typed is worked out where something is wrong, or on a press: not at every key.
      ...(chart
        ? [
            ...mapCells(
              chart,
              cells,
              bad.map(({ row }) => row),
            ),
          ]
        : []
      ).flatMap(([anchor, { row, column }]) =>
        bad.some((mistake) => mistake.row === row && mistake.column === column) ? [[anchor, 'bad2'] as const] : [],
      ),
    ];
  };
  const list = useSteady(listTones());
  const tones = useMemo(() => new Map(list), [list]);
  if (!chart) return <p class="hint">{words.noChart[lang]}</p>;
  /** A cell of the chart leads to the cell that it was typed in. */
  const go = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const place = mapCells(chart, cells).get(link?.getAttribute('href')?.slice(1) ?? '');
    if (!place) return;
    event.preventDefault();
    onCell(place);
  };
  const hasStandIn =
    mistakes.length > 0 &&
    chart.built.rows.some((row) => Object.values(row.cells).some(({ printed }) => printed === STAND_IN));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are pressed.
    <div onClick={go}>
      <ChartView {...{ lang, symbols, tones }} game={game.game.meta.id} chart={chart.built} />
      {former.includes(name) && <p class="hint">{words.former[lang]}</p>}
      {hasStandIn && <p class="hint">{words.standIn[lang]}</p>}
    </div>
  );
};

type HeadProps = Pick<Props, 'lang' | 'place' | 'name'> & { readonly title: string; readonly views: readonly View[] };

const Head = ({ lang, place, name, title, views }: HeadProps) => (
  <div class="wb-rh">
    <h2 id="wb-shown">{title}</h2>
    <nav class="switch" aria-label={words.see[lang]}>
      {views.map((view) => (
        <a key={view} href={formatPlace(name, view)} aria-current={view === place.view ? 'true' : undefined}>
          {words[view][lang]}
        </a>
      ))}
    </nav>
  </div>
);

export const useCalculators = (read: DraftRead, name: string) => {
  const { game } = read;
  const [chosen, setChosen] = useState({ sheet: '', id: '' });
  const own = chosen.sheet === name ? game.calculators[chosen.id] : undefined;
  const answer = useAnswer(game.game, own ?? findCalculator(game, name));
  return { answer, choose: (id: string) => setChosen({ sheet: name, id }) };
};

type ResultsProps = Props & ReturnType<typeof useCalculators>;

export const Results = ({ answer, choose, ...props }: ResultsProps) => {
  const { lang, read, place, name } = props;
  const { game } = read;
  const charts = useMemo(() => listCharts(game.data), [game]);
  const calculators = useMemo(() => Object.values(game.calculators), [game]);
  // Printings are compared where there are several.
  const views = VIEWS.filter((view) => view !== 'compare' || game.data.printings.length > 1 || view === place.view);
  const title = charts.find(({ listed }) => listed.id === name)?.built.title[lang] ?? name;
  return (
    <div class="wb-r">
      <Head {...{ lang, place, name, views }} title={place.view === 'chart' ? title : words[place.view][lang]} />
      <div class={place.view === 'chart' ? 'wsheet' : 'wplate'}>
        {place.view === 'chart' && <ShownChart {...props} answer={answer} />}
        {place.view === 'atlas' && <AtlasView lang={lang} calculators={calculators} />}
        {place.view === 'compare' && <CompareView lang={lang} game={game} />}
        {place.view === 'card' && <CardView lang={lang} game={game.game} charts={charts.map(({ built }) => built)} />}
      </div>
      <p class="hint wb-own">{words.own[lang]}</p>
      {place.view === 'chart' && (
        <section class="wcalc" aria-labelledby="wb-answers">
          <div class="wb-rh">
            <h2 id="wb-answers">{words.answers[lang]}</h2>
            {calculators.length > 1 && answer && (
              <Pick
                label={words.calculator[lang]}
                value={answer.subject.calculator.id}
                options={calculators.map(({ id, title: called }) => ({ id, label: called[lang] }))}
                onChange={choose}
              />
            )}
          </div>
          {answer ? (
            <Answers key={answer.subject.calculator.id} {...answer} lang={lang} />
          ) : (
            <p class="hint">{words.notYet[lang]}</p>
          )}
        </section>
      )}
    </div>
  );
};

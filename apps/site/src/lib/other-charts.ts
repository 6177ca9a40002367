import type { Chart } from '@coup-doeil/core/chart';
import { type AnyCalculator, checkAsk, createReport, type Game, parseWords, splitWords } from '@coup-doeil/core/game';
import type { CitedChart } from '@coup-doeil/core/tell';

/** What the examples of a calculator say set a line aside: `key.plain`. */
const listSettersAside = ({ meta }: Pick<Game, 'meta'>, calculator: AnyCalculator): ReadonlySet<string> => {
  const inputs = ['', ...calculator.examples.map(({ words }) => words)].map((words) =>
    parseWords(calculator.input, splitWords(words)),
  );
  const steps = inputs.flatMap((input) => createReport(meta, calculator, checkAsk(calculator, { input })).working);
  return new Set(steps.flatMap(({ by }) => (by === undefined ? [] : [by.replace(/^.*\//, '')])));
};

/** What it takes to name a chart and the rows that are cited: the page carries it, in both languages, for it copies in either. */
const nameChart = ({ id, kind, title, rows }: Chart, cited: ReadonlySet<string>): CitedChart => ({
  kind,
  title,
  columns: [],
  rows: rows
    .filter((row) => cited.has(`${id}.${row.id}`))
    // A border: nothing else of a row is told.
    .map((row) => ({ id: row.id, label: row.label, cells: {} }) as CitedChart['rows'][number]),
});

/** The charts that a calculator does not read itself, by id: an answer may point at one, and a page without them names it. */
export const listOtherCharts = async (
  game: Game,
  calculator: AnyCalculator,
): Promise<Readonly<Record<string, CitedChart>>> => {
  const cited = listSettersAside(game, calculator);
  const own = new Set(Object.values(calculator.charts).flatMap((charts) => Object.keys(charts)));
  const [newest = []] = Object.values(await game.charts());
  return Object.fromEntries(
    newest.filter(({ id }) => !own.has(id)).map((chart) => [chart.id, nameChart(chart, cited)]),
  );
};

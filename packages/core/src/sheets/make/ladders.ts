import type { Entry } from '../../chart/cell.ts';
import { verbatim } from '../../chart/cell.ts';
import type { Chart } from '../../chart/chart.ts';
import { column } from '../../chart/column.ts';
import { type Differences, differences } from '../../chart/difference.ts';
import type { Ends, Reached } from '../../chart/ends.ts';
import { FAVOURS, type Favour, type Ladder, ladder } from '../../chart/ladder.ts';
import { type Refusal, refuse } from '../../game/calculator.ts';
import { memoise } from '../../game/once.ts';
import { first } from '../../game/value.ts';
import { t } from '../../text/index.ts';
import { addFractions, type Fraction, fraction, multiply } from '../parse/factor.ts';
import { parseStep } from '../parse/step.ts';
import { type Charts, findChart, getChart, placeOfChart, type SheetContext } from './charts.ts';
import { readingId, type TableRecipe } from './recipe.ts';

export type AnyLadder = Ladder<unknown> | Differences<unknown>;

/** The heads of a matrix as a ladder whose rungs name its columns. */
const ladderOfHeads = memoise((table: Chart): AnyLadder => {
  const rungs = table.columns.map(({ id, label }) => [first(Object.values(label)), id] as const);
  const { id, title, document } = table;
  const spec = { id, title, document, column: column(title, verbatim), rungs };
  return parseStep(first(rungs)[0])?.by === 'difference' ? differences(spec) : ladder(spec);
});

export const findLadder = (charts: Charts, { table }: TableRecipe, id: string): AnyLadder => {
  const matrix = id === table ? findChart(charts, id, 'matrix') : undefined;
  return matrix ? ladderOfHeads(matrix) : getChart(charts, id, 'ladder');
};

/** Two strengths on a ladder. Of fractions those of a ratio become whole together; a difference keeps its fraction. */
const reach = (
  chart: AnyLadder,
  attack: Fraction,
  defence: Fraction,
  favour: Favour,
): Reached<Entry & { readonly row: string }> => {
  if (chart.by === 'ratio') return chart.find(attack.over * defence.under, defence.over * attack.under, favour);
  const { over, under } = addFractions(attack, multiply(defence, fraction(-1, 1)));
  const difference = favour === 'attacker' ? Math.ceil(over / under) : Math.floor(over / under);
  return chart.find(1 + Math.max(0, difference), 1 + Math.max(0, -difference), favour);
};

export interface Rung {
  readonly ladder: AnyLadder;
  readonly cell: Entry & { readonly row: string };
}

/** What the sheet does past its last printed thing: nothing more, a refusal, or as the table reads it. */
export const staysAt = (context: SheetContext, ends: Ends | undefined, reading: string): boolean =>
  ends === 'stay' || (ends !== 'refuse' && context.reading(reading) === 'stay');

export const refuseBeyond = (chart: Chart): Refusal =>
  refuse(
    t('{title}: nothing is printed beyond its ends', '{title}\u202f: rien n’est imprimé au-delà', {
      title: chart.title,
    }),
    placeOfChart(chart),
  );

/** The rung that two strengths come to; a refusal beyond the ends of a ladder that does not stay there. */
export const climb = (
  context: SheetContext,
  recipe: TableRecipe,
  id: string,
  [attack, defence]: readonly [Fraction, Fraction],
): Rung | Refusal => {
  const chart = findLadder(context.charts, recipe, id);
  const [low, high] = FAVOURS.map((favour) => reach(chart, attack, defence, favour)) as [
    ReturnType<typeof reach>,
    ReturnType<typeof reach>,
  ];
  const isClear = low.rung.row === high.rung.row && low.beyond === high.beyond;
  const favour = recipe.favours[id];
  // Only what lies between two rungs asks in whose favour it is rounded.
  const { rung, beyond } = isClear
    ? low
    : (favour ?? context.reading(readingId(id, 'rounding'))) === 'attacker'
      ? high
      : low;
  const isHeads = id === recipe.table;
  const { ends, edges } = endsOf(context.charts[id]);
  if (beyond && !staysAt(context, isHeads ? edges : ends, readingId(id, isHeads ? 'edges' : 'ends')))
    return refuseBeyond(chart);
  return { ladder: chart, cell: rung };
};

/** What a chart says of its ends. */
export const endsOf = (chart: Chart | undefined): { readonly ends?: Ends; readonly edges?: Ends } => ({
  ...(chart && 'ends' in chart ? { ends: chart.ends as Ends } : {}),
  ...(chart && 'edges' in chart ? { edges: chart.edges as Ends } : {}),
});

import type { Folder } from './folder.ts';
import type { Dice, Options } from './options.ts';
import type { Sheet } from './sheet.ts';
import { camel, free } from './write/source.ts';
import { wrong } from './wrong.ts';

type Bands = Extract<Sheet, { kind: 'bands' }>;
type Lines = Extract<Sheet, { kind: 'modifiers' }>;
type Ladder = Extract<Sheet, { kind: 'ladder' }>;
type Grid = Extract<Sheet, { kind: 'grid' }>;

/** A line of modifiers as a calculator asks for it. */
export type Part =
  | {
      readonly kind: 'flag' | 'count' | 'difference';
      readonly chart: Lines;
      readonly line: string;
      readonly field: string;
    }
  | {
      readonly kind: 'cell';
      readonly chart: Lines;
      readonly line: string;
      readonly grid: Grid;
      readonly column: string;
    }
  | { readonly kind: 'rung'; readonly chart: Lines; readonly line: string; readonly ladder: Ladder };

/** A first calculator: a band chart, the dice thrown on it, and what is added to them. */
export interface Plan {
  readonly chart: Bands;
  readonly dice: Dice;
  readonly parts: readonly Part[];
  /** Ladders whose rung is added by itself, no line of modifiers naming it. */
  readonly ladders: readonly Ladder[];
  /** Grids a row of which is asked for, by the name of the field. */
  readonly grids: ReadonlyMap<string, Grid>;
  /** Everything that it reads. */
  readonly charts: readonly Sheet[];
}

/** The two strengths that a ladder compares. */
export const strengths = ({ ladders, parts }: Plan, ladder: Ladder): readonly [string, string] => {
  const all = new Set([...ladders, ...parts.flatMap((part) => (part.kind === 'rung' ? [part.ladder] : []))]);
  return all.size > 1 ? [camel(`${ladder.id}-attack`), camel(`${ladder.id}-defence`)] : ['attack', 'defence'];
};

const usedBy = (chart: Bands, charts: readonly Sheet[]): readonly Sheet[] => {
  if (chart.uses) return charts.filter(({ id }) => chart.uses?.includes(id));
  const alone = charts.filter(({ kind }) => kind === 'bands').length === 1;
  return charts.filter(({ kind, id }) =>
    kind === 'modifiers' ? alone || id.startsWith(`${chart.id}-`) : kind === 'ladder' && alone,
  );
};

const partsOf = (modifiers: readonly Lines[], charts: readonly Sheet[]): Part[] => {
  const taken = new Set<string>(charts.filter(({ kind }) => kind === 'grid').map(({ id }) => camel(id)));
  for (const name of ['attack', 'defence']) taken.add(name);
  return modifiers.flatMap((chart) =>
    Object.entries(chart.spec.lines).map(([line, { kind = 'flag', terms, value }]): Part => {
      const found = charts.find(({ id }) => id === terms?.chart);
      if (found?.kind === 'grid') return { kind: 'cell', chart, line, grid: found, column: String(terms?.column) };
      if (found?.kind === 'ladder') return { kind: 'rung', chart, line, ladder: found };
      if (value.startsWith('1/2'))
        wrong(
          { file: `${chart.id}.csv`, row: chart.rowOf(line), column: 'value' },
          'half a point cannot be added to dice',
        );
      const short = free(camel(line));
      const field = taken.has(short) ? camel(`${chart.id}-${line}`) : short;
      taken.add(field);
      return { kind: kind === 'lookup' ? 'difference' : kind, chart, line, field };
    }),
  );
};

const planOf = (chart: Bands, charts: readonly Sheet[], dice: Dice): Plan => {
  const used = usedBy(chart, charts);
  const parts = partsOf(
    used.filter((one) => one.kind === 'modifiers'),
    charts,
  );
  const rungs = parts.flatMap((part) => (part.kind === 'rung' ? [part.ladder] : []));
  const ladders = used.filter((one) => one.kind === 'ladder').filter((one) => !rungs.includes(one));
  const grids = new Map(
    parts.flatMap((part) => (part.kind === 'cell' ? [[free(camel(part.grid.id)), part.grid] as const] : [])),
  );
  const read = new Set<Sheet>([chart, ...parts.map((part) => part.chart), ...rungs, ...ladders, ...grids.values()]);
  return { chart, dice: chart.dice ?? dice, parts, ladders, grids, charts: charts.filter((one) => read.has(one)) };
};

/** A calculator for every band chart. */
export const plansOf = ({ charts }: Folder, { dice: [dice] }: Options): Plan[] =>
  charts.flatMap((chart) => (chart.kind === 'bands' ? [planOf(chart, charts, dice)] : []));

/** The columns that figures are looked up in. */
export const lookedUp = (plans: readonly Plan[]): Set<string> =>
  new Set(
    plans.flatMap(({ parts, ladders }) => [
      ...ladders.map(({ id }) => `${id}.value`),
      ...parts.flatMap((part) =>
        part.kind === 'cell'
          ? [`${part.grid.id}.${part.column}`]
          : part.kind === 'rung'
            ? [`${part.ladder.id}.value`]
            : [],
      ),
    ]),
  );

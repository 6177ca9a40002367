/* A plate for a table that is read by a column: every outcome under each odds, difference or class. */
import { t } from '@coup-doeil/core/chart';
import { type AnyCalculator, checkAsk, type Value } from '@coup-doeil/core/game';
import { askWords, type Situation } from '../../atlas/ask.ts';
import { type Grid, listFinalOdds, makeGrids, rankOutcomes } from '../../atlas/grids.ts';
import { listSpots, type Spot } from '../../lib/spots.ts';

const COLUMN = 'column';
/** Strengths up to here reach every column of a printed table. */
const MOST = 12;

const columnOf = ({ result }: Situation) => result.facts?.find(({ id }) => id === COLUMN);

/** For each column that two whole numbers of the input reach, the first situation that does. */
const reachColumns = (calculator: AnyCalculator, [first, second]: readonly Spot[]): readonly Situation[] => {
  if (!first) return [];
  const values = (spot: Spot | undefined) => spot?.values.slice(0, MOST) ?? [''];
  const reached = new Map<string, Situation>();
  for (const a of values(first))
    for (const b of values(second)) {
      const situation = askWords(calculator, [[first.path, a], ...(second ? [[second.path, b] as const] : [])]);
      const column = situation && columnOf(situation);
      const key = JSON.stringify(column?.value ?? null);
      if (situation && column && !reached.has(key)) reached.set(key, situation);
    }
  return [...reached.values()];
};

const orderOf = (calculator: AnyCalculator, situation: Situation): number => {
  const value = String(columnOf(situation)?.value);
  const charts = Object.values(Object.values(calculator.charts)[0] ?? {});
  return Math.max(...charts.map(({ columns }) => columns.findIndex(({ id }) => id === value)));
};

const makeColumnGrid = (calculator: AnyCalculator, list: string): Grid | undefined => {
  const { input } = checkAsk(calculator, {});
  // A border: a checked input is a value of its own description.
  const spots = listSpots(calculator.input, input as Value).filter(({ field }) => field.kind === 'whole');
  const situations = reachColumns(calculator, spots).toSorted(
    (a, b) => orderOf(calculator, a) - orderOf(calculator, b),
  );
  const rows = situations.map((situation, total) => ({
    total,
    label: columnOf(situation)?.text ?? t('–', '–'),
    cells: [situation],
  }));
  if (rows.length < 2) return undefined;
  return {
    list,
    axis: t('Column', 'Colonne'),
    rating: undefined,
    outcomes: rankOutcomes(rows, list),
    opening: { total: null, rating: '' },
    rows,
  };
};

/** The plates of a calculator: by column where it has one, else by its totals. */
export const listPlates = (calculator: AnyCalculator): readonly Grid[] => {
  const base = askWords(calculator, []);
  if (!base) return [];
  if (!columnOf(base)) return makeGrids(calculator).filter(({ rows }) => rows.length > 1);
  return listFinalOdds(base.result).flatMap((list) => makeColumnGrid(calculator, list) ?? []);
};

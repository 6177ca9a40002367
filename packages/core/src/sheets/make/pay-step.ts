import type { Entry } from '../../chart/cell.ts';
import type { Chart } from '../../chart/chart.ts';
import { rowOf } from '../../chart/column.ts';
import { isRefusal, type Refusal } from '../../game/calculator.ts';
import type { Place, Tally } from '../../game/tally.ts';
import { followCell, readFigure, refuseMissing, refusePrinted } from './cells.ts';
import { type Charts, type Given, getChart } from './charts.ts';
import type { MarchRecipe } from './recipe.ts';
import { listZoneRows, type ZoneStep } from './zone-steps.ts';

/** The rows of a group; all of them where none is said. */
export const rowsOf = (grid: Chart, group: string): string[] =>
  grid.rows.filter((row) => group === '' || row.group === group).map(({ id }) => id);

/** A cost, and the cell that it stands in; or what forbids it. */
const readCost = (
  charts: Charts,
  grid: Chart,
  row: string,
  column: string,
): { readonly cell: Entry; readonly cost: number } | Refusal => {
  const cell = followCell(grid, row, column);
  if (!cell) return refuseMissing(grid);
  const cost = readFigure(cell.printed, charts);
  return cost === null ? refusePrinted(cell) : { cell, cost };
};

/** A cell called by its own row, whatever row it was followed from. */
const placeOf = (grid: Chart, row: string, { cite }: Entry): Place => ({
  label: rowOf(grid, row).label,
  cite,
});

/** What is followed stands instead of what is entered and crossed; it opens what they close. */
const payGround = (charts: Charts, grid: Chart, column: string, step: Given, tally: Tally): Refusal | null => {
  const follows = step.follows === undefined || step.follows === 'none' ? null : String(step.follows);
  const road = follows === null ? null : readCost(charts, grid, follows, column);
  if (road && isRefusal(road)) return road;
  if (road && follows) tally.add(placeOf(grid, follows, road.cell), road.cost);
  for (const row of [step.enters, ...[step.crosses ?? []].flat()].map(String)) {
    const ground = readCost(charts, grid, row, column);
    if (isRefusal(ground)) {
      if (road) continue;
      return ground;
    }
    const place = placeOf(grid, row, ground.cell);
    if (road && follows) tally.ignore(place, ground.cost, placeOf(grid, follows, road.cell));
    else tally.add(place, ground.cost);
  }
  return null;
};

/** What enemy zones cost beside the ground. */
const payZones = (
  charts: Charts,
  grid: Chart,
  column: string,
  rows: readonly string[],
  tally: Tally,
): Refusal | null => {
  for (const row of rows) {
    const paid = readCost(charts, grid, row, column);
    if (isRefusal(paid)) return paid;
    tally.add(placeOf(grid, row, paid.cell), paid.cost);
  }
  return null;
};

/** One hex more: what its ground costs, and the enemy zones that it leaves and enters. */
export const payStep = (
  charts: Charts,
  { grid: id, zones }: MarchRecipe,
  column: string,
  step: Given,
  tally: Tally,
): Refusal | null => {
  const grid = getChart(charts, id, 'grid');
  const rows = zones === undefined ? [] : listZoneRows(rowsOf(grid, zones), step.zone as ZoneStep);
  return payGround(charts, grid, column, step, tally) ?? payZones(charts, grid, column, rows, tally);
};

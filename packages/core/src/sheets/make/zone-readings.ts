import type { Chart } from '../../chart/chart.ts';
import { type Reading, type Readings, reading } from '../../game/reading.ts';
import { t } from '../../text/index.ts';
import { followCell, readFigure } from './cells.ts';
import { type Charts, getChart, placeOfChart } from './charts.ts';
import { rowsOf } from './pay-step.ts';
import type { BattleRecipe, MarchRecipe } from './recipe.ts';

/** Whether a zone ends the march of who enters it. */
export const STOPS = 'zone-stops';
/** Whether a zone reaches where its counter cannot go. */
export const BARRIERS = 'zone-barriers';

const SILENT = t('The sheets do not say.', 'Les feuilles ne le disent pas.');

const stopsReading = (grid: Chart): Reading =>
  reading({
    question: t(
      'Does a march end where it enters an enemy zone?',
      'Une marche finit-elle où elle entre dans une zone ennemie\u202f?',
    ),
    options: { 'goes-on': t('It goes on', 'Elle continue'), stops: t('It ends there', 'Elle y finit') },
    why: SILENT,
    confidence: 'weak',
    cite: placeOfChart(grid).cite,
  });

const barriersReading = (grid: Chart): Reading =>
  reading({
    question: t(
      'Does a zone reach into hexes that its counter cannot enter?',
      'Une zone s’étend-elle aux hex où son pion ne peut entrer\u202f?',
    ),
    options: { reaches: t('It does', 'Oui'), ends: t('It ends there', 'Elle finit là') },
    why: SILENT,
    confidence: 'weak',
    cite: placeOfChart(grid).cite,
  });

/** Whether some ground is closed to a column. */
const isBarred = (charts: Charts, { grid: id, entered, crossed }: MarchRecipe, column: string): boolean => {
  const grid = getChart(charts, id, 'grid');
  const rows = [entered, crossed].flatMap((group) => (group === undefined ? [] : rowsOf(grid, group)));
  return rows.some((row) => readFigure(followCell(grid, row, column)?.printed ?? '', charts) === null);
};

/** What a table may have to decide of zones, as the sheets do not say it. */
export const readingsOfBattle = (
  { stances }: BattleRecipe,
  march: MarchRecipe,
  charts: readonly Charts[],
  newest: Charts,
): Readings => {
  const all = Object.values(stances);
  const holders = all.filter(({ zone }) => zone.length > 0);
  const grid = getChart(newest, march.grid, 'grid');
  const asksStops = holders.length > 0 && all.some(({ column, stops }) => column !== null && stops === undefined);
  const asksBarriers = holders.some(
    ({ column }) => column !== null && charts.some((own) => isBarred(own, march, column)),
  );
  return {
    ...(asksStops ? { [STOPS]: stopsReading(grid) } : {}),
    ...(asksBarriers ? { [BARRIERS]: barriersReading(grid) } : {}),
  };
};

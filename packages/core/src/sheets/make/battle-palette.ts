import type { Labels, Palette } from '../../battle/palette.ts';
import type { Chart } from '../../chart/chart.ts';
import { t } from '../../text/index.ts';
import { type Charts, findChart, getChart } from './charts.ts';
import { listStates } from './fates.ts';
import { MOST_STRENGTH } from './fields.ts';
import { MOST_ALLOWANCE } from './march.ts';
import { rowsOf } from './pay-step.ts';
import type { BattleRecipe, MarchRecipe } from './recipe.ts';
import { listRatings } from './tests.ts';

const STRENGTH = t('Strength', 'Force');
const MOVEMENT = t('Movement points', 'Points de mouvement');
const MOVED = t('has moved', 'a bougé');

const labelRows = (grid: Chart, group: string | undefined): Labels =>
  Object.fromEntries(
    grid.rows
      .filter(({ id }) => group !== undefined && rowsOf(grid, group).includes(id))
      .map(({ id, label }) => [id, label]),
  );

/** The words of a battlefield: rows of the march’s chart, arms, ratings that results test, states that they leave. */
export const createPalette = ({ stances }: BattleRecipe, march: MarchRecipe, newest: Charts): Palette => {
  const grid = getChart(newest, march.grid, 'grid');
  const marching = Object.keys(stances).filter((arm) => stances[arm]?.column !== null);
  return {
    terrains: labelRows(grid, march.entered),
    features: labelRows(grid, march.crossed),
    roads: labelRows(grid, march.followed),
    levels: false,
    arms: Object.fromEntries(Object.entries(stances).map(([arm, { label }]) => [arm, label])),
    strength: { label: STRENGTH, min: 0, max: MOST_STRENGTH },
    ratings: {
      ...listRatings(newest),
      movement: { label: MOVEMENT, min: 0, max: MOST_ALLOWANCE, neededBy: marching },
    },
    states: Object.fromEntries(listStates(findChart(newest, 'results', 'key'))),
    traits: {},
    marks: { moved: MOVED },
    formationStates: {},
    sideStates: {},
    phases: {},
  };
};

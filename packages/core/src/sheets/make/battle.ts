import type { BattleUnit } from '../../battle/battlefield.ts';
import { type BattleDoor, type CrossingOf, defineBattle, type MarchRules } from '../../battle/door.ts';
import type { GameBoard } from '../../battle/game-board.ts';
import { getCrossing } from '../../battle/ground.ts';
import { ZONE } from '../../battle/zones.ts';
import type { Chart } from '../../chart/chart.ts';
import { isRefusal, type Refusal, refuse } from '../../game/calculator.ts';
import type { AnyCalculator } from '../../game/game.ts';
import type { Readings } from '../../game/reading.ts';
import { silentTally } from '../../game/tally.ts';
import { first } from '../../game/value.ts';
import { t } from '../../text/index.ts';
import { createPalette } from './battle-palette.ts';
import { type Charts, type Given, getChart, listPrintings, placeOfChart } from './charts.ts';
import { payStep, rowsOf } from './pay-step.ts';
import type { BattleRecipe, MarchRecipe, Stance } from './recipe.ts';
import { BARRIERS, STOPS } from './zone-readings.ts';
import { findZoneStep } from './zone-steps.ts';

/** What a battle door is made from: how arms stand, the march that they march by, and the charts of each printing, the newest first. */
export interface BattleMaking {
  readonly recipe: BattleRecipe;
  readonly march: MarchRecipe;
  /** The calculator of that march. */
  readonly calculator: AnyCalculator;
  readonly game: { readonly id: string; readonly version: string };
  readonly printings: readonly string[];
  readonly charts: Readonly<Record<string, Charts>>;
  readonly readings: Readings;
}

interface SheetBattle {
  readonly counter: { readonly arm: string };
  readonly terrain: string;
  readonly feature: string;
  readonly road: string;
  readonly readings: Readings;
}

/** Costs are printed in quarters at the least. */
const SCALE = 4;

const ON_THE_MARCH = t('on the march', 'en marche');

/** A step over the ground as the march’s calculator asks for it. */
const describeStep = (
  { entered, crossed, followed, zones }: MarchRecipe,
  grid: Chart,
  { to, features, road }: Pick<CrossingOf<SheetBattle>, 'to' | 'features' | 'road'>,
  { leaving, entering }: { readonly leaving: number; readonly entering: number },
): Given => ({
  // A hex that nothing is said of is as the first row has it, which the calculator begins with too.
  enters: to.terrains[0] ?? first(rowsOf(grid, entered)),
  ...(crossed === undefined ? {} : { crosses: features }),
  ...(followed === undefined ? {} : { follows: road ?? 'none' }),
  ...(zones === undefined ? {} : { zone: findZoneStep(leaving > 0, entering > 0) }),
});

const OPEN = { leaving: 0, entering: 0 };

/** The side or the corner that a counter faces, as its arm does; `null` where the document does not say it so. */
const getFaced = ({ facing }: Stance, { facing: given }: BattleUnit): number | null => {
  if (given === undefined || facing === 'none') return null;
  if ('side' in given) return facing === 'hexside' ? given.side : null;
  return facing === 'corner' ? given.vertex : null;
};

/** Whether a zone covers a side of its counter: where no facing is known it acts all round. */
const coversSide = ({ zone }: Stance, faced: number | null, side: number): boolean =>
  faced === null ? zone.length > 0 : zone.includes((side + 6 - faced) % 6);

const createMarch = (
  { recipe, march, charts }: BattleMaking,
  newest: Charts,
  stanceOf: (arm: string) => Stance,
): MarchRules<SheetBattle> => {
  const grid = getChart(newest, march.grid, 'grid');
  const refuseMarch = ({ label }: Stance): Refusal =>
    refuse(t('{arm}: does not march', '{arm}\u202f: ne marche pas', { arm: label }), placeOfChart(grid));
  return {
    calculator: recipe.march,
    scale: SCALE,
    modes: [ON_THE_MARCH],
    kind: ({ arm }) => arm,
    mode: () => 0,
    allowance: ({ unit }) => unit.ratings.movement ?? null,
    barsMarch: (_, { arm }) => (stanceOf(arm).column === null ? refuseMarch(stanceOf(arm)) : undefined),
    step: ({ edition, reading, tally }, { arm }, crossing, circumstances, mode) => {
      const stance = stanceOf(arm);
      if (stance.column === null) return refuseMarch(stance);
      const step = describeStep(march, grid, crossing, circumstances);
      const refused = payStep(charts[edition] ?? newest, march, stance.column, step, tally);
      if (refused) return refused;
      return { mode, stops: circumstances.entering > 0 && (stance.stops ?? reading(STOPS) === 'stops') };
    },
    zoneStopCite: placeOfChart(grid).cite,
    after: ({ id }) => [{ change: 'mark', counter: id, add: ['moved'], remove: [] }],
    input: (_, { arm, unit }, steps) => ({
      ...(march.columns.length > 1 ? { column: stanceOf(arm).column } : {}),
      allowance: unit.ratings.movement ?? null,
      steps: steps.map(({ crossing, circumstances }) => describeStep(march, grid, crossing, circumstances)),
    }),
  };
};

/** A battle door of sheets: zones, facing and marches. Actions are for a door of the game’s own. */
export const createSheetBattle = (making: BattleMaking): BattleDoor => {
  const { recipe, march, calculator, game, printings, charts, readings } = making;
  const newest = first(listPrintings(printings, charts));
  const grid = getChart(newest, march.grid, 'grid');
  const arms = Object.keys(recipe.stances);
  // Counters are read by these very arms.
  const stanceOf = (arm: string): Stance => recipe.stances[arm] as Stance;
  const isClosed = (board: GameBoard<SheetBattle>, { column }: Stance, hex: number, side: number): boolean => {
    const crossing = getCrossing(board.ground, hex, side);
    if (!crossing || column === null) return false;
    const step = describeStep(march, grid, crossing, OPEN);
    const refused = payStep(charts[board.edition] ?? newest, march, column, step, silentTally());
    return refused !== null && isRefusal(refused);
  };
  const hasBarriers = Object.hasOwn(readings, BARRIERS);
  return defineBattle<SheetBattle>({
    game,
    editions: printings,
    palette: createPalette(recipe, march, newest),
    readings,
    calculators: { [recipe.march]: calculator },
    readCounter: (_, reads) => ({ arm: reads.arm(arms) }),
    isUnit: () => true,
    controls: (board, { arm, unit, hex }, side) => {
      const stance = stanceOf(arm);
      if (!coversSide(stance, getFaced(stance, unit), side)) return 0;
      return hasBarriers && board.reading(BARRIERS) === 'ends' && isClosed(board, stance, hex, side) ? 0 : ZONE;
    },
    march: createMarch(making, newest, stanceOf),
    // Sight is on no sheet that is read here: nothing blocks.
    sight: { blocks: () => undefined },
    actions: [],
  });
};

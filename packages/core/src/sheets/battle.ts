import type { BattleDoor } from '../battle/door.ts';
import type { AnyCalculator } from '../game/game.ts';
import { first } from '../game/value.ts';
import { byId, type PrintedCharts } from './game.ts';
import { createSheetBattle } from './make/battle.ts';
import type { BattleRecipe, Recipe } from './make/recipe.ts';
import { readingsOfBattle } from './make/zone-readings.ts';
import { mergeReadings, type OwnReadings } from './read/readings.ts';

/** What a battle door shares with the calculators of its game. */
interface Shared {
  readonly recipes: readonly Recipe[];
  readonly calculators: readonly AnyCalculator[];
  readonly printed: readonly PrintedCharts[];
  /** Readings as a sheet words them. */
  readonly own: OwnReadings;
}

/** The battle door of a recipe, once the calculator of its march is made; without that there is none. */
export const createBattle = (
  game: { readonly id: string; readonly version: string },
  recipe: BattleRecipe,
  { recipes, calculators, printed, own }: Shared,
): BattleDoor | undefined => {
  const march = recipes.find(({ id }) => id === recipe.march);
  const calculator = calculators.find(({ id }) => id === recipe.march);
  if (march?.kind !== 'march' || !calculator) return undefined;
  const charts = Object.fromEntries(printed.map(({ printing, built }) => [printing.id, byId(built)]));
  const newest = byId(first(printed).built);
  return createSheetBattle({
    recipe,
    march,
    calculator,
    game,
    printings: printed.map(({ printing }) => printing.id),
    charts,
    readings: mergeReadings(readingsOfBattle(recipe, march, Object.values(charts), newest), own),
  });
};

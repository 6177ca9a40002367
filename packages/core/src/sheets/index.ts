/**
 * A game from its sheets: charts typed as CSV files, read at run time into charts, calculators and exact odds.
 *
 * ```ts
 * import { readSheets } from '@coup-doeil/core/sheets';
 * import { run } from '@coup-doeil/core/game';
 *
 * const { game, problems } = readSheets({ assault: 'from,to,1:2,1:1,2:1\n1,2,AR,AR,-\n3,5,AR,-,DR\n6,6,-,DR,DR\n' }, { folder: 'the-ford' });
 * const calculator = await game.calculators.assault?.();
 * if (problems.length > 0 || !calculator) throw new Error(JSON.stringify(problems));
 * const result = run(game.meta, calculator, { input: { attack: 4, defence: 2 } });
 * if (!result.ok) throw result.error;
 * console.log(result.report.odds.result?.map(({ id, ways, of }) => `${id} ${ways}/${of}`).join(', '));
 * // none 2/6, dr 4/6
 * ```
 */
export { cutSheets, parseTable, type Sheet, type SheetRow } from './csv.ts';
export { getBattle, getCalculator, type ReadOptions, readSheets, type SheetGame } from './folder.ts';
export type { SheetData } from './game.ts';
export { type BattleMaking, createSheetBattle } from './make/battle.ts';
export { createMarchCalculator } from './make/march.ts';
export type { BattleRecipe, MarchRecipe, Recipe, Stance, TableRecipe } from './make/recipe.ts';
export { createTableCalculator, type Making, type SheetCalculator } from './make/table.ts';
export { findZoneStep } from './make/zone-steps.ts';
export type { Problem } from './problem.ts';
export type { ChartSpec } from './read/chart.ts';
export type { Files } from './read/printings.ts';
export type { Built } from './read/recipes.ts';
export type { SheetRuling } from './read/rulings.ts';

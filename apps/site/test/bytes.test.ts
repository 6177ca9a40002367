import { budgetOf, packedScripts } from './bytes.ts';
import { expect, files, test } from './site.ts';

test('the count of bytes counts, and a calculator may bring more than a chart', () => {
  const scripts = files().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(packedScripts('/en/', scripts)).toBeGreaterThan(packedScripts('/en/', []) + 100 * scripts.length);
  expect(budgetOf('/en/any-game/calculators/fire/')).toBe(40_000);
  expect(budgetOf('/fr/any-game/charts/terrain/')).toBe(15_000);
  expect(budgetOf('/fr/workbench/')).toBe(93_000);
});

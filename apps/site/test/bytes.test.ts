import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, packedScripts } from './bytes.ts';
import { dist, expect, files, read, test } from './site.ts';

test('the faces that are fetched first stay light', () => {
  const preloaded = [...read('en/index.html').matchAll(/rel="preload" href="\/([^"]*)"/g)].map(([, path = '']) => path);
  const bytes = preloaded.reduce((sum, path) => sum + readFileSync(join(dist, path)).length, 0);
  expect(preloaded.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(160_000);
});

test('the count of bytes counts, and a calculator may bring more than a chart', () => {
  const scripts = files().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(packedScripts('/en/', scripts)).toBeGreaterThan(packedScripts('/en/', []) + 100 * scripts.length);
  expect(budgetOf('/en/any-game/calculators/fire/')).toBe(40_000);
  expect(budgetOf('/fr/any-game/charts/terrain/')).toBe(15_000);
});
